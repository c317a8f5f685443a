import { and, eq, inArray } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import { linkProblem } from '../check/check-links.ts';
import { placeOf } from '../editing/sources.ts';
import { documents } from '../tables.ts';

export type BrokenLink = { address: string; reason: string };

/** Of addresses in a text those that lead nowhere, as the check will say it; asked while somebody writes, and so without the whole market. */
export async function brokenLinks(db: Database, market: Market, addresses: string[]): Promise<BrokenLink[]> {
  const slugs = new Set<string>();
  const problemsOf = (isKnown: Parameters<typeof linkProblem>[2]) =>
    addresses.flatMap((address) => {
      const reason = linkProblem(address, market, isKnown);
      return reason === null ? [] : [{ address, reason }];
    });
  // What they name, before it is known whether that is there.
  problemsOf((_, slug) => slugs.add(String(slug)).size > 0);
  const rows =
    slugs.size === 0
      ? []
      : await db
          .select({ kind: documents.kind, slug: documents.slug })
          .from(documents)
          .where(and(eq(documents.market, market.code), inArray(documents.slug, [...slugs])));
  const known = new Set(rows.map(({ kind, slug }) => `${kind}/${slug}`));
  return problemsOf((kind, slug) => known.has(placeOf(kind, String(slug))));
}
