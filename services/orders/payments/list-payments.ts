/** Money of orders by the day it was booked, for the books. */
import { and, eq, gte, inArray, lte, or } from 'drizzle-orm';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { orders, vouchers, voucherUses } from '../tables.ts';
import { payments } from '../tables/counter.ts';

export type DatedPayment = {
  orderId: string;
  orderNumber: string;
  on: PlainDate;
  amount: number;
  way: (typeof payments.$inferSelect)['way'];
  /** It went back to the buyer, and is not the opposite of a mistake. */
  isRefund: boolean;
};

export type PaymentsAsked = { market: string; first: PlainDate; last: PlainDate; orderIds: string[] };

/** All of these orders, and all that was booked in these days. */
export async function listPayments(
  db: Database,
  { market, first, last, orderIds }: PaymentsAsked,
): Promise<DatedPayment[]> {
  const inDays = and(gte(payments.bookedOn, first), lte(payments.bookedOn, last));
  const isWanted = orderIds.length === 0 ? inDays : or(inDays, inArray(payments.orderId, orderIds));
  const rows = await db
    .select({
      orderId: payments.orderId,
      orderNumber: orders.number,
      on: payments.bookedOn,
      amount: payments.amount,
      way: payments.way,
      takesBack: payments.takesBack,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.market, market), isWanted))
    .orderBy(payments.id);
  // What a voucher gets back stays with us.
  const isRefund = ({ amount, way, takesBack }: (typeof rows)[number]) =>
    amount < 0 && way !== 'voucher' && takesBack === null;
  return rows.map((row) => {
    const { takesBack: _takesBack, ...payment } = row;
    return { ...payment, isRefund: isRefund(row) };
  });
}

export type VoucherMoney = { sold: number; redeemed: number };

/** What vouchers were sold for in these days, by what they are worth, and what they paid for. */
export async function voucherMoney(
  db: Database,
  { market, from, until }: { market: string; from: Date; until: Date },
): Promise<VoucherMoney> {
  const sold = await db
    .select({ worth: vouchers.worth })
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(and(eq(orders.market, market), gte(vouchers.madeAt, from), lte(vouchers.madeAt, until)));
  const used = await db
    .select({ amount: voucherUses.amount })
    .from(voucherUses)
    .innerJoin(orders, eq(orders.id, voucherUses.orderId))
    .where(and(eq(orders.market, market), gte(voucherUses.usedAt, from), lte(voucherUses.usedAt, until)));
  return {
    sold: sold.reduce((sum, { worth }) => sum + worth, 0),
    redeemed: used.reduce((sum, { amount }) => sum + amount, 0),
  };
}
