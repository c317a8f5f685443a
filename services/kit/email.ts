const longestEmail = 254;
// No more than what keeps nonsense and second lines out: whether an address exists only a mail can tell.
const shape = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\]{2,}$/;

export function isEmail(text: string): boolean {
  return text.length <= longestEmail && shape.test(text);
}
