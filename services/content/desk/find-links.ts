/** Pages of a shop by a few letters of their names, for whoever sets a link. */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { foldText } from '#rules/search/search-words.ts';
import type { Database } from '#services/kit/database.ts';
import { detailKinds } from '../check/check-links.ts';
import { addressOf } from '../editing/addresses.ts';
import { itemKinds } from '../editing/sources.ts';
import type { Doc } from '../kinds.ts';
import { documents } from '../tables.ts';
import { titleOf } from './open-item.ts';

export type FoundLink = { address: string; title: string };

const most = 12;
const kinds = [...Object.values(detailKinds), 'article-categories' as const];

/** Signs that a pattern of the database would read as its own. */
const asItIs = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

export async function findLinks(db: Database, market: Market, search: string): Promise<FoundLink[]> {
  const wanted = search.trim().slice(0, 60);
  if (wanted === '') return [];
  // Names in addresses have no accents.
  const slug = foldText(wanted).replaceAll(/[^a-z0-9]+/g, '-');
  const title = sql`lower(${documents.card} ->> 'title')`;
  const rows = await db
    .select({ kind: documents.kind, source: documents.source })
    .from(documents)
    .where(
      and(
        eq(documents.market, market.code),
        inArray(documents.kind, kinds),
        or(
          sql`${title} like ${`%${asItIs(wanted.toLowerCase())}%`}`,
          slug === '' || slug === '-' ? undefined : sql`${documents.slug} like ${`%${slug}%`}`,
        ),
      ),
    )
    .orderBy(documents.kind, documents.position)
    .limit(most * 2);
  return rows
    .flatMap(({ kind, source }) => {
      const known = itemKinds.find((each) => each === kind);
      // Sources are objects: nothing else is ever written there.
      const doc = source as Doc;
      const address = known ? addressOf(market, known, doc) : null;
      return address === null ? [] : [{ address, title: titleOf(doc) || address }];
    })
    .slice(0, most);
}
