/** Money that goes back by the provider it came by. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, notInArray, sum } from 'drizzle-orm';
import { cents } from '#rules/money/cents.ts';
import { cameBack, refundParts } from '#rules/payments/attempt.ts';
import { providerTitles } from '#rules/payments/provider-key.ts';
import type { Database } from '#services/kit/database.ts';
import type { Account } from './accounts.ts';
import type { Attempt, PaymentDeps } from './attempts.ts';
import { ProviderError, type ProviderFailure, type RefundReport } from './provider.ts';
import { paymentAttempts, providerRefunds } from './tables.ts';

export type RefundRow = typeof providerRefunds.$inferSelect;

export type RefundAsked = { number: string; by: { id: string | null; name: string } };
export type Refunded =
  | { outcome: 'done'; amount: number; changeId: number }
  /** Nothing is owed that came by a provider. */
  | { outcome: 'nothing' }
  /** The provider has not said whether it went back; it is asked again by itself. */
  | { outcome: 'unknown' }
  | { outcome: 'failed'; kind: ProviderFailure; words: string };

type Both = { refund: RefundRow; attempt: Attempt };

async function paidOf(db: Database, number: string) {
  const isPaid = and(eq(paymentAttempts.number, number), eq(paymentAttempts.state, 'paid'));
  const attempts = await db.select().from(paymentAttempts).where(isPaid).orderBy(asc(paymentAttempts.bookedAt));
  const gone = await db
    .select({ attemptId: providerRefunds.attemptId, amount: sum(providerRefunds.amount) })
    .from(providerRefunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, providerRefunds.attemptId))
    .where(and(eq(paymentAttempts.number, number), notInArray(providerRefunds.state, [...cameBack])))
    .groupBy(providerRefunds.attemptId);
  const refunded = new Map(gone.map(({ attemptId, amount }) => [attemptId, Number(amount ?? 0)]));
  return attempts.map((attempt) => ({ ...attempt, refunded: refunded.get(attempt.id) ?? 0 }));
}

/** How much of what is owed can go back by itself. */
export async function refundableOf(db: Database, number: string, due: number): Promise<number> {
  return refundParts(due, await paidOf(db, number)).reduce((all, { amount }) => all + amount, 0);
}

export function createRefunds({ db, accounts, books, clock, log }: PaymentDeps) {
  /** Booked first, so that nobody pays it back twice; taken back where the provider refuses. */
  async function reserve({ number, by }: RefundAsked): Promise<Both[]> {
    return db.transaction(async (tx) => {
      // Payments before their order, as all who book what a provider says: two then never wait for each other.
      const isOf = eq(paymentAttempts.number, number);
      await tx
        .select({ id: paymentAttempts.id })
        .from(paymentAttempts)
        .where(isOf)
        .orderBy(paymentAttempts.id)
        .for('update');
      const due = await books.due(tx, number);
      const paid = await paidOf(tx, number);
      const made: Both[] = [];
      for (const { id: attemptId, amount } of refundParts(due, paid)) {
        const attempt = paid.find(({ id }) => id === attemptId);
        if (!attempt) continue;
        const changeId = await books.payBack(tx, { number, amount, by, note: attempt.providerId ?? '' });
        if (changeId === null) continue;
        const [refund] = await tx
          .insert(providerRefunds)
          .values({
            id: randomUUID(),
            attemptId,
            amount: cents(amount),
            state: 'asked',
            changeId,
            byId: by.id,
            byName: by.name,
            createdAt: clock(),
          })
          .returning();
        if (refund) made.push({ refund, attempt });
      }
      return made;
    });
  }

  async function write({ refund, attempt }: Both, { state }: RefundReport, failure: string | null = null) {
    await db.transaction(async (tx) => {
      const isIt = eq(providerRefunds.id, refund.id);
      const [row] = await tx.select().from(providerRefunds).where(isIt).for('update');
      if (!row || row.state === 'done' || row.state === 'failed') return;
      const settledAt = state === 'accepted' ? null : clock();
      await tx.update(providerRefunds).set({ state, failure, settledAt }).where(isIt);
      if (state !== 'failed' || row.changeId === null) return;
      log.error({ number: attempt.number, amount: row.amount, failure }, 'a refund failed');
      await books.takeBack(tx, {
        number: attempt.number,
        changeId: row.changeId,
        by: providerTitles[attempt.provider],
      });
    });
  }

  async function accountFor({ market, provider, isTest }: Attempt): Promise<Account | null> {
    const account = await accounts.find(market);
    return account?.provider.name === provider && account.isTest === isTest ? account : null;
  }

  /** Asks for it; one that may have been asked for before is looked for first. */
  async function carryOut(both: Both, isAgain: boolean): Promise<ProviderError | null> {
    const { refund, attempt } = both;
    const { id, amount } = refund;
    const providerId = attempt.providerId ?? '';
    const account = await accountFor(attempt);
    let mayHaveHappened = isAgain;
    try {
      if (!account) throw new ProviderError('key', 'there is no key of this provider any more');
      const { provider } = account;
      const before = isAgain ? await provider.lookRefund({ id, providerId }) : null;
      const { currency, number } = attempt;
      mayHaveHappened = false;
      const report = before ?? (await provider.refund({ id, providerId, amount, currency, number }));
      await write(both, report);
      return report.state === 'failed' ? new ProviderError('refused', 'the provider could not pay it back') : null;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // Without an answer it may have happened.
      if (error.kind !== 'away' && !mayHaveHappened) await write(both, { state: 'failed' }, error.message);
      return error;
    }
  }

  /** The provider has it: whether it got through. */
  async function look(both: Both): Promise<unknown> {
    const account = await accountFor(both.attempt);
    if (!account) return null;
    try {
      const { refund, attempt } = both;
      const report = await account.provider.lookRefund({ id: refund.id, providerId: attempt.providerId ?? '' });
      if (report) await write(both, report, report.state === 'failed' ? 'it did not arrive' : null);
      return null;
    } catch (err) {
      return err;
    }
  }

  return {
    /** One press: all that is owed and came by a provider. */
    async refund(asked: RefundAsked): Promise<Refunded> {
      const parts = await reserve(asked);
      const [first] = parts;
      if (!first) return { outcome: 'nothing' };
      let problem: ProviderError | null = null;
      for (const part of parts) problem = (await carryOut(part, false)) ?? problem;
      if (problem?.kind === 'away') return { outcome: 'unknown' };
      if (problem) return { outcome: 'failed', kind: problem.kind, words: problem.message };
      const amount = parts.reduce((all, { refund }) => all + refund.amount, 0);
      return { outcome: 'done', amount, changeId: first.refund.changeId ?? 0 };
    },

    /** What the provider has not finished, or not answered. Resolves to what could not be asked. */
    async askAll(): Promise<{ number: string; err: unknown }[]> {
      const open = await db
        .select({ refund: providerRefunds, attempt: paymentAttempts })
        .from(providerRefunds)
        .innerJoin(paymentAttempts, eq(paymentAttempts.id, providerRefunds.attemptId))
        .where(inArray(providerRefunds.state, ['asked', 'accepted']))
        .orderBy(asc(providerRefunds.createdAt))
        .limit(100);
      const problems: { number: string; err: unknown }[] = [];
      for (const both of open) {
        try {
          const err = both.refund.state === 'asked' ? await carryOut(both, true) : await look(both);
          if (err) problems.push({ number: both.attempt.number, err });
        } catch (err) {
          problems.push({ number: both.attempt.number, err });
        }
      }
      return problems;
    },
  };
}
