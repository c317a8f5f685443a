/** The owner takes an order a step on, calls it off, or takes it up again. */
import { eq } from 'drizzle-orm';
import { missingPrepayment } from '#rules/money/prepayment.ts';
import { mayBecome, waitsForAnswer } from '#rules/orders/states.ts';
import { codesOf, enterState, marketOf, takenBy } from '../change-state.ts';
import { writeChange } from '../changes/write-change.ts';
import { dropWaiting } from '../mail/waiting-mails.ts';
import { areVouchersUsed, makeVouchers } from '../money/vouchers.ts';
import { findById } from '../order-store.ts';
import { numberAgain } from '../placing/number-boxes.ts';
import { orderHistory, orders } from '../tables.ts';
import { act, type Acted, type Acting, type CounterDeps, Refused } from './act.ts';
import { removeUnpaidVouchers } from './book-money.ts';
import { daysFor, demand, isLargeRow, untilOf } from './change-facts.ts';
import { isTold, tellChanged } from './tell-buyer.ts';

export function moveOn(deps: CounterDeps, acting: Acting & { to: 'packed' | 'sent' | 'delivered' }): Promise<Acted> {
  const { to, reason, batch } = acting;
  return act(deps, acting, async ({ tx, row, actor }) => {
    if (!mayBecome(row.state, to)) throw new Refused('state');
    // Also where somebody looks at a list that is older than the withdrawal.
    if (to !== 'delivered' && waitsForAnswer(row)) throw new Refused('withdrawn');
    const order = to === 'packed' ? await findById(tx, row.id) : null;
    if (order && row.state === 'placed' && missingPrepayment(order, marketOf(deps, row)) > 0)
      throw new Refused('unpaid');
    return enterState(deps, tx, { row, to, ...actor, reason, batch });
  });
}

/** What was paid for it is owed to the buyer. */
export function cancelOrder(deps: CounterDeps, acting: Acting): Promise<Acted> {
  return act(deps, acting, async ({ tx, row, actor }) => {
    demand('cancel', row, acting.isSure);
    if (await areVouchersUsed(tx, row.id)) throw new Refused('vouchers');
    return enterState(deps, tx, { row, to: 'cancelled', ...actor, reason: acting.reason });
  });
}

/** If there is enough of all of it. It is brought on its day, or on the first one there is now, and paid as far as money came. */
export function takeUpAgain(deps: CounterDeps, acting: Acting): Promise<Acted> {
  return act(deps, acting, async ({ tx, row, actor, now }) => {
    demand('takeUp', row);
    if (row.anonymisedAt !== null) throw new Refused('address');
    const days = row.deliveryDay === null ? [] : await daysFor(deps, { tx, row, now });
    const day = row.deliveryDay !== null && days.includes(row.deliveryDay) ? row.deliveryDay : (days[0] ?? null);
    if (row.deliveryDay !== null && day === null) throw new Refused('day', { days });
    await deps.codes.count(tx, row.market, codesOf(row));
    const [short] = await deps.stock.take(tx, row.market, await takenBy(tx, row.id));
    if (short) throw new Refused('stock', { left: short.left });
    await numberAgain(deps, tx, row);
    const { deliveryDay, cancelUntil, expiresAt } = row;
    const state = row.paid >= row.total ? 'paid' : 'placed';
    // It is called off no more.
    const mails = await dropWaiting(tx, row.id, ['cancelled', 'expired']);
    const isLarge = await isLargeRow(deps, { tx, row });
    const columns = { ...untilOf(deps, { row: { ...row, placedAt: now }, now, isLarge }, day), state } as const;
    await tx.update(orders).set(columns).where(eq(orders.id, row.id));
    const { id } = await writeChange(tx, {
      orderId: row.id,
      actor,
      at: now,
      what: 'takeUp',
      before: { state: row.state, deliveryDay, cancelUntil, expiresAt, ...(mails.length > 0 && { mails }) },
      after: columns,
      reason: acting.reason,
      isTold: isTold(deps, row, actor),
    });
    const event = { orderId: row.id, at: now, by: 'owner' as const, changeId: id };
    // Codes of before are worth nothing when their money went back.
    await removeUnpaidVouchers({ tx, row });
    if (state === 'paid') await makeVouchers(tx, row.id, { market: marketOf(deps, row), now });
    await tx.insert(orderHistory).values({ ...event, what: state, isMailed: isTold(deps, row, actor) });
    await tellChanged(deps, tx, { row, actor, changeId: id, now });
    return id;
  });
}
