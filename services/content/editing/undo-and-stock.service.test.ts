// What an editor takes back, stock of the day, and two editors at once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storedTables } from '#tests/setup/editing/stored-tables.ts';
import {
  change,
  content,
  editor,
  openEditorForEachTest,
  page,
  put,
  refusal,
  source,
  title,
} from '#tests/setup/editing/test-editor.ts';
import { sampleContent, writeContent } from '#tests/setup/content/sample-content.ts';
import { readPayload } from '../content-change.ts';
import { importFolder } from '../content-folder.ts';
import { createEditor, type Editor } from './editor.ts';
import type { Edit } from './edits.ts';
import type { ChangeRefused } from './refused.ts';
import { lockContent } from './write-content.ts';
import { marketList } from '#markets/index.ts';

openEditorForEachTest();

describe('undo', () => {
  test('tables are as they were', async () => {
    const before = await storedTables(content.database);
    for (const edits of [
      [await put('packages', 'box', { title: 'Anders' }), await put('recipes', 'stew', { title: 'Ook' })],
      [{ do: 'put', kind: 'static-pages', doc: { slug: 'nieuw', title: 'Nieuw' }, at: 'first' }],
      [await put('packages', 'box', { related: {} }), { do: 'remove', kind: 'packages', slug: 'other-box' }],
    ] as Edit[][]) {
      const { change: id } = await change(...edits);
      expect(await storedTables(content.database)).not.toEqual(before);
      await editor.undo(id ?? '');
      expect(await storedTables(content.database)).toEqual(before);
      expect((await refusal(editor.undo(id ?? ''))).lines[0]).toContain('was undone already');
    }
  });

  test('of a removal with another in its place: all name the old one again', async () => {
    const { change: id } = await change({ do: 'remove', kind: 'farmers', slug: 'jan', replaceBy: 'mia' });
    await editor.undo(id ?? '');
    expect(await page('box')).toMatchObject({ farmer: { slug: 'jan' } });
    expect(await page('big-box')).toMatchObject({ farmer: { slug: 'mia' } });
    expect(await source('redirects', '1')).not.toHaveProperty('/nl/onze-boeren/jan');
  });

  test('ST-42 of twelve items, one of which was changed since: eleven are restored, one is named', async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) => put('farmers', `farmer-${index}`, { title: `Boer ${index}` })),
    );
    const { change: id } = await change(...many);
    await change(await put('farmers', 'farmer-3', { location: 'Elders' }));
    const { leftAlone, changed } = await editor.undo(id ?? '');
    expect(leftAlone).toEqual(['farmers/farmer-3']);
    expect(changed).toHaveLength(11);
    expect(await source('farmers', 'farmer-3')).toMatchObject({ title: 'Boer 3', location: 'Elders' });
    expect(await source('farmers', 'farmer-4')).toMatchObject({ title: 'Farmer 4' });
  });

  test('of a rename: the old name is back, and the new one leads to it, also from what was changed since', async () => {
    const { change: id } = await change({ do: 'rename', kind: 'packages', from: 'box', to: 'doos' });
    await change(await put('recipes', 'stew', { title: 'Stoofpot' }));
    await editor.undo(id ?? '');
    expect(await source('recipes', 'stew')).toMatchObject({
      title: 'Stoofpot',
      ingredients: [{ url: '/nl/ons-vlees/box' }],
    });
    expect(await source('redirects', '1')).toMatchObject({ '/nl/ons-vlees/doos': { to: '/nl/ons-vlees/box' } });
    expect(await source('redirects', '1')).not.toHaveProperty('/nl/ons-vlees/box');
  });
});

