/** One thing the owner, or its buyer, does to one order: all of it in one transaction, or nothing, and only to the order they saw. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { OrderState } from '#rules/orders/states.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import type { OrderDeps } from '../change-state.ts';
import { type Actor, type By, type Tell, undoMs, type Who } from '../changes/who.ts';
import type { ChangeRow } from '../changes/write-change.ts';
import { findById, lockOrder, type Order, type OrderRow } from '../order-store.ts';
import type { Seller } from '../seller-port.ts';
import { orderChanges } from '../tables/counter.ts';

export type CounterDeps = OrderDeps & { seller: Pick<Seller, 'describeGoods' | 'minceOf'> };

export type Acting = {
  number: string;
  by: Who;
  /** Of the order as they saw it; null for who has looked at nothing, such as a command. */
  version: number | null;
  /** Of the buyer; `later` unless said. */
  tell?: Tell | undefined;
  reason?: string | undefined;
  /** Where the state of the order asks for it. */
  isSure?: boolean | undefined;
  /** Of acts that are one press, and are undone by one. */
  batch?: string | undefined;
  /** The owner unless said; what the shop itself did nobody undoes. */
  side?: By | undefined;
  /** The buyer does it, who may until the moment that is printed on the order. */
  isBuyer?: boolean | undefined;
};

export type Why =
  /** Not in this state. */
  | 'state'
  /** In this state only for who is sure. */
  | 'asks'
  /** There is not enough of it; `left` says how many there are. */
  | 'stock'
  | 'notSold'
  /** Nothing is delivered on that day; `days` are those that can be chosen. */
  | 'day'
  | 'address'
  | 'unserved'
  | 'noLine'
  /** It is the last one: the order has to be cancelled. */
  | 'lastLine'
  /** Less than nothing, or more than there is. */
  | 'amount'
  /** It is all that was paid for what is not packed yet: the order has to be cancelled. */
  | 'allBack'
  /** Vouchers of it were made, used, or have paid for it. */
  | 'vouchers'
  | 'unpaid'
  /** Its buyer went back on it, and has no answer yet. */
  | 'withdrawn'
  | 'noPayment'
  /** It came or went by a payment provider, who alone can take it back. */
  | 'provider'
  | 'takenBack'
  | 'noEmail'
  /** Ten minutes are over; for a buyer, the moment until which it can be changed. */
  | 'late'
  | 'mailLeft'
  | 'changedSince'
  | 'undone'
  /** It was not the owner who did it. */
  | 'notOwners';

export type Acted =
  | { outcome: 'done'; order: Order; changeId: number; undoUntil: Date }
  | { outcome: 'unknown' }
  | {
      outcome: 'refused';
      why: Why;
      state: OrderState | null;
      left?: number | undefined;
      days?: PlainDate[] | undefined;
    }
  /** Somebody changed it since: what, by whom, when, with what was before and is now. */
  | { outcome: 'conflict'; order: Order; since: ChangeRow[] };

type Detail = { left?: number; days?: PlainDate[] };

/** Thrown inside of an act: nothing of it has happened then. */
export class Refused extends Error {
  why: Why;
  detail: Detail;
  state: OrderState | null = null;
  constructor(why: Why, detail: Detail = {}) {
    super(`refused: ${why}`);
    this.why = why;
    this.detail = detail;
  }
}

export type Act = { tx: Database; row: OrderRow; actor: Actor; now: Date };

/** `work` resolves to the change it has made. */
export async function act(deps: OrderDeps, acting: Acting, work: (act: Act) => Promise<number>): Promise<Acted> {
  let state: OrderState | null = null;
  try {
    return await deps.db.transaction(async (tx): Promise<Acted> => {
      const row = await lockOrder(tx, acting.number);
      if (!row) return { outcome: 'unknown' };
      state = row.state;
      if (acting.version !== null && acting.version !== row.version) {
        const isSince = and(eq(orderChanges.orderId, row.id), gt(orderChanges.version, acting.version));
        const since = await tx.select().from(orderChanges).where(isSince).orderBy(asc(orderChanges.id));
        return { outcome: 'conflict', order: await orderOf(tx, row), since };
      }
      const now = deps.clock();
      if (acting.isBuyer && now >= row.cancelUntil) throw new Refused('late');
      const by = acting.isBuyer ? 'buyer' : (acting.side ?? 'owner');
      const actor: Actor = { by, who: acting.by, tell: acting.tell ?? 'later' };
      const changeId = await work({ tx, row, actor, now });
      return { outcome: 'done', order: await orderOf(tx, row), changeId, undoUntil: new Date(now.getTime() + undoMs) };
    });
  } catch (error) {
    if (error instanceof Refused) return { outcome: 'refused', why: error.why, state, ...error.detail };
    throw error;
  }
}

async function orderOf(tx: Database, { id, number }: OrderRow): Promise<Order> {
  const order = await findById(tx, id);
  if (!order) throw new Error(`${number} is gone while it is locked`);
  return order;
}
