/** Writes what an editor did: items with their names and places, a revision for each that changed, and the prices that hold. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import type { Doc } from '../kinds.ts';
import { changes } from '../tables.ts';
import { batches } from './batches.ts';
import type { revisions } from '../tables.ts';
import { byId, type NamedItem, slugFieldOf, type Sources } from './sources.ts';
import { priceOf, stockKinds } from './stock/stock.ts';

export type Via = (typeof revisions.$inferSelect)['via'];

export type Versions = {
  market: string;
  /** Id of the change. */
  change: string;
  title: string;
  via: Via;
  undoes: string | null;
  /** Null: a command. */
  author: string | null;
  at: Date;
  before: Sources;
  after: Sources;
  /** Items an editor changed, by id; what only stock changed is not among them. */
  edited: ReadonlySet<string>;
  /** What a version keeps instead of what is stored, by id. */
  withoutStock: ReadonlyMap<string, Doc>;
  unversioned: ReadonlySet<string>;
};

/** The versions of all items afterwards, by id. */
export async function writeVersions(db: Database, versions: Versions): Promise<Map<string, number>> {
  const { market, at, before, after, edited, unversioned } = versions;
  const old = byId(before);
  const now = byId(after);
  const known = await lastVersions(
    db,
    [...edited].filter((id) => !old.has(id)),
  );
  const first = [...unversioned].flatMap((id) => old.get(id) ?? []);
  const numbers = new Map<string, number>([...now.values()].map(({ id, version }) => [id, version]));
  for (const { id } of first) numbers.set(id, 1);
  const written = [...edited].map((id) => {
    const base = old.get(id) ? Math.max(old.get(id)?.version ?? 0, unversioned.has(id) ? 1 : 0) : (known.get(id) ?? 0);
    numbers.set(id, base + 1);
    return revisionRow(
      { id, number: base + 1, base, source: versions.withoutStock.get(id) ?? now.get(id)?.doc ?? null },
      versions,
    );
  });
  await db.insert(changes).values({
    id: versions.change,
    market,
    title: versions.title,
    state: 'done',
    doneAt: at,
    author: versions.author,
    undoes: versions.undoes,
  });
  if (versions.undoes !== null)
    await db.update(changes).set({ state: 'undone' }).where(eq(changes.id, versions.undoes));
  // What was stored before there were versions becomes the first.
  const adopted = first.map(({ id, doc }) => ({
    ...revisionRow({ id, number: 1, base: 0, source: doc }, versions),
    via: 'import',
    change: null,
    author: null,
  }));
  await writeItems(db, versions, { old, now, numbers, first });
  for (const { rows } of batches([...adopted, ...written]))
    await db.execute(sql`
      insert into content.revisions (item, number, source, state, base, change, author, via, saved_at)
      select item, number, source, 'published', nullif(base, 0), change, author, via, ${at.toISOString()}::timestamptz
      from json_to_recordset(${rows}::json) as r (
        item uuid, number integer, source json, base integer, change uuid, author uuid, via text)`);
  await writePrices(db, versions);
  return numbers;
}

type Revision = { id: string; number: number; base: number; source: Doc | null };

function revisionRow({ id, number, base, source }: Revision, { change, author, via }: Versions) {
  return { item: id, number, base, source, change: change as string | null, author, via: via as string };
}

/** Of items that were removed and come back. */
async function lastVersions(db: Database, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = (await db.execute(sql`
    select id, published from content.items
    where id in (select (value #>> '{}')::uuid from json_array_elements(${JSON.stringify(ids)}::json))`)) as {
    rows: { id: string; published: number | null }[];
  };
  return new Map(found.rows.map(({ id, published }) => [id, published ?? 0]));
}

type Written = {
  old: Map<string, NamedItem>;
  now: Map<string, NamedItem>;
  numbers: Map<string, number>;
  first: NamedItem[];
};

async function writeItems(db: Database, versions: Versions, { old, now, numbers, first }: Written) {
  const { at, edited } = versions;
  await upsertItems(
    db,
    versions,
    first.map((item) => ({ ...item, version: 1 })),
  );
  const gone = [...edited].filter((id) => !now.has(id)).map((id) => ({ id, published: numbers.get(id) }));
  const changed = [...now.values()].filter(({ id, name, position }) => {
    const was = old.get(id);
    return edited.has(id) || was?.name !== name || was.position !== position;
  });
  // A name may go from one item to another: first nobody has it.
  const renamed = changed.filter(({ id, name }) => old.has(id) && old.get(id)?.name !== name);
  for (const { rows } of batches([...gone, ...renamed.map(({ id }) => ({ id }))]))
    await db.execute(sql`
      update content.items i set removed_at = ${at.toISOString()}::timestamptz, published = coalesce(r.published, i.published)
      from json_to_recordset(${rows}::json) as r (id uuid, published integer) where i.id = r.id`);
  await upsertItems(
    db,
    versions,
    changed.map((item) => ({ ...item, version: numbers.get(item.id) ?? item.version })),
  );
}

