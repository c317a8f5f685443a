import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { forgetBuyer } from '#services/orders/anonymise.ts';
import { findByNumber } from '#services/orders/order-store.ts';
import { ordersCsv } from '#services/orders/orders-csv.ts';
import type { Goods } from '#services/shop/catalogue/replace-products.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { sampleOrder } from '#tests/setup/orders/sample-order.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { readOrderCommand } from './order-command.ts';
import { describeOrder } from './order-words.ts';
import { runOrderCommand } from './run-order-command.ts';

const { nl, de } = markets;
const hourMs = 3_600_000;
let shop: Awaited<ReturnType<typeof openTestOrders>>;
let dir = '';
let now = monday;

const goods: Goods = {
  ...recordedGoods,
  variations: [
    ...recordedGoods.variations,
    { id: 17, productId: 14, name: 'Koepon 50', attribute: 'post', price: '50.00' },
    { id: 18, productId: 14, name: 'Koepon 50', attribute: 'luxury', price: '52.95' },
  ],
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kudde-money-'));
  shop = await openTestOrders({ goods, clock: () => now });
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
  await shop.close();
});

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const command = readOrderCommand(args, monday.toISOString().slice(0, 10));
  const tools = { db: shop.db, orders: shop.orders, markets: marketList, texts: testTexts };
  await runOrderCommand(command, { ...tools, print: (line) => lines.push(line) });
  return lines;
}

async function order(...[lines, fields]: Parameters<typeof shop.buy>) {
  const result = await shop.buy(lines, fields);
  if (result.result !== 'placed') throw new Error(`not placed: ${JSON.stringify(result)}`);
  return result.order;
}

