import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { products } from '#services/shop/tables.ts';
import { openTestOrders, restock } from '#tests/setup/orders/open-test-orders.ts';
import { aBox, aPackage, lastFive, monday, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import type { PlaceResult } from '../orders.ts';
import { seenOf } from '#rules/orders/offer.ts';
import { orders as orderTable } from '../tables.ts';

const { nl, de, uk, fr } = markets;
let now = monday;
let shop: Awaited<ReturnType<typeof openTestOrders>>;

beforeAll(async () => {
  shop = await openTestOrders({ goods: lastFive, clock: () => now });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000 * 24 * 7);
  await restock(shop.db, 'nl', lastFive);
});
afterAll(() => shop.close());

async function left(id = 10): Promise<number | null | undefined> {
  const [row] = await shop.db
    .select()
    .from(products)
    .where(and(eq(products.market, 'nl'), eq(products.id, id)));
  return row?.stock;
}

function placed(result: PlaceResult) {
  if (result.result !== 'placed') throw new Error(`not placed: ${JSON.stringify(result)}`);
  return result.order;
}

test('orders: an order holds its own copy of names, choices, prices, VAT rates and texts', async () => {
  const order = placed(
    await shop.buy([aPackage(), aBox({ 2: 2 })], { note: 'achterom\r\nbellen', isGift: true, giftMessage: 'Voor oma' }),
  );
  await replaceGoods(shop.db, 'nl', { ...recordedGoods, products: [], bundleItems: [] });
  const shown = await shop.orders.show(nl, order);
  expect(shown?.order).toMatchObject({
    number: order.number,
    state: 'placed',
    currency: 'EUR',
    subtotal: 9985,
    delivery: 695,
    total: 10_680,
    vat: [{ rate: 9, gross: 10_680, net: 9798, vat: 882 }],
    texts: { button: 'Bestelling met betalingsverplichting' },
    note: 'achterom\nbellen',
    isGift: true,
    giftMessage: 'Voor oma',
    person: { name: 'Jan de Boer', street: 'Molendijk', houseNumber: '14 a', postCode: '3411 AB', city: 'Lopik' },
    lines: [
      { name: 'Rundvlees pakket', quantity: 1, unitPrice: 8995, vatRate: 9 },
      { name: 'Gehakt', quantity: 2, unitPrice: 495, subtotal: 990, vatRate: 9 },
    ],
    history: [{ by: 'buyer', what: 'placed', isMailed: true }],
  });
  expect(shown?.payment).toMatchObject({ amount: 10_680, reference: order.reference });
  expect(shown?.payment?.code).toMatch(/^<svg/);
});

test('orders: numbers are counted by market and year, without gaps, whatever is refused in between', async () => {
  now = new Date('2030-06-03T09:00:00+02:00');
  const first = placed(await shop.buy([aPackage(11)]));
  await shop.buy([aPackage(10, 6)]);
  const german = placed(await shop.buy([aPackage(11)], { market: de }));
  const second = placed(await shop.buy([aPackage(11)]));
  now = new Date('2030-12-31T23:30:00Z');
  const newYear = placed(await shop.buy([aPackage(11)]));
  const british = placed(await shop.buy([aPackage(11)], { market: uk }));
  expect([first, german, second, newYear, british].map(({ number }) => number)).toEqual([
    'NL-2030-00001',
    'DE-2030-00001',
    'NL-2030-00002',
    'NL-2031-00001',
    'UK-2030-00001',
  ]);
});

test('orders: one form makes one order, however often and from wherever it is sent', async () => {
  const session = await shop.fillBasket([aPackage()]);
  const form = await shop.formFor(session);
  const send = () => shop.orders.place({ market: nl, session }, form, 'double');
  const [one, two] = await Promise.all([send(), send()]);
  const third = await send();
  expect(placed(one).number).toBe(placed(two).number);
  expect(third).toMatchObject({ result: 'placed', isNew: false });
  expect([one, two].filter((result) => result.result === 'placed' && result.isNew)).toHaveLength(1);
  expect(await left()).toBe(4);
  // Another session with a basket of its own, and the same form.
  const other = await shop.fillBasket([aPackage(11)]);
  const again = await shop.orders.place({ market: nl, session: other }, form, 'other');
  expect(again).toMatchObject({ result: 'placed', isNew: false });
  expect((await shop.basketOf(other)).lines).toEqual([aPackage(11)]);
});

