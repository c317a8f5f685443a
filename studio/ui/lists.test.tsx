import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ListSearch } from './list-search.tsx';
import { nearPages, PageChips } from './page-chips.tsx';

function shown(part: ReactNode, address = '/'): string {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 9]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 7, 8, 9]],
  // 10,000 orders.
  [100, 200, [1, 98, 99, 100, 101, 102, 200]],
])('CO-34 on page %i of %i one goes to %j', (page, pages, near) => {
  expect(nearPages(page, pages)).toEqual(near);
});

test('pages lead to their addresses in the shop that is shown, the one that is here is marked, and one page has none', () => {
  const to = (page: number) => `/customers?show=noted&page=${page}`;
  const html = shown(<PageChips label="Pages" page={2} pages={3} to={to} />, '/customers?market=de');
  expect(html.match(/href="[^"]+"/g)).toEqual(
    [1, 2, 3].map((page) => `href="/customers?show=noted&amp;page=${page}&amp;market=de"`),
  );
  expect(html).toMatch(/aria-current="page"[^>]*>2</);
  expect(shown(<PageChips label="Pages" page={1} pages={1} to={to} />)).toBe('');
});

test('a search keeps the shop and what else is chosen, also without script', () => {
  const html = shown(
    <ListSearch to="/books" name="find" search="krone" label="Number, name" send="Find" kept={{ period: '2026-Q1' }} />,
    '/books?market=de&page=3&done=7',
  );
  expect(html).toContain('action="/books"');
  expect(html).toMatch(/<input[^>]*type="search"[^>]*name="find"[^>]*value="krone"/);
  expect(html.match(/<input type="hidden"[^>]*>/g)).toEqual([
    '<input type="hidden" name="market" value="de"/>',
    '<input type="hidden" name="period" value="2026-Q1"/>',
  ]);
});
