/** What answers of the studio tell browsers, and which requests it takes. */

/** A page of the shop with a draft in it, shown in a frame of the studio. */
export function isLook(path: string): boolean {
  return /^\/studio\/content\/[^/]+\/[^/]+\/look$/.test(path);
}

/** It runs nothing and sends nothing. */
export function lookHeaders(): Record<string, string> {
  return headersWith({
    'default-src': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'self'",
    'frame-ancestors': "'self'",
  });
}

export function studioHeaders(scriptMark: string): Record<string, string> {
  return headersWith({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${scriptMark}'`,
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
}

function headersWith(policy: Record<string, string>): Record<string, string> {
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
}

const reads = new Set(['GET', 'HEAD']);

/** A change comes from a page of the studio, and the browser says so: in one header, or where it is old in the other. */
export function isForeign({ method, headers }: Pick<Request, 'method' | 'headers'>, url: URL): boolean {
  if (reads.has(method)) return false;
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') !== url.origin : site !== 'same-origin';
}