test('orders: the same form from two sessions at once makes one order', async () => {
  const sessions = [await shop.fillBasket([aPackage()]), await shop.fillBasket([aPackage()])];
  const form = await shop.formFor(sessions[0] ?? '');
  const results = await Promise.all(
    sessions.map((session) => shop.orders.place({ market: nl, session }, form, session)),
  );
  expect(new Set(results.map((result) => placed(result).number)).size).toBe(1);
  expect(await left()).toBe(4);
});

test('orders: a price that changed since is told with both prices, and not charged', async () => {
  const session = await shop.fillBasket([aPackage(), aPackage(11)]);
  const form = await shop.formFor(session);
  await shop.db.update(products).set({ price: '95.00' }).where(eq(products.id, 10));
  const result = await shop.orders.place({ market: nl, session }, form, 'price');
  expect(result).toMatchObject({
    result: 'changed',
    changes: [{ name: 'Rundvlees pakket', kind: 'price', before: 8995, now: 9500 }],
    offer: { total: 13_995 },
  });
  expect(await left()).toBe(5);
  const offer = await shop.orders.offer({ market: nl, session });
  expect(
    placed(await shop.orders.place({ market: nl, session }, { ...form, seen: seenOf(offer) }, 'price')).total,
  ).toBe(13_995);
});

test('orders: what changed is told beside what was forgotten, not after the next press', async () => {
  const session = await shop.fillBasket([aPackage()]);
  const form = await shop.formFor(session);
  await shop.db.update(products).set({ price: '95.00' }).where(eq(products.id, 10));
  expect(await shop.orders.place({ market: nl, session }, { ...form, name: '' }, 'both')).toMatchObject({
    result: 'invalid',
    problems: [{ field: 'name', problem: 'missing' }],
    changes: [{ name: 'Rundvlees pakket', kind: 'price', before: 8995, now: 9500 }],
  });
});

test('orders: a basket changed in another tab is told, and not ordered', async () => {
  const session = await shop.fillBasket([aPackage()]);
  const form = await shop.formFor(session);
  const stale = { ...form, seen: { total: 4495, lines: { other: { unitPrice: 4495, quantity: 1 } } } };
  expect(await shop.orders.place({ market: nl, session }, stale, 'tab')).toMatchObject({
    result: 'changed',
    changes: [{ name: 'Rundvlees pakket', kind: 'added' }],
  });
});

test('orders: an empty basket, one that is too full, and a shop that is closed', async () => {
  expect(await shop.buy([])).toEqual({ result: 'empty' });
  // Vouchers, of which nobody keeps any from others: of packages fewer are kept unpaid (H2-5).
  expect(await shop.buy([aPackage(16, 99)])).toMatchObject({ result: 'placed' });
  expect(await shop.buy([aPackage(16, 100)])).toMatchObject({ result: 'tooMuch' });
  const closed = ordersOn(shop.db, { isOpen: false });
  expect(await closed.buy([aPackage(11)])).toEqual({ result: 'closed' });
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => aPackage(16, 1, [['mince', `${index}`]]));
  expect(await shop.buy(lines(51))).toMatchObject({ result: 'tooMuch' });
  expect(await shop.buy(lines(50))).toMatchObject({ result: 'placed' });
});

