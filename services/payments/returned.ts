/**
 * Money that went back without us: refunds somebody made at the provider, and what a buyer's bank fetched. No report has to arrive: the
 * newest of all are asked for, and each is booked once.
 */
import { createHash } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { cents } from '#rules/money/cents.ts';
import { afterReturned } from '#rules/payments/attempt.ts';
import { type ProviderName, providerTitles } from '#rules/payments/provider-key.ts';
import type { Database } from '#services/kit/database.ts';
import type { Attempt, PaymentDeps } from './attempts.ts';
import type { ReturnedThere } from './provider.ts';
import type { RefundRow } from './refunds.ts';
import { paymentAttempts, providerRefunds } from './tables.ts';

/** So long banks may fetch money back: thirteen months at most. */
const longestMs = 400 * 24 * 3_600_000;

export function createReturned({ db, accounts, books, clock, log }: PaymentDeps) {
  async function settle(provider: ProviderName, there: ReturnedThere): Promise<void> {
    await db.transaction(async (tx) => {
      const attempt = await attemptOf(tx, provider, there);
      if (!attempt || (await isOurs(tx, there))) return;
      const id = idOf(provider, there.id);
      const [known] = await tx.select().from(providerRefunds).where(eq(providerRefunds.id, id));
      const after = afterReturned(known?.state ?? null, there);
      if (!after) return;
      // Whether a refund of ours gets through decides what is left to book: the next round knows.
      if (!known && (await isBeingPaidBack(tx, attempt))) return;
      if (after.books === 'reversal') return reverse(tx, { attempt, known });
      const { state, books: kind } = after;
      const changeId = there.currency === attempt.currency ? await book(tx, { attempt, there }) : null;
      const byName = providerTitles[provider];
      const amount = cents(there.amount);
      const row = { id, attemptId: attempt.id, amount, state, changeId, byId: null, byName, createdAt: clock() };
      await tx.insert(providerRefunds).values(row);
      const { market, number } = attempt;
      if (changeId === null) log.error({ number, amount, id: there.id }, 'money went back that could not be booked');
      await books.tell(tx, { market, number, amount, kind: kind === 'refund' ? 'refundedThere' : 'chargeback' });
    });
  }

  /** The change it is; null where the order has no such money any more. */
  function book(tx: Database, { attempt, there }: { attempt: Attempt; there: ReturnedThere }): Promise<number | null> {
    const { number, providerId, provider } = attempt;
    const name = providerTitles[provider];
    if (there.kind === 'chargeback')
      return books.chargeBack(tx, { number, amount: there.amount, by: name, providerId: providerId ?? '' });
    return books.refundThere(tx, { number, amount: there.amount, by: name, note: there.id });
  }

  async function reverse(tx: Database, { attempt, known }: { attempt: Attempt; known: RefundRow | undefined }) {
    if (!known) return;
    const { number, providerId, provider } = attempt;
    const isIt = eq(providerRefunds.id, known.id);
    await tx.update(providerRefunds).set({ state: 'reversed', settledAt: clock() }).where(isIt);
    if (known.changeId === null) return;
    const by = providerTitles[provider];
    if (known.state === 'elsewhere') return books.takeBack(tx, { number, changeId: known.changeId, by });
    await books.receive(tx, { number, amount: known.amount, by, note: providerId ?? '' });
  }

  return {
    /** Of every market in which somebody paid in the last year. Resolves to what could not be asked. */
    async askAll(): Promise<{ market: string; err: unknown }[]> {
      const isRecent = gt(paymentAttempts.bookedAt, new Date(clock().getTime() - longestMs));
      const paid = await db
        .selectDistinct({ market: paymentAttempts.market })
        .from(paymentAttempts)
        .where(and(eq(paymentAttempts.state, 'paid'), isRecent));
      const problems: { market: string; err: unknown }[] = [];
      for (const { market } of paid) {
        try {
          const account = await accounts.find(market);
          if (!account) continue;
          for (const there of await account.provider.returned())
            // One that cannot be booked keeps no other from it.
            await settle(account.provider.name, there).catch((err: unknown) => problems.push({ market, err }));
        } catch (err) {
          problems.push({ market, err });
        }
      }
      return problems;
    },
  };
}

/** With its row locked: two processes book it once. Null for what is not booked as paid here. */
async function attemptOf(tx: Database, provider: ProviderName, { payment }: ReturnedThere): Promise<Attempt | null> {
  const isIt =
    'attemptId' in payment
      ? eq(paymentAttempts.id, payment.attemptId)
      : eq(paymentAttempts.providerId, payment.providerId);
  const isPaid = and(isIt, eq(paymentAttempts.provider, provider), eq(paymentAttempts.state, 'paid'));
  const [attempt] = await tx.select().from(paymentAttempts).where(isPaid).for('update');
  return attempt ?? null;
}

async function isOurs(tx: Database, { refundId }: ReturnedThere): Promise<boolean> {
  if (refundId === null || !/^[\da-f-]{36}$/.test(refundId)) return false;
  const isIt = and(
    eq(providerRefunds.id, refundId),
    inArray(providerRefunds.state, ['asked', 'accepted', 'done', 'failed']),
  );
  return (await tx.$count(providerRefunds, isIt)) > 0;
}

async function isBeingPaidBack(tx: Database, { id }: Attempt): Promise<boolean> {
  const isIt = and(eq(providerRefunds.attemptId, id), eq(providerRefunds.state, 'asked'));
  return (await tx.$count(providerRefunds, isIt)) > 0;
}

/** A UUID made from the provider's own name for it, so that it has one row however often it is named. */
function idOf(provider: ProviderName, id: string): string {
  const hex = createHash('sha256').update(`${provider} ${id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
