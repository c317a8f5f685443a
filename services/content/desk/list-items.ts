/** Items of a kind as lists show them: read light, so that ten thousand are searched at once, and whole one page at a time. */
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { foldText } from '#rules/search/search-words.ts';
import type { Database } from '#services/kit/database.ts';
import { type Doc, textOf } from '../kinds.ts';
import { type ItemKind, slugFieldOf } from '../editing/sources.ts';
import { documents, items, revisions } from '../tables.ts';
import { withDraft } from './draft-fields.ts';
import { type Draft, draftsOfKind } from './drafts.ts';
import { shownVersion } from './shown-version.ts';

export type ItemState = 'published' | 'changed' | 'new' | 'removed';

export type ListedItem = {
  /** In its address: the slug, the number, or `~` with the id of a draft that is new. */
  name: string;
  title: string;
  picture: string;
  state: ItemState;
  position: number | null;
  animals: string[];
  stock: string;
  price: string;
  /** Of the draft that changes it; null where there is none. */
  draft: string | null;
  /** Of what is published and of the draft, as they are shown. */
  version: string;
};

type ListQuery = {
  market: string;
  kind: ItemKind;
  search: string;
  state: string;
  animal: string;
  stock: string;
  page: number;
};
export type ItemList = {
  rows: ListedItem[];
  found: number;
  page: number;
  pages: number;
  counts: Record<ItemState, number>;
  animals: string[];
  stocks: string[];
};

const perPage = 50;

/** What is told of all items without looking into any; the rest is read of those that are shown. */
type Light = Pick<ListedItem, 'name' | 'title' | 'state' | 'stock' | 'animals'> & { draft: Draft | null };
/** Whole already where nothing is published of it. */
type Listed = Light & { whole: ListedItem | null };

export async function listItems(db: Database, asked: ListQuery): Promise<ItemList> {
  const all = asked.state === 'removed' ? [] : await presentItems(db, asked);
  const gone = await removedItems(db, asked, asked.state === 'removed');
  const wanted = foldText(asked.search.slice(0, 100));
  const listed = asked.state === 'removed' ? gone.rows.map(listedWhole) : all;
  const found = listed.filter(
    ({ name, title, state, animals, stock }) =>
      (asked.state === '' || state === asked.state) &&
      (asked.animal === '' || animals.includes(asked.animal)) &&
      (asked.stock === '' || stock === asked.stock) &&
      (wanted === '' || foldText(title).includes(wanted) || name.includes(asked.search.trim().toLowerCase())),
  );
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(Math.max(1, Math.trunc(asked.page) || 1), pages);
  const count = (state: ItemState) => all.filter((item) => item.state === state).length;
  return {
    rows: await wholeRows(db, asked, found.slice((page - 1) * perPage, page * perPage)),
    found: found.length,
    page,
    pages,
    counts: { published: count('published'), changed: count('changed'), new: count('new'), removed: gone.count },
    animals: [...new Set(all.flatMap((item) => item.animals))].toSorted(),
    stocks: [...new Set(all.map(({ stock }) => stock))].filter((stock) => stock !== '').toSorted(),
  };
}

type OfKind = Pick<ListQuery, 'market' | 'kind'>;

/** By position. Sorted here, since just after a large import the database does not know yet how large it is. */
async function lightRows(db: Database, { market, kind }: OfKind) {
  const { slug, position, listedTitle, listedAnimals, listedStock } = documents;
  const rows = await db
    .select({ slug, position, title: listedTitle, animals: listedAnimals, stock: listedStock })
    .from(documents)
    .where(and(eq(documents.market, market), eq(documents.kind, kind)));
  return rows.toSorted((one, other) => one.position - other.position);
}

