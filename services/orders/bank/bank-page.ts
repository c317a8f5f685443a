/** What the page about the bank shows: entries by what they are offered as, and whose money is still missing. */
import { asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { certainKinds, type OfferKind } from '#rules/bank/match-entries.ts';
import type { OrderState } from '#rules/orders/states.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { CounterDeps } from '../acts/act.ts';
import { findRows, orderPaid } from '../order-store.ts';
import type { Accounts } from '../payment.ts';
import { isStillOwed } from '../reading/still-owed.ts';
import { orderLines, orders } from '../tables.ts';
import { bankEntries, statements } from '../tables/counter.ts';
import { type OfferedEntry, offeredIn } from './book-entry.ts';
import { accountOf } from './own-accounts.ts';

/** So many of each are shown; what is more is counted. */
const mostShown = 100;
const mostWaiting = 20;

export type BankOrder = {
  number: string;
  /** Empty where nobody is left in it. */
  name: string;
  /** The first thing in it, and how many more. */
  what: string;
  more: number;
  total: number;
  due: number;
  currency: string;
  state: OrderState;
};

export type BankLine = {
  id: number;
  day: PlainDate;
  amount: number;
  currency: string | null;
  name: string;
  text: string;
  isPending: boolean;
  kind: OfferKind;
  pays: { number: string; amount: number }[];
  /** Those it names, or may be for. */
  orders: BankOrder[];
};

export type BankPage = {
  /** Null where none was ever read. */
  read: { until: PlainDate; at: Date; by: string } | null;
  /** Null where the shop has none yet. */
  account: string | null;
  /** `sum` is what would come in, less what went out. */
  certain: { count: number; sum: number; lines: BankLine[] };
  decide: { count: number; lines: BankLine[] };
  apart: { count: number; lines: BankLine[] };
  booked: number;
  notOurs: number;
  /** Orders whose money did not come, the oldest first. */
  waiting: { count: number; sum: number; orders: (BankOrder & { placedAt: Date; expiresAt: Date })[] };
};

type BankQuery = { market: Market; accounts: Accounts };

export async function bankPage(deps: CounterDeps, { market, accounts }: BankQuery): Promise<BankPage> {
  const { db } = deps;
  const offered = await offeredIn(deps, { market: market.code, accounts });
  const isCertain = ({ offer }: OfferedEntry) => certainKinds.includes(offer.kind);
  const certain = offered.filter(isCertain);
  const apart = offered.filter(({ offer }) => offer.kind === 'apart');
  const decide = offered.filter((each) => !isCertain(each) && each.offer.kind !== 'apart');
  const shown = [certain, decide, apart].map((all) => all.slice(0, mostShown));
  const numbers = shown.flat().flatMap(({ offer }) => [...offer.candidates, ...offer.pays.map(({ number }) => number)]);
  const known = await ordersNamed(deps, [...new Set(numbers)]);
  const lines = (all: OfferedEntry[]) => all.slice(0, mostShown).map((each) => lineOf(each, known));
  const [read] = await db
    .select()
    .from(statements)
    .where(eq(statements.market, market.code))
    .orderBy(desc(statements.until), desc(statements.id))
    .limit(1);
  const states = await db
    .select({ state: bankEntries.state, count: count() })
    .from(bankEntries)
    .where(inArray(bankEntries.state, ['booked', 'notOurs']))
    .groupBy(bankEntries.state);
  const countOf = (state: string) => states.find((row) => row.state === state)?.count ?? 0;
  return {
    read: read ? { until: read.until, at: read.readAt, by: read.byName } : null,
    account: accountOf(accounts, market.code),
    certain: {
      count: certain.length,
      sum: certain.reduce((sum, { entry }) => sum + entry.amount, 0),
      lines: lines(certain),
    },
    decide: { count: decide.length, lines: lines(decide) },
    apart: { count: apart.length, lines: lines(apart) },
    booked: countOf('booked'),
    notOurs: countOf('notOurs'),
    waiting: await waitingOrders(deps, market),
  };
}

function lineOf({ entry, offer }: OfferedEntry, known: ReadonlyMap<string, BankOrder>): BankLine {
  const { id, day, amount, currency, name, text, state } = entry;
  const numbers = new Set([...offer.pays.map(({ number }) => number), ...offer.candidates]);
  const about = { id, day, amount, currency, name, text, isPending: state === 'pending' };
  return {
    ...about,
    kind: offer.kind,
    pays: offer.pays,
    orders: [...numbers].flatMap((number) => known.get(number) ?? []),
  };
}

async function ordersNamed({ db }: CounterDeps, numbers: string[]): Promise<Map<string, BankOrder>> {
  if (numbers.length === 0) return new Map();
  const rows = await findRows(db, inArray(orders.number, numbers));
  const goods = await goodsOf(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.number, bankOrder(row, goods)]));
}

type Row = Awaited<ReturnType<typeof findRows>>[number];
type Goods = Map<string, { name: string }[]>;

function bankOrder({ id, number, person, total, paid, currency, state }: Row, goods: Goods): BankOrder {
  const lines = goods.get(id) ?? [];
  const what = { what: lines[0]?.name ?? '', more: Math.max(0, lines.length - 1) };
  return { number, name: person?.name ?? '', ...what, total, due: total - paid, currency, state };
}

async function goodsOf(db: CounterDeps['db'], ids: string[]): Promise<Goods> {
  if (ids.length === 0) return new Map();
  const lines = await db
    .select({ orderId: orderLines.orderId, name: orderLines.name })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

async function waitingOrders({ db }: CounterDeps, market: Market): Promise<BankPage['waiting']> {
  const isWaiting = isStillOwed(market.code);
  const [all] = await db
    .select({ count: count(), sum: sql<string>`coalesce(sum(${orders.total} - ${orderPaid}), 0)` })
    .from(orders)
    .where(isWaiting);
  const ids = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isWaiting)
    .orderBy(asc(orders.placedAt))
    .limit(mostWaiting);
  const listed = ids.map(({ id }) => id);
  const rows = listed.length === 0 ? [] : await findRows(db, inArray(orders.id, listed));
  const goods = await goodsOf(db, listed);
  return {
    count: all?.count ?? 0,
    sum: Number(all?.sum ?? 0),
    orders: rows.map((row) => ({ ...bankOrder(row, goods), placedAt: row.placedAt, expiresAt: row.expiresAt })),
  };
}
