import { inArray, and, eq } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { Redirects } from '#contract/entities/redirects.ts';
import type { Database } from '#services/kit/database.ts';
import { documents } from './tables.ts';

/** The redirects of all markets in one table; it stays ours also when content comes from elsewhere. */
export async function readRedirects(db: Database, markets: readonly Market[]): Promise<Redirects> {
  const rows = await db
    .select({ value: documents.detail })
    .from(documents)
    .where(
      and(
        eq(documents.kind, 'redirects'),
        inArray(
          documents.market,
          markets.map(({ code }) => code),
        ),
      ),
    )
    .orderBy(documents.market);
  return Object.assign({}, ...rows.map(({ value }) => Redirects.parse(value)));
}
