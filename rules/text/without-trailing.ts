/**
 * A text without the signs at its end. A pattern such as `/x+$/` tries again at each sign of a long row of them, which takes time
 * by the square of its length; this walks back once.
 */
export function withoutTrailing(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