/** Of items that somebody works on, by their name. */
async function draftsByName(db: Database, { market, kind }: OfKind, waiting: readonly Draft[]) {
  const changed = new Map(waiting.flatMap((draft) => (draft.item === null ? [] : [[draft.item, draft] as const])));
  if (changed.size === 0) return new Map<string, Draft>();
  const ids = sql`${items.id} = any(${sql.param([...changed.keys()])}::uuid[])`;
  const rows = await namedItems(db, { market, kind }, ids);
  return new Map(
    rows.flatMap(({ id, name }) => {
      const draft = changed.get(id);
      return draft ? [[name, draft] as const] : [];
    }),
  );
}

/** Items by the name lists call them. */
async function namedItems(db: Database, { market, kind }: OfKind, which: SQL) {
  const { id, slug, position, published } = items;
  const rows = await db
    .select({ id, slug, position, version: published })
    .from(items)
    .where(and(which, eq(items.market, market), eq(items.kind, kind), isNull(items.removedAt)));
  return rows.map((row) => ({ ...row, name: nameOf(kind, row.slug ?? '', row.position) }));
}

const nameOf = (kind: ItemKind, slug: string, position: number | null) => (slugFieldOf(kind) ? slug : String(position));

async function presentItems(db: Database, { market, kind }: OfKind): Promise<Listed[]> {
  const [rows, waiting] = [await lightRows(db, { market, kind }), await draftsOfKind(db, { market, kind })];
  const drafts = await draftsByName(db, { market, kind }, waiting);
  // Few are written in many ways: what is told apart once is told apart for all.
  const animalsOf = new Map<string, string[]>();
  const present = rows.map(({ slug, position, title, animals, stock }): Listed => {
    const draft = drafts.get(nameOf(kind, slug, position)) ?? null;
    const told = animalsOf.get(animals) ?? animalsIn(animals);
    animalsOf.set(animals, told);
    const state = draft === null ? 'published' : 'changed';
    return { name: slug, title: title || slug, animals: told, stock, state, draft, whole: null };
  });
  const fresh = waiting
    .filter(({ item }) => item === null)
    .map((draft) =>
      itemOf(`~${draft.id}`, withDraft({}, draft.fields), {
        state: 'new',
        position: null,
        draft: draft.id,
        version: shownVersion({ version: 0, draft }),
      }),
    );
  return [...fresh.map(listedWhole), ...present];
}

const listedWhole = (whole: ListedItem): Listed => ({ ...whole, draft: null, whole });

/** Fields of a card that lists show beside what they are searched by. */
const shownFields = [
  ...'title question name code delivery_week shop_animal_nr'.split(' '),
  ...`image_url shop_brand_slug animal_type animal_types shop_product_stock_status stock_status shop_package_price price
    visual_price`.split(/\s+/),
];

type Shown = { slug: string; position: number } & Record<string, string | number | null>;

/** The rows of one page: only their cards are looked into. */
async function wholeRows(db: Database, { market, kind }: OfKind, page: readonly Listed[]): Promise<ListedItem[]> {
  const slugs = page.flatMap(({ name, whole }) => (whole ? [] : [name]));
  const columns = sql.raw(shownFields.map((field) => `${field} text`).join(', '));
  const isShown = and(eq(documents.market, market), eq(documents.kind, kind), inArray(documents.slug, slugs));
  const { rows } = (
    slugs.length === 0
      ? { rows: [] }
      : await db.execute(sql`
    select ${documents.slug}, ${documents.position}, x.*
    from ${documents}
    cross join lateral json_to_record(case when json_typeof(card) = 'object' then card else '{}' end) as x (${columns})
    where ${isShown}`)
  ) as { rows: Shown[] };
  const cards = new Map(rows.map((row) => [row.slug, row]));
  const isNamed = slugFieldOf(kind)
    ? sql`${items.slug} = any(${sql.param(slugs)}::text[])`
    : sql`${items.position} = any(${sql.param(rows.map(({ position }) => position))}::int[])`;
  const named = slugs.length === 0 ? [] : await namedItems(db, { market, kind }, isNamed);
  const versions = new Map(named.map(({ name, version }) => [name, version]));
  return page.flatMap(({ name, state, draft, whole }) => {
    const { slug, position, ...card } = cards.get(name) ?? {};
    if (whole) return whole;
    // Taken out while this was read.
    if (slug === undefined || position === undefined) return [];
    const version = shownVersion({ version: versions.get(nameOf(kind, slug, position)) ?? 0, draft });
    return itemOf(slug, card, { state, position, draft: draft?.id ?? null, version });
  });
}

