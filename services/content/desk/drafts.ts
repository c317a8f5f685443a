/** Where drafts lie. Each save counts the version up; publishing and saving name the version that was shown. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isRecord } from '#contract/fields/json.ts';
import type { Database } from '#services/kit/database.ts';
import type { ItemKind } from '../editing/sources.ts';
import { drafts, items } from '../tables.ts';
import type { DraftFields } from './draft-fields.ts';

export type Draft = {
  id: string;
  item: string | null;
  fields: DraftFields;
  version: number;
  author: string | null;
  savedAt: Date;
};

type Row = typeof drafts.$inferSelect;

function draftOf({ id, item, fields, version, author, savedAt }: Row): Draft {
  // Written below and nowhere else.
  return { id, item, fields: (isRecord(fields) ? fields : {}) as DraftFields, version, author, savedAt };
}

export async function draftOfItem(db: Database, market: string, item: string): Promise<Draft | null> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.market, market), eq(drafts.item, item)));
  return row ? draftOf(row) : null;
}

/** One that is new, by its own id. */
export async function newDraft(db: Database, { market, kind }: DraftKind, id: string): Promise<Draft | null> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.market, market), eq(drafts.kind, kind)));
  return row && row.item === null ? draftOf(row) : null;
}

type DraftKind = { market: string; kind: ItemKind };

export async function draftsOfKind(db: Database, { market, kind }: DraftKind): Promise<Draft[]> {
  const rows = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.market, market), eq(drafts.kind, kind)));
  return rows.map(draftOf);
}

/** Those of things that were taken out wait for those to come back. */
export async function draftCounts(db: Database, market: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ kind: drafts.kind, count: sql<number>`count(*)::int` })
    .from(drafts)
    .leftJoin(items, eq(items.id, drafts.item))
    .where(and(eq(drafts.market, market), isNull(items.removedAt)))
    .groupBy(drafts.kind);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

type Saved = DraftKind & { item: string | null; fields: DraftFields; author: string; at: Date };

export async function makeDraft(
  db: Database,
  { market, kind, item, fields, author, at }: Saved,
): Promise<string | null> {
  const rows = await db
    .insert(drafts)
    .values({ id: randomUUID(), market, kind, item, fields, version: 1, author, savedAt: at })
    .onConflictDoNothing()
    .returning({ id: drafts.id });
  return rows[0]?.id ?? null;
}

type Named = { id: string; version: number };

/** False where somebody saved in between. */
export async function saveDraft(
  db: Database,
  { id, version }: Named,
  { fields, author, at }: Pick<Saved, 'fields' | 'author' | 'at'>,
): Promise<boolean> {
  const rows = await db
    .update(drafts)
    .set({ fields, author, savedAt: at, version: version + 1 })
    .where(and(eq(drafts.id, id), eq(drafts.version, version)))
    .returning({ id: drafts.id });
  return rows.length > 0;
}

export async function dropDraft(db: Database, { id, version }: Named): Promise<boolean> {
  const rows = await db
    .delete(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.version, version)))
    .returning({ id: drafts.id });
  return rows.length > 0;
}
