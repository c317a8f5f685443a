/** One item with what somebody works on: what is published, the draft on top of it, and where both come from. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { type Doc, textOf } from '../kinds.ts';
import { popularSource } from '../lists.ts';
import { type ItemKind, itemKinds, slugFieldOf } from '../editing/sources.ts';
import { documents, drafts, items, lists } from '../tables.ts';
import { type DraftFields, openFields, overtakenFields, withDraft } from './draft-fields.ts';
import { type Draft, draftOfItem, newDraft } from './drafts.ts';

export type OpenItem = {
  kind: ItemKind;
  name: string;
  /** Of the item; null where it is new, or was stored before items had identities. */
  id: string | null;
  /** Number of what is published; 0: nothing is. */
  version: number;
  position: number | null;
  /** What visitors see; empty where it is new. */
  published: Doc;
  draft: Draft | null;
  /** What the draft changes, as far as it still does. */
  fields: DraftFields;
  /** Fields of it that somebody else published otherwise meanwhile. */
  overtaken: string[];
  /** With the draft on top. */
  doc: Doc;
  isNew: boolean;
};

type Named = { market: string; kind: ItemKind; name: string };

export async function openItem(db: Database, { market, kind, name }: Named): Promise<OpenItem | null> {
  if (name.startsWith('~')) {
    const draft = await newDraft(db, { market, kind }, name.slice(1));
    if (!draft) return null;
    const doc = withDraft({}, draft.fields);
    return {
      kind,
      name,
      id: null,
      version: 0,
      position: null,
      published: {},
      draft,
      fields: draft.fields,
      overtaken: [],
      doc,
      isNew: true,
    };
  }
  const stored = await storedDocument(db, { market, kind, name });
  if (!stored) return null;
  const isNamed = slugFieldOf(kind) ? eq(items.slug, name) : eq(items.position, stored.position);
  const [item] = await db
    .select({ id: items.id, version: items.published })
    .from(items)
    .where(and(eq(items.market, market), eq(items.kind, kind), isNamed, isNull(items.removedAt)));
  const draft = item ? await draftOfItem(db, market, item.id) : null;
  const fields = openFields(stored.source, draft?.fields ?? {});
  return {
    kind,
    name,
    id: item?.id ?? null,
    version: item?.version ?? 0,
    position: stored.position,
    published: stored.source,
    draft,
    fields,
    overtaken: overtakenFields(stored.source, fields),
    doc: withDraft(stored.source, fields),
    isNew: false,
  };
}

/** The item a draft is about, whatever it is called by now; null where the item, or the draft, is gone. */
export async function openDraft(db: Database, market: string, id: string): Promise<OpenItem | null> {
  const [draft] = await db
    .select({ kind: drafts.kind, item: drafts.item })
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.market, market)));
  const kind = itemKinds.find((known) => known === draft?.kind);
  if (!draft || !kind) return null;
  return draft.item === null
    ? openItem(db, { market, kind, name: `~${id}` })
    : openPresent(db, { market, kind, id: draft.item });
}

/** Whatever it is called by now; null where it was taken out. */
export async function openPresent(
  db: Database,
  { market, kind, id }: Omit<Named, 'name'> & { id: string },
): Promise<OpenItem | null> {
  const [item] = await db
    .select({ slug: items.slug, position: items.position })
    .from(items)
    .where(and(eq(items.id, id), eq(items.market, market), eq(items.kind, kind), isNull(items.removedAt)));
  if (!item) return null;
  const name = slugFieldOf(kind) ? (item.slug ?? '') : String(item.position);
  return openItem(db, { market, kind, name });
}

async function storedDocument(
  db: Database,
  { market, kind, name }: Named,
): Promise<{ source: Doc; position: number } | null> {
  if (kind === 'popular') {
    if (name !== '1') return null;
    const isIt = and(eq(lists.market, market), eq(lists.kind, 'farmshop-products'), eq(lists.list, popularSource));
    const rows = await db.select({ slug: lists.slug }).from(lists).where(isIt).orderBy(lists.position);
    return rows.length === 0 ? null : { source: { slugs: rows.map(({ slug }) => slug) }, position: 1 };
  }
  const [row] = await db
    .select({ source: documents.source, position: documents.position })
    .from(documents)
    .where(and(eq(documents.market, market), eq(documents.kind, kind), eq(documents.slug, name)));
  // Sources are objects: nothing else is ever written there.
  return row ? { source: row.source as Doc, position: row.position } : null;
}

/** What people call it. */
export function titleOf(doc: Doc): string {
  return ['title', 'question', 'name', 'code'].map((field) => textOf(doc[field])).find((text) => text !== '') ?? '';
}

/** Counted by the shop, and so without a history; as is its name. */
const counted = [
  'shop_product_stock_status',
  'shop_product_total_package_available',
  'shop_product_buyer_count',
  'shop_product_percentage_sold',
  'stock_status',
];

export function ofToday(kind: ItemKind, published: Doc): Doc {
  const names = [...counted, slugFieldOf(kind) ?? ''];
  return Object.fromEntries(names.flatMap((name) => (published[name] === undefined ? [] : [[name, published[name]]])));
}
