/** What is owed back to buyers, with the account their money came from, so that several are paid back by one file. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { readIban } from '#rules/bank/iban.ts';
import { sepaCredits } from '#rules/bank/sepa-credits.ts';
import { cents } from '#rules/money/cents.ts';
import { standingOf } from '#rules/orders/money/standing.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { findRows } from '../order-store.ts';
import type { Accounts } from '../payment.ts';
import { isStandingPayment } from '../payments/write-payment.ts';
import { isOwedBack } from '../reading/owed-back.ts';
import { orders } from '../tables.ts';
import { bankEntries, payments } from '../tables/counter.ts';

export type RefundToPay = {
  number: string;
  /** As its bank wrote it; else the buyer's. */
  name: string;
  amount: number;
  /** Null where money came in another way, or from no account that is known: it is paid back at its order. */
  iban: string | null;
};

export type RefundsToPay = {
  refunds: RefundToPay[];
  /** Of euros, from an IBAN: that is what such a file can carry. */
  canBeFile: boolean;
};

type Asked = { market: Market; accounts: Accounts };

export async function refundsToPay(db: Database, { market, accounts }: Asked): Promise<RefundsToPay> {
  const rows = await findRows(db, and(eq(orders.market, market.code), isOwedBack(market.code)));
  const canBeFile = market.currency === 'EUR' && accounts[market.code]?.kind === 'iban';
  if (rows.length === 0) return { refunds: [], canBeFile };
  const ids = rows.map(({ id }) => id);
  const came = await db
    .select({ orderId: payments.orderId, way: payments.way, iban: bankEntries.iban, name: bankEntries.name })
    .from(payments)
    .leftJoin(bankEntries, eq(bankEntries.id, payments.bankEntryId))
    // What was booked by mistake came from somebody else.
    .where(and(inArray(payments.orderId, ids), isStandingPayment))
    .orderBy(asc(payments.id));
  const of = Map.groupBy(came, ({ orderId }) => orderId);
  return {
    canBeFile,
    refunds: rows.map((order) => {
      const own = of.get(order.id) ?? [];
      const entry = own.findLast(({ iban }) => iban !== null && 'iban' in readIban(iban));
      // What a provider took it gives back itself.
      const isByBank = entry && own.every(({ way }) => way === 'transfer');
      return {
        number: order.number,
        name: (entry?.name ?? '') || (order.person?.name ?? ''),
        amount: standingOf(order).refundDue,
        iban: isByBank ? entry.iban : null,
      };
    }),
  };
}

/** Null where nothing of what was chosen can be paid by a file. Nothing is booked by it: that is what the next statement says. */
export async function refundFile(
  db: Database,
  { market, accounts, numbers, now }: Asked & { numbers: readonly string[]; now: Date },
) {
  const { refunds, canBeFile } = await refundsToPay(db, { market, accounts });
  const account = accounts[market.code];
  const chosen = refunds.flatMap((refund) =>
    refund.iban !== null && numbers.includes(refund.number) ? [{ ...refund, iban: refund.iban }] : [],
  );
  if (!canBeFile || account?.kind !== 'iban' || chosen.length === 0) return null;
  const moment = now.toISOString().replaceAll(/\D/g, '').slice(0, 17);
  const xml = sepaCredits({
    id: `REFUNDS-${market.code.toUpperCase()}-${moment}`,
    at: now,
    day: localDate(now, market.timeZone),
    from: { name: account.name, iban: account.iban },
    credits: chosen.map(({ number, name, iban, amount }) => ({
      endToEnd: number,
      name,
      iban,
      amount: cents(amount),
      text: `${number} ${market.brand}`,
    })),
  });
  return { xml, numbers: chosen.map(({ number }) => number), sum: chosen.reduce((sum, { amount }) => sum + amount, 0) };
}
