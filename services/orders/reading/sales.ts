/** What sells: turnover, the best goods, kilos, and who comes back. Without what expired or was called off. */
import { and, eq, gte, lte, notInArray } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { type SalesBy, spansUntil } from '#rules/books/sales.ts';
import type { GoodId } from '#rules/orders/basket.ts';
import { instantAt, localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import type { Seller } from '../seller-port.ts';
import { orderLines, orders } from '../tables.ts';

export type Sales = {
  from: PlainDate;
  spans: { from: PlainDate; to: PlainDate; sum: number; orders: number }[];
  sum: number;
  orders: number;
  /** Expired or called off, and in no other figure. */
  givenUp: number;
  /** Of what weighs something and is still in the shop. */
  kilos: number;
  /** Revenue of the lines that have a weight. */
  weighed: number;
  buyers: number;
  /** Buyers with more than one order. */
  again: number;
  /** What brought most comes first. */
  goods: { good: GoodId; name: string; quantity: number; kilos: number | null; sum: number }[];
};

type SalesQuery = { by: SalesBy; now: Date; describeGoods: Seller['describeGoods'] };

export async function salesOf(db: Database, market: Market, { by, now, describeGoods }: SalesQuery): Promise<Sales> {
  const spans = spansUntil(localDate(now, market.timeZone), by);
  const from = spans[0]?.from ?? localDate(now, market.timeZone);
  const isIn = and(
    eq(orders.market, market.code),
    gte(orders.placedAt, instantAt(from, 0, market.timeZone)),
    lte(orders.placedAt, now),
  );
  const isSold = and(isIn, notInArray(orders.state, ['expired', 'cancelled']));
  const sold = await db
    .select({ placedAt: orders.placedAt, total: orders.total, customerId: orders.customerId })
    .from(orders)
    .where(isSold);
  const lines = await db
    .select({
      kind: orderLines.goodKind,
      id: orderLines.goodId,
      name: orderLines.name,
      quantity: orderLines.quantity,
      total: orderLines.total,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isSold);
  const groups = [...Map.groupBy(lines, ({ kind, id }) => `${kind} ${id}`).values()].map((same) => ({
    good: { kind: same[0]?.kind ?? 'article', id: same[0]?.id ?? 0 },
    name: same[0]?.name ?? '',
    quantity: same.reduce((count, { quantity }) => count + quantity, 0),
    sum: same.reduce((cents, { total }) => cents + total, 0),
  }));
  // Orders keep no weight of what they hold: that of one is the shop's.
  const described = await describeGoods(
    db,
    market.code,
    groups.map(({ good }) => ({ good, quantity: 1 })),
  );
  const goods = groups
    .map((group) => {
      const { good, quantity } = group;
      const one = described.find(({ good: { kind, id } }) => kind === good.kind && id === good.id)?.kilos ?? null;
      return { ...group, kilos: one === null ? null : one * quantity };
    })
    .toSorted((a, b) => b.sum - a.sum);
  const days = sold.map(({ placedAt, total }) => ({ day: localDate(placedAt, market.timeZone), total }));
  const byBuyer = Map.groupBy(
    sold.filter(({ customerId }) => customerId !== null),
    ({ customerId }) => customerId,
  );
  return {
    from,
    spans: spans.map((span) => {
      const inSpan = days.filter(({ day }) => day >= span.from && day <= span.to);
      return { ...span, orders: inSpan.length, sum: inSpan.reduce((cents, { total }) => cents + total, 0) };
    }),
    sum: days.reduce((cents, { total }) => cents + total, 0),
    orders: days.length,
    givenUp: (await db.$count(orders, isIn)) - days.length,
    kilos: goods.reduce((kilos, each) => kilos + (each.kilos ?? 0), 0),
    weighed: goods.reduce((cents, { kilos, sum }) => cents + (kilos === null ? 0 : sum), 0),
    buyers: byBuyer.size,
    again: [...byBuyer.values()].filter(({ length }) => length > 1).length,
    goods,
  };
}