function itemOf(
  name: string,
  card: Doc,
  { state, position, draft, version }: Pick<ListedItem, 'state' | 'position' | 'draft' | 'version'>,
): ListedItem {
  const first = firstOf(card);
  const kinds =
    first('shop_brand_slug', 'animal_type') ||
    (Array.isArray(card.animal_types) ? card.animal_types.join() : first('animal_types'));
  const ofNumber = [first('delivery_week'), first('shop_animal_nr')].join(' ').trim();
  return {
    name,
    title: first('title', 'question', 'name', 'code') || ofNumber || name,
    picture: first('image_url'),
    state,
    position,
    animals: animalsIn(kinds),
    stock: first('shop_product_stock_status', 'stock_status'),
    price: first('shop_package_price', 'price', 'visual_price'),
    draft,
    version,
  };
}

const animalsIn = (kinds: string) => kinds.split(/[^a-z]+/).filter((animal) => animal !== '');

const firstOf =
  (card: Doc) =>
  (...fields: string[]) =>
    fields.map((field) => textOf(card[field])).find((text) => text !== '') ?? '';

/** What was taken out, the newest first; read whole only when it is asked for. */
async function removedItems(db: Database, { market, kind }: OfKind, isWanted: boolean) {
  const isGone = and(eq(items.market, market), eq(items.kind, kind), isNotNull(items.removedAt));
  const rows = await db
    .select({ id: items.id, slug: items.slug })
    .from(items)
    .where(isGone)
    .orderBy(sql`${items.removedAt} desc`);
  const names = rows.flatMap(({ slug }) => slug ?? []);
  const taken = names.length === 0 ? new Set<string>() : await takenNames(db, { market, kind }, names);
  // Numbered ones have no address any more, and a name may be another's by now.
  const gone = rows.filter(({ slug }) => slug !== null && !taken.has(slug)).slice(0, mostRemoved);
  if (!isWanted || gone.length === 0) return { rows: [] as ListedItem[], count: gone.length };
  const last = await db
    .selectDistinctOn([revisions.item], { id: revisions.item, source: revisions.source })
    .from(revisions)
    .where(
      and(
        inArray(
          revisions.item,
          gone.map(({ id }) => id),
        ),
        isNotNull(revisions.source),
      ),
    )
    .orderBy(revisions.item, sql`${revisions.number} desc`);
  const said = new Map(last.map(({ id, source }) => [id, source as Doc]));
  return {
    rows: gone.map(({ id, slug }) =>
      itemOf(slug ?? '', said.get(id) ?? {}, { state: 'removed', position: null, draft: null, version: '' }),
    ),
    count: gone.length,
  };
}

const mostRemoved = 500;

async function takenNames(db: Database, { market, kind }: OfKind, names: string[]): Promise<Set<string>> {
  const isHere = and(eq(items.market, market), eq(items.kind, kind), isNull(items.removedAt));
  const rows = await db
    .select({ slug: items.slug })
    .from(items)
    .where(and(isHere, sql`${items.slug} = any(${sql.param(names)}::text[])`));
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}

/** How many there are of each kind. */
export async function kindCounts(db: Database, market: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ kind: documents.kind, count: sql<number>`count(*)::int` })
    .from(documents)
    .where(eq(documents.market, market))
    .groupBy(documents.kind);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/** What references are called, by slug. */
export async function titlesOf(db: Database, market: string, kind: ItemKind): Promise<Map<string, string>> {
  const rows = await lightRows(db, { market, kind });
  return new Map(rows.map(({ slug, title }) => [slug, title || slug]));
}
