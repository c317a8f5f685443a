// An order after it was placed: its number among all boxes, its card, what its buyer changes, and the same once more.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { orderPath } from '#rules/orders/order-path.ts';
import { findByNumber, type Order } from '#services/orders/order-store.ts';
import { orderMails } from '#services/orders/tables.ts';
import { orderChanges } from '#services/orders/tables/counter.ts';
import { products } from '#services/shop/tables.ts';
import { openDemoDatabase } from '#tests/setup/database/test-database.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { shopOn, testTexts } from '#tests/setup/shop/test-shop.ts';

const { nl } = markets;
const t = testTexts.textFor(nl);
/** Blaarkop, 96 boxes of two cows, 75 of them sold. */
const blaarkop = 1002;
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
beforeEach(async () => {
  now = start;
  await database.db.update(products).set({ stock: 21 }).where(eq(products.id, blaarkop));
});
afterAll(async () => {
  await pages?.endMails();
  await database?.close();
});

async function place(lines = [aPackage(blaarkop, 1)]): Promise<Order> {
  const result = await shop.buy(lines);
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  return result.order;
}
const again = async (number: string) => {
  const found = await findByNumber(database.db, number);
  if (!found) throw new Error(number);
  return found;
};

test('number 38 of 48: a box has its number among all of its animals, and who cancels leaves it to the next', async () => {
  const first = await place();
  const second = await place();
  const numbers = [first, second].map(({ lines }) => [lines[0]?.boxNumber, lines[0]?.boxTotal]);
  expect(numbers).toEqual([
    [76, 96],
    [77, 96],
  ]);
  expect(first.lines[0]?.animals).toEqual(['NL 5134 0288 4', 'NL 5134 0295 1']);
  await shop.orders.cancel(nl, first);
  expect((await again(first.number)).lines[0]?.boxNumber).toBeNull();
  expect((await place([aPackage(blaarkop, 1)])).lines[0]?.boxNumber).toBe(76);
});

test('the page of an order shows its number, its animals and its card; the card shows nothing of its buyer', async () => {
  const order = await place();
  const visitor = pages.browser();
  const page = await visitor.page(orderPath(nl, order));
  expect(page).toMatch(/Je bent nummer \d+ van 48/);
  expect(page).toContain('href="/nl/herkomst/NL513402884"');
  const [, path = ''] = /href="(\/nl\/shop\/card\/[^"]+)"/.exec(page) ?? [];
  const card = await visitor.page(path);
  expect(card).toMatch(/Nummer \d+ van 48/);
  for (const secret of [order.number, order.key, order.email ?? '', order.person?.name ?? '', '89,95'])
    expect(card).not.toContain(secret);
  const picture = await visitor.ask(`${path}/card.svg`);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  const svg = await picture.text();
  expect(svg).toContain('NL 5134 0288 4');
  expect(svg).not.toContain(order.person?.name ?? 'nobody');
  expect((await visitor.ask('/nl/shop/card/nobody')).status).toBe(404);
  await shop.orders.cancel(nl, order);
  expect((await visitor.ask(path)).status).toBe(404);
});

