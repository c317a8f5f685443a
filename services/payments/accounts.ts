/** The accounts of markets at payment providers: their keys, and what can be paid with there. */
import { eq, sql } from 'drizzle-orm';
import { type ProviderName, readProviderKey } from '#rules/payments/provider-key.ts';
import type { Database } from '#services/kit/database.ts';
import { createMollie } from './mollie.ts';
import { type AccountRow as Row, type GivenKey, accountRow as rowOf } from './online.ts';
import { type Provider, ProviderError, type ProviderFailure } from './provider.ts';
import { createStripe } from './stripe.ts';
import { providerAccounts } from './tables.ts';

export type AccountSettings = {
  db: Database;
  /** By market. */
  given: Readonly<Record<string, GivenKey | null>>;
  /** Addresses of the providers' APIs; their own where null. */
  apiUrls: Readonly<Record<ProviderName, string | null>>;
  deadlineMs: number;
  clock: () => Date;
  /** Called in the transaction in which what can be paid with has changed. */
  sayChanged: (tx: Database, market: string) => Promise<void>;
};

export type Account = { provider: Provider; isTest: boolean };
export type KeySaved = { outcome: 'saved' } | { outcome: 'noKey' } | { outcome: 'failed'; kind: ProviderFailure };

export function createAccounts({ db, given, apiUrls, deadlineMs, clock, sayChanged }: AccountSettings) {
  function open({ key, hookSecret }: GivenKey): Account | null {
    const read = readProviderKey(key);
    if (!read) return null;
    const settings = { key, deadlineMs, apiUrl: apiUrls[read.provider] };
    const provider = read.provider === 'mollie' ? createMollie(settings) : createStripe({ ...settings, hookSecret });
    return { provider, isTest: read.isTest };
  }

  const keyIn = (row: Row | null, market: string): GivenKey | null =>
    row?.key ? { key: row.key, hookSecret: row.hookSecret } : (given[market] ?? null);

  async function find(market: string): Promise<Account | null> {
    const key = keyIn(await rowOf(db, market), market);
    return key && open(key);
  }

  type Change = Partial<Pick<Row, 'key' | 'hookSecret' | 'failure'>> & { methods: string[] };

  /** With what the provider just said. Everybody hears of it where it shows. */
  async function write(market: string, { provider, isTest }: Account, { methods, ...change }: Change): Promise<void> {
    const row = { provider: provider.name, isTest, methods, askedAt: clock(), failure: null, ...change };
    await db.transaction(async (tx) => {
      const before = await rowOf(tx, market);
      await tx
        .insert(providerAccounts)
        .values({ market, changedAt: clock(), ...row })
        .onConflictDoUpdate({ target: providerAccounts.market, set: row });
      const shown = (one: Pick<Row, 'provider' | 'isTest' | 'methods'>) =>
        JSON.stringify([one.provider, one.isTest, one.methods]);
      if (change.key !== undefined || !before || shown(before) !== shown({ ...before, ...row }))
        await sayChanged(tx, market);
    });
  }

  return {
    find,

    /** A key that the provider does not take is not kept. */
    async saveKey(market: string, key: GivenKey, currency: string): Promise<KeySaved> {
      const account = open(key);
      if (!account) return { outcome: 'noKey' };
      try {
        const methods = await account.provider.methods(currency);
        await write(market, account, { methods, key: key.key, hookSecret: key.hookSecret });
        return { outcome: 'saved' };
      } catch (error) {
        if (error instanceof ProviderError) return { outcome: 'failed', kind: error.kind };
        throw error;
      }
    },

    /** What the environment says holds again, if anything. */
    async removeKey(market: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(providerAccounts).where(eq(providerAccounts.market, market));
        await sayChanged(tx, market);
      });
    },

    /** Asks what can be paid with; what was known stays where the provider does not answer. */
    async renew(market: string, currency: string): Promise<void> {
      const account = await find(market);
      if (!account) return;
      try {
        await write(market, account, { methods: await account.provider.methods(currency) });
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        await this.note(market, account, error.kind);
      }
    },

    /** What the provider says against us; null for nothing. */
    async note(market: string, { provider, isTest }: Account, failure: ProviderFailure | null): Promise<void> {
      const values = { market, provider: provider.name, isTest, methods: [], changedAt: clock(), failure };
      const isOther = sql`${providerAccounts.failure} is distinct from ${failure}`;
      await db
        .insert(providerAccounts)
        .values(values)
        .onConflictDoUpdate({ target: providerAccounts.market, set: { failure }, setWhere: isOther });
    },

    /** For the settings, without the key itself. */
    async describe(market: string) {
      const row = await rowOf(db, market);
      const key = keyIn(row, market);
      const read = key && readProviderKey(key.key);
      if (!read) return null;
      const isSame = row?.provider === read.provider && row.isTest === read.isTest;
      return {
        ...read,
        isOwn: Boolean(row?.key),
        hasHookSecret: key.hookSecret !== null,
        methods: isSame ? row.methods : [],
        failure: isSame ? row.failure : null,
      };
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