describe('stock', () => {
  const none = { status: null, total: null, buyers: null, price: null };
  const stock = (...entries: Parameters<Editor['stock']>[1]) => editor.stock('nl', entries, { from: 'shop' });

  test('CO-39 an old price is laid over what was written, and none where that is said', async () => {
    const before = await page('box');
    await stock({ ...none, kind: 'packages', slug: 'box', oldPrice: 99.5 });
    expect(await source('packages', 'box')).toMatchObject({ previous_price: 99.5 });
    // What sells meanwhile leaves it as it is.
    await stock({ ...none, kind: 'packages', slug: 'box', buyers: 40 });
    expect(await source('packages', 'box')).toMatchObject({ previous_price: 99.5 });
    expect(await page('box')).toMatchObject({ buyerCount: 40 });
    await stock({ ...none, kind: 'packages', slug: 'box', oldPrice: 0 });
    expect(await source('packages', 'box')).toMatchObject({ previous_price: null });
    await expect(stock({ ...none, kind: 'packages', slug: 'box', oldPrice: 1 })).rejects.toThrow(/not above the price/);
    expect((await page('box')).price).toBe(before.price);
  });

  test('is laid over what was written, with what follows from it; it makes no version and one announcement', async () => {
    await stock(
      { ...none, kind: 'packages', slug: 'box', buyers: 48, price: 41 },
      { ...none, kind: 'packages', slug: 'big-box', status: 'soldout' },
      { ...none, kind: 'farmshop-products', slug: 'salmon', status: 'outofstock' },
    );
    expect(await page('box')).toMatchObject({ buyerCount: 48, percentageSold: 50, price: 41, pricePerKilo: 10 });
    expect(await page('big-box')).toMatchObject({ stockStatus: 'soldout' });
    expect(await content.client().listPopularFarmshopProducts({})).toMatchObject([{ slug: 'steak' }]);
    expect(await editor.history('nl', 'packages', 'box')).toHaveLength(1);
    await expect.poll(() => content.changed).toHaveLength(1);
    // With what changed, so that only pages that show it are made anew (C6): the last is out of a list as well.
    const { market, items, urgent } = readPayload(content.changed[0] ?? '');
    expect([market, urgent]).toEqual(['nl', items]);
    expect(items).toEqual(
      expect.arrayContaining([
        'packages/box',
        'packages/big-box',
        'farmshop-products/salmon',
        'farmshop-products/*popular',
      ]),
    );
  });

  test('stays when a text is put or undone; who writes another number has the last word', async () => {
    await stock({ ...none, kind: 'packages', slug: 'box', buyers: 48 });
    const { change: id } = await change(await put('packages', 'box', { title: 'Anders' }));
    await stock({ ...none, kind: 'packages', slug: 'box', buyers: 72 });
    await editor.undo(id ?? '');
    expect(await page('box')).toMatchObject({ title: 'Box', buyerCount: 72, percentageSold: 75 });
    await change(await put('packages', 'box', { shop_product_buyer_count: 24, shop_product_percentage_sold: 25 }));
    expect(await page('box')).toMatchObject({ buyerCount: 24, percentageSold: 25 });
    expect(await content.rows(sql`select slug from content.stock`)).toEqual([]);
  });

  /** The files of the sample again, with other fields in one box. */
  async function importBox(fields: object) {
    const dir = await mkdtemp(join(tmpdir(), 'kudde-stock-'));
    onTestFinished(() => rm(dir, { recursive: true }));
    for (const market of marketList) {
      const files = sampleContent(market);
      const boxes = files['packages.json'] as { slug: string }[];
      const packages = boxes.map((box) => (box.slug === 'box' ? { ...box, ...fields } : box));
      await writeContent(join(dir, market.code), { ...files, 'packages.json': packages });
    }
    expect(await importFolder(dir, content.importOptions)).toBe(true);
  }

  test('stays when files say again what they always said, also after a change in the studio', async () => {
    await stock({ ...none, kind: 'packages', slug: 'box', buyers: 48 });
    await importBox({ title: 'Een' });
    await importBox({ title: 'Twee' });
    expect((await editor.history('nl', 'packages', 'box'))[0]?.fields).toEqual(['title']);
    await change(await put('packages', 'box', { title: 'Drie' }));
    await importBox({ title: 'Vier' });
    expect(await page('box')).toMatchObject({ title: 'Vier', buyerCount: 48, percentageSold: 50 });
    await importBox({ shop_product_buyer_count: 72, shop_product_percentage_sold: 75 });
    expect(await page('box')).toMatchObject({ buyerCount: 72, percentageSold: 75 });
    expect(await content.rows(sql`select slug from content.stock`)).toEqual([]);
  });

  test('stays when files never said how many have a buyer', async () => {
    const unsaid = { shop_product_buyer_count: undefined, shop_product_percentage_sold: undefined };
    await importBox(unsaid);
    await stock({ ...none, kind: 'packages', slug: 'box', buyers: 48 });
    for (const again of ['Een', 'Twee']) await importBox({ ...unsaid, title: again });
    expect(await page('box')).toMatchObject({ title: 'Twee', buyerCount: 48 });
  });

  test('goes with a rename, and away with a removal', async () => {
    await stock({ ...none, kind: 'packages', slug: 'box', buyers: 48 });
    await change({ do: 'rename', kind: 'packages', from: 'box', to: 'doos' });
    expect(await page('doos')).toMatchObject({ buyerCount: 48 });
    expect(await content.rows(sql`select slug, buyers, sequence from content.stock`)).toEqual([
      { slug: 'doos', buyers: 48, sequence: 1 },
    ]);
    await change({ do: 'remove', kind: 'packages', slug: 'doos', replaceBy: 'big-box' });
    expect(await content.rows(sql`select slug from content.stock`)).toEqual([]);
  });

  test('that cannot be is refused: more buyers than packages, a price above the old one, what is not sold', async () => {
    const lines = async (...entries: Parameters<typeof stock>) => (await refusal(stock(...entries))).lines;
    expect(await lines({ ...none, kind: 'packages', slug: 'box', buyers: 97 })).toEqual([
      'packages/box shop_product_buyer_count: 97 buyers for 96 packages',
    ]);
    expect(await lines({ ...none, kind: 'farmshop-products', slug: 'salmon', price: 10 })).toEqual([
      'farmshop-products/salmon regular_price: 10 is not above the price 10',
    ]);
    expect(await lines({ ...none, kind: 'packages', slug: 'none', buyers: 1 })).toEqual([
      'there is no none among the packages',
    ]);
    expect(await lines({ ...none, kind: 'farmshop-products', slug: 'salmon', buyers: 1 })).toEqual([
      'farmshop-products/salmon: farmshop-products have no buyers',
    ]);
  });

  test('which price held from when until when is written down, by put, stock, rename and removal', async () => {
    const prices = () =>
      content.rows(sql`
        select slug, price, until_at is null as holds from content.prices
        where market = 'nl' and kind = 'packages' and slug in ('box', 'doos') order by price desc`);
    expect(await prices()).toEqual([{ slug: 'box', price: '82.00', holds: true }]);
    await change(await put('packages', 'box', { shop_package_price: 61.5, shop_package_price_per_kilo: 15 }));
    await stock({ ...none, kind: 'packages', slug: 'box', price: 41 });
    await change({ do: 'rename', kind: 'packages', from: 'box', to: 'doos' });
    expect(await prices()).toEqual([
      { slug: 'doos', price: '82.00', holds: false },
      { slug: 'doos', price: '61.50', holds: false },
      { slug: 'doos', price: '41.00', holds: true },
    ]);
    await change({ do: 'remove', kind: 'packages', slug: 'doos', replaceBy: 'big-box' });
    expect((await prices()).filter(({ holds }) => holds)).toEqual([]);
  });
});

