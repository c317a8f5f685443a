import type { Context } from 'hono';

/**
 * Whether the browser itself says that a visitor pressed a link on a page of ours. Pages of other sites, mails, programs and
 * browsers that only look ahead cannot say it.
 */
export function isOwnPress(c: Context): boolean {
  const says = (name: string, value: string) => c.req.header(name) === value;
  return (
    c.req.method === 'GET' &&
    c.req.header('sec-purpose') === undefined &&
    says('sec-fetch-site', 'same-origin') &&
    says('sec-fetch-mode', 'navigate') &&
    says('sec-fetch-user', '?1')
  );
}