test.each([
  ['email', { email: '' }, 'missing'],
  ['email', { email: 'jan' }, 'wrong'],
  ['name', { name: ' ' }, 'missing'],
  ['name', { name: 'x'.repeat(101) }, 'tooLong'],
  ['street', { street: '' }, 'missing'],
  ['houseNumber', { houseNumber: '' }, 'missing'],
  ['houseNumber', { houseNumber: 'x' }, 'wrong'],
  ['houseNumber', { houseNumber: 'bis a' }, 'wrong'],
  ['postCode', { postCode: '' }, 'missing'],
  ['postCode', { postCode: '3411 SS' }, 'wrong'],
  ['city', { city: '' }, 'missing'],
  ['phone', { phone: 'later' }, 'wrong'],
  ['deliveryDay', { deliveryDay: null }, 'missing'],
  ['deliveryDay', { deliveryDay: '2020-01-01' }, 'wrong'],
  ['note', { note: 'x'.repeat(301) }, 'tooLong'],
  ['formKey', { formKey: 'short' }, 'wrong'],
] as const)('orders: the field %s of %j is told as %s', async (field, fields, problem) => {
  expect(await shop.buy([aPackage()], { ...fields })).toMatchObject({
    result: 'invalid',
    problems: [{ field, problem }],
  });
  expect(await left()).toBe(5);
});

test('orders: in fr and uk the number of the house stands in the street', async () => {
  for (const market of [fr, uk])
    expect(await shop.buy([aPackage(11)], { market, houseNumber: '', street: '12 High Street' })).toMatchObject({
      result: 'placed',
    });
});

test('orders: in de a number of a house has a digit, in fr and uk a house may have a name', async () => {
  expect(await shop.buy([aPackage(11)], { market: de, houseNumber: 'x' })).toMatchObject({
    result: 'invalid',
    problems: [{ field: 'houseNumber', problem: 'wrong' }],
  });
  expect(await shop.buy([aPackage(11)], { market: de, houseNumber: '8 b' })).toMatchObject({ result: 'placed' });
  for (const market of [fr, uk])
    expect(await shop.buy([aPackage(11)], { market, houseNumber: '', street: 'Rose Cottage' })).toMatchObject({
      result: 'placed',
    });
});

test('orders: delivery costs and VAT of each market', async () => {
  const totals = [];
  for (const market of [nl, fr, uk, de]) {
    const { delivery, total, vat } = placed(await shop.buy([aPackage(11)], { market }));
    totals.push([delivery, total, vat.map((part) => [part.rate, part.vat])]);
  }
  expect(totals).toEqual([
    [0, 4495, [[9, 371]]],
    [890, 5385, [[5.5, 281]]],
    [695, 5190, [[0, 0]]],
    [695, 5190, [[7, 340]]],
  ]);
});

test('orders: a voucher needs no address and no day, and holds no VAT', async () => {
  const order = placed(await shop.buy([aPackage(16, 2)], { street: '', houseNumber: '', city: '', postCode: '' }));
  expect(order).toMatchObject({ deliveryDay: null, total: 10_590, delivery: 0, vat: [{ rate: 0, vat: 0 }] });
  expect(order.lines).toMatchObject([{ kind: 'voucher', worth: 5000, unitPrice: 5295 }]);
});

test('orders: an order is seen by who knows its key, in its own market', async () => {
  const { number, key } = placed(await shop.buy([aPackage(11)]));
  expect(Buffer.from(key, 'base64url')).toHaveLength(16);
  expect(await shop.orders.show(nl, { number, key })).not.toBeNull();
  for (const wrong of ['', `${key}x`, key.slice(1), 'A'.repeat(22)])
    expect(await shop.orders.show(nl, { number, key: wrong })).toBeNull();
  expect(await shop.orders.show(de, { number, key })).toBeNull();
  expect(await shop.orders.show(nl, { number: 'nonsense', key })).toBeNull();
});

test('orders: one sender cannot order without end', async () => {
  const results: string[] = [];
  for (let times = 0; times < 21; times += 1) {
    const session = await shop.fillBasket([aPackage(11)]);
    const form = await shop.formFor(session, nl, { email: `many${times}@example.test` });
    results.push((await shop.orders.place({ market: nl, session }, form, 'one sender')).result);
  }
  expect(results).toEqual([...Array.from({ length: 20 }, () => 'placed'), 'tooMany']);
});

test('orders: every number of the table is there once, in a row', async () => {
  const rows = await shop.db.select({ number: orderTable.number }).from(orderTable);
  for (const [prefix, numbers] of Map.groupBy(
    rows.map(({ number }) => number),
    (number) => number.slice(0, 7),
  ))
    expect(numbers.toSorted()).toEqual(numbers.map((_, index) => `${prefix}-${String(index + 1).padStart(5, '0')}`));
});
