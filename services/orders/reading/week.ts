/** A week of deliveries by day: what the butcher cuts, what is packed for whom, and where the driver stops. */
import { and, between, eq, gte, inArray, isNull, min } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { missingPrepayment } from '#rules/money/prepayment.ts';
import { readWeek, type Week } from '#rules/orders/read-week.ts';
import { waitsForAnswer } from '#rules/orders/states.ts';
import { localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { findOrders, type Order, type OrderLine } from '../order-store.ts';
import { boxesOf, packed } from '../print/boxes.ts';
import { byPostCode } from '../print/packing-pages.ts';
import { animalsOf, type Production, productionOf } from '../print/production.ts';
import type { GoodId } from '#rules/orders/basket.ts';
import type { Seller } from '../seller-port.ts';
import { orders } from '../tables.ts';
import { daysToPack } from './days-to-pack.ts';

export type Label = { number: string; box: number; boxes: number; lines: OrderLine[]; animals: string[] };

export type WeekDay = {
  day: PlainDate;
  production: Production[];
  /** With the boxes that are packed for it. */
  slips: { order: Order; boxes: OrderLine[][]; owed: number }[];
  labels: Label[];
  /** By post code. */
  stops: Order[];
};

export type WeekPlan = {
  week: Week;
  days: WeekDay[];
  /** In no list: not paid enough, or its buyer went back on it. */
  apart: { order: Order; why: 'unpaid' | 'withdrawn' }[];
  /** Without a day: vouchers on paper. */
  byPost: Order[];
  /** Of one of a line, as the shop says it now; null for what it no longer sells, and for bottles and paper. */
  kilosOf: (line: Pick<OrderLine, 'goodKind' | 'goodId'>) => number | null;
};

type WeekQuery = { text: string; now: Date; describeGoods: Seller['describeGoods'] };

/** Null for what is no week. */
export async function weekOf(
  db: Database,
  market: Market,
  { text, now, describeGoods }: WeekQuery,
): Promise<WeekPlan | null> {
  const week = readWeek(text, localDate(now, market.timeZone));
  if (!week) return null;
  const ofMarket = eq(orders.market, market.code);
  const inWeek = between(orders.deliveryDay, week.first, week.last);
  const found = await findOrders(
    db,
    and(ofMarket, inWeek, inArray(orders.state, ['placed', 'paid', 'packed', 'sent', 'delivered'])),
  );
  const whyApart = (order: Order) => {
    if (waitsForAnswer(order)) return 'withdrawn' as const;
    return order.state === 'placed' && missingPrepayment(order, market) > 0 ? ('unpaid' as const) : null;
  };
  const noDay = and(ofMarket, isNull(orders.deliveryDay), inArray(orders.state, ['paid', 'packed']));
  const posted = (await findOrders(db, noDay)).filter(({ lines }) => lines.some(({ isPosted }) => isPosted));
  const all = [...found, ...posted];
  const isDue = (order: Order) => whyApart(order) === null;
  return {
    week,
    days: [...Map.groupBy(found.filter(isDue), ({ deliveryDay }) => deliveryDay ?? '')]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([day, ofDay]) => dayOf(day, ofDay)),
    apart: all.flatMap((order) => {
      const why = whyApart(order);
      return why === null ? [] : [{ order, why }];
    }),
    byPost: posted.filter(isDue),
    kilosOf: await weigh(db, market, { lines: found.flatMap(({ lines }) => lines), describeGoods }),
  };
}

/** Null where nothing waits to be packed or sent. */
export async function nextDelivery(db: Database, market: Market, since: PlainDate): Promise<PlainDate | null> {
  const isPacked = eq(orders.state, 'packed');
  const [first] = await db
    .select({ day: min(orders.deliveryDay) })
    .from(orders)
    .where(and(eq(orders.market, market.code), isPacked, gte(orders.deliveryDay, since)));
  const days = (await daysToPack(db, market)).flatMap(({ day }) => (day !== null && day >= since ? [day] : []));
  return [first?.day ?? [], days].flat().toSorted()[0] ?? null;
}

type Weighed = { lines: OrderLine[]; describeGoods: Seller['describeGoods'] };

/** Orders keep no weight of what they hold: that of one is the shop's. */
async function weigh(db: Database, market: Market, { lines, describeGoods }: Weighed): Promise<WeekPlan['kilosOf']> {
  const keyOf = ({ kind, id }: GoodId) => `${kind}/${id}`;
  const goods = lines
    .filter(({ kind }) => kind !== 'voucher')
    .map(({ goodKind, goodId }) => ({ kind: goodKind, id: goodId }));
  const each = [...new Map(goods.map((good) => [keyOf(good), { good, quantity: 1 }])).values()];
  const described = each.length === 0 ? [] : await describeGoods(db, market.code, each);
  const kilos = new Map(described.map(({ good, kilos: weight }) => [keyOf(good), weight]));
  return ({ goodKind, goodId }) => kilos.get(keyOf({ kind: goodKind, id: goodId })) ?? null;
}

function dayOf(day: PlainDate, ofDay: Order[]): WeekDay {
  return {
    day,
    production: productionOf(ofDay.flatMap(({ lines }) => packed(lines))),
    slips: ofDay.map((order) => ({ order, boxes: boxesOf(order), owed: Math.max(0, order.total - order.paid) })),
    labels: ofDay.flatMap((order) =>
      boxesOf(order).map((lines, index, boxes) => ({
        number: order.number,
        box: index + 1,
        boxes: boxes.length,
        lines,
        animals: [...new Set(lines.flatMap(animalsOf))],
      })),
    ),
    stops: byPostCode(ofDay),
  };
}
