import { expect, test } from 'vitest';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { FilterBar } from './filter-bar.tsx';

const tabs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: `${at}`,
    title: `Tab ${at}`,
    to: `/nl/${at}`,
    isCurrent: at === 1,
  }));

test.each([
  [1, 'tabs-4'],
  [3, 'tabs-4'],
  [4, 'tabs-4'],
  [5, 'tabs-8'],
  [7, 'tabs-8'],
  [8, 'tabs-8'],
  [9, 'tabs-10'],
  [10, 'tabs-10'],
  [11, 'tabs-scroll'],
  [15, 'tabs-scroll'],
])('LST-9, LST-D5 a bar of %i tabs, "all" among them, has the class %s', (count, layout) => {
  const html = renderInMarket(<FilterBar tabs={tabs(count)} label="Kies" />);
  expect(html.match(/<a /g)).toHaveLength(count);
  const classes = /<ul class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(classes.filter((name) => name.startsWith('tabs-'))).toEqual([layout]);
});

test('review 8.14 another order is a word and links, not chips, and its word is not read twice', () => {
  const html = renderInMarket(<FilterBar tabs={tabs(3)} label="Sorteer" isOrder />);
  expect(html).toMatch(/<ul class="[^"]*order[^"]*"><li aria-hidden="true">Sorteer:<\/li>/);
  expect(html.match(/<a /g)).toHaveLength(3);
  expect(renderInMarket(<FilterBar tabs={tabs(3)} label="Kies" />)).not.toContain('Kies:');
});

test('the current filter is marked, and without tabs there is no bar', () => {
  const html = renderInMarket(<FilterBar tabs={tabs(3)} label="Kies" />);
  expect(html.match(/aria-current="true"[^>]*href="([^"]*)"/)?.[1]).toBe('/nl/1');
  expect(renderInMarket(<FilterBar tabs={[]} label="Kies" />)).toBe('');
});