test('a buyer changes the day until the moment that is printed, by the rules of the counter, and afterwards the sentence stays', async () => {
  const order = await place();
  const visitor = pages.browser();
  const path = orderPath(nl, order);
  const page = await visitor.page(path);
  const days = [...page.matchAll(/<option value="([\d-]+)"/g)].map(([, day = '']) => day);
  const later = days.at(3) ?? '';
  const send = (fields: Record<string, string>, headers = {}) =>
    visitor.ask(orderPath(nl, order, 'change/'), { method: 'POST', body: new URLSearchParams(fields), headers });
  expect((await send({ day: later }, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
  const refused = await send({ day: '2026-11-17' });
  expect(refused.status).toBe(422);
  const refusal = await refused.text();
  expect(refusal).toContain(t('selling:change.refused'));
  // The page of the order has no other way back: its address holds the key.
  expect(refusal).toContain(`href="${path.replaceAll('&', '&amp;')}"`);
  const done = await send({ day: later });
  expect([done.status, done.headers.get('location')]).toEqual([303, `${path}#changed`]);
  // What the address leads to says that it is kept.
  expect(await visitor.page(path)).toContain(`id="changed" class="shop-change-kept">${t('selling:change.kept')}`);
  const changed = await again(order.number);
  expect(changed.deliveryDay).toBe(later);
  expect(changed.cancelUntil > order.cancelUntil).toBe(true);
  const [change] = await database.db.select().from(orderChanges).where(eq(orderChanges.orderId, order.id));
  expect(change).toMatchObject({
    what: 'day',
    side: 'buyer',
    byName: 'buyer',
    before: { deliveryDay: order.deliveryDay },
  });
  // A shop that sends mails tells the buyer, ten minutes later.
  const other = await place();
  expect(await shop.orders.changeDay(nl, other, later)).toMatchObject({ outcome: 'done' });
  const isMail = and(eq(orderMails.orderId, other.id), eq(orderMails.kind, 'changed'));
  expect(await database.db.$count(orderMails, isMail)).toBe(1);

  now = new Date(changed.cancelUntil.getTime() - 1);
  expect(await visitor.page(path)).toContain(t('selling:change.saveDay'));
  now = changed.cancelUntil;
  const late = await visitor.page(path);
  expect(late).not.toContain(t('selling:change.saveDay'));
  expect(late).toContain('liggen vast sinds');
  const tooLate = await send({ day: days.at(5) ?? '' });
  expect(tooLate.status).toBe(409);
  expect(await tooLate.text()).not.toContain(t('selling:change.title'));
  expect((await again(order.number)).deliveryDay).toBe(later);
});

test('a buyer divides the mince anew: as many packs as were ordered, and neither price nor stock changes', async () => {
  const order = await place();
  const visitor = pages.browser();
  const page = await visitor.page(orderPath(nl, order));
  const kinds = [...page.matchAll(/name="packs-([^"]+)"[^>]* value="(\d+)"/g)].map(([, name = '', packs = '']) => ({
    name,
    packs: Number(packs),
  }));
  const total = kinds.reduce((sum, { packs }) => sum + packs, 0);
  expect(kinds.length).toBeGreaterThan(1);
  const send = (packs: number[]) =>
    visitor.ask(orderPath(nl, order, 'change/'), {
      method: 'POST',
      body: new URLSearchParams([
        ['position', '0'],
        ...kinds.map(({ name }, index) => [`packs-${name}`, String(packs[index] ?? 0)]),
      ]),
    });
  expect((await send([total + 1])).status).toBe(422);
  expect((await send([total - 1])).status).toBe(422);
  expect((await send([total])).status).toBe(303);
  const after = await again(order.number);
  expect(after.lines[0]?.choice).toMatch(new RegExp(`^${total} × `));
  expect(after.lines[0]?.contents.length).toBeGreaterThan(1);
  expect([after.total, after.version]).toEqual([order.total, order.version + 1]);
});

test('order again puts what can be had into the basket, and says what is gone, fewer or dearer', async () => {
  const order = await place([aPackage(blaarkop, 2)]);
  const post = (visitor: ReturnType<typeof pages.browser>) =>
    visitor.ask(orderPath(nl, order, 'again/'), { method: 'POST', body: new URLSearchParams() });

  const same = pages.browser();
  expect((await post(same)).headers.get('location')).toBe('/nl/shop/');
  const basket = await same.page('/nl/shop/');
  expect(basket).toContain('Blaarkop rundvleespakket');
  expect(basket).not.toContain('kost nu');

  const isIt = eq(products.id, blaarkop);
  await database.db.update(products).set({ stock: 1, price: '95.00' }).where(isIt);
  const other = pages.browser();
  expect((await post(other)).status).toBe(303);
  const said = await other.page('/nl/shop/');
  expect(said).toContain(t('shop:again.fewer', { title: 'Blaarkop rundvleespakket', got: 1, wanted: 2 }));
  expect(said).toContain(
    t('shop:again.price', { title: 'Blaarkop rundvleespakket', before: '€\u00a089,95', now: '€\u00a095,00' }),
  );

  await database.db.update(products).set({ stock: 0, price: '89.95' }).where(isIt);
  const none = await post(pages.browser());
  expect(none.status).toBe(409);
  expect(await none.text()).toContain(t('shop:again.gone', { title: 'Blaarkop rundvleespakket' }));
  expect(
    (await pages.browser().ask(orderPath(nl, { ...order, key: 'wrong' }, 'again/'), { method: 'POST' })).status,
  ).toBe(404);
});
