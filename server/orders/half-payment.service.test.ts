// Dutch buyers need not pay more than half before their goods come (7:26 lid 2 BW): from the page of the order to the packing list and the rest.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Market, marketList, markets } from '#markets/index.ts';
import { orderView } from '#storefront/pages/order/order-view.ts';
import { findByNumber } from '#services/orders/order-store.ts';
import { matchPayments } from '#services/orders/statement/match-payments.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { readOrderCommand } from './order-command.ts';
import { runOrderCommand } from './run-order-command.ts';

let shop: Awaited<ReturnType<typeof openTestOrders>>;
let dir: string;
let now = monday;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kudde-half-'));
  shop = await openTestOrders({ clock: () => now });
});
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
  await shop.close();
});

async function placed(market: Market) {
  const result = await shop.buy([aPackage()], { market });
  if (result.result !== 'placed') throw new Error(result.result);
  return result.order;
}

async function pageOf(market: Market, order: { number: string; key: string }) {
  const shown = await shop.orders.show(market, order);
  if (!shown) throw new Error('no such order');
  return orderView(shown, { market, hasMail: false });
}

async function run(...args: string[]) {
  const lines: string[] = [];
  const command = readOrderCommand(args, monday.toISOString().slice(0, 10));
  const tools = { db: shop.db, orders: shop.orders, markets: marketList, texts: testTexts };
  const isDone = await runOrderCommand(command, { ...tools, print: (line) => lines.push(line) });
  return { isDone, lines };
}

test('A9 nl: half is offered beside all of it, each with its code; with half in the order is packed, and the rest is asked for until it is here', async () => {
  const order = await placed(markets.nl);
  expect((await pageOf(markets.nl, order)).payment).toMatchObject({
    amount: 8995,
    least: { amount: 4497, code: expect.stringContaining('<svg') },
    isEnough: false,
  });
  expect((await run('packed', order.number)).isDone).toBe(false);
  expect((await run('paid', order.number, '44.97')).lines).toEqual([
    `${order.number} is not paid yet: 44.98 EUR of 89.95 EUR are missing`,
    'half is enough to pack it; the rest is due when it is delivered',
  ]);
  const page = await pageOf(markets.nl, order);
  expect(page.payment).toMatchObject({ amount: 4498, least: null, isEnough: true });
  expect(page.steps.map(({ what }) => what)).not.toContain('pay');

  now = new Date(monday.getTime() + 30 * 24 * 3_600_000);
  await shop.orders.doTimedWork();
  now = monday;
  expect((await run('pack', '2026-W10', dir)).isDone).toBe(true);
  const list = await readFile(join(dir, '2026-W10-nl-packing.html'), 'utf8');
  expect(list).toContain(order.number);
  expect(list).toContain(`${testTexts.textFor(markets.nl)('shop:orders.print.owes')}: €\u00a044,98`);

  expect((await run('sent', order.number)).lines).toEqual([`${order.number} is sent`]);
  expect((await pageOf(markets.nl, order)).payment).toMatchObject({ amount: 4498, isEnough: true });
  const owed = await findByNumber(shop.db, order.number);
  const entry = { amount: 4498, currency: 'EUR', text: order.reference, date: '2026-03-06', payer: 'Jan' };
  expect(matchPayments([entry], owed ? [owed] : [])).toMatchObject([{ kind: 'pays' }]);
  expect((await run('paid', order.number)).lines).toEqual([`${order.number} is paid (89.95 EUR)`]);
  expect(await findByNumber(shop.db, order.number)).toMatchObject({ state: 'sent', paid: 8995 });
  expect((await pageOf(markets.nl, order)).payment).toBeNull();
  expect((await run('paid', order.number)).lines).toEqual([`${order.number} is sent already: nothing was changed`]);
});

/** What the command says of a statement on which that much came in for the order. */
async function statement(order: { reference: string }, amount: string) {
  const file = join(dir, 'statement.csv');
  await writeFile(file, `Datum;Bedrag;Naam;Omschrijving\n2026-03-04;${amount};Jan;${order.reference}\n`);
  return (await run('statement', file)).lines;
}

test('A9 nl: half on a bank statement is called what it is, and proposed; elsewhere it is another amount', async () => {
  const order = await placed(markets.nl);
  expect(await statement(order, '44,97')).toEqual([
    'These pay what is enough to pack an order; the rest is due when it is delivered',
    expect.stringMatching(`2026-03-04  44.97.*  rest 44.98  ${order.number}`),
    '',
    '1 entries came in, 1 of them pay an order. No order was changed.',
    'To note them:',
    `npm run orders -- paid ${order.number} 44.97`,
    expect.stringContaining('entries are kept'),
  ]);
  expect(await statement(order, '44,96')).toContain('The amount is not what the order costs');
  await run('paid', order.number, '44.97');
  // The half is here: a second one of the same amount is not what is due.
  expect(await statement(order, '44,97')).toContain('The amount is not what the order costs');
  expect(await statement(order, '44,98')).toContain('These pay an order: reference and amount are right');
  const german = await placed(markets.de);
  expect(await statement(german, '44,97')).toContain('The amount is not what the order costs');
});

test('A9 elsewhere all of it is paid before, and half packs nothing', async () => {
  const order = await placed(markets.de);
  expect((await pageOf(markets.de, order)).payment).toMatchObject({ least: null, isEnough: false });
  await run('paid', order.number, '50');
  expect((await pageOf(markets.de, order)).payment).toMatchObject({ least: null, isEnough: false });
  expect((await run('sent', order.number)).isDone).toBe(false);
  expect(await findByNumber(shop.db, order.number)).toMatchObject({ state: 'placed' });
});

test('A9 half that a voucher paid is enough too: the order does not expire', async () => {
  const bought = await shop.buy([aPackage(16)]);
  if (bought.result !== 'placed') throw new Error(bought.result);
  await shop.orders.pay(bought.order.number, null);
  const code = (await findByNumber(shop.db, bought.order.number))?.vouchers[0]?.code ?? '';
  const order = await placed(markets.nl);
  expect(await shop.orders.redeem(markets.nl, order, { code, sender: 'x' })).toEqual({
    outcome: 'redeemed',
    amount: 5000,
  });
  expect((await pageOf(markets.nl, order)).payment).toMatchObject({ isEnough: true });
  now = new Date(monday.getTime() + 30 * 24 * 3_600_000);
  await shop.orders.doTimedWork();
  now = monday;
  expect(await findByNumber(shop.db, order.number)).toMatchObject({ state: 'placed' });
});
