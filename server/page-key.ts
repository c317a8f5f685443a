/** Query parameters a page is made from; all others are read by the browser, if by anybody. */
const meaningful = ['product_id', 'delivery_week', 'delivery_year', 'page', '_routes'] as const;

export type PageKey = { key: string; hasQuery: boolean };

type KeyOptions = {
  /** Hosts that may have pages of their own. */
  isKnownHost: (url: URL) => boolean;
};

/**
 * Under which name a page is kept; null for what is never kept. Strangers' host names share one, so that nobody can fill the
 * memory by inventing them.
 */
export function pageKey(method: string, url: URL, { isKnownHost }: KeyOptions): PageKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (url.searchParams.has('search')) return null;
  // As it travels: a value with an & in it must not be taken for two.
  const query = meaningful.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const origin = isKnownHost(url) ? url.origin : 'unknown';
  return {
    key: `${origin}${url.pathname}?${query.join('&')}`,
    hasQuery: query.some((entry) => !entry.startsWith('_routes=')),
  };
}
