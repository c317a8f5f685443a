import { and, eq, inArray } from 'drizzle-orm';
import { holdsStock, orderStates } from '#rules/orders/states.ts';
import type { Database } from '#services/kit/database.ts';
import { orderLines, orders } from '../tables.ts';

/** What a card says of a box: nothing of who bought it. */
export async function findSharedBox(db: Database, market: string, key: string) {
  const [box] = await db
    .select({
      slug: orderLines.slug,
      name: orderLines.name,
      farmer: orderLines.farmer,
      quantity: orderLines.quantity,
      animals: orderLines.animals,
      packedAnimals: orderLines.packedAnimals,
      boxNumber: orderLines.boxNumber,
      boxTotal: orderLines.boxTotal,
      cardKey: orderLines.cardKey,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.market, market),
        eq(orderLines.cardKey, key),
        inArray(orders.state, orderStates.filter(holdsStock)),
      ),
    );
  return box ?? null;
}
