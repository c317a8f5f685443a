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

/** Headers of every response. */
export const commonHeaders = Object.entries(headers);

/** A year, the least for the preload lists of browsers. Over http the header must not be sent. */
export const onlySecure = ['strict-transport-security', 'max-age=31536000'] as const;

/** Data and pictures are never to be run, framed or shown as a page. Styles: pictures of ours may be drawn with them. */
export const noPage = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const typesOfNoPage = /^(?:application\/(?:\w+\+)?(?:json|xml)|image\/|text\/(?:plain|xml|x-script|html))/;

export function isNoPage(type: string): boolean {
  return typesOfNoPage.test(type);
}

/** Our pages bring a policy of their own; what is called HTML without one is an answer to a program. */
function setNoPage({ headers: own }: Response): void {
  if (isNoPage(own.get('content-type') ?? '') && !own.has('content-security-policy'))
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

/** Adds the content policy to an answer; of the inline scripts in a page it allows those with these texts and no others. */
export type ContentPolicy = (answer: Response, scripts?: readonly string[]) => Response;

type Settings = Pick<Config, 'environment' | 'frameHosts' | 'imageHosts' | 'contentApi' | 'mailing' | 'tagManagerId'>;

export function createContentPolicy(settings: Settings): ContentPolicy {
  const sources = sourcesOf(settings);
  return (answer, scripts = []) => {
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      setNoPage(answer);
      return answer;
    }
    if (settings.environment === 'development') {
      // Vite puts its own scripts, styles and sockets into the page. A page without any policy would get that of an answer to a program.
      answer.headers.set('content-security-policy', "frame-ancestors 'self'");
      return answer;
    }
    const allowed = [...sources['script-src'], ...unique(scripts.map(hashOf))];
    const policy = Object.entries({ ...sources, 'script-src': allowed })
      .map(([name, values]) => [name, ...values].join(' '))
      .join('; ');
    answer.headers.set('content-security-policy', policy);
    return answer;
  };
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
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
