/**
 * A path as the log shows it. A secret in a link of our mails works for everybody who has the link, so everything that looks like such a
 * secret is masked wherever it stands: a list of addresses would be forgotten with the next kind of link.
 */

/** What follows these words is one, however short. */
const secretEnd = /(\/shop\/(?:confirm|unsubscribe|my-account)\/).+/is;
/** Names of files everybody gets; some hold a hash of the file. */
const publicFile = /^\/(?:assets|fonts|images|media)\//;
const run = /[\w-]{20,}/g;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A word of an address: letters, a number, or one beside the other. */
const word = /^(?:[a-z]*\d{0,8}|\d{1,8}[a-z]*|\d{1,4}x\d{1,4})$/;

function isSecret(text: string): boolean {
  return (text.match(run) ?? []).some((found) => uuid.test(found) || !found.split('-').every((one) => word.test(one)));
}

function masked(part: string): string {
  return isSecret(unescaped(part)) ? '…' : part;
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function loggedPath(path: unknown): unknown {
  if (typeof path !== 'string' || publicFile.test(path)) return path;
  const [start = '', query] = path.replace(secretEnd, '$1…').split('?', 2);
  const segments = start.split('/').map(masked).join('/');
  if (query === undefined) return segments;
  const values = query.split('&').map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return rest.length === 0 ? masked(name) : `${name}=${masked(rest.join('='))}`;
  });
  return `${segments}?${values.join('&')}`;
}
