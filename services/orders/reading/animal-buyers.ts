/** Who bought boxes of an animal: by package and by its numbers, which lines keep as they were when they were ordered. */
import { and, arrayOverlaps, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { OrderState } from '#rules/orders/states.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { orderLines, orders } from '../tables.ts';

export type AnimalBuyer = {
  number: string;
  state: OrderState;
  name: string;
  day: PlainDate | null;
  slug: string;
  /** Of the package, as it was called. */
  item: string;
  quantity: number;
};

/** By delivery day. Nobody whose order was given up. */
export async function animalBuyers(db: Database, market: string, tags: readonly string[]): Promise<AnimalBuyer[]> {
  if (tags.length === 0) return [];
  const rows = await db
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.market, market),
        eq(orderLines.kind, 'package'),
        notInArray(orders.state, ['expired', 'cancelled']),
        or(arrayOverlaps(orderLines.packedAnimals, [...tags]), arrayOverlaps(orderLines.animals, [...tags])),
      ),
    )
    .orderBy(asc(orders.deliveryDay), asc(orders.number), asc(orderLines.position));
  return rows
    .filter(({ line }) => (line.packedAnimals ?? line.animals).some((animal) => tags.includes(animal)))
    .map(({ order, line }) => ({
      number: order.number,
      state: order.state,
      name: order.person?.name ?? '',
      day: order.deliveryDay,
      slug: line.slug,
      item: line.name,
      quantity: line.quantity,
    }));
}

/** Boxes of orders that wait for their money, as their lines have them. */
export async function unpaidBoxes(
  db: Database,
  market: string,
): Promise<{ slug: string; animals: string[]; quantity: number }[]> {
  return db
    .select({ slug: orderLines.slug, animals: orderLines.animals, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.market, market), eq(orderLines.kind, 'package'), inArray(orders.state, ['placed'])));
}
