/** The owner books money by hand: what came, what went back, and what was a mistake. */
import { and, eq, ne, sql, sum } from 'drizzle-orm';
import { payUntil } from '#rules/orders/delivery-days.ts';
import { refundable } from '#rules/orders/money/voucher-money.ts';
import { holdsStock } from '#rules/orders/states.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { enterState, marketOf } from '../change-state.ts';
import { writeChange } from '../changes/write-change.ts';
import { dropWaiting } from '../mail/waiting-mails.ts';
import { bookRefund, isAllBack } from '../money/refunds.ts';
import { areVouchersUsed, makeVouchers, moneyOf, worthOf } from '../money/vouchers.ts';
import { bookPayment } from '../payments/record-payment.ts';
import { type PaymentRow, type PaymentWay, standingPayments, writeOpposite } from '../payments/write-payment.ts';
import { lockOrder } from '../order-store.ts';
import { orderHistory, orders, vouchers } from '../tables.ts';
import { bankEntries, payments } from '../tables/counter.ts';
import { raisePrice } from './change-price.ts';
import { type Act, act, type Acted, type Acting, type CounterDeps, Refused } from './act.ts';
import { isTold } from './tell-buyer.ts';
import { negated } from '#rules/money/cents.ts';

export type Money = Acting & {
  /** In the currency's smallest unit, more than nought; null: what is missing, or due. */
  amount: number | null;
  way?: Exclude<PaymentWay, 'voucher'> | undefined;
  bookedOn?: PlainDate | undefined;
  bankEntryId?: number | undefined;
  note?: string | undefined;
};

/** In every state: too much is owed back, and so is what comes for an order that was given up. */
export function receive(deps: CounterDeps, acting: Money): Promise<Acted> {
  const { amount, way, bookedOn, bankEntryId, note, batch } = acting;
  return act(deps, acting, ({ tx, row, actor }) => {
    const coming = amount ?? row.total - row.paid;
    if (!Number.isInteger(coming) || coming <= 0) throw new Refused('amount');
    return bookPayment(deps, tx, { row, amount: coming, actor, way, bookedOn, bankEntryId, note, batch });
  });
}

/** No more than came in as money, and of vouchers that can be spent nothing. */
export function payBack(deps: CounterDeps, acting: Money): Promise<Acted> {
  const { amount, way, bookedOn, bankEntryId, note, batch } = acting;
  return act(deps, acting, async ({ tx, row, actor }) => {
    const isGivenUp = !holdsStock(row.state);
    const most = refundable(await moneyOf(tx, row), isGivenUp);
    const going = amount ?? (isGivenUp ? most : row.paid - row.total);
    if (!Number.isInteger(going) || going <= 0 || going > most) throw new Refused('amount', { left: most });
    if (isAllBack(row, going)) throw new Refused('allBack');
    const { by, who, tell } = actor;
    return bookRefund(deps, tx, { row, amount: going, by, who, tell, way, bookedOn, bankEntryId, note, batch });
  });
}

/** What is owed to its buyer, with the order locked; 0 for one that is not there. */
export function owedBack({ db }: Pick<CounterDeps, 'db'>, number: string): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row) return 0;
    const isGivenUp = !holdsStock(row.state);
    const most = refundable(await moneyOf(tx, row), isGivenUp);
    return isGivenUp ? most : Math.min(most, Math.max(0, row.paid - row.total));
  });
}

