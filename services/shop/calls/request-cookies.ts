/** Cookies of a request by name, as they were sent. */
export function readCookies(header: string | null | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
  });
  return new Map(pairs);
}

const sessionName = 'wp_woocommerce_session_';

/**
 * Whose cart a request is about: the whole session cookie, or the token of a program. Its signature is part of it, so nobody
 * can name the cart of somebody else. Null for a visitor who has none yet.
 */
export function cartOwner({ headers }: Pick<Request, 'headers'>): string | null {
  const sessions = [...readCookies(headers.get('cookie'))].filter(([name]) => name.startsWith(sessionName));
  if (sessions.length > 0) return sessions.map((pair) => pair.join('=')).join('; ');
  return headers.get('cart-token');
}
