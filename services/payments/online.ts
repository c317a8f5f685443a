/** What can be paid with at once in a market, as its provider said when it was last asked. */
import { eq } from 'drizzle-orm';
import { type ProviderName, readProviderKey } from '#rules/payments/provider-key.ts';
import type { Database } from '#services/kit/database.ts';
import { providerAccounts } from './tables.ts';

/** Of the environment; what is set in the studio goes before it. */
export type GivenKey = { key: string; hookSecret: string | null };
export type AccountRow = typeof providerAccounts.$inferSelect;
export type Online = { provider: ProviderName; isTest: boolean; methods: string[] };

export async function accountRow(db: Database, market: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(providerAccounts).where(eq(providerAccounts.market, market));
  return row ?? null;
}

/** Null where nothing can be paid with: without a key, or before the provider was ever asked. */
export async function readOnline(db: Database, market: string, given: GivenKey | null): Promise<Online | null> {
  const row = await accountRow(db, market);
  const key = row?.key ?? given?.key;
  const read = key === undefined ? null : readProviderKey(key);
  if (!row || !read || row.provider !== read.provider || row.isTest !== read.isTest) return null;
  return row.askedAt === null ? null : { ...read, methods: row.methods };
}
