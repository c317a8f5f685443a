/** Does what `npm run orders` was asked for. The answer says whether all of it was done. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, between, eq, inArray } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import type { Week } from '#rules/orders/read-week.ts';
import type { Texts } from '#services/locales/texts.ts';
import { findByNumber, findOrders, listOrders, type Order } from '#services/orders/order-store.ts';
import type { Orders } from '#services/orders/orders.ts';
import { decimal, ordersCsv } from '#services/orders/orders-csv.ts';
import { labelsPage, packingPage, productionPage } from '#services/orders/print/packing-pages.ts';
import { UnreadableStatement } from '#services/orders/statement/bank-entry.ts';
import { matchPayments, numbersIn } from '#services/orders/statement/match-payments.ts';
import { readStatement } from '#services/orders/statement/read-statement.ts';
import { orders as orderTable } from '#services/orders/tables.ts';
import { type OrderCommand, WrongCommand } from './order-command.ts';
import { describeOrder, listLine, statementLines } from './order-words.ts';

type Tools = {
  db: Database;
  orders: Orders;
  markets: readonly Market[];
  texts: Pick<Texts, 'textFor'>;
  print: (line: string) => void;
};

const mostListed = 200;

export async function runOrderCommand(command: OrderCommand, tools: Tools): Promise<boolean> {
  const { db, orders, print } = tools;
  switch (command.name) {
    case 'list': {
      const rows = await listOrders(db, { states: command.states, limit: mostListed });
      for (const row of rows.toReversed()) print(listLine(row));
      print(`${rows.length} orders${rows.length === mostListed ? ', the newest' : ''}`);
      return true;
    }
    case 'show': {
      const order = await findByNumber(db, command.number);
      if (!order) throw new WrongCommand(`there is no order ${command.number}`);
      for (const line of describeOrder(order)) print(line);
      return true;
    }
    case 'paid':
      return pay(command, tools);
    case 'pack':
      return pack(command, tools);
    case 'export':
      for (const line of ordersCsv(await ordersOfWeek(db, command.week))) print(line);
      return true;
    case 'statement':
      return readBank(command.file, tools);
    default: {
      const done = [];
      for (const number of command.numbers) done.push(await change(number, command.name, { orders, print }));
      return done.every(Boolean);
    }
  }
}

async function pay({ number, amount }: Extract<OrderCommand, { name: 'paid' }>, { orders, print }: Tools) {
  const payment = await orders.pay(number, amount);
  if (payment.outcome === 'unknown') throw new WrongCommand(`there is no order ${number}`);
  const { currency, total } = payment.order;
  const money = (cents: number) => `${decimal(cents)} ${currency}`;
  if (payment.outcome === 'already') print(`${number} is ${payment.order.state} already: nothing was changed`);
  if (payment.outcome === 'refund')
    print(`${number} is ${payment.order.state}: the money is noted, and has to be paid back`);
  if (payment.outcome === 'partly')
    print(`${number} is not paid yet: ${money(payment.missing)} of ${money(total)} are missing`);
  if (payment.outcome === 'paid') {
    print(`${number} is paid (${money(payment.order.paid)})`);
    if (payment.over > 0) print(`that is ${money(payment.over)} more than it costs`);
    for (const { code, worth } of payment.order.vouchers) print(`voucher ${code}, worth ${money(worth)}`);
  }
  return payment.outcome === 'paid' || payment.outcome === 'partly';
}

type Changer = Pick<Tools, 'orders' | 'print'>;
const states = { packed: 'packed', sent: 'sent', delivered: 'delivered', cancel: 'cancelled' } as const;

async function change(number: string, name: keyof typeof states, { orders, print }: Changer): Promise<boolean> {
  const to = states[name];
  let changed = await orders.change(number, to);
  // Nobody who packs and sends in one go types both.
  if (to === 'sent' && changed.outcome === 'refused' && changed.state === 'paid') {
    await orders.change(number, 'packed');
    changed = await orders.change(number, to);
  }
  if (changed.outcome === 'done') {
    print(`${number} is ${to}`);
    if (changed.order.isRefundDue)
      print(`${decimal(changed.order.paid)} ${changed.order.currency} have to be paid back`);
    return true;
  }
  print(
    changed.outcome === 'unknown'
      ? `there is no order ${number}`
      : `${number} is ${changed.state}: it cannot become ${to}${changed.areVouchersUsed ? ', its vouchers are used' : ''}`,
  );
  return false;
}

function ordersOfWeek(db: Database, { first, last }: Week): Promise<Order[]> {
  return findOrders(db, between(orderTable.deliveryDay, first, last));
}

/** What is paid is packed; the others are counted, so that nobody wonders where they are. */
async function pack({ week, dir }: Extract<OrderCommand, { name: 'pack' }>, { db, markets, texts, print }: Tools) {
  const { first, last, name } = week;
  const isDue = and(between(orderTable.deliveryDay, first, last), inArray(orderTable.state, ['paid', 'packed']));
  const due = await findOrders(db, isDue);
  const open = await findOrders(db, and(between(orderTable.deliveryDay, first, last), eq(orderTable.state, 'placed')));
  if (open.length > 0) print(`${open.length} orders of ${name} are not paid and not on the lists`);
  if (due.length === 0) {
    print(`there is nothing to pack for ${name}`);
    return true;
  }
  await mkdir(dir, { recursive: true });
  for (const market of markets) {
    const ofMarket = due.filter((order) => order.market === market.code);
    if (ofMarket.length === 0) continue;
    const printer = { market, t: texts.textFor(market), week: name };
    const pages = {
      packing: packingPage(printer, ofMarket),
      labels: labelsPage(printer, ofMarket),
      production: productionPage(printer, ofMarket),
    };
    for (const [kind, page] of Object.entries(pages)) {
      const file = join(dir, `${name}-${market.code}-${kind}.html`);
      // Addresses are nobody else's business on this machine.
      await writeFile(file, page, { mode: 0o600 });
      print(file);
    }
    print(`${ofMarket.length} orders of ${market.code}`);
  }
  return true;
}

async function readBank(file: string, { db, print }: Tools): Promise<boolean> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new WrongCommand(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    const entries = readStatement(bytes);
    const numbers = numbersIn(entries);
    const known = numbers.length === 0 ? [] : await findOrders(db, inArray(orderTable.number, numbers));
    for (const line of statementLines(matchPayments(entries, known), known)) print(line);
    return true;
  } catch (error) {
    if (error instanceof UnreadableStatement) throw new WrongCommand(`${file}: ${error.message}`);
    throw error;
  }
}
