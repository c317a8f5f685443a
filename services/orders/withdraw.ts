/** Takes down that a buyer goes back on an order, and has it acknowledged by mail, as the law wants it. */
import { eq } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { readOrderNumber } from '#rules/orders/order-number.ts';
import { type Desk, lockOrder } from './change-state.ts';
import { plainLines } from './order-form.ts';
import { putMail } from './outbox.ts';
import { orderHistory, orders } from './tables.ts';

/** Under this name an order keeps what was said. */
export const withdrawalNotice = 'withdrawalNotice';
const longest = 600;

export type Withdrawal = { number: string; email: string; name: string; what: string };
export type Withdrawn = { result: 'done'; number: string; at: Date } | { result: 'unknown' } | { result: 'tooMany' };

/** Only who knows number and address of an order can do it. Saying it again replaces what was said. */
export async function withdraw(desk: Desk, market: Market, said: Withdrawal): Promise<Withdrawn> {
  const number = readOrderNumber(said.number);
  if (number === null) return { result: 'unknown' };
  return desk.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    const email = said.email.trim().toLowerCase();
    if (!row || row.market !== market.code || row.email !== email) return { result: 'unknown' };
    const at = desk.clock();
    const notice = [said.name, said.what].map(plainLines).filter((line) => line !== '');
    const texts = { ...row.texts, [withdrawalNotice]: notice.join('\n').slice(0, longest) };
    await tx.update(orders).set({ texts }).where(eq(orders.id, row.id));
    await tx
      .insert(orderHistory)
      .values({ orderId: row.id, at, by: 'buyer', what: 'withdrawn', isMailed: desk.hasMail });
    if (desk.hasMail) await putMail(tx, { market: row.market, kind: 'withdrawn', orderId: row.id, email }, at);
    return { result: 'done', number, at };
  });
}
