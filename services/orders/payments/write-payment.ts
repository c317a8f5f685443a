/** Writes down money of an order: what came, what went back, and what was a mistake. With the order locked. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { localDate, type PlainDate } from '#rules/time/local-time.ts';
import { type Actor, nameOf } from '../changes/who.ts';
import { payments } from '../tables/counter.ts';
import { cents, negated } from '#rules/money/cents.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentWay = PaymentRow['way'];

type NewPayment = {
  orderId: string;
  amount: number;
  way: PaymentWay;
  actor: Actor;
  at: Date;
  timeZone: string;
  bookedOn?: PlainDate | undefined;
  bankEntryId?: number | null | undefined;
  takesBack?: number;
  changeId?: number;
  note?: string | undefined;
};

export async function writePayment(
  tx: Database,
  { actor, timeZone, bookedOn, note = '', ...payment }: NewPayment,
): Promise<void> {
  const day = bookedOn ?? localDate(payment.at, timeZone);
  await tx
    .insert(payments)
    .values({ ...payment, amount: cents(payment.amount), ...nameOf(actor), bookedOn: day, note });
}

type Opposite = { actor: Actor; at: Date; timeZone: string; changeId: number };

/** Its opposite; a payment that was taken back stays so. */
export function writeOpposite(tx: Database, payment: PaymentRow, about: Opposite): Promise<void> {
  const { id, orderId, amount, way, bankEntryId } = payment;
  return writePayment(tx, { ...about, orderId, amount: negated(amount), way, bankEntryId, takesBack: id });
}

const isTakenBack = sql`exists (select from orders.payments as back where back.takes_back = "orders"."payments"."id")`;
/** A payment that was not taken back and takes none back. */
export const isStandingPayment = and(isNull(payments.takesBack), sql`not ${isTakenBack}`);

export async function standingPayments(tx: Database, orderId: string): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isStandingPayment))
    .orderBy(payments.id);
}
