/** Sends a mail about an order once more, as the order is now. */
import { and, eq, isNull } from 'drizzle-orm';
import type { OrderDeps } from '../change-state.ts';
import type { OrderMailKind } from '../mail/order-mail.ts';
import { putMail } from '../mail/outbox.ts';
import { lockOrder } from '../order-store.ts';
import { orderMails } from '../tables.ts';

export type SentAgain = { result: 'waiting' | 'unknown' | 'noMail' | 'noEmail' };

/** One that waits already is not joined by another. */
export async function sendAgain(deps: OrderDeps, number: string, kind: OrderMailKind): Promise<SentAgain> {
  if (!deps.hasMail) return { result: 'noMail' };
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row) return { result: 'unknown' };
    if (row.email === null) return { result: 'noEmail' };
    const isOne = and(eq(orderMails.orderId, row.id), eq(orderMails.kind, kind));
    const waiting = and(isOne, isNull(orderMails.sentAt), isNull(orderMails.failedAt));
    if ((await tx.$count(orderMails, waiting)) === 0)
      await putMail(tx, { market: row.market, kind, orderId: row.id, email: row.email }, deps.clock());
    return { result: 'waiting' };
  });
}
