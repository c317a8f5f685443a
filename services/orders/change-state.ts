/** What happens to an order after it was placed. Every change is one transaction with its history, its stock and its mail. */
import { eq } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { holdsStock, mayBecome, type OrderState, waitsForAnswer } from '#rules/orders/states.ts';
import type { Database } from '#services/kit/database.ts';
import { type Actor, tellAt } from './changes/who.ts';
import { writeChange } from './changes/write-change.ts';
import { findById, lockOrder, type Order, type OrderRow } from './order-store.ts';
import { type MailKind, putMail } from './mail/outbox.ts';
import { dropWaiting } from './mail/waiting-mails.ts';
import { type OwnerWishes, tellOwner } from './mail/tell-owner.ts';
import type { OrderBooks } from './order-books.ts';
import type { Codes, Stock, Wanted } from './seller-port.ts';
import { orderHistory, orderLines, orders } from './tables.ts';
import { areVouchersUsed, giveVouchersBack, makeVouchers } from './money/vouchers.ts';
import { standingPayments, writeOpposite } from './payments/write-payment.ts';
import { takeNumbers } from './placing/number-boxes.ts';
import { cents } from '#rules/money/cents.ts';

export type OrderDeps = {
  db: Database;
  markets: readonly Market[];
  stock: Stock;
  codes: Codes;
  clock: () => Date;
  /** Whether mails are sent at all. */
  hasMail: boolean;
  /** How the owner hears of what happens; not at all where nobody says. */
  owner?: OwnerWishes | undefined;
  /** Invoices; none where nobody keeps them. */
  books?: OrderBooks | undefined;
  /** Whether money for an order is on its way, where somebody else knows that. */
  isBeingPaid?: ((tx: Database, number: string) => Promise<boolean>) | undefined;
};

export type Changed =
  | { outcome: 'done'; order: Order }
  | { outcome: 'unknown' }
  /** `areVouchersUsed`: they have paid for other orders, so it can no longer be given up. */
  | {
      outcome: 'refused';
      state: OrderState;
      areVouchersUsed?: true;
      /** By its buyer, who has no answer yet. */ isWithdrawn?: true;
    };

const mailOf: Partial<Record<OrderState, MailKind>> = {
  paid: 'paid',
  sent: 'sent',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** Mails that tell of an order that stands. */
const toldWhileHeld: MailKind[] = ['placed', 'reminder', 'paid', 'changed'];

export function marketOf({ markets }: Pick<OrderDeps, 'markets'>, { market, number }: OrderRow): Market {
  const found = markets.find(({ code }) => code === market);
  if (!found) throw new Error(`${number} is of a market that is not sold in: ${market}`);
  return found;
}

type Wish = Actor & { number: string; to: OrderState };
/** Why not, where the state alone does not say it. */
type Hindrance = (order: OrderRow, tx: Database) => boolean | Promise<boolean>;

export async function changeState(
  deps: OrderDeps,
  { number, to, ...actor }: Wish,
  hinders: Hindrance = () => false,
): Promise<Changed> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row) return { outcome: 'unknown' };
    const isHindered = !mayBecome(row.state, to) || (await hinders(row, tx));
    if (isHindered) return { outcome: 'refused', state: row.state };
    if ((to === 'packed' || to === 'sent') && waitsForAnswer(row))
      return { outcome: 'refused', state: row.state, isWithdrawn: true };
    if (!holdsStock(to) && (await areVouchersUsed(tx, row.id)))
      return { outcome: 'refused', state: row.state, areVouchersUsed: true };
    await enterState(deps, tx, { row, to, ...actor });
    const order = await findById(tx, row.id);
    return order ? { outcome: 'done', order } : { outcome: 'unknown' };
  });
}

type Entered = Actor & {
  row: OrderRow;
  to: OrderState;
  reason?: string | undefined;
  /** Of which entering this state is a part; else it is one of its own. */
  changeId?: number;
  batch?: string | undefined;
};

/** With the order locked. */
export async function enterState(
  deps: OrderDeps,
  tx: Database,
  { row, to, changeId, reason, batch, ...actor }: Entered,
) {
  const now = deps.clock();
  const isGivenUp = !holdsStock(to);
  const { timeZone } = marketOf(deps, row);
  const kind = mailOf[to];
  const { email } = row;
  const isMailed = deps.hasMail && actor.tell !== 'no' && kind !== undefined && email !== null;
  const about = { orderId: row.id, actor, at: now, reason, isTold: isMailed, batch };
  // Somebody else gets its numbers with the boxes.
  const boxes = isGivenUp ? await takeNumbers(tx, row.id) : [];
  // Nobody needs to read how to pay for what is no longer ordered, or what it was like.
  const mails = isGivenUp ? await dropWaiting(tx, row.id, toldWhileHeld) : [];
  const before = { state: row.state, ...(boxes.length > 0 && { boxes }), ...(mails.length > 0 && { mails }) };
  const change = changeId ?? (await writeChange(tx, { ...about, what: 'state', before, after: { state: to } })).id;
  const event = { orderId: row.id, at: now, by: actor.by, changeId: change };
  // What a voucher paid goes back to the voucher, all else to the buyer.
  const onVouchers = isGivenUp ? await giveVouchersBack(tx, row.id) : 0;
  await tx.update(orders).set({ state: to }).where(eq(orders.id, row.id));
  if (isGivenUp) {
    // Codes before stock, as an order takes them: two then never wait for each other.
    await deps.codes.giveBack(tx, row.market, codesOf(row));
    await deps.stock.giveBack(tx, row.market, await takenBy(tx, row.id));
  }
  if (onVouchers > 0) {
    const byVoucher = (await standingPayments(tx, row.id)).filter(({ way }) => way === 'voucher');
    for (const payment of byVoucher) await writeOpposite(tx, payment, { actor, at: now, timeZone, changeId: change });
    await tx.insert(orderHistory).values({ ...event, what: 'payment', amount: cents(-onVouchers), isMailed: false });
  }
  if (to === 'paid') await makeVouchers(tx, row.id, { market: marketOf(deps, row), now });
  await tx.insert(orderHistory).values({ ...event, what: to, isMailed });
  if (isMailed)
    await putMail(
      tx,
      { market: row.market, kind, orderId: row.id, email, changeId: change, dueAt: tellAt(actor, now) },
      now,
    );
  if (to === 'cancelled' && actor.by === 'buyer')
    await tellOwner(deps, tx, { market: marketOf(deps, row), kind: 'cancelled', facts: { number: row.number }, now });
  return change;
}

/** Of the shop; what the owner took off is no code. */
export function codesOf({ discounts }: Pick<OrderRow, 'discounts'>): string[] {
  return discounts.flatMap(({ code, isOwners }) => (isOwners ? [] : [code]));
}

export async function takenBy(tx: Database, orderId: string): Promise<Wanted[]> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return lines.map(({ goodKind, goodId, quantity }) => ({ good: { kind: goodKind, id: goodId }, quantity }));
}
