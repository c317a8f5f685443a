/** Somebody at the studio without a browser: pages are asked for and forms are sent as one would. */
export function studioVisit(url: string, cookie: string) {
  return {
    async get(path: string) {
      const answer = await fetch(`${url}${path}`, { headers: { cookie }, redirect: 'manual' });
      return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
    },
    async post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { cookie, origin: url, ...headers },
        body,
        redirect: 'manual',
      });
      return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
    },
  };
}

/** Every screen of the frame, and the pages in front of it. */
export const framePages = [
  '',
  '/more',
  '/keys',
  '/me',
  '/jump',
  '/settings',
  '/settings/texts',
  '/orders',
  '/orders/new',
  '/bank',
  '/stock',
  '/pictures',
  '/pictures/animal-cow',
  '/content',
  '/content/packages',
  '/herd',
  '/recall',
  '/people',
  '/customers',
  '/books',
  '/sales',
  '/backup',
].map((path) => `/studio${path}`);
export const doorPages = ['/studio/sign-in', '/studio/set-up', '/studio/enter'];
