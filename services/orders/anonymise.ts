/** Takes the buyer out of an order. What was sold for how much stays. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { isClosed } from '#rules/orders/states.ts';
import { type By, type Desk, lockOrder } from './change-state.ts';
import type { OrderRow } from './order-store.ts';
import { withdrawalNotice } from './withdraw.ts';
import { accountLinks, orderHistory, orderMails, orders } from './tables.ts';

export async function anonymiseOrder(desk: Desk, { number, by }: { number: string; by: By }): Promise<boolean> {
  return desk.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row || row.anonymisedAt !== null) return false;
    const now = desk.clock();
    const { [withdrawalNotice]: _said, ...agreed } = row.texts;
    await tx
      .update(orders)
      .set({ email: null, person: null, note: null, giftMessage: null, texts: agreed, anonymisedAt: now })
      .where(eq(orders.id, row.id));
    await tx.delete(orderMails).where(eq(orderMails.orderId, row.id));
    await tx.insert(orderHistory).values({ orderId: row.id, at: now, by, what: 'anonymised', isMailed: false });
    return true;
  });
}

/** A sale has to be kept for the tax office, and one under way is needed to be delivered; what never was a sale goes at once. */
function isHeld({ state, paid }: OrderRow): boolean {
  return !isClosed(state) || paid > 0;
}

export type Forgotten = {
  anonymised: number;
  /** Orders the law has kept, and until when the last of them is. */
  kept: number;
  keptUntil: string | null;
};

/** All orders of an address: what may go goes, the rest goes when its years are over. */
export async function forgetBuyer(
  desk: Desk,
  { market, email }: { market: Market; email: string },
): Promise<Forgotten> {
  const now = desk.clock();
  const whose = and(eq(orders.market, market.code), eq(orders.email, email), isNull(orders.anonymisedAt));
  const rows = await desk.db.select().from(orders).where(whose);
  const held = rows.filter(isHeld);
  let anonymised = 0;
  for (const { number } of rows.filter((row) => !isHeld(row)))
    if (await anonymiseOrder(desk, { number, by: 'buyer' })) anonymised += 1;
  for (const { id } of held) await desk.db.update(orders).set({ forgetAskedAt: now }).where(eq(orders.id, id));
  await desk.db.delete(accountLinks).where(and(eq(accountLinks.market, market.code), eq(accountLinks.email, email)));
  const years = held.map(({ placedAt }) => placedAt.getUTCFullYear() + market.orders.keepYears);
  const keptUntil = held.length === 0 ? null : `${Math.max(...years)}-12-31`;
  return { anonymised, kept: held.length, keptUntil };
}
