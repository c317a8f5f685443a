/** Writes down what was changed of an order. With the order locked. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { orders } from '../tables.ts';
import { orderChanges } from '../tables/counter.ts';
import { type Actor, nameOf, undoMs } from './who.ts';

export type ChangeRow = typeof orderChanges.$inferSelect;

type NewChange = Pick<ChangeRow, 'what'> & {
  orderId: string;
  actor: Actor;
  at: Date;
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
  isTold?: boolean;
  batch?: string | null | undefined;
  undoes?: number;
};

/** Counts the version of the order on by one, so that a form with an older version is refused. Its invoices wait until it can no longer be taken back. */
export async function writeChange(tx: Database, { actor, ...change }: NewChange): Promise<ChangeRow> {
  const [counted] = await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1`, booksDueAt: new Date(change.at.getTime() + undoMs) })
    .where(eq(orders.id, change.orderId))
    .returning({ version: orders.version });
  const [row] = await tx
    .insert(orderChanges)
    .values({
      ...change,
      ...nameOf(actor),
      before: change.before ?? null,
      after: change.after ?? null,
      reason: change.reason ?? '',
      isTold: change.isTold ?? false,
      side: actor.by,
      version: counted?.version ?? 0,
    })
    .returning();
  if (!row) throw new Error('A change was not written down');
  return row;
}
