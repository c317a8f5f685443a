import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { readPeriod } from '#rules/books/period.ts';
import { products, signUps } from '#services/shop/tables.ts';
import { booksOn } from '#tests/setup/books/books-on.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { createBooksPort } from './books-port.ts';
import { createSalesPort } from './sales-port.ts';

let open: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  open = await openTestOrders({});
});
afterAll(() => open?.close());

test('42.3 42.2 a quarter as page, table, DATEV batch and ZIP, each file with a line of the audit; figures are those of the papers', async () => {
  const shop = booksOn(open.db);
  const lines: unknown[] = [];
  const audit = { record: async (entry: unknown) => lines.push(entry) };
  const port = createBooksPort({ books: shop.books, counter: shop.orders.counter, audit, clock: () => monday });
  const period = readPeriod('2026-Q1');
  if (!period) throw new Error('no quarter');
  const ahead = await shop.paid();
  for (const number of [await shop.packed(), await shop.packed()]) await shop.send(number);
  await shop.later();
  const made = await shop.all();
  for (const basis of ['supply', 'payment'] as const) {
    const page = await port.page(markets.nl, { period, basis, search: '', page: 1 });
    expect(page.papers.map(({ number }) => number)).toEqual(['2026-NL-00002', '2026-NL-00001']);
    expect(page.rows.reduce((sum, { vat }) => sum + vat, 0)).toBe(made.reduce((sum, { vat }) => sum + vat, 0));
    expect(page.ahead).toBe((await shop.orders.counter.orderPage(ahead))?.order.total);
  }
  const zip = unzipSync((await port.file(markets.nl, { kind: 'zip', period }, { id: '1' })).bytes);
  expect(Object.keys(zip)).toEqual(['invoices.csv', '2026-NL-00001.pdf', '2026-NL-00002.pdf']);
  await port.file(markets.nl, { kind: 'csv', period }, { id: '1' });
  const datev = await port.file(markets.nl, { kind: 'datev', period }, { id: '1' });
  expect(new TextDecoder('windows-1252').decode(datev.bytes).startsWith('"EXTF";700;21;')).toBe(true);
  expect(lines).toEqual(
    ['zip', 'csv', 'datev'].map((kind) => ({
      personId: '1',
      what: 'books.exported',
      about: { market: 'nl', period: '2026-Q1', kind },
    })),
  );
  expect((await port.paper(markets.nl, '2026-NL-00001'))?.type).toBe('application/pdf');
  expect(await port.paper(markets.de, '2026-NL-00001')).toBeNull();
});

test('42.4 sales: what was ordered, without what was called off, and who came back', async () => {
  const shop = booksOn(open.db);
  const sales = await shop.orders.counter.sales(markets.nl, 'week');
  const number = await shop.placed();
  const after = await shop.orders.counter.sales(markets.nl, 'week');
  const total = (await shop.orders.counter.orderPage(number))?.order.total ?? 0;
  expect([after.sum - sales.sum, after.orders - sales.orders]).toEqual([total, 1]);
  await shop.orders.counter.cancel({ number, by: { id: null, name: 'Loes' }, version: null });
  const cancelled = await shop.orders.counter.sales(markets.nl, 'week');
  expect([cancelled.sum, cancelled.givenUp]).toEqual([sales.sum, sales.givenUp + 1]);
});

test('42.4 sales by animal, with open baskets and who waits as numbers', async () => {
  const shop = booksOn(open.db);
  const sales = createSalesPort({ db: open.db, counter: shop.orders.counter, clock: () => monday });
  const before = await sales(markets.nl, 'month');
  await open.db.update(products).set({ category: 'koe' }).where(eq(products.id, 10));
  await shop.placed();
  await shop.fillBasket([aPackage()]);
  await shop.fillBasket([]);
  const waits = { market: 'nl', language: 'nl-NL', kind: 'soldout' as const, slug: 'lam', state: 'confirmed' as const };
  await open.db.insert(signUps).values({ ...waits, email: 'jan@example.test', createdAt: monday });
  const after = await sales(markets.nl, 'month');
  expect([after.baskets - before.baskets, after.waiting]).toEqual([
    1,
    { count: 1, first: [{ name: 'lam', people: 1 }] },
  ]);
  const kilos = after.animals.reduce((sum, each) => sum + each.kilos, 0);
  expect(kilos).toBeCloseTo(after.kilos);
  expect(after.best[0]).not.toHaveProperty('good');
});
