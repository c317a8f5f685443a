/** Does what `npm run orders` was asked for. The answer says whether all of it was done. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, between, eq, inArray, isNull } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import type { BankColumns } from '#rules/bank/bank-columns.ts';
import { missingPrepayment } from '#rules/money/prepayment.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import type { Texts } from '#services/locales/texts.ts';
import { findByNumber, findOrders, listOrders, type Order } from '#services/orders/order-store.ts';
import type { Orders } from '#services/orders/orders.ts';
import { decimal, ordersCsv } from '#services/orders/orders-csv.ts';
import { labelsPage } from '#services/orders/print/labels-page.ts';
import { packingPage, postPage, productionPage, stopsPage } from '#services/orders/print/packing-pages.ts';
import { UnreadableStatement } from '#services/orders/statement/bank-entry.ts';
import { matchPayments, numbersIn } from '#services/orders/statement/match-payments.ts';
import { readStatement } from '#services/orders/statement/read-statement.ts';
import { findTroubledMails } from '#services/orders/mail/outbox.ts';
import { readSettings } from '#services/settings/settings.ts';
import { orders as orderTable } from '#services/orders/tables.ts';
import { type OrderCommand, WrongCommand } from './order-command.ts';
import { describeOrder, listLine, mailTroubleLine, statementLines } from './order-words.ts';

type Tools = {
  db: Database;
  orders: Orders;
  markets: readonly Market[];
  texts: Pick<Texts, 'textFor'>;
  print: (line: string) => void;
  clock?: () => Date;
  /** Where the public finds a market; as its file says unless said otherwise. */
  originOf?: (market: Market) => string;
};

const mostListed = 200;
const command = { id: null, name: 'command' };

