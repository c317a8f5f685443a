import type { BrowserMarket, HostKind } from '#contract/market.ts';
import { parseStaticPage } from './list-path.ts';
import { segmentsOf } from './path-segments.ts';
import { pathTo } from './paths.ts';
import type { Route } from './route.ts';
import { settled, siteMap } from './site-map.ts';

/**
 * The route of a whole path. The market is that of `marketOfPath`: when the path does not begin with its code the language
 * was unknown, and then only a one-segment path may name something. A category of the blog may still turn out unknown.
 */
export function parsePath(pathname: string, market: BrowserMarket, hostKind: HostKind): Route {
  const segments = segmentsOf(pathname);
  const [first, word, ...rest] = segments;
  if (first === undefined) return { name: 'redirect', to: pathTo(market, 'home') };
  if (segments.includes('')) return { name: 'missing' };
  if (first !== market.code) return settled(parseStaticPage(segments), 'staticPage');
  if (word === undefined) return { name: 'home' };
  if (word === 'shop') return { name: 'shop' };
  for (const { words, read } of siteMap) {
    const index = words(market.words).indexOf(word);
    if (index >= 0) return read(market, rest, { hostKind, index });
  }
  return settled(parseStaticPage([word, ...rest]), 'staticPage');
}
