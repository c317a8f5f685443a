// What the counter refuses the commands refuse as well: they do the same.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { findByNumber } from '#services/orders/order-store.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aPackage, monday } from '#tests/setup/orders/test-orders.ts';
import { testTexts } from '#tests/setup/shop/test-shop.ts';
import { readOrderCommand } from './order-command.ts';
import { runOrderCommand } from './run-order-command.ts';

const { de } = markets;
const anna = { id: '7', name: 'Anna' };
let shop: Awaited<ReturnType<typeof openTestOrders>>;
beforeAll(async () => {
  shop = await openTestOrders();
});
afterAll(() => shop?.close());

async function run(...args: string[]) {
  const lines: string[] = [];
  const command = readOrderCommand(args, monday.toISOString().slice(0, 10));
  const tools = { db: shop.db, orders: shop.orders, markets: marketList, texts: testTexts };
  const isDone = await runOrderCommand(command, { ...tools, print: (line) => lines.push(line) });
  return { isDone, lines };
}
async function paidOrder(name: string) {
  const result = await shop.buy([aPackage(11)], { market: de, name, email: 'jan@example.test' });
  if (result.result !== 'placed') throw new Error(JSON.stringify(result));
  await shop.orders.pay(result.order.number, null);
  return result.order;
}
const stateOf = async (number: string) => (await findByNumber(shop.db, number))?.state;

test('decision 104: all of an order that is not packed is not paid back, at the terminal either: it is called off', async () => {
  const { number, total } = await paidOrder('Ida Berg');
  expect(await run('refunded', number, '51.90')).toEqual({
    isDone: false,
    lines: [`${number} is paid and not packed: to pay back all of it, cancel it first; nothing was changed`],
  });
  expect(await findByNumber(shop.db, number)).toMatchObject({ state: 'paid', total, paid: total });
  expect(await run('refunded', number, '51.89')).toEqual({ isDone: true, lines: [`${number}: 51.89 EUR refunded`] });
});

test('what was withdrawn is neither packed nor sent before its buyer has an answer', async () => {
  const stays = await paidOrder('Stays Here');
  const said = { number: stays.number, email: 'jan@example.test', name: 'Stays Here', what: '' };
  expect(await shop.orders.withdraw(de, said, 'sender')).toMatchObject({ result: 'done' });
  const refusal = `${stays.number} is paid: its buyer went back on it, and has no answer yet`;
  for (const command of ['packed', 'sent'])
    expect(await run(command, stays.number)).toEqual({ isDone: false, lines: [refusal] });
  expect(await stateOf(stays.number)).toBe('paid');
  await shop.orders.counter.markWithdrawalDone({ number: stays.number, by: anna, version: null });
  expect(await run('sent', stays.number)).toEqual({ isDone: true, lines: [`${stays.number} is sent`] });
});
