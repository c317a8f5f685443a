// What the search does when something was sold.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { change, content, editor, openEditorForEachTest, put } from '#tests/setup/editing/test-editor.ts';
import { createContentStore } from '../store.ts';
import { createContentSearch } from './content-search.ts';

openEditorForEachTest();

function openSearch() {
  let readings = 0;
  const clock = () => new Date('2026-11-16T09:00:00Z');
  const store = createContentStore(content.database.db, markets.nl, clock);
  const search = createContentSearch({
    market: markets.nl,
    store: {
      ...store,
      searchRows() {
        readings += 1;
        return store.searchRows();
      },
    },
  });
  const packages = async (q: string) => {
    const { groups } = await search({ q, per_kind: 6 });
    return groups.find(({ kind }) => kind === 'packages')?.hits.map(({ slug }) => slug);
  };
  return { packages, readings: () => readings };
}

test('C6 a sale does not make the index of the search anew, but what is sold out comes last; a change of texts does', async () => {
  const names = { title: 'Zilverbox groot', shop_product_stock_status: 'instock' };
  await change(await put('packages', 'box', names), await put('packages', 'other-box', names));
  const { packages, readings } = openSearch();
  const [first = '', second = ''] = ((await packages('zilverbox')) ?? []) as string[];
  expect([first, second].toSorted()).toEqual(['box', 'other-box']);
  expect(readings()).toBe(1);
  const status = (slug: string, said: string) =>
    editor.stock('nl', [{ kind: 'packages', slug, status: said, total: null, buyers: null, price: null }], {
      from: 'shop',
    });
  await status(first, 'soldout');
  expect(await packages('zilverbox')).toEqual([second, first]);
  await status(first, 'instock');
  expect(await packages('zilverbox')).toEqual([first, second]);
  expect(readings()).toBe(1);
  await change(await put('packages', second, { title: 'Goudbox groot' }));
  expect(await packages('goudbox')).toEqual([second]);
  expect(await packages('zilverbox')).toEqual([first]);
  expect(readings()).toBe(2);
});
