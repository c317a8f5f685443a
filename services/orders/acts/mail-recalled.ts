/** One mail to everybody who got something that is called back. It leaves at once, and cannot be taken back. */
import type { Market } from '#contract/market.ts';
import { mailboxOf } from '#services/kit/email.ts';
import type { OrderDeps } from '../change-state.ts';
import { putMail } from '../mail/outbox.ts';
import type { Order } from '../order-store.ts';
import { recall, type Recalled } from '../reading/recall.ts';

export type MailedRecall = { mails: number; /** Have no address, and are to be telephoned. */ without: string[] };

/** Who has several orders of it gets one mail, about the last one. */
export async function mailRecalled(
  { db, clock, hasMail }: Pick<OrderDeps, 'db' | 'clock' | 'hasMail'>,
  market: Market,
  { of, words }: { of: Recalled; words: string },
): Promise<MailedRecall | null> {
  if (!hasMail) return null;
  return db.transaction(async (tx) => {
    const found = (await recall(tx, market, { of, now: clock() })).map(({ order }) => order);
    const last = new Map<string, Order & { email: string }>();
    for (const order of found)
      if (order.email !== null) last.set(mailboxOf(order.email), { ...order, email: order.email });
    for (const { id, email } of last.values())
      await putMail(tx, { market: market.code, kind: 'recall', orderId: id, email, words }, clock());
    return { mails: last.size, without: found.filter(({ email }) => email === null).map(({ number }) => number) };
  });
}
