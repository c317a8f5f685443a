/** What an item said before, and the way back. */
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#services/kit/database.ts';
import type { Doc } from '../kinds.ts';
import { changes, items, revisions } from '../tables.ts';
import type { Edit } from './edits.ts';
import { ChangeRefused } from './refused.ts';
import { type ItemKind, itemKinds, placeOf, slugFieldOf } from './sources.ts';

export type Version = {
  number: number;
  /** Null: removed. */
  source: Doc | null;
  savedAt: Date;
  via: string;
  change: string | null;
  title: string | null;
  /** Id of the person; null: a command. */
  author: string | null;
  /** Fields that differ from the version before. */
  fields: string[];
};

type Named = { market: string; kind: ItemKind; name: string };

/** The newest first. An item that is gone is found by the name it had. */
export async function historyOf(db: Database, { market, kind, name }: Named): Promise<Version[]> {
  const isNamed = slugFieldOf(kind) ? eq(items.slug, name) : eq(items.position, Number(name) || 0);
  const [item] = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.market, market), eq(items.kind, kind), isNamed))
    .orderBy(sql`${items.removedAt} desc nulls first`)
    .limit(1);
  if (!item) throw new ChangeRefused('unknown', [`${placeOf(kind, name)} has no history in ${market}`]);
  const rows = await db
    .select({
      number: revisions.number,
      source: revisions.source,
      savedAt: revisions.savedAt,
      via: revisions.via,
      change: revisions.change,
      author: revisions.author,
      title: changes.title,
    })
    .from(revisions)
    .leftJoin(changes, eq(changes.id, revisions.change))
    .where(and(eq(revisions.item, item.id), eq(revisions.state, 'published')))
    .orderBy(asc(revisions.number));
  return rows
    .map(({ source, ...row }, index): Version => {
      // Sources are objects: nothing else is ever written there.
      const [doc, before] = [source as Doc | null, rows[index - 1]?.source as Doc | null | undefined];
      return { ...row, source: doc, fields: changedFields(before ?? {}, doc ?? {}) };
    })
    .toReversed();
}

function changedFields(before: Doc, after: Doc): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

/** What items said when they were last published, by id. */
export async function publishedSources(db: Database, ids: string[]): Promise<Map<string, Doc>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: items.id, source: revisions.source })
    .from(items)
    .innerJoin(revisions, and(eq(revisions.item, items.id), eq(revisions.number, items.published)))
    .where(inArray(items.id, ids));
  return new Map(rows.flatMap(({ id, source }) => (source === null ? [] : [[id, source as Doc] as const])));
}

/** What items said when they were last imported, by id. */
export async function importedSources(db: Database, ids: string[]): Promise<Map<string, Doc>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([revisions.item], { id: revisions.item, source: revisions.source })
    .from(revisions)
    .where(and(inArray(revisions.item, ids), eq(revisions.via, 'import'), isNotNull(revisions.source)))
    .orderBy(revisions.item, desc(revisions.number));
  return new Map(rows.map(({ id, source }) => [id, source as Doc] as const));
}

/** What the audit calls the undo of a change. */
export const contentUndo = 'content.change';

type Undone = { market: string; title: string; edits: Edit[]; leftAlone: string[] };

const previous = alias(revisions, 'previous');

export async function undoEdits(db: Database, id: string): Promise<Undone> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
  const [change] = isId ? await db.select().from(changes).where(eq(changes.id, id)) : [];
  if (!change) throw new ChangeRefused('unknown', [`there is no change ${id}`]);
  if (change.state === 'undone') throw new ChangeRefused('invalid', [`${id} was undone already`]);
  const rows = await db
    .select({
      id: items.id,
      kind: items.kind,
      slug: items.slug,
      position: items.position,
      published: items.published,
      number: revisions.number,
      source: previous.source,
    })
    .from(revisions)
    .innerJoin(items, eq(items.id, revisions.item))
    .leftJoin(previous, and(eq(previous.item, items.id), eq(previous.number, sql`${revisions.number} - 1`)))
    .where(eq(revisions.change, id))
    // Removed items come back to their places when those before them are back already.
    .orderBy(asc(items.kind), asc(items.position));
  const edits: Edit[] = [];
  const leftAlone: string[] = [];
  for (const row of rows) {
    const kind = itemKinds.find((known) => known === row.kind);
    if (!kind) continue;
    if (row.published !== row.number) leftAlone.push(placeOf(kind, row.slug ?? String(row.position)));
    else {
      const { id: item, position } = row;
      edits.push({ do: 'restore', kind, id: item, doc: row.source as Doc | null, position });
    }
  }
  if (edits.length === 0 && leftAlone.length === 0)
    throw new ChangeRefused('invalid', [`${id} changed the order of things only: put them where they were`]);
  if (edits.length === 0)
    throw new ChangeRefused('invalid', [`everything in ${id} was changed again since: ${leftAlone.join(', ')}`]);
  return { market: change.market, title: change.title, edits, leftAlone };
}
