/** What a customer's data become when they ask the owner to delete them: the same as by their own button. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { type Forgotten, forgetBuyer, forgetOrder } from '../anonymise.ts';
import type { OrderDeps } from '../change-state.ts';
import { findRows, lockOrders } from '../order-store.ts';
import { customers, orders } from '../tables.ts';
import { forgetCustomer, forgetNotes } from './customers.ts';

export type CustomerForgotten = Forgotten & { /** Whose sign-ups go with it. */ email: string | null };

/** Null for nobody of this market. */
export async function forgetCustomerData(
  deps: OrderDeps,
  market: Market,
  id: string,
): Promise<CustomerForgotten | null> {
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const isOne = and(eq(customers.id, id), eq(customers.market, market.code), isNull(customers.anonymisedAt));
    // Not locked before their orders: whoever takes a buyer out of one locks that first.
    const [customer] = await tx.select().from(customers).where(isOne);
    if (!customer) return null;
    const { email } = customer;
    const forgotten = email === null ? await forgetByHand(inside, id) : await forgetBuyer(inside, { market, email });
    await forgetNotes(tx, customer);
    await forgetCustomer(tx, id, deps.clock());
    return { ...forgotten, email };
  });
}

/** Who has no address, and is known by what the owner wrote down. */
async function forgetByHand(deps: OrderDeps, id: string): Promise<Forgotten> {
  const theirs = and(eq(orders.customerId, id), isNull(orders.anonymisedAt));
  await lockOrders(deps.db, theirs);
  const rows = await findRows(deps.db, theirs);
  let kept = 0;
  for (const { number } of rows) if ((await forgetOrder(deps, { number, by: 'owner' })) === 'held') kept += 1;
  return { anonymised: rows.length - kept, kept, keptUntil: null };
}
