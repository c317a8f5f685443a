import { expect, test } from 'vitest';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { ArticleGrid } from './article-grid.tsx';

function render(count: number, hasFeature = false): boolean[] {
  const articles = Array.from({ length: count }, (_, index) => ({
    slug: `post-${index}`,
    title: `Post ${index}`,
    summary: null,
    image: '/media/scene.webp',
    date: null,
    categories: [],
  }));
  const html = renderInMarket(<ArticleGrid articles={articles} level={2} hasFeature={hasFeature} />);
  // A card with a row of its own shows a larger picture.
  return html.split('<article').flatMap((card, index) => (index === 0 ? [] : [card.includes('/resize-800/')]));
}

test.each([
  [1, [true]],
  [2, [true, true]],
  [3, [false, false, false]],
])('BLG-6, BLG-D6 %s articles: which of them take a whole row', (count, rows) => {
  expect(render(count)).toEqual(rows);
  expect(render(count, true)).toEqual(rows);
});

test('BLG-3 with enough to follow it the first one of a list is featured, the others stand in the grid', () => {
  expect(render(5, true)).toEqual([true, false, false, false, false]);
  expect(render(5)).toEqual([false, false, false, false, false]);
});
