import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import type { ItemKind } from '../editing/sources.ts';
import type { Doc } from '../kinds.ts';
import { items, revisions } from '../tables.ts';
import { draftFields, withDraft } from './draft-fields.ts';
import { draftOfItem } from './drafts.ts';
import type { OpenItem } from './open-item.ts';

type Removed = { market: string; kind: ItemKind; id: string };

/** What was taken out, as something new: as it was last in the shop, with the draft that waits for it. */
export async function openRemoved(db: Database, { market, kind, id }: Removed): Promise<OpenItem | null> {
  const isIt = and(eq(items.id, id), eq(items.market, market), eq(items.kind, kind), isNotNull(items.removedAt));
  const [last] = await db
    .select({ source: revisions.source })
    .from(items)
    .innerJoin(revisions, eq(revisions.item, items.id))
    .where(and(isIt, eq(revisions.state, 'published'), isNotNull(revisions.source)))
    .orderBy(desc(revisions.number))
    .limit(1);
  if (!last) return null;
  const draft = await draftOfItem(db, market, id);
  // Sources are objects: nothing else is ever written there.
  return newLike(kind, withDraft(last.source as Doc, draft?.fields ?? {}));
}

/** Something new that says this, and is not kept yet. */
export function newLike(kind: ItemKind, doc: Doc): OpenItem {
  const fields = draftFields({}, doc, {});
  const nothing = { id: null, version: 0, position: null, published: {}, draft: null, overtaken: [] };
  return { ...nothing, kind, name: '~', fields, doc, isNew: true };
}