const csv = (lines: string[]) => {
  const [head = '', ...rows] = lines;
  const names = head.split(',');
  return rows.map((row) => {
    const cells = row.slice(1, -1).split('","');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
};

test.each([
  ['e-mail', 'placed', 15],
  ['luxe', 'placed', 16],
  ['post', 'invalid', 17],
  ['luxury', 'invalid', 18],
] as const)('C4 A17 a voucher by %s ordered without an address is %s', async (_way, result, id) => {
  const nowhere = { street: '', houseNumber: '', postCode: '', city: '' };
  const placed = await shop.buy([aPackage(id)], nowhere);
  expect(placed.result).toBe(result);
  const missing = placed.result === 'invalid' ? placed.problems.map(({ field }) => field) : [];
  expect(missing).toEqual(result === 'invalid' ? ['street', 'city', 'houseNumber', 'postCode'] : []);
});

test('C4 A17 posted vouchers stand on a list with where to and their codes, from the payment until they are sent', async () => {
  const alone = await order([aPackage(18)], { name: 'Oma' });
  const mixed = await order([aPackage(), aPackage(17)], { name: 'Mia' });
  expect((await run('list')).find((line) => line.startsWith(alone.number))).toContain('by post');
  const page = join(dir, '2026-W10-nl-post.html');
  expect(await run('pack', '2026-W10', dir)).not.toContain(page);
  await shop.orders.pay(alone.number, null);
  await shop.orders.pay(mixed.number, null);
  // Whatever week is packed: it belongs to none.
  expect(await run('pack', '2026-W20', dir)).toEqual([
    join(dir, '2026-W20-nl-post.html'),
    '0 orders of nl',
    '1 orders of nl to post, until they are sent',
  ]);
  expect(await run('pack', '2026-W10', dir)).toContain(page);
  const [post, packing] = await Promise.all(
    ['post', 'packing'].map((kind) => readFile(join(dir, `2026-W10-nl-${kind}.html`), 'utf8')),
  );
  const codeOf = async (number: string) => (await findByNumber(shop.db, number))?.vouchers[0]?.code ?? 'none';
  for (const words of [alone.number, 'Oma, Molendijk 14 a, 3411 AB Lopik', await codeOf(alone.number)])
    expect(post).toContain(words);
  // What travels with meat is packed with it.
  for (const words of [mixed.number, 'Koepon 50', await codeOf(mixed.number)]) expect(packing).toContain(words);
  expect(post).not.toContain(mixed.number);
  await run('sent', alone.number, mixed.number);
  expect(await run('pack', '2026-W20', dir)).toEqual(['there is nothing to pack for 2026-W20']);
});

test('O12 C12 an export by the day of the order holds vouchers, and the day is the market’s', async () => {
  now = new Date('2026-03-31T23:30:00+02:00');
  const last = await order([aPackage(15)]);
  now = new Date(now.getTime() + hourMs);
  const next = await order([aPackage(15)]);
  now = monday;
  await shop.orders.pay(last.number, null);
  const march = csv(await run('export', '--placed', '2026-03'));
  const ofApril = csv(await run('export', '--placed', '2026-04'));
  expect(march.map(({ number }) => number)).toContain(last.number);
  expect(march.map(({ number }) => number)).not.toContain(next.number);
  expect(ofApril.map(({ number }) => number)).toEqual([next.number]);
  expect(march.find(({ number }) => number === last.number)).toMatchObject({
    items: '1 x Koepon 50 (e-mail)',
    delivery_day: '',
    total: '50.00',
    placed_local: '2026-03-31 23:30',
    paid_local: '2026-03-02 09:00',
    given_up: 'no',
  });
  expect(csv(await run('export', '2026-W10')).map(({ number }) => number)).not.toContain(last.number);
});

test('C12 a refund is noted in parts and whole; then nothing is to be refunded, and the buyer may be forgotten', async () => {
  const bought = await order([aPackage()], { email: 'gone@example.test' });
  await shop.orders.pay(bought.number, null);
  await shop.orders.change(bought.number, 'cancelled');
  expect(await run('refunded', bought.number, '100')).toEqual([
    `of ${bought.number} no more than 89.95 EUR can be refunded: nothing was changed`,
  ]);
  expect(await run('refunded', bought.number, '40')).toEqual([
    `${bought.number}: 40.00 EUR refunded`,
    '49.95 EUR have still to be paid back',
  ]);
  expect(await findByNumber(shop.db, bought.number)).toMatchObject({ paid: 4995, isRefundDue: true });
  expect(await run('refunded', bought.number)).toEqual([`${bought.number}: 49.95 EUR refunded`]);
  const done = await findByNumber(shop.db, bought.number);
  expect(done).toMatchObject({ paid: 0, isRefundDue: false });
  expect(done?.history.map(({ what, amount }) => [what, amount])).toEqual([
    ['placed', null],
    ['payment', 8995],
    ['paid', null],
    ['cancelled', null],
    ['refund', -4000],
    ['refund', -4995],
  ]);
  expect(await run('refunded', bought.number)).toEqual([
    `${bought.number} is cancelled: nothing of it is to be refunded; to refund all the same, name an amount`,
  ]);
  const row = csv(await run('export', '2026-W10')).find(({ number }) => number === bought.number);
  expect(row).toMatchObject({ given_up: 'yes', refunded: '89.95', refund_due: 'no', paid: '0.00' });
  const deps = {
    db: shop.db,
    markets: marketList,
    stock: shop.seller.stock,
    codes: shop.seller.codes,
    clock: () => now,
    hasMail: true,
  };
  expect(await forgetBuyer(deps, { market: nl, email: 'gone@example.test' })).toMatchObject({ anonymised: 1, kept: 0 });
  await expect(run('refunded', 'NL-2026-09999')).rejects.toThrow('there is no order NL-2026-09999');
});

test('C12 H2-1 of an order that stands the price of its vouchers is not refunded: they can be spent', async () => {
  const mixed = await order([aPackage(), aPackage(15)]);
  await shop.orders.pay(mixed.number, null);
  expect(await run('refunded', mixed.number, '89.96')).toEqual([
    `of ${mixed.number} no more than 89.95 EUR can be refunded: nothing was changed`,
  ]);
  expect(await run('refunded', mixed.number, '89.95')).toEqual([`${mixed.number}: 89.95 EUR refunded`]);
});

test('O20 what was paid too much stays in the list and in the order until it is refunded', async () => {
  const bought = await order([aPackage()]);
  await run('paid', bought.number, '100');
  const listed = async () => (await run('list')).find((line) => line.startsWith(bought.number));
  expect(await listed()).toContain('10.05 too much');
  expect(await run('show', bought.number)).toContain('paid  100.00 EUR, 10.05 EUR too much');
  expect(await run('refunded', bought.number)).toEqual([`${bought.number}: 10.05 EUR refunded`]);
  expect(await listed()).not.toContain('too much');
});

test('O26 list and show have the time of the market', async () => {
  const [dutch, british] = [await order([aPackage()]), await order([aPackage()], { market: markets.uk })];
  const lineOf = async (number: string) => (await run('list')).find((line) => line.startsWith(number));
  expect(await lineOf(dutch.number)).toContain('2026-03-02 09:00');
  expect(await lineOf(british.number)).toContain('2026-03-02 08:00');
  expect(await run('show', dutch.number)).toContain('2026-03-02 09:00  placed  by buyer  with a mail');
});

test('A18 O29 a voucher of 50.00 and the 89.95 (in de with 6.95 of delivery) it pays a part of: VAT by rate, and in de what is still due is less', async () => {
  const rowOf = async (number: string) =>
    csv(await run('export', '--placed', '2026-W10')).find((row) => row.number === number);
  for (const [market, voucherVat, boxVat, stillDue] of [
    [nl, '0.00', '7.43', '7.43'],
    [de, '3.27', '6.34', '3.07'],
  ] as const) {
    const bought = await order([aPackage(15)], { market });
    await shop.orders.pay(bought.number, null);
    const code = (await findByNumber(shop.db, bought.number))?.vouchers[0]?.code ?? '';
    const box = await order([aPackage()], { market });
    await shop.orders.redeem(market, box, { code, sender: box.number });
    await shop.orders.pay(box.number, null);
    expect((await rowOf(bought.number))?.vat_sum).toBe(voucherVat);
    expect(await rowOf(box.number)).toMatchObject({
      rate_1: String(market.orders.vat.food),
      vat_1: boxVat,
      vat_still_due_1: stillDue,
      vat_still_due: stillDue,
      rate_2: '',
    });
  }
});

test.each([
  ['=HYPERLINK(A1)', "'=HYPERLINK(A1)"],
  ['x;=HYPERLINK(A1);y', "x;'=HYPERLINK(A1);y"],
  ['x; "=1', `x;' ""=1`],
  ['a\n=1', "a\n'=1"],
  ['a\r\n@x;-2', "a\r\n'@x;'-2"],
  ['\tx', "'\tx"],
  ['1-2; a=b', '1-2; a=b'],
])('H2-12 the company %j is written %j, so that no spreadsheet runs it, whatever parts its cells', (company, cell) => {
  const person = sampleOrder.person && { ...sampleOrder.person, company };
  const [, row] = ordersCsv([{ ...sampleOrder, person }], () => 'Europe/Amsterdam');
  expect(row).toContain(`"Jan de Boer","${cell}","Molendijk"`);
});

test('O9 the number of the animal is in the export, and in what show prints', () => {
  const [first, ...rest] = sampleOrder.lines;
  const lines = first ? [{ ...first, animals: ['NL 5134 0261 7'] }, ...rest] : [];
  const [row] = csv(ordersCsv([{ ...sampleOrder, lines }], () => 'Europe/Amsterdam'));
  expect(row?.animals).toBe('NL 5134 0261 7 (Rundvlees pakket <klein>)');
  expect(describeOrder({ ...sampleOrder, lines }, 'UTC')).toContain(
    '1 x Rundvlees pakket <klein> (3 × gehakt, 1 × hamburgers)  89.95 EUR  animal NL 5134 0261 7',
  );
});