export async function runOrderCommand(command: OrderCommand, tools: Tools): Promise<boolean> {
  const { db, orders, print, clock = () => new Date() } = tools;
  switch (command.name) {
    case 'list': {
      const rows = await listOrders(db, { states: command.states, limit: mostListed });
      const ids = rows.map(({ id }) => id);
      const troubled = Map.groupBy(await findTroubledMails(db, ids, clock()), ({ orderId }) => orderId);
      for (const row of rows.toReversed()) {
        const zone = zoneOf(tools, row.market);
        const mails = (troubled.get(row.id) ?? []).map((mail) => mailTroubleLine(mail, zone));
        print([listLine(row, zone), ...mails].join('  '));
      }
      print(`${rows.length} orders${rows.length === mostListed ? ', the newest' : ''}`);
      return true;
    }
    case 'show': {
      const order = await findByNumber(db, command.number);
      if (!order) throw new WrongCommand(`there is no order ${command.number}`);
      const zone = zoneOf(tools, order.market);
      for (const mail of await findTroubledMails(db, [order.id], clock())) print(mailTroubleLine(mail, zone));
      for (const line of describeOrder(order, zone)) print(line);
      return true;
    }
    case 'paid':
      return pay(command, tools);
    case 'refunded':
      return refund(command, tools);
    case 'pack':
      return pack(command, tools);
    case 'export':
      for (const line of ordersCsv(await ordersToExport(command, tools), (market) => zoneOf(tools, market)))
        print(line);
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

function zoneOf({ markets }: Pick<Tools, 'markets'>, code: string): string {
  return markets.find((market) => market.code === code)?.timeZone ?? 'UTC';
}

type Money = Extract<OrderCommand, { name: 'paid' | 'refunded' }>;

async function refund({ number, amount }: Money, { orders, print }: Tools): Promise<boolean> {
  const refunded = await orders.refund(number, amount);
  if (refunded.outcome === 'unknown') throw new WrongCommand(`there is no order ${number}`);
  const { currency, state, isRefundDue } = refunded.order;
  const money = (cents: number) => `${decimal(cents)} ${currency}`;
  if (refunded.outcome === 'nothing')
    print(
      `${number} is ${state}: nothing of it is to be refunded${isRefundDue ? '' : '; to refund all the same, name an amount'}`,
    );
  if (refunded.outcome === 'tooMuch')
    print(`of ${number} no more than ${money(refunded.most)} can be refunded: nothing was changed`);
  if (refunded.outcome === 'allBack')
    print(`${number} is ${state} and not packed: to pay back all of it, cancel it first; nothing was changed`);
  if (refunded.outcome === 'refunded') {
    print(`${number}: ${money(refunded.amount)} refunded`);
    if (refunded.left > 0) print(`${money(refunded.left)} have still to be paid back`);
  }
  return refunded.outcome === 'refunded';
}

async function pay({ number, amount }: Money, { orders, markets, print }: Tools) {
  const payment = await orders.pay(number, amount);
  if (payment.outcome === 'unknown') throw new WrongCommand(`there is no order ${number}`);
  const { currency, total } = payment.order;
  const money = (cents: number) => `${decimal(cents)} ${currency}`;
  if (payment.outcome === 'already') print(`${number} is ${payment.order.state} already: nothing was changed`);
  if (payment.outcome === 'refund')
    print(`${number} is ${payment.order.state}: the money is noted, and has to be paid back`);
  if (payment.outcome === 'partly')
    print(`${number} is not paid yet: ${money(payment.missing)} of ${money(total)} are missing`);
  if (payment.outcome === 'partly' && isPackable(payment.order, markets))
    print('half is enough to pack it; the rest is due when it is delivered');
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
  if (to === 'sent' && changed.outcome === 'refused' && ['placed', 'paid'].includes(changed.state)) {
    const packed = await orders.change(number, 'packed');
    changed = packed.outcome === 'done' ? await orders.change(number, to) : packed;
  }
  if (changed.outcome === 'done') {
    print(`${number} is ${to}`);
    if (changed.order.isRefundDue)
      print(`${decimal(changed.order.paid)} ${changed.order.currency} have to be paid back`);
    return true;
  }
  if (changed.outcome === 'refused' && changed.isWithdrawn) {
    print(`${number} is ${changed.state}: its buyer went back on it, and has no answer yet`);
    return false;
  }
  print(
    changed.outcome === 'unknown'
      ? `there is no order ${number}`
      : `${number} is ${changed.state}: it cannot become ${to}${changed.areVouchersUsed ? ', its vouchers are used' : ''}`,
  );
  return false;
}

type Export = Extract<OrderCommand, { name: 'export' }>;

/** By the day of the delivery, or by the market's day on which they were placed: then those that are mailed are among them. */
async function ordersToExport({ week: { first, last }, by }: Export, tools: Tools): Promise<Order[]> {
  if (by === 'delivery') return findOrders(tools.db, between(orderTable.deliveryDay, first, last));
  // A day more on both sides, for the clocks of the markets.
  const [from, to] = [new Date(`${addDays(first, -1)}T00:00:00Z`), new Date(`${addDays(last, 2)}T00:00:00Z`)];
  const around = await findOrders(tools.db, between(orderTable.placedAt, from, to));
  return around.filter(({ placedAt, market }) => {
    const day = localDate(placedAt, zoneOf(tools, market));
    return first <= day && day <= last;
  });
}

/** As much is in as the market may ask for before. */
function isPackable(order: Order, markets: readonly Market[]): boolean {
  const market = markets.find(({ code }) => code === order.market);
  return market !== undefined && missingPrepayment(order, market) === 0;
}

/** What is paid, or paid enough, is packed; the others are counted, so that nobody wonders where they are. */
async function pack(
  { week, dir }: Extract<OrderCommand, { name: 'pack' }>,
  { db, markets, texts, print, originOf }: Tools,
) {
  const { first, last, name } = week;
  const isDue = and(between(orderTable.deliveryDay, first, last), inArray(orderTable.state, ['paid', 'packed']));
  const isOpen = and(between(orderTable.deliveryDay, first, last), eq(orderTable.state, 'placed'));
  const waiting = await findOrders(db, isOpen);
  const open = waiting.filter((order) => !isPackable(order, markets));
  const due = [...(await findOrders(db, isDue)), ...waiting.filter((order) => isPackable(order, markets))];
  if (open.length > 0) print(`${open.length} orders of ${name} are not paid and not on the lists`);
  const posted = await ordersToPost(db);
  if (due.length === 0 && posted.length === 0) {
    print(`there is nothing to pack for ${name}`);
    return true;
  }
  await mkdir(dir, { recursive: true });
  for (const market of markets) {
    const ofMarket = due.filter((order) => order.market === market.code);
    const toPost = posted.filter((order) => order.market === market.code);
    if (ofMarket.length + toPost.length === 0) continue;
    const origin = originOf?.(market);
    const printer = { market, t: texts.textFor(market), week: name, ...(origin !== undefined && { origin }) };
    const pages = {
      ...(ofMarket.length > 0 && {
        packing: packingPage(printer, ofMarket),
        labels: labelsPage(printer, ofMarket),
        'labels-62x29': labelsPage(printer, ofMarket, 'roll'),
        production: productionPage(printer, ofMarket),
        stops: stopsPage(printer, ofMarket),
      }),
      ...(toPost.length > 0 && { post: postPage(printer, toPost) }),
    };
    for (const [kind, page] of Object.entries(pages)) {
      const file = join(dir, `${name}-${market.code}-${kind}.html`);
      // Addresses are nobody else's business on this machine.
      await writeFile(file, page, { mode: 0o600 });
      print(file);
    }
    print(`${ofMarket.length} orders of ${market.code}`);
    if (toPost.length > 0) print(`${toPost.length} orders of ${market.code} to post, until they are sent`);
  }
  return true;
}

/** Vouchers on paper that travel alone: no day of delivery, so no week would name them. What travels with meat is on its list. */
async function ordersToPost(db: Database): Promise<Order[]> {
  const isDue = and(isNull(orderTable.deliveryDay), inArray(orderTable.state, ['paid', 'packed']));
  return (await findOrders(db, isDue)).filter(({ lines }) => lines.some(({ isPosted }) => isPosted));
}

/** What a file says is kept as the page of the bank keeps it; what is certain can be booked there, or noted here. */
async function readBank(file: string, { db, orders, markets, print }: Tools): Promise<boolean> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new WrongCommand(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    const columns = await knownColumns(db, markets);
    const entries = readStatement(bytes, columns);
    const numbers = numbersIn(entries);
    const known = numbers.length === 0 ? [] : await findOrders(db, inArray(orderTable.number, numbers));
    const owed = known.map((order) => {
      const market = markets.find(({ code }) => code === order.market);
      return market ? { ...order, missingPrepayment: missingPrepayment(order, market) } : order;
    });
    for (const line of statementLines(matchPayments(entries, owed), known)) print(line);
    const market = markets.find(({ code }) => code === known[0]?.market) ?? markets[0];
    if (!market) return true;
    const kept = await orders.counter.readBankFile(market, bytes, { ...command, columns });
    print(`${kept.entries} entries are kept for the page of the bank in the studio, ${kept.added} of them are new`);
    return true;
  } catch (error) {
    if (error instanceof UnreadableStatement) throw new WrongCommand(`${file}: ${error.message}`);
    throw error;
  }
}

/** What owners said of tables nobody knows. */
async function knownColumns(db: Database, markets: readonly Market[]): Promise<BankColumns[]> {
  const all = await Promise.all(markets.map(({ code }) => readSettings(db, code)));
  return all.flatMap(({ values }) => values['bank.columns'] ?? []);
}
