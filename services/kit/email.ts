const longestEmail = 254;
const longestLocalPart = 64;

// No more than what keeps nonsense, second lines and unseen characters out: whether an address exists only a mail can tell.
const sign = String.raw`[^\s@<>"(),:;\[\]\\\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]`;
const ofHost = String.raw`[^\s@<>"(),:;\[\]\\/\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]`;
const host = `${ofHost}+\\.${ofHost}{2,}`;

const wholeAddress = new RegExp(`^${sign}{1,${longestLocalPart}}@${host}$`, 'u');
/** In a path the sign in the middle may be escaped. */
const anyAddress = new RegExp(`${sign}{1,${longestLocalPart}}(?:@|%40)${host}`, 'giu');

export function isEmail(text: string): boolean {
  return text.length <= longestEmail && wholeAddress.test(text);
}

/** A text without the e-mail addresses in it. Finds every address `isEmail` lets in. */
export function maskEmails(text: string): string {
  return text.includes('@') || text.includes('%40') ? text.replace(anyAddress, '[address]') : text;
}

/** The letter box of an address: the part behind a plus is chosen freely by its owner. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const plus = local.indexOf('+', 1);
  return `${plus === -1 ? local : local.slice(0, plus)}@${domain}`;
}
