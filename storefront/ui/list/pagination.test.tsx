import { expect, test } from 'vitest';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { Pagination } from './pagination.tsx';

function pagesOf(page: number, count: number): number[] {
  const html = renderInMarket(<Pagination page={page} count={count} addressOf={(number) => `/list/${number}`} />);
  return [...html.matchAll(/href="\/list\/([^"]*)"/g)].map(([, number]) => Number(number));
}

test.each([
  [1, 5, [1, 2, 3, 4, 5, 2]],
  [3, 5, [2, 1, 2, 3, 4, 5, 4]],
  [5, 5, [4, 1, 2, 3, 4, 5]],
  [1, 2, [1, 2, 2]],
  [1, 1, []],
  [1, 0, []],
])('LST-4, LST-5 on page %i of %i nothing leads below the first or above the last: %j', (page, count, pages) => {
  expect(pagesOf(page, count)).toEqual(pages);
});

test('the page that is shown is marked', () => {
  const html = renderInMarket(<Pagination page={3} count={5} addressOf={(number) => `/list/${number}`} />);
  expect([...html.matchAll(/<a [^>]*aria-current="page"[^>]*>(\d+)/g)].map(([, number]) => number)).toEqual(['3']);
});
