import type { BrowserMarket } from '#contract/market.ts';
import { segmentsOf } from './path-segments.ts';
import { siteMap } from './site-map.ts';
import { suggestionsFile } from './suggestions-file.ts';

/** Names the page at this path may read, as its row of the site map declares them. */
export function queryNames(path: string, market: Pick<BrowserMarket, 'code' | 'words'>): readonly string[] {
  const [code, word] = segmentsOf(path);
  if (code !== market.code || word === undefined) return [];
  if (word === suggestionsFile) return ['q'];
  return siteMap.find(({ words }) => words(market.words).includes(word))?.query ?? [];
}