/** A payment that was a mistake. What is paid no more is due again; what is packed or sent stays so, unpaid. */
export function takeBack(deps: CounterDeps, acting: Acting & { paymentId: number }): Promise<Acted> {
  return act(deps, acting, async (deed) => {
    const { tx, row, actor, now } = deed;
    const isIt = and(eq(payments.id, acting.paymentId), eq(payments.orderId, row.id));
    const [payment] = await tx.select().from(payments).where(isIt);
    if (!payment) throw new Refused('noPayment');
    if (payment.way === 'voucher') throw new Refused('vouchers');
    if (payment.way === 'provider' && actor.by !== 'shop') throw new Refused('provider');
    const isStanding = (await standingPayments(tx, row.id)).some(({ id }) => id === payment.id);
    if (!isStanding) throw new Refused('takenBack');
    // What went back is taken back first: less than nothing never came in.
    const left = await moneyIn(tx, row.id);
    if (payment.amount > left) throw new Refused('amount', { left });
    const market = marketOf(deps, row);
    const paid = row.paid - payment.amount;
    const price = await raisePrice(tx, row, payment.changeId);
    const total = price?.after.total ?? row.total;
    const isDueAgain = row.state === 'paid' && paid < total;
    // A refund was the mistake: all of it is here again.
    const becomesPaid = row.state === 'placed' && paid >= total;
    const state = isDueAgain ? 'placed' : row.state;
    const mails = isDueAgain ? await dropWaiting(tx, row.id, ['paid']) : [];
    const expiresAt = isDueAgain ? payUntil({ placedAt: now, deliveryDay: null, market }) : row.expiresAt;
    const { id } = await writeChange(tx, {
      orderId: row.id,
      actor,
      at: now,
      what: 'takeBack',
      before: {
        state: row.state,
        paid: row.paid,
        expiresAt: row.expiresAt,
        ...(price && { price: price.before }),
        ...(mails.length > 0 && { mails }),
      },
      after: {
        state: becomesPaid ? 'paid' : state,
        paid,
        amount: negated(payment.amount),
        expiresAt,
        ...(price && { price: price.after }),
      },
      reason: acting.reason,
      isTold: becomesPaid && isTold(deps, row, actor),
    });
    if (isDueAgain) await removeVouchers(deed);
    await tx.update(orders).set({ state, expiresAt }).where(eq(orders.id, row.id));
    await opposite(deps, deed, { payment, changeId: id });
    await removeUnpaidVouchers(deed);
    await tx.insert(orderHistory).values({
      orderId: row.id,
      at: now,
      by: actor.by,
      what: 'payment',
      amount: negated(payment.amount),
      isMailed: false,
      changeId: id,
    });
    if (becomesPaid) await enterState(deps, tx, { row: { ...row, paid }, to: 'paid', ...actor, changeId: id });
    else if (state !== 'placed' && holdsStock(state) && paid >= total) await makeVouchers(tx, row.id, { market, now });
    return id;
  });
}

/** They are made again when it is paid. */
export async function removeVouchers({ tx, row }: Pick<Act, 'tx' | 'row'>): Promise<void> {
  if (await areVouchersUsed(tx, row.id)) throw new Refused('vouchers');
  await tx.delete(vouchers).where(eq(vouchers.orderId, row.id));
}

/** Those that are worth more than the money that is left for them: of an order that is packed or sent they are made again when it is paid. */
export async function removeUnpaidVouchers({ tx, row }: Pick<Act, 'tx' | 'row'>): Promise<void> {
  if ((await worthOf(tx, row.id)) > (await moneyIn(tx, row.id))) await removeVouchers({ tx, row });
}

/** What came in for an order as money, less what went back. */
async function moneyIn(tx: Database, orderId: string): Promise<number> {
  const isMoney = and(eq(payments.orderId, orderId), ne(payments.way, 'voucher'));
  const [left] = await tx
    .select({ amount: sum(payments.amount) })
    .from(payments)
    .where(isMoney);
  return Number(left?.amount ?? 0);
}

/** What of the bank it was booked for is open again. */
export async function opposite(
  deps: CounterDeps,
  { tx, row, actor, now }: Act,
  taken: { payment: PaymentRow; changeId: number },
) {
  const { payment, changeId } = taken;
  await writeOpposite(tx, payment, { actor, at: now, timeZone: marketOf(deps, row).timeZone, changeId });
  if (payment.bankEntryId !== null) await settleEntry(tx, payment.bankEntryId);
}

/** An entry is booked as long as all of it is. */
export async function settleEntry(tx: Database, entryId: number): Promise<void> {
  const [booked] = await tx
    .select({ amount: sum(payments.amount) })
    .from(payments)
    .where(eq(payments.bankEntryId, entryId));
  const state = sql`case when amount = ${Number(booked?.amount ?? 0)} then 'booked' else 'open' end`;
  await tx.update(bankEntries).set({ state }).where(eq(bankEntries.id, entryId));
}
