import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { renderInMarket, textIn } from '#tests/setup/render-in-market.tsx';
import { LoadingCow } from './loading-cow.tsx';
import { DetailSkeleton, ListSkeleton, TextSkeleton } from './skeletons.tsx';

test('ERR-5 the loading screen is a drawing with a line in the language of the market', () => {
  for (const market of marketList) {
    const html = renderInMarket(<LoadingCow />, { market });
    expect(html.match(/<path/g)?.length).toBeGreaterThan(10);
    expect(html).toContain(textIn(market)('loading.body'));
  }
});

test('ERR-6 skeletons are plates without words', () => {
  for (const html of [ListSkeleton, DetailSkeleton, TextSkeleton].map((View) => renderInMarket(<View />))) {
    expect(html).toMatch(/data-skeleton="(list|detail|text)"/);
    expect(html.replace(/<[^>]+>/g, '')).toBe('');
  }
});
