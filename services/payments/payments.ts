/** Paying at once, at a provider behind one small interface: begin a payment, learn its state, pay back. */
import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { AttemptState } from '#rules/payments/attempt.ts';
import type { ProviderName } from '#rules/payments/provider-key.ts';
import type { Database } from '#services/kit/database.ts';
import type { Log } from '#services/kit/log.ts';
import { type AccountSettings, createAccounts } from './accounts.ts';
import { type Books, createAttempts, latestOf, type Paying } from './attempts.ts';
import type { GivenKey } from './online.ts';
import { type Hook, ProviderError, type ProviderFailure } from './provider.ts';
import { createRefunds, type RefundAsked, refundableOf } from './refunds.ts';
import { createReturned } from './returned.ts';
import { paymentAttempts, providerRefunds } from './tables.ts';

export type Payments = ReturnType<typeof createPayments>;

type Options = AccountSettings & { books: Books; log: Log };

/**
 * What the owner has to know: a payment that is not what was asked for, a refund that did not get through, money that went back at
 * the provider or was fetched by a bank, and such money that could not be booked.
 */
export type PaymentProblem = {
  kind: 'mismatch' | 'refund' | 'elsewhere' | 'chargeback' | 'unbooked';
  number: string;
  provider: ProviderName;
  amount: number;
};

const notBooked = 'what a provider said could not be booked';

export function createPayments({ books, log, ...settings }: Options) {
  const { db, clock } = settings;
  const accounts = createAccounts(settings);
  const deps = { db, accounts, books, clock, log };
  const attempts = createAttempts(deps);
  const refunds = createRefunds(deps);
  const returned = createReturned(deps);

  return {
    start: (paying: Paying) => attempts.start(paying),
    look: (number: string) => attempts.look(number),
    refund: (asked: RefundAsked) => refunds.refund(asked),
    saveKey: (market: string, key: GivenKey, currency: string) => accounts.saveKey(market, key, currency),
    removeKey: (market: string) => accounts.removeKey(market),
    describe: (market: string) => accounts.describe(market),

    /** What is known of the last attempt, for its buyer; nothing of one whose wrong amount the owner has settled. */
    async stateOf(number: string): Promise<{ state: AttemptState; isTest: boolean; url: string | null } | null> {
      const latest = await latestOf(db, number);
      if (!latest || (latest.state === 'mismatch' && latest.seenAt !== null)) return null;
      return { state: latest.state, isTest: latest.isTest, url: latest.url };
    },

    /** The status to answer a report with. Nothing of it is believed: it says which payment to ask about. */
    async hear(market: string, hook: Hook): Promise<200 | 400 | 503> {
      const account = await accounts.find(market);
      const providerId = account?.provider.readHook(hook) ?? null;
      if (!account || providerId === null) return 400;
      try {
        await attempts.heard(account, providerId);
        return 200;
      } catch (err) {
        if (!(err instanceof ProviderError)) throw err;
        log.warn({ err, market }, 'a report came, and its provider was not reached');
        return 503;
      }
    },

    /** For the owner's page of an order. */
    async ofOrder(number: string, due: number) {
      const isIt = eq(paymentAttempts.number, number);
      return {
        attempts: await db.select().from(paymentAttempts).where(isIt).orderBy(asc(paymentAttempts.createdAt)),
        refunds: (
          await db
            .select({ refund: providerRefunds })
            .from(providerRefunds)
            .innerJoin(paymentAttempts, eq(paymentAttempts.id, providerRefunds.attemptId))
            .where(isIt)
            .orderBy(asc(providerRefunds.createdAt))
        ).map(({ refund }) => refund),
        refundable: due > 0 ? await refundableOf(db, number, due) : 0,
      };
    },

    /** Somebody looked at what does not fit, and at what a bank fetched. */
    async markSeen(number: string): Promise<void> {
      const isIt = and(eq(paymentAttempts.number, number), inArray(paymentAttempts.state, ['mismatch', 'paid']));
      await db.update(paymentAttempts).set({ seenAt: clock() }).where(isIt);
    },

    async problems(market: string): Promise<{ failure: ProviderFailure | null; list: PaymentProblem[] }> {
      const isOdd = and(eq(paymentAttempts.state, 'mismatch'), isNull(paymentAttempts.seenAt));
      const odd = await db
        .select()
        .from(paymentAttempts)
        .where(and(eq(paymentAttempts.market, market), isOdd))
        .orderBy(asc(paymentAttempts.createdAt));
      return {
        failure: (await accounts.describe(market))?.failure ?? null,
        list: [
          ...odd.map(({ number, provider, amount }) => ({ kind: 'mismatch' as const, number, provider, amount })),
          ...(await failedRefunds(db, market, clock())),
          ...(await unseenReturns(db, market)),
        ],
      };
    },

    /** Every few minutes: open payments and refunds are asked about, and what went back without us. Safe in several processes. */
    async askOpen(): Promise<void> {
      for (const { number, err } of [...(await attempts.askAll()), ...(await refunds.askAll())])
        log.warn({ err, number }, err instanceof ProviderError ? 'a provider was not reached' : notBooked);
      for (const { market, err } of await returned.askAll())
        log.warn({ err, market }, err instanceof ProviderError ? 'a provider did not say what went back' : notBooked);
    },

    /** Once an hour: what can be paid with. */
    async renew(markets: readonly { code: string; currency: string }[]): Promise<void> {
      for (const { code, currency } of markets) await accounts.renew(code, currency);
    },
  };
}

/** What went back at the provider since the owner last looked. */
async function unseenReturns(db: Database, market: string): Promise<PaymentProblem[]> {
  const isUnseen = or(isNull(paymentAttempts.seenAt), gt(providerRefunds.createdAt, paymentAttempts.seenAt));
  const isThere = inArray(providerRefunds.state, ['elsewhere', 'chargeback']);
  const rows = await db
    .select({ refund: providerRefunds, attempt: paymentAttempts })
    .from(providerRefunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, providerRefunds.attemptId))
    .where(and(eq(paymentAttempts.market, market), isThere, isUnseen))
    .orderBy(asc(providerRefunds.createdAt), asc(paymentAttempts.number));
  return rows.map(({ refund: { amount, changeId, state }, attempt: { number, provider } }) => ({
    kind: changeId === null ? 'unbooked' : state === 'chargeback' ? 'chargeback' : 'elsewhere',
    number,
    provider,
    amount,
  }));
}

const monthMs = 31 * 24 * 3_600_000;

/** The last word about a payment is that it could not go back. */
async function failedRefunds(db: Database, market: string, now: Date): Promise<PaymentProblem[]> {
  const rows = await db
    .select({ refund: providerRefunds, attempt: paymentAttempts })
    .from(providerRefunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, providerRefunds.attemptId))
    .where(and(eq(paymentAttempts.market, market), gt(providerRefunds.createdAt, new Date(now.getTime() - monthMs))))
    .orderBy(desc(providerRefunds.createdAt));
  const last = new Map(rows.toReversed().map(({ refund, attempt }) => [attempt.id, { refund, attempt }]));
  return [...last.values()].flatMap(({ refund, attempt: { number, provider } }) =>
    refund.state === 'failed' ? [{ kind: 'refund', number, provider, amount: refund.amount }] : [],
  );
}
