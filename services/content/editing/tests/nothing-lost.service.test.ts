// What must not be lost on the way: the number of buyers, the prices of a name that is given again, a change made in between.
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  change,
  content,
  editor,
  openEditorForEachTest,
  page,
  put,
  refusal,
  title,
} from '#tests/setup/editing/test-editor.ts';
import { createEditor } from '../editor.ts';
import type { Editor } from '../editor.ts';
import { lockContent } from '../write-content.ts';

openEditorForEachTest();

const none = { status: null, total: null, buyers: null, price: null };

describe('sold out, and back', () => {
  const stock = (...entries: Parameters<Editor['stock']>[1]) => editor.stock('nl', entries, { from: 'studio' });
  const say = (status: string) => stock({ ...none, kind: 'packages', slug: 'box', status });

  test('O11 the number of buyers is what it was', async () => {
    const before = await page('box');
    expect(before).toMatchObject({ stockStatus: 'instock', totalAvailable: 96 });
    await say('soldout');
    expect(await page('box')).toMatchObject({ stockStatus: 'soldout', percentageSold: 100 });
    await say('instock');
    expect(await page('box')).toMatchObject({
      stockStatus: 'instock',
      buyerCount: before.buyerCount,
      percentageSold: before.percentageSold,
    });
  });

  test('O11 also where a text was put meanwhile, and said twice', async () => {
    const { buyerCount } = await page('box');
    await say('soldout');
    await change(await put('packages', 'box', { title: 'Anders' }));
    await say('soldout');
    await say('instock');
    expect(await page('box')).toMatchObject({ title: 'Anders', stockStatus: 'instock', buyerCount });
  });

  test('season x order: what is sold in its season is counted too', async () => {
    await change(await put('packages', 'box', { season_from: '01-01', season_until: '12-31' }));
    const { buyerCount } = await page('box');
    const counting = createEditor({
      ...content.importOptions,
      sales: { count: async () => [{ slug: 'box', quantity: 2, left: 10 }], settle: async () => {} },
    });
    await counting.sold('nl');
    expect(await page('box')).toMatchObject({ buyerCount: (buyerCount ?? 0) + 2 });
  });

  test('O11 x orders: what was given back meanwhile is counted from the true number', async () => {
    const { buyerCount } = await page('box');
    const sold = [{ slug: 'box', quantity: -2, left: 0 }];
    const counting = createEditor({
      ...content.importOptions,
      sales: { count: async () => sold, settle: async () => {} },
    });
    await say('soldout');
    await counting.sold('nl');
    expect(await page('box')).toMatchObject({ stockStatus: 'soldout' });
    await say('instock');
    expect(await page('box')).toMatchObject({ stockStatus: 'instock', buyerCount: (buyerCount ?? 0) - 2 });
  });

  test('O11 in stock with a buyer for every package is refused, with what to say', async () => {
    const box = { ...none, kind: 'packages', slug: 'box', status: 'instock' } as const;
    expect((await refusal(stock({ ...box, buyers: 96 }))).lines).toEqual([
      'packages/box: in stock, but all 96 have a buyer: say more in total, or fewer buyers',
    ]);
    await stock({ ...box, buyers: 96, total: 97 });
  });
});

describe('prices', () => {
  test('C8 a package is given the name of one that is gone', async () => {
    await change(await put('packages', 'box', { related: {} }), { do: 'remove', kind: 'packages', slug: 'other-box' });
    await change({ do: 'rename', kind: 'packages', from: 'box', to: 'other-box' });
    expect(
      await content.rows(sql`
        select slug, price, until_at is null as holds from content.prices
        where market = 'nl' and kind = 'packages' and slug in ('box', 'other-box')`),
    ).toEqual([{ slug: 'other-box', price: '82.00', holds: true }]);
  });

  test('C8 two packages change their names with each other', async () => {
    const prices = () =>
      content.rows(sql`
        select slug, price from content.prices
        where market = 'nl' and kind = 'packages' and slug in ('box', 'big-box', 'between') order by slug`);
    const [big, small] = await prices();
    await change({ do: 'rename', kind: 'packages', from: 'box', to: 'between' });
    await change(
      { do: 'rename', kind: 'packages', from: 'big-box', to: 'box' },
      { do: 'rename', kind: 'packages', from: 'between', to: 'big-box' },
    );
    expect(await prices()).toEqual([
      { ...small, slug: 'big-box' },
      { ...big, slug: 'box' },
    ]);
  });
});

describe('undo', () => {
  /** While the lock is held both wait: first the change, then what was worked out before it was made. */
  async function inBetween<T>(
    first: () => Promise<unknown>,
    second: () => Promise<T>,
  ): Promise<PromiseSettledResult<T>> {
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
    const { asked } = await content.database.db.transaction(async (tx) => {
      await lockContent(tx, 'nl');
      const one = first();
      await expect.poll(() => content.rows(waiting), { interval: 20 }).toHaveLength(1);
      const other = Promise.allSettled([second()]);
      await expect.poll(() => content.rows(waiting), { interval: 20 }).toHaveLength(2);
      return { asked: Promise.all([other, one]) };
    });
    const [[outcome]] = await asked;
    return outcome;
  }

  test('C21 a change made in between is not overwritten: all of it is refused with its name', async () => {
    const { change: id } = await change(await put('packages', 'box', { title: 'Een' }));
    const later = await put('packages', 'box', { title: 'Twee' });
    const other = createEditor(content.importOptions);
    const outcome = await inBetween(
      () => other.change('nl', [later], { title }),
      () => editor.undo(id ?? ''),
    );
    expect(outcome).toMatchObject({ status: 'rejected' });
    expect(String(outcome.status === 'rejected' && outcome.reason)).toContain('was changed again since: packages/box');
    expect(await page('box')).toMatchObject({ title: 'Twee' });
  });

  test('C21 of two items the one changed in between stays, and is named', async () => {
    const { change: id } = await change(
      await put('packages', 'box', { title: 'Een' }),
      await put('packages', 'big-box', { title: 'Groot een' }),
    );
    const later = await put('packages', 'box', { title: 'Twee' });
    const other = createEditor(content.importOptions);
    const outcome = await inBetween(
      () => other.change('nl', [later], { title }),
      () => editor.undo(id ?? ''),
    );
    expect(outcome).toMatchObject({ status: 'fulfilled', value: { leftAlone: ['packages/box'] } });
    expect([(await page('box')).title, (await page('big-box')).title]).toEqual(['Twee', 'Big box']);
  });

  test('C21 what is put while a market is emptied is not lost without a word', async () => {
    const other = createEditor(content.importOptions);
    const outcome = await inBetween(
      () =>
        other.change('nl', [{ do: 'put', kind: 'static-pages', doc: { slug: 'home', title: 'Nieuw thuis' } }], {
          title,
        }),
      () => editor.startEmpty('nl'),
    );
    expect(outcome).toMatchObject({ status: 'fulfilled' });
    expect(await content.source('nl', 'static-pages', 'home')).toMatchObject({ title: 'Nieuw thuis' });
  });
});
