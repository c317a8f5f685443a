import { expect, test } from 'vitest';
import { load } from '#tests/setup/load-modules.ts';

const season = { module: 'text', title: 'Nu', body: '<p>Nu: {sold_now}. Straks: {sold_next}.</p>' } as const;
const august = {
  module: 'text',
  body: '<p><a href="/nl/ons-vlees/lam">Lam</a> en <a href="/nl/ons-vlees/ree">ree</a></p>',
};
const box = (slug: string, animal: string, stock: string, day: string | null = null) => ({
  slug,
  title: `Pakket & ${slug}`,
  shop_brand_slug: animal,
  shop_product_stock_status: stock,
  product_shop_delivery_date: day,
});

test('item 9 what is sold now by animal, and what the page names that comes later with its day', async () => {
  const { loaded } = await load([season, august], {
    '/products': [box('rund', 'cow', 'instock'), box('kip', 'chicken', 'soldout')],
    '/products/lam': box('lam', 'sheep', 'coming_soon', '2027-08-25'),
  });
  expect(loaded[0]?.module.body?.html).toBe(
    '<p>Nu: <a href="/nl/ons-vlees/rundvlees">Rund</a>. ' +
      'Straks: <a href="/nl/ons-vlees/lam">Pakket &amp; lam</a> (vanaf 25 augustus 2027).</p>',
  );
  expect(loaded[1]?.module.body?.html).toContain('>Lam</a>');
});

test('item 9 where nothing has a day it says so, and a page without room asks for nothing', async () => {
  const { loaded } = await load([season], { '/products': [box('rund', 'cow', 'instock')] });
  expect(loaded[0]?.module.body?.html).toContain('Straks: niets waarvan de dag al vaststaat.');
  expect((await load([august], {})).asked).toEqual([]);
});

test('item 9 without an answer there is no half sentence', async () => {
  const { loaded } = await load([season], {});
  expect(loaded[0]?.module).toMatchObject({ title: null, body: null });
});
