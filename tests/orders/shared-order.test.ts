// An order that neighbours share: two names, two payments, one day, labels by half (41.3, D10).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { orderPath } from '#rules/orders/order-path.ts';
import { anonymiseOrder } from '#services/orders/anonymise.ts';
import { findByNumber, type Order } from '#services/orders/order-store.ts';
import { labelsPage } from '#services/orders/print/labels-page.ts';
import { packingPage } from '#services/orders/print/packing-pages.ts';
import { orders } from '#services/orders/tables.ts';
import { orderChanges } from '#services/orders/tables/counter.ts';
import { openDemoDatabase } from '#tests/setup/database/test-database.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { shopOn, testTexts } from '#tests/setup/shop/test-shop.ts';

const { nl } = markets;
const t = testTexts.textFor(nl);
const farmbox = { kind: 'box', bundleId: 501, boxes: 1, pieces: { 1: 3 } } as const;
const by = { id: null, name: 'Loes' };
const start = new Date('2026-11-16T08:00:00Z');
let now = start;
let database: Awaited<ReturnType<typeof openDemoDatabase>>;
let shop: ReturnType<typeof ordersOn>;
let pages: ReturnType<typeof shopOn>;
beforeAll(async () => {
  database = await openDemoDatabase();
  shop = ordersOn(database.db, { clock: () => now });
  pages = shopOn(database.db, { clock: () => now });
});
afterAll(async () => {
  await pages?.endMails();
  await database?.close();
});

async function place(lines: Parameters<typeof shop.buy>[0] = [aPackage(1002, 1)]): Promise<Order> {
  now = start;
  const result = await shop.buy(lines);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
const again = async (number: string) => {
  const found = await findByNumber(database.db, number);
  if (!found) throw new Error(number);
  return found;
};
const plain = (html: string) => html.replace(/<[^>]+>/g, '|').replaceAll(/[\u00A0\u202F]/g, ' ');

test('41.3 D10 a buyer names a neighbour by a plain form: two names, two amounts to the cent, one reference, one day', async () => {
  const order = await place();
  const visitor = pages.browser();
  const path = orderPath(nl, order);
  const send = (neighbour: string) =>
    visitor.ask(orderPath(nl, order, 'change/'), { method: 'POST', body: new URLSearchParams({ neighbour }) });
  expect(await visitor.page(path)).toContain('id="neighbour"');
  const done = await send('  Truus\n van hiernaast ');
  expect([done.status, done.headers.get('location')]).toEqual([303, `${path}#changed`]);
  const page = await visitor.page(path);
  const shares = plain(page.slice(page.indexOf('id="shares"')));
  // € 89,95 by two.
  expect(shares).toMatch(/Jan de Boer\|+€ 44,98\|.*Truus van hiernaast\|+€ 44,97\|/s);
  expect(page.match(/data:image\/svg/g)).toHaveLength(3);
  const shared = await again(order.number);
  expect([shared.total, shared.deliveryDay, shared.reference]).toEqual([
    order.total,
    order.deliveryDay,
    order.reference,
  ]);
  const [change] = await database.db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id));
  expect(change).toMatchObject({ what: 'shared', side: 'buyer', after: { isShared: true }, isTold: false });
  expect(JSON.stringify(change)).not.toContain('Truus');

  await send('');
  expect(await visitor.page(path)).not.toContain('id="shares"');
});

test('41.3 the first half is booked as a part of the order, the second one pays it', async () => {
  const order = await place();
  await shop.orders.share(nl, order, 'Truus');
  const receive = (amount: number) =>
    shop.orders.counter.receive({ number: order.number, by, version: null, amount, tell: 'no' });
  await receive(4498);
  expect(await again(order.number)).toMatchObject({ state: 'placed', paid: 4498 });
  expect(await pages.browser().page(orderPath(nl, order))).not.toContain('id="shares"');
  await receive(4497);
  expect((await again(order.number)).state).toBe('paid');
});

test('41.3 until the moment that is printed, and only where there is a package to divide', async () => {
  const order = await place();
  now = order.cancelUntil;
  expect(await shop.orders.share(nl, order, 'Truus')).toMatchObject({ outcome: 'refused', why: 'late' });
  const pieces = await place([farmbox]);
  expect(await shop.orders.share(nl, pieces, 'Truus')).toMatchObject({ outcome: 'refused', why: 'noLine' });
  expect(await pages.browser().page(orderPath(nl, pieces))).not.toContain('id="neighbour"');
  expect(await shop.orders.share(nl, { ...order, key: 'nobody' }, 'Truus')).toEqual({ outcome: 'unknown' });
});

test('41.3 every box of a shared order has two labels, one for each half, and its slip says so', async () => {
  const order = await place([aPackage(1002, 2)]);
  await shop.orders.share(nl, order, 'Truus <b>');
  const printer = { market: nl, t, week: '2026-W47' };
  const shared = await again(order.number);
  for (const paper of ['a4', 'roll'] as const) {
    const labels = labelsPage(printer, [shared], paper);
    expect(labels.match(/class="(?:label|strip)"/g)).toHaveLength(4);
    expect(labels.match(/Helft voor Jan de Boer/g)).toHaveLength(2);
    expect(labels.match(/Helft voor Truus &lt;b&gt;/g)).toHaveLength(2);
  }
  expect(packingPage(printer, [shared])).toContain('Jan de Boer + Truus &lt;b&gt;');
});

test('41.3 the neighbour goes with the buyer', async () => {
  const order = await place();
  await shop.orders.share(nl, order, 'Truus');
  const { stock, codes } = shop.seller;
  const desk = { db: database.db, stock, codes, markets: [nl], clock: () => now, hasMail: true };
  await anonymiseOrder(desk, { number: order.number, by: 'owner' });
  const [row] = await database.db.select().from(orders).where(eq(orders.id, order.id));
  expect(JSON.stringify(row)).not.toContain('Truus');
});
