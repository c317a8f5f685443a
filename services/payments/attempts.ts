/** Attempts to pay for an order at a provider: begun, asked about, and booked once. */
import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { cents } from '#rules/money/cents.ts';
import { afterReport, type AttemptState, isUnderWay } from '#rules/payments/attempt.ts';
import { providerTitles } from '#rules/payments/provider-key.ts';
import type { Database } from '#services/kit/database.ts';
import type { Log } from '#services/kit/log.ts';
import type { Account, Accounts } from './accounts.ts';
import { type Known, ProviderError, type ProviderFailure } from './provider.ts';
import { paymentAttempts } from './tables.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

/** The orders, as far as money of a provider is booked on them. Each is done in the transaction of what it follows from. */
export type Books = {
  /** False where there is no such order. */
  receive: (tx: Database, money: { number: string; amount: number; by: string; note: string }) => Promise<boolean>;
  /** All that is owed to its buyer. */
  due: (tx: Database, number: string) => Promise<number>;
  /** The change it is; null where that much is not owed. */
  payBack: (
    tx: Database,
    money: { number: string; amount: number; by: { id: string | null; name: string }; note: string },
  ) => Promise<number | null>;
  /** It did not go back after all. */
  takeBack: (tx: Database, money: { number: string; changeId: number; by: string }) => Promise<void>;
  /** Somebody paid it back at the provider, owed or not. The change it is; null where the order has no such money any more. */
  refundThere: (
    tx: Database,
    money: { number: string; amount: number; by: string; note: string },
  ) => Promise<number | null>;
  /** The buyer's bank fetched it: what was paid is missing. The change it is; null where that cannot be. */
  chargeBack: (
    tx: Database,
    money: { number: string; amount: number; by: string; providerId: string },
  ) => Promise<number | null>;
  /** The owner hears of it once. */
  tell: (tx: Database, news: { market: string; number: string; amount: number; kind: ReturnedNews }) => Promise<void>;
};

export type ReturnedNews = 'refundedThere' | 'chargeback';

export type PaymentDeps = {
  db: Database;
  accounts: Accounts;
  books: Books;
  clock: () => Date;
  log: Log;
};

export type Paying = {
  market: string;
  number: string;
  amount: number;
  currency: string;
  langTag: string;
  email: string | null;
  returnUrl: string;
  hookUrl: string | null;
};

export type Begun =
  /** There is a page to pay on. */
  | { result: 'go'; url: string }
  /** Something of it is paid, or on its way. */
  | { result: 'paid' | 'pending' }
  /** Nothing can be paid at once here. */
  | { result: 'off' }
  | { result: 'failed'; kind: ProviderFailure };

const minuteMs = 60_000;
/** A page that was opened before is opened again, so that nobody pays in two tabs. */
const againMs = 10 * minuteMs;
/** Of one order in an hour. */
const mostAttempts = 20;
/** What ended without money is asked about again no sooner. */
const endedPauseMs = minuteMs;

export async function latestOf(db: Database, number: string): Promise<Attempt | null> {
  const [latest] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.number, number))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return latest ?? null;
}

/** The buyer is done and the money is on its way: such an order waits. */
export async function isBeingPaid(db: Database, number: string): Promise<boolean> {
  const isPending = and(eq(paymentAttempts.number, number), eq(paymentAttempts.state, 'pending'));
  return (await db.$count(paymentAttempts, isPending)) > 0;
}