describe('two at once', () => {
  /** Both have been worked out, and wait for their turn to write. */
  async function bothWaiting<T>(start: () => Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
    const { db } = content.database;
    const started = await db.transaction(async (tx) => {
      await lockContent(tx, 'nl');
      const asked = Promise.allSettled(start());
      const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
      await expect.poll(() => content.rows(waiting), { interval: 20 }).toHaveLength(2);
      return { asked };
    });
    return started.asked;
  }

  test('on one item: the second is refused with both versions named, and nothing is lost', async () => {
    const other = createEditor(content.importOptions);
    const [one, two] = [
      await put('packages', 'box', { title: 'Een' }),
      await put('packages', 'box', { title: 'Twee' }),
    ];
    const outcomes = await bothWaiting(() => [
      editor.change('nl', [one], { title }),
      other.change('nl', [two], { title }),
    ]);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as ChangeRefused] : [],
    );
    expect(refused).toHaveLength(1);
    expect(refused[0]?.lines[0]).toContain(
      'packages/box: this change was made on version 1, but version 2 is there now',
    );
    const { title: there } = await page('box');
    expect(refused[0]?.conflicts).toMatchObject([
      { base: 1, current: 2, theirs: { title: there }, yours: { title: there === 'Een' ? 'Twee' : 'Een' } },
    ]);
  });

  test('on two items: both are made', async () => {
    const other = createEditor(content.importOptions);
    const [one, two] = [
      await put('packages', 'box', { title: 'Een' }),
      await put('packages', 'big-box', { title: 'Twee' }),
    ];
    const outcomes = await bothWaiting(() => [
      editor.change('nl', [one], { title }),
      other.change('nl', [two], { title }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect([(await page('box')).title, (await page('big-box')).title]).toEqual(['Een', 'Twee']);
  });

  test('who says on which version a change was made is refused on another', async () => {
    await change(await put('packages', 'box', { title: 'Een' }));
    const edit = await put('packages', 'box', { title: 'Twee' });
    expect((await refusal(change({ ...edit, base: 1 } as Edit))).code).toBe('conflict');
    await change({ ...edit, base: 2 } as Edit);
  });
});
