/** When what has a name was last published, as its versions say it. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { items, revisions } from '../tables.ts';

type Changed = { kind: string; slug: string; at: Date };

export async function readChangeDates(db: Database, market: string): Promise<Changed[]> {
  const rows = await db
    .select({ kind: items.kind, slug: items.slug, at: revisions.savedAt })
    .from(items)
    .innerJoin(revisions, and(eq(revisions.item, items.id), eq(revisions.number, items.published)))
    .where(and(eq(items.market, market), isNull(items.removedAt), isNotNull(items.slug)));
  return rows.map(({ kind, slug, at }) => ({ kind, slug: slug ?? '', at }));
}
