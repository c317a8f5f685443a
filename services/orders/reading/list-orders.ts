/** A page of orders, with how many there are in each state. */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { orderStates, type OrderState } from '#rules/orders/states.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { findRows, type OrderLine, type OrderRow } from '../order-store.ts';
import { orderLines, orders } from '../tables.ts';
import { isToPack } from './is-to-pack.ts';
import { orderSearch } from './order-search.ts';
import { isStillOwed } from './still-owed.ts';

const ordersPerPage = 50;
/** No shop has more; a larger number is no place in the database. */
const mostPages = 1_000_000;

export type OrderFilter = {
  market?: string | undefined;
  state?: OrderState | undefined;
  /** One of these, where no single one is asked for. */
  states?: readonly OrderState[] | undefined;
  /** Only what is to be packed there, in whatever state it is. */
  toPack?: Market | undefined;
  /** By the day of delivery, from the first or from the last one; else the newest first. */
  byDay?: 'first' | 'last' | undefined;
  /** Of the delivery. */
  day?: PlainDate | undefined;
  search?: string | undefined;
  /** From 1. */
  page?: number | undefined;
};

export type OrderList = {
  orders: OrderRow[];
  found: number;
  page: number;
  pages: number;
  /** Of the market, whatever is looked for. */
  counts: Record<OrderState, number>;
};

export async function listOrders(
  db: Database,
  { market, state, states, toPack, byDay, day, search = '', page = 1 }: OrderFilter,
): Promise<OrderList> {
  const ofMarket = market === undefined ? undefined : eq(orders.market, market);
  const where = and(
    ofMarket,
    state ? eq(orders.state, state) : states && inArray(orders.state, [...states]),
    day === undefined ? undefined : eq(orders.deliveryDay, day),
    toPack && (await isToPack(db, toPack)),
    await orderSearch(db, search),
  );
  const counts = await countStates(db, ofMarket);
  const isAll = day === undefined && toPack === undefined && search.trim() === '';
  const known = (state ? [state] : (states ?? orderStates)).reduce((sum, one) => sum + counts[one], 0);
  const lastOf = (found: number) => Math.max(1, Math.ceil(found / ordersPerPage));
  const asked = Math.min(Math.max(1, Math.trunc(page)), isAll ? lastOf(known) : mostPages);
  // Rows that are passed over are counted, and nothing is added up for them. What was looked for is counted by the same look through it.
  const all = isAll ? sql<number>`0` : sql<number>`count(*) over ()::int`;
  const idsOn = async (shown: number) =>
    db
      .select({ id: orders.id, all: all.as('all') })
      .from(orders)
      .where(where)
      .orderBy(...sortingOf(byDay))
      .limit(ordersPerPage)
      .offset((shown - 1) * ordersPerPage);
  let ids = await idsOn(asked);
  // Past the end: there is less of it than there was.
  const found = isAll ? known : (ids[0]?.all ?? (asked === 1 ? 0 : await db.$count(orders, where)));
  const pages = lastOf(found);
  const shown = Math.min(asked, pages);
  if (shown !== asked) ids = await idsOn(shown);
  const listed = ids.map(({ id }) => id);
  const rows = listed.length === 0 ? [] : await findRows(db, inArray(orders.id, listed));
  const place = new Map(listed.map((id, index) => [id, index]));
  const sorted = rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return { orders: sorted, found, page: shown, pages, counts };
}

async function countStates(db: Database, where: SQL | undefined): Promise<Record<OrderState, number>> {
  const rows = await db.select({ state: orders.state, count: count() }).from(orders).where(where).groupBy(orders.state);
  const of = new Map(rows.map((row) => [row.state, row.count]));
  return Object.fromEntries(orderStates.map((state) => [state, of.get(state) ?? 0])) as Record<OrderState, number>;
}

function sortingOf(byDay: OrderFilter['byDay']): SQL[] {
  const newest = [desc(orders.placedAt), desc(orders.number)];
  if (byDay === undefined) return newest;
  // What travels by mail has no day, and stands at the end.
  return [
    byDay === 'first' ? sql`${orders.deliveryDay} asc nulls last` : sql`${orders.deliveryDay} desc nulls last`,
    asc(orders.number),
  ];
}

export type OrderDays = {
  /** Days of delivery of orders that are not done with, with how many there are. */
  days: { day: PlainDate; count: number }[];
  /** What is still to come for orders that were placed, also where the box went before all of it was paid, in the currency's smallest unit. */
  due: { count: number; amount: number };
};

/** Written out: in a list of columns drizzle leaves the table away. */
const paidFor = sql`(select coalesce(sum(amount), 0) from orders.payments where order_id = "orders"."orders"."id")`;

const notDone = ['placed', 'paid', 'packed', 'sent'] as const;

export async function orderDays(db: Database, market: string, today: PlainDate): Promise<OrderDays> {
  const days = await db
    .select({ day: orders.deliveryDay, count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.market, market),
        inArray(orders.state, [...notDone]),
        isNotNull(orders.deliveryDay),
        gte(orders.deliveryDay, today),
      ),
    )
    .groupBy(orders.deliveryDay)
    .orderBy(asc(orders.deliveryDay))
    .limit(8);
  const [due] = await db
    .select({ count: count(), amount: sql<number>`coalesce(sum(greatest(0, ${orders.total} - ${paidFor})), 0)::int` })
    .from(orders)
    .where(isStillOwed(market));
  return {
    days: days.flatMap((one) => (one.day === null ? [] : [{ day: one.day, count: one.count }])),
    due: due ?? { count: 0, amount: 0 },
  };
}

export type LineName = Pick<OrderLine, 'orderId' | 'name' | 'quantity' | 'kind'>;

/** What is in these orders, for a line about each. */
export async function linesIn(db: Database, ids: readonly string[]): Promise<LineName[]> {
  if (ids.length === 0) return [];
  const { orderId, name, quantity, kind, position } = orderLines;
  return db
    .select({ orderId, name, quantity, kind })
    .from(orderLines)
    .where(inArray(orderId, [...ids]))
    .orderBy(asc(position));
}
