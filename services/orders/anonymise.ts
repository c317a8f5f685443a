/** Takes the buyer out of an order. What was sold for how much stays. */
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { sharedWith } from '#rules/orders/boxes/shared-order.ts';
import { isClosed } from '#rules/orders/states.ts';
import { changeState, type OrderDeps } from './change-state.ts';
import type { By } from './changes/who.ts';
import { findRows, lockOrder, lockOrders, type OrderRow } from './order-store.ts';
import { withdrawalNotice, withdrawalWhat } from './withdraw.ts';
import { forgetCustomer, forgetCustomerOf } from './customers/customers.ts';
import { orderHistory, orderMails, orders } from './tables.ts';
import { accountLinks } from './tables/account-links.ts';
import { bankEntries, mailLog, orderChanges, payments } from './tables/counter.ts';

export async function anonymiseOrder(deps: OrderDeps, { number, by }: { number: string; by: By }): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row || row.anonymisedAt !== null) return false;
    await takeBuyerOut(tx, row, { by, now: deps.clock() });
    return true;
  });
}

const nobody = { email: null, person: null, billing: null, note: null, giftMessage: null, ownerNote: '' };

/** Changes and bank entries keep amounts and days, and nothing that was said about somebody. */
async function takeBuyerOutOfBooks(tx: Database, orderId: string): Promise<void> {
  const isAboutThem = inArray(orderChanges.what, ['address', 'note', 'undo']);
  await tx.update(orderChanges).set({ reason: '' }).where(eq(orderChanges.orderId, orderId));
  await tx
    .update(orderChanges)
    .set({ before: null, after: null })
    .where(and(eq(orderChanges.orderId, orderId), isAboutThem));
  await tx.update(payments).set({ note: '' }).where(eq(payments.orderId, orderId));
  const entries = tx.select({ id: payments.bankEntryId }).from(payments).where(eq(payments.orderId, orderId));
  await tx.update(bankEntries).set({ name: '', iban: '', text: '' }).where(inArray(bankEntries.id, entries));
}

/** With the order locked. */
async function takeBuyerOut(tx: Database, row: OrderRow, { by, now }: { by: By; now: Date }): Promise<void> {
  const { [withdrawalNotice]: _said, [withdrawalWhat]: _what, [sharedWith]: _who, ...agreed } = row.texts;
  await tx
    .update(orders)
    .set({ ...nobody, texts: agreed, anonymisedAt: now })
    .where(eq(orders.id, row.id));
  await tx.delete(orderMails).where(eq(orderMails.orderId, row.id));
  await tx.delete(mailLog).where(eq(mailLog.orderId, row.id));
  await takeBuyerOutOfBooks(tx, row.id);
  if (row.customerId !== null) await forgetCustomer(tx, row.customerId, now);
  await tx.insert(orderHistory).values({ orderId: row.id, at: now, by, what: 'anonymised', isMailed: false });
}

/** Owners who never say that something was delivered: by then it was. */
const arrivedAfterMs = 14 * 24 * 3_600_000;

/** Nothing has to be brought any more. */
function isOver({ state, deliveryDay }: OrderRow, now: Date): boolean {
  if (isClosed(state)) return true;
  return state === 'sent' && deliveryDay !== null && Date.parse(deliveryDay) + arrivedAfterMs < now.getTime();
}

/**
 * What may go of an order whose buyer wishes it. Of a sale the tax office wants what stands on its bill; telephone, note, card and neighbour helped to bring it and go
 * once that is done. What never was a sale goes whole.
 */
export async function forgetOrder(
  deps: OrderDeps,
  { number, by }: { number: string; by: By },
): Promise<'gone' | 'held'> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row || row.anonymisedAt !== null) return 'gone';
    const now = deps.clock();
    if (isClosed(row.state) && row.paid === 0) {
      await takeBuyerOut(tx, row, { by, now });
      return 'gone';
    }
    const person = row.person && { ...row.person, phone: '' };
    const { [sharedWith]: _who, ...texts } = row.texts;
    await tx
      .update(orders)
      .set({
        forgetAskedAt: row.forgetAskedAt ?? now,
        ...(isOver(row, now) && { person, texts, note: null, giftMessage: null, ownerNote: '' }),
      })
      .where(eq(orders.id, row.id));
    return 'held';
  });
}

export type Forgotten = {
  anonymised: number;
  /** Orders the law has kept, and until when the last of them is. */
  kept: number;
  keptUntil: string | null;
};

/** All orders of an address: what nobody paid is called off, what may go goes, the rest goes when its years are over. */
export async function forgetBuyer(
  deps: OrderDeps,
  { market, email }: { market: Market; email: string },
): Promise<Forgotten> {
  const whose = and(eq(orders.market, market.code), eq(orders.email, email), isNull(orders.anonymisedAt));
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    await lockOrders(tx, whose);
    const rows = await findRows(tx, whose);
    const held: OrderRow[] = [];
    for (const row of rows) {
      const { number } = row;
      const isPaid = ({ state, paid }: OrderRow) => state !== 'placed' || paid > 0;
      if (!isPaid(row)) await changeState(inside, { number, to: 'cancelled', by: 'buyer' }, isPaid);
      if ((await forgetOrder(inside, { number, by: 'buyer' })) === 'held') held.push(row);
    }
    await tx.delete(accountLinks).where(and(eq(accountLinks.market, market.code), eq(accountLinks.email, email)));
    await forgetCustomerOf(tx, { market: market.code, email });
    const years = held.map(({ placedAt }) => yearIn(market, placedAt) + market.orders.keepYears);
    const keptUntil = held.length === 0 ? null : `${Math.max(...years)}-12-31`;
    return { anonymised: rows.length - held.length, kept: held.length, keptUntil };
  });
}

/** The orders that were on their way when their buyer asked to be forgotten, and have ended since. */
export async function endedAndForgotten(deps: OrderDeps): Promise<string[]> {
  const asked = and(isNotNull(orders.forgetAskedAt), isNull(orders.anonymisedAt));
  const rows = await findRows(deps.db, asked);
  const now = deps.clock();
  const isDue = (row: OrderRow) => {
    const { note, giftMessage, person, texts, state, paid } = row;
    const isShared = texts[sharedWith] !== undefined;
    const hasMore = note !== null || giftMessage !== null || isShared || (person?.phone ?? '') !== '';
    return (hasMore && isOver(row, now)) || (isClosed(state) && paid === 0);
  };
  return rows.filter(isDue).map(({ number }) => number);
}

/** The year it is in a market, in which its numbers are counted too. */
export function yearIn({ timeZone }: Pick<Market, 'timeZone'>, moment: Date): number {
  return Number(localDate(moment, timeZone).slice(0, 4));
}
