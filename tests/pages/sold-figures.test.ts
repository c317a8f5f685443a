// What cards and pages say is sold follows the orders, although whole pages are kept in memory.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Market, markets } from '#markets/index.ts';
import { builtPages, type PageHandler } from '#server/pages/page-handler.ts';
import type { Placement } from '#services/orders/placing/place-order.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { readPage } from '#tests/setup/read-page.ts';
import type { sampleContent } from '#tests/setup/content/sample-content.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const { nl } = markets;
let app: TestApp;
let shop: ReturnType<typeof ordersOn>;
type Files = ReturnType<typeof sampleContent>;
const now = new Date('2026-11-16T08:00:00Z');

/** 40 packages, 10 with a buyer: up to 45 are shown as they are. */
const withTitle = (title: string) => (_: Market, files: Files) => ({
  ...files,
  'packages.json': (files['packages.json'] as { slug: string }[]).map((box) =>
    box.slug === 'box'
      ? {
          ...box,
          title,
          shop_product_total_package_available: 40,
          shop_product_buyer_count: 10,
          shop_product_percentage_sold: 25,
        }
      : box,
  ),
});

/** Pages that were made, by their path. */
const made: string[] = [];

beforeEach(async () => {
  const built = await builtPages();
  const counted: PageHandler = (request, context) => {
    made.push(new URL(request.url).pathname);
    return built(request, context);
  };
  made.length = 0;
  app = await openTestApp({ now, content: withTitle('Box'), pages: Object.assign(counted, built) });
  shop = ordersOn(app.db, { clock: () => now });
});
afterEach(() => app?.close());

async function figures() {
  const [page, list] = await Promise.all(
    ['/nl/ons-vlees/box', '/nl/ons-vlees/rundvlees'].map(async (path) => readPage(await app.get(path)).text),
  );
  return {
    page: /\d+% verkocht|Uitverkocht/.exec(page ?? '')?.[0],
    list: /\d+% verkocht/.exec(list ?? '')?.[0] ?? 'Uitverkocht',
  };
}
const both = (said: string) => ({ page: said, list: said });
async function followed(said: string) {
  await expect.poll(figures, { interval: 50 }).toEqual(both(said));
}
const orderOf = (placement: Awaited<ReturnType<typeof shop.buy>>) => {
  expect(placement).toMatchObject({ result: 'placed' });
  return (placement as Extract<Placement, { result: 'placed' }>).order;
};
const stockRow = async () => {
  const query = sql`select stock, offered, stock_status from shop.products where market = 'nl' and slug = 'box'`;
  const { rows } = (await app.db.execute(query)) as { rows: object[] };
  return rows[0];
};

test('CRD-9 an order is in the figures of card and page, and out of them when it is cancelled', async () => {
  await followed('25% verkocht');
  const { number, key } = orderOf(await shop.buy([aPackage(1001, 10)]));
  await followed('50% verkocht');
  expect(await stockRow()).toMatchObject({ stock: 20, offered: 20 });
  expect(await shop.orders.cancel(nl, { number, key })).toMatchObject({ outcome: 'done' });
  await followed('25% verkocht');
  expect(await stockRow()).toMatchObject({ stock: 30, offered: 30 });
});

test('CRD-3, CRD-4 the last one makes it sold out, and one that comes back opens it again', async () => {
  // More than is kept for one buyer who has not paid (H2-5).
  for (const quantity of [10, 10, 8]) orderOf(await shop.buy([aPackage(1001, quantity)]));
  const last = orderOf(await shop.buy([aPackage(1001, 2)]));
  await followed('Uitverkocht');
  expect(await stockRow()).toMatchObject({ stock: 0, stock_status: 'soldout' });
  await shop.orders.cancel(nl, last);
  await followed('95% verkocht');
  expect(await stockRow()).toMatchObject({ stock: 2, offered: 2, stock_status: 'instock' });
});

test('a change of texts between two orders neither loses nor doubles what was sold', async () => {
  for (let round = 0; round < 4; round += 1) {
    await Promise.all([shop.buy([aPackage(1001, 1)]).then(orderOf), app.importContent(withTitle(`Box ${round}`))]);
  }
  await followed('35% verkocht');
  expect(await stockRow()).toMatchObject({ stock: 26, offered: 26 });
});

test('the numbers of before, imported again and again, put nothing that was sold up for sale', async () => {
  orderOf(await shop.buy([aPackage(1001, 10)]));
  await followed('50% verkocht');
  for (const title of ['Box A', 'Box B', 'Box C']) {
    await app.importContent(withTitle(title));
    expect(await stockRow()).toMatchObject({ stock: 20, offered: 20 });
  }
  await followed('50% verkocht');
});

test('C6 a sale makes the pages that show the package anew and leaves the others in memory', async () => {
  const untouched = ['/nl/blog', '/nl/vragen', '/nl/boerderij-box', '/de'];
  for (const path of untouched) expect((await app.get(path)).status, path).toBe(200);
  await followed('25% verkocht');
  const before = made.length;
  orderOf(await shop.buy([aPackage(1001, 10)]));
  await followed('50% verkocht');
  for (const path of untouched) await app.get(path);
  const anew = made.slice(before);
  expect(anew).toContain('/nl/ons-vlees/box');
  expect(anew.filter((path) => untouched.includes(path))).toEqual([]);
});