export function createAttempts({ db, accounts, books, clock, log }: PaymentDeps) {
  const asking = new Map<string, Promise<AttemptState>>();
  const ago = (ms: number) => new Date(clock().getTime() - ms);

  /** The report of a provider, once for each listener. */
  async function settle(id: string, known: Known): Promise<AttemptState> {
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
      if (!row) throw new Error(`the attempt ${id} is gone`);
      const { state, books: amount } = afterReport(row, known);
      const method = known.method ?? row.method;
      if (amount !== null) {
        const note = [row.providerId, method].filter(Boolean).join(', ');
        const isBooked = await books.receive(tx, {
          number: row.number,
          amount,
          by: providerTitles[row.provider],
          note,
        });
        if (!isBooked) throw new Error(`a payment came for ${row.number}, which is not there`);
      }
      if (state === 'mismatch' && row.state !== 'mismatch')
        log.error(
          { number: row.number, asked: row.amount, came: known.amount, currency: known.currency },
          'a payment is not what was asked for',
        );
      const url = isUnderWay(state) ? (known.url ?? row.url) : null;
      const bookedAt = amount === null ? row.bookedAt : clock();
      await tx
        .update(paymentAttempts)
        .set({ state, method, url, askedAt: clock(), bookedAt })
        .where(eq(paymentAttempts.id, id));
      return state;
    });
  }

  /** Key and provider may have been changed since; then nobody can be asked. */
  async function accountFor({ market, provider, isTest }: Attempt): Promise<Account | null> {
    const account = await accounts.find(market);
    return account?.provider.name === provider && account.isTest === isTest ? account : null;
  }

  async function ask(attempt: Attempt): Promise<AttemptState> {
    const account = await accountFor(attempt);
    if (!account || attempt.providerId === null) return attempt.state;
    return settle(attempt.id, await account.provider.look(attempt.providerId));
  }

  /** Asks the provider; however many want to know at once, it is asked once. */
  function learn(attempt: Attempt): Promise<AttemptState> {
    const known = asking.get(attempt.id);
    if (known) return known;
    const asked = ask(attempt).finally(() => asking.delete(attempt.id));
    asking.set(attempt.id, asked);
    return asked;
  }

  /** The page that is open already, what became of it, or null for neither. */
  async function continued({ number, amount }: Paying): Promise<Begun | null> {
    const latest = await latestOf(db, number);
    if (!latest || !isUnderWay(latest.state) || latest.providerId === null) return null;
    const state = await learn(latest).catch(() => latest.state);
    if (state === 'paid' || state === 'pending') return { result: state };
    const isFresh = latest.createdAt > ago(againMs) && latest.amount === amount;
    return state === 'open' && isFresh && latest.url !== null ? { result: 'go', url: latest.url } : null;
  }

  async function begin(account: Account, paying: Paying): Promise<Begun> {
    const { market, number, amount, currency } = paying;
    const { provider, isTest } = account;
    const [id, createdAt] = [randomUUID(), clock()];
    const row = { id, market, number, currency, isTest, createdAt, amount: cents(amount), provider: provider.name };
    await db.insert(paymentAttempts).values({ ...row, state: 'starting' });
    const isIt = eq(paymentAttempts.id, id);
    try {
      const { providerId, url } = await provider.start({ ...paying, id });
      await db.update(paymentAttempts).set({ providerId, url, state: 'open' }).where(isIt);
      await accounts.note(market, account, null);
      return { result: 'go', url };
    } catch (error) {
      // Whatever the provider made of it, nobody has seen the page to pay on.
      await db.update(paymentAttempts).set({ state: 'failed' }).where(isIt);
      if (!(error instanceof ProviderError)) throw error;
      log.error({ err: error, market, number, kind: error.kind }, 'a payment could not be begun');
      await accounts.note(market, account, error.kind);
      return { result: 'failed', kind: error.kind };
    }
  }

  return {
    learn,

    /** A page to pay on. Somebody who pays in a second tab is led to the first one's. */
    async start(paying: Paying): Promise<Begun> {
      const account = await accounts.find(paying.market);
      if (!account) return { result: 'off' };
      const before = await continued(paying);
      if (before) return before;
      const isRecent = and(
        eq(paymentAttempts.number, paying.number),
        gt(paymentAttempts.createdAt, ago(60 * minuteMs)),
      );
      const [recent] = await db.select({ count: count() }).from(paymentAttempts).where(isRecent);
      if ((recent?.count ?? 0) >= mostAttempts) return { result: 'failed', kind: 'busy' };
      return begin(account, paying);
    },

    /** After the buyer came back: what the provider says of the last attempt, and what is known where it says nothing. */
    async look(number: string): Promise<void> {
      const latest = await latestOf(db, number);
      if (!latest || !isUnderWay(latest.state)) return;
      await learn(latest).catch((err: unknown) => log.warn({ err, number }, 'a provider was not reached'));
    },

    /** Of a report that a provider, or anybody, sent. Rejects where it should be sent again. */
    async heard(account: Account, providerId: string): Promise<void> {
      const isIt = and(eq(paymentAttempts.provider, account.provider.name), eq(paymentAttempts.providerId, providerId));
      const [attempt] = await db.select().from(paymentAttempts).where(isIt);
      if (!attempt || attempt.state === 'paid') return;
      const isJustAsked = attempt.askedAt !== null && attempt.askedAt > ago(endedPauseMs);
      if (!isUnderWay(attempt.state) && isJustAsked) return;
      await learn(attempt);
    },

    /** All that is open, asked about by itself: young ones every time, others once an hour. Resolves to what could not be asked. */
    async askAll(): Promise<{ number: string; err: unknown }[]> {
      const isOpen = inArray(paymentAttempts.state, ['starting', 'open', 'pending']);
      // Nobody has ever seen a page of these.
      const isLost = and(isOpen, isNull(paymentAttempts.providerId), lt(paymentAttempts.createdAt, ago(60 * minuteMs)));
      await db.update(paymentAttempts).set({ state: 'failed' }).where(isLost);
      const isDue = or(
        gt(paymentAttempts.createdAt, ago(24 * 60 * minuteMs)),
        isNull(paymentAttempts.askedAt),
        lt(paymentAttempts.askedAt, ago(60 * minuteMs)),
      );
      const due = await db
        .select()
        .from(paymentAttempts)
        .where(and(isOpen, isNotNull(paymentAttempts.providerId), isDue))
        .orderBy(asc(paymentAttempts.askedAt), asc(paymentAttempts.createdAt))
        .limit(200);
      const problems: { number: string; err: unknown }[] = [];
      const silent = new Set<string>();
      for (const attempt of due) {
        if (silent.has(attempt.market)) continue;
        try {
          await learn(attempt);
        } catch (err) {
          problems.push({ number: attempt.number, err });
          // A provider that does not answer one question is not asked two hundred; what cannot be booked keeps nothing else from it.
          if (err instanceof ProviderError && err.kind !== 'refused') silent.add(attempt.market);
        }
      }
      return problems;
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
