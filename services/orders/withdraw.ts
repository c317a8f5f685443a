/** Takes down that a buyer goes back on an order, and has it acknowledged by mail, as the law wants it. */
import { and, eq, gt } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { readOrderNumber } from '#rules/orders/order-number.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { isEmail } from '#services/kit/email.ts';
import type { OrderDeps } from './change-state.ts';
import { lockOrder } from './order-store.ts';
import { plainLines } from './placing/order-form.ts';
import { putMail } from './mail/outbox.ts';
import { tellOwner } from './mail/tell-owner.ts';
import { answerBy } from './reading/today.ts';
import { orderHistory, orders } from './tables.ts';

/** Under this name an order keeps what was said. */
export const withdrawalNotice = 'withdrawalNotice';
/** What of the order, without who said it; empty for all of it. */
export const withdrawalWhat = 'withdrawalWhat';
export const withdrawnAt = 'withdrawnAt';
const longest = 600;
const pauseMs = 24 * 3_600_000;

export type Withdrawal = { number: string; email: string; name: string; what: string };
export type Withdrawn =
  | { result: 'done'; number: string; at: Date; isMailed: boolean }
  /** There is no such order; `tooMany` after many such tries. */
  | { result: 'unknown' }
  | { result: 'tooMany' };

export type WithdrawalProblem = { field: 'number' | 'name' | 'email'; problem: 'missing' | 'wrong' };

/** What of the form cannot be read. */
export function withdrawalProblems({ number, name, email }: Withdrawal): WithdrawalProblem[] {
  const problems: WithdrawalProblem[] = [];
  if (number.trim() === '') problems.push({ field: 'number', problem: 'missing' });
  else if (readOrderNumber(number) === null) problems.push({ field: 'number', problem: 'wrong' });
  if (name.trim() === '') problems.push({ field: 'name', problem: 'missing' });
  if (email.trim() === '') problems.push({ field: 'email', problem: 'missing' });
  else if (!isEmail(email.trim())) problems.push({ field: 'email', problem: 'wrong' });
  return problems;
}

/** Only who knows number and address of an order can do it. Saying it again replaces what was said. */
export async function withdraw(deps: OrderDeps, market: Market, said: Withdrawal): Promise<Withdrawn> {
  const number = readOrderNumber(said.number);
  if (number === null) return { result: 'unknown' };
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    const email = said.email.trim().toLowerCase();
    if (!row || row.market !== market.code || row.email !== email) return { result: 'unknown' };
    const at = deps.clock();
    const notice = [said.name, said.what].map(plainLines).filter((line) => line !== '');
    const texts = {
      ...row.texts,
      [withdrawalNotice]: notice.join('\n').slice(0, longest),
      [withdrawalWhat]: plainLines(said.what).slice(0, longest),
      [withdrawnAt]: at.toISOString(),
    };
    await tx.update(orders).set({ texts, withdrawnAt: at, withdrawalDoneAt: null }).where(eq(orders.id, row.id));
    if (await wasJustSaid(tx, row.id, at)) return { result: 'done', number, at, isMailed: false };
    const isMailed = deps.hasMail;
    await tx.insert(orderHistory).values({ orderId: row.id, at, by: 'buyer', what: 'withdrawn', isMailed });
    if (isMailed) await putMail(tx, { market: row.market, kind: 'withdrawn', orderId: row.id, email }, at);
    const facts = { number, day: localDate(answerBy(at), market.timeZone) };
    await tellOwner(deps, tx, { market, kind: 'withdrawn', facts, now: at });
    return { result: 'done', number, at, isMailed };
  });
}

/** Who says it again within a day changes what was said; it is acknowledged and written down once a day. */
async function wasJustSaid(tx: Database, orderId: string, at: Date): Promise<boolean> {
  const isSame = and(eq(orderHistory.orderId, orderId), eq(orderHistory.what, 'withdrawn'));
  const since = gt(orderHistory.at, new Date(at.getTime() - pauseMs));
  return (await tx.$count(orderHistory, and(isSame, since))) > 0;
}
