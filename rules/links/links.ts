import type { Market } from '#contract/market.ts';
import { readUrl } from '#rules/addresses/read-url.ts';
import { isShopPath } from './shop-path.ts';

type LinkSite = {
  market: Pick<Market, 'code' | 'siteUrl'>;
  /** Address of the market's site where a deployment names another than the market file. */
  siteUrl?: string;
};

/** Stands for "here" while reading relative addresses. */
const here = 'https://here.invalid';

/** Areas of this host that are not pages. */
const otherAreas = new Set(['media', 'locales', 'api']);

/**
 * The path on this site that an address leads to, or null when it leads elsewhere. `//host` is another site; a bare word is
 * a page of the market, wherever it is written; an anchor or a query belongs to the page shown.
 */
export function sitePath(address: string, { market, siteUrl = market.siteUrl }: LinkSite): string | null {
  const trimmed = address.trim();
  if (/^[#?]/.test(trimmed)) return trimmed;
  const url = readUrl(trimmed, `${here}/${market.code}/`);
  if (!url) return null;
  const path = url.pathname + url.search + url.hash;
  if (url.origin === here) return path;
  const site = readUrl(siteUrl);
  // Bounded: an address of our own.
  const base = site?.pathname.replace(/\/+$/, '') ?? '';
  const isBelow = url.pathname === base || url.pathname.startsWith(`${base}/`);
  return site && url.origin === site.origin && isBelow ? path : null;
}

function isPage(path: string): boolean {
  return !isShopPath(path) && !otherAreas.has(path.split(/[/?#]/)[1] ?? '');
}

/** For links inside a text: whether a click can stay in the app. */
export function isInternalLink({ href, target }: { href: string; target?: string | null }, site: LinkSite): boolean {
  if (target === '_blank' || href.trim() === '') return false;
  const path = sitePath(href, site);
  return path !== null && isPage(path);
}

type FieldLink =
  | { kind: 'none' }
  | { kind: 'internal'; path: string }
  /** No page of the app, and no other site either: the shop area, a picture, a telephone number. */
  | { kind: 'plain'; href: string }
  /** Opens in a new tab. */
  | { kind: 'external'; href: string };

/** For addresses that stand in a field of their own. Unlike in a text, a bare word there is no relative address. */
export function fieldLink(address: string | null, site: LinkSite): FieldLink {
  const href = address?.trim() ?? '';
  if (href === '') return { kind: 'none' };
  const url = readUrl(href, here);
  // Scripts in addresses are never followed, whoever wrote them.
  if (!url || !['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol)) return { kind: 'none' };
  const isNamed = /^(?:[/#?]|https?:)/i.test(href);
  const path = isNamed ? sitePath(href, site) : null;
  if (path === null) return { kind: url.protocol.startsWith('http') ? 'external' : 'plain', href };
  return isPage(path) ? { kind: 'internal', path } : { kind: 'plain', href: path };
}
