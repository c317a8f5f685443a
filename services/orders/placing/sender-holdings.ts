/** What is kept for people who have not paid: for an e-mail address in all processes, for a sender in this one. */
import { and, eq, inArray, like, ne, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Market } from '#contract/market.ts';
import { type Held, heldBy, isBeyondBounds, sumOfHeld } from '#rules/money/unpaid-bounds.ts';
import type { Database } from '#services/kit/database.ts';
import { mailboxOf } from '#services/kit/email.ts';
import { orderLines, orders } from '../tables.ts';
import { cents } from '#rules/money/cents.ts';

const lineOf = { kind: orderLines.kind, quantity: orderLines.quantity, total: orderLines.total };

type Wish = { market: Market; email: string; held: Held };

/** Whether an order would take an address beyond what is kept for it. */
export async function isTooMuchForAddress(db: Database, { market, email, held }: Wish): Promise<boolean> {
  const most = market.orders.unpaidMost.address;
  if (isBeyondBounds(held, most)) return true;
  if (held.packages + held.pieces === 0) return false;
  const lines = await db
    .select(lineOf)
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.market, market.code), eq(orders.state, 'placed'), ofMailbox(email)));
  return isBeyondBounds(sumOfHeld([held, heldBy(lines)]), most);
}

/** Orders of one letter box wait for each other here, so that two at once are counted. */
export async function lockAddress(tx: Database, market: Market, email: string): Promise<void> {
  const key = `${market.code} ${mailboxOf(email)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** However the address is written. */
function ofMailbox(email: string) {
  const mailbox = mailboxOf(email);
  const [local = '', domain = ''] = mailbox.replace(/[\\%_]/g, String.raw`\$&`).split('@');
  return or(eq(orders.email, mailbox), like(orders.email, `${local}+%@${domain}`));
}

/** Who is pushed out starts anew; a stranger with so many networks is not stopped by counting. */
const rememberedSenders = 20_000;

type Kept = { held: Held; /** Null while it is being placed. */ orderId: string | null };

export function createSenderHoldings(db: Database) {
  const senders = new LRUCache<string, Kept[]>({ maxSize: rememberedSenders, sizeCalculation: () => 1 });

  async function unpaidOf(kept: Kept[]): Promise<Set<string>> {
    const ids = kept.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
    if (ids.length === 0) return new Set();
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.id, ids), eq(orders.state, 'placed'), ne(orders.total, cents(0))));
    return new Set(rows.map(({ id }) => id));
  }

  /** Null when this sender holds too much. Say what became of it: the order it is kept for, or null. */
  return async (
    sender: string,
    { market, held }: Pick<Wish, 'market' | 'held'>,
  ): Promise<((orderId: string | null) => void) | null> => {
    if (held.packages + held.pieces === 0) return () => {};
    const known = senders.get(sender) ?? [];
    const unpaid = await unpaidOf(known);
    // Those that came meanwhile are counted as well.
    const kept = (senders.get(sender) ?? []).filter(
      (one) => one.orderId === null || !known.includes(one) || unpaid.has(one.orderId),
    );
    if (isBeyondBounds(sumOfHeld([held, ...kept.map((one) => one.held)]), market.orders.unpaidMost.sender)) return null;
    const mine: Kept = { held, orderId: null };
    senders.set(sender, [...kept, mine]);
    return (orderId) => {
      mine.orderId = orderId;
      if (orderId === null)
        senders.set(
          sender,
          (senders.get(sender) ?? []).filter((one) => one !== mine),
        );
    };
  };
}