async function upsertItems(db: Database, { market, at }: Versions, named: NamedItem[]) {
  const all = named.map(({ id, kind, name, position, version }) => {
    return { id, kind, slug: slugFieldOf(kind) ? name : null, position, published: version };
  });
  for (const { rows } of batches(all))
    await db.execute(sql`
      insert into content.items (id, market, kind, slug, position, published, created_at)
      select id, ${market}, kind, slug, position, published, ${at.toISOString()}::timestamptz
      from json_to_recordset(${rows}::json) as r (id uuid, kind text, slug text, position integer, published integer)
      on conflict (id) do update set
        slug = excluded.slug, position = excluded.position, published = excluded.published, removed_at = null`);
}

/** Also for stock, which makes no revision. */
export async function writePrices(
  db: Database,
  { market, at, before, after, unversioned }: Pick<Versions, 'market' | 'at' | 'before' | 'after' | 'unversioned'>,
): Promise<void> {
  const changed = priceChanges(before, after, unversioned);
  await renamePrices(
    db,
    market,
    changed.filter(({ from, slug }) => from !== null && from !== slug),
  );
  const other = changed.filter(({ isSame }) => !isSame);
  for (const { rows } of batches(other)) {
    await db.execute(sql`
      update content.prices p set until_at = ${at.toISOString()}::timestamptz
      from json_to_recordset(${rows}::json) as r (kind text, slug text)
      where p.market = ${market} and p.kind = r.kind and p.slug = r.slug and p.until_at is null`);
    await db.execute(sql`
      insert into content.prices (market, kind, slug, from_at, price)
      select ${market}, kind, slug, ${at.toISOString()}::timestamptz, price
      from json_to_recordset(${rows}::json) as r (kind text, slug text, price numeric) where price is not null
      on conflict (market, kind, slug, from_at) do update set price = excluded.price, until_at = null`);
  }
}

type PriceRow = { kind: string; slug: string; fromAt: string; price: string; untilAt: string | null };

/**
 * Prices go with the thing they are of. All of them are taken out before one is put back, because names may be changed with each
 * other; what a thing cost that had the new name before and is gone says nothing of this one.
 */
async function renamePrices(db: Database, market: string, renamed: PriceChange[]): Promise<void> {
  const moved: PriceRow[] = [];
  for (const { rows } of batches(renamed)) {
    const taken = (await db.execute(sql`
      delete from content.prices p using json_to_recordset(${rows}::json) as r (kind text, "from" text, slug text)
      where p.market = ${market} and p.kind = r.kind and p.slug = r."from"
      returning p.kind, r.slug, p.from_at::text as "fromAt", p.price::text as price, p.until_at::text as "untilAt"`)) as {
      rows: PriceRow[];
    };
    moved.push(...taken.rows);
  }
  for (const { rows } of batches(renamed))
    await db.execute(sql`
      delete from content.prices p using json_to_recordset(${rows}::json) as r (kind text, slug text)
      where p.market = ${market} and p.kind = r.kind and p.slug = r.slug`);
  for (const { rows } of batches(moved))
    await db.execute(sql`
      insert into content.prices (market, kind, slug, from_at, price, until_at)
      select ${market}, kind, slug, "fromAt", price, "untilAt"
      from json_to_recordset(${rows}::json) as r (
        kind text, slug text, "fromAt" timestamptz, price numeric, "untilAt" timestamptz)`);
}

export type PriceChange = {
  kind: string;
  /** Its name before; null for what is new. */
  from: string | null;
  slug: string;
  /** Null: it has none any more. */
  price: number | null;
  was: number | null;
  isSame: boolean;
};

export function priceChanges(
  before: Sources,
  after: Sources,
  unversioned: ReadonlySet<string> = new Set(),
): PriceChange[] {
  return stockKinds.flatMap((kind) => {
    const named = (sources: Sources) =>
      new Map(sources[kind].map(({ id, doc }) => [id, { slug: String(doc.slug), price: priceOf(kind, doc) }]));
    const [old, now] = [named(before), named(after)];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((id): PriceChange[] => {
      const [one, other] = [old.get(id), now.get(id)];
      const was = one?.price ?? null;
      const price = other?.price ?? null;
      const slug = other?.slug ?? one?.slug ?? '';
      const isSame = was === price && !unversioned.has(id);
      const from = one?.slug ?? null;
      return isSame && (from === null || from === slug) ? [] : [{ kind, from, slug, price, was, isSame }];
    });
  });
}
