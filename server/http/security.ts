/** What every answer tells browsers not to do. */
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { marketList } from '#markets/index.ts';
import { upstreamAnswers } from '#services/shop/proxy/upstream-answers.ts';
import type { Config } from '#server/config.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** The same on every answer. */
export const commonHeaders = Object.entries(headers);

/** A year, as browsers expect of those who mean it. Over http it must not be said. */
export const onlySecure = ['strict-transport-security', 'max-age=31536000'] as const;

/** Data and pictures are never to be run, framed or shown as a page. Styles: pictures of ours may be drawn with them. */
export const noPage = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const isNoPage = /^(?:application\/(?:\w+\+)?(?:json|xml)|image\/|text\/(?:plain|xml|x-script))/;

function setNoPage({ headers: own }: Response): void {
  if (isNoPage.test(own.get('content-type') ?? '') && !own.has('content-security-policy'))
    own.set('content-security-policy', noPage);
}

/** They would switch off what the pages of a real shop need: payment services in frames and windows of their own, maps. */
const notForShops = new Set(['permissions-policy', 'cross-origin-opener-policy']);

/** `isSecure` says whether the visitor came by https. */
export function securityHeaders(isSecure: (request: Request) => boolean): MiddlewareHandler {
  return async function setSecurityHeaders(c, next) {
    await next();
    const isOfShop = upstreamAnswers.has(c.res);
    if (!isOfShop) setNoPage(c.res);
    if (isSecure(c.req.raw)) c.res.headers.set(...onlySecure);
    // The shop area may be another application with a mind of its own.
    for (const [name, value] of commonHeaders) {
      if (!c.res.headers.has(name) && !(isOfShop && notForShops.has(name))) c.res.headers.set(name, value);
    }
  };
}

/** Adds the content policy to an HTML answer, with the hashes of the scripts that stand in it. */
export type ContentPolicy = (answer: Response) => Promise<Response>;

type Settings = Pick<Config, 'environment' | 'frameHosts' | 'imageHosts' | 'contentApi' | 'mailing' | 'tagManagerId'>;

export function createContentPolicy(settings: Settings): ContentPolicy {
  // In development Vite puts its own styles and sockets into the page.
  if (settings.environment === 'development') return async (answer) => answer;
  const sources = sourcesOf(settings);
  return async (answer) => {
    if (!answer.headers.get('content-type')?.startsWith('text/html') || answer.body === null) {
      setNoPage(answer);
      return answer;
    }
    const html = await answer.text();
    const scripts = [...sources['script-src'], ...scriptHashes(html)];
    const policy = Object.entries({ ...sources, 'script-src': scripts })
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; ');
    const policed = new Response(html, answer);
    policed.headers.set('content-security-policy', policy);
    return policed;
  };
}

function sourcesOf({ frameHosts, imageHosts, contentApi, mailing, tagManagerId }: Settings) {
  const { production, staging, local, dev } = contentApi;
  const contentOrigins = [production, staging, local, dev].flatMap(originOf);
  const mailingOrigins = mailing.way === 'jsonp' ? Object.values(mailing.urls).flatMap(originOf) : [];
  const feedbackOrigins = marketList.flatMap(({ farmshop }) => originOf(farmshop?.feedbackForm ?? null));
  const tagManager =
    tagManagerId === null ? [] : ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
  const players = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
  return {
    'default-src': ["'self'"],
    'script-src': unique(["'self'", ...mailingOrigins, ...tagManager]),
    'style-src': ["'self'"],
    // Sizes and focal points are set on elements.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': unique(["'self'", 'data:', ...imageHosts, ...contentOrigins, ...tagManager]),
    'font-src': ["'self'"],
    'connect-src': unique(["'self'", ...tagManager]),
    'frame-src': unique([...players, ...feedbackOrigins, ...frameHosts]),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

function originOf(address: string | null | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Scripts that stand in the page itself. Data, such as what search engines read, is never run and needs no leave. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) => {
    const isRun = text !== '' && !/\bsrc=/.test(attributes) && !/\btype="application\/(?:ld\+)?json"/.test(attributes);
    return isRun ? [`'sha256-${createHash('sha256').update(text).digest('base64')}'`] : [];
  });
  return unique(hashes);
}
