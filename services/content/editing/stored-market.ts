/** Reads a market from the tables as editors wrote it; a second time only what changed since. */
import { numberFrom } from '#contract/fields/number-from.ts';
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { type Doc, type KindName, kindNames } from '../kinds.ts';
import { popularSource } from '../lists.ts';
import { documents, imports, items, lists, related, stock } from '../tables.ts';
import { listKey, nothingStored, type Stored } from './differences.ts';
import { type ItemKind, nameOf, noSources, placeOf, type SourceItem, type Sources } from './sources.ts';
import { type Stock, stockKinds } from './stock/stock.ts';
import { type PricesSeen, readPrices } from './stock/stored-prices.ts';

export type StoredMarket = {
  /** -1 before anything was stored. */
  generation: number;
  isSeed: boolean;
  fingerprint: string;
  sources: Sources;
  stored: Stored;
  stock: Stock;
  /** Since when things cost what. */
  prices: PricesSeen;
  /** Items that were stored before items had versions. */
  unversioned: ReadonlySet<string>;
};

export function emptyMarket(): StoredMarket {
  return {
    generation: -1,
    isSeed: true,
    fingerprint: '',
    sources: noSources(),
    stored: nothingStored(),
    stock: new Map(),
    prices: new Map(),
    unversioned: new Set(),
  };
}

/** Of what has stock of the day. */
export function idsWithStock({ stock, sources }: StoredMarket): string[] {
  return stockKinds.flatMap((kind) =>
    sources[kind].filter(({ doc }) => stock.has(placeOf(kind, String(doc.slug)))).map(({ id }) => id),
  );
}

/** `known` itself when nothing was written since. */
export async function readMarket(db: Database, market: string, known: StoredMarket): Promise<StoredMarket> {
  const [last] = await db.select().from(imports).where(eq(imports.market, market));
  const generation = last?.generation ?? -1;
  if (!last || (generation === known.generation && generation >= 0)) return last ? known : emptyMarket();
  const rows = await db
    .select({ kind: documents.kind, slug: documents.slug, position: documents.position, hash: documents.hash })
    .from(documents)
    .where(eq(documents.market, market))
    .orderBy(asc(documents.kind), asc(documents.position));
  const docs = await readSources(db, market, { rows, known });
  const identities = await readItems(db, market);
  const unversioned = new Set<string>();
  const sources = noSources();
  const itemOf = (kind: ItemKind, name: string, doc: Doc): SourceItem => {
    const identity = identities.get(placeOf(kind, name));
    if (identity) return { ...identity, doc };
    const id = randomUUID();
    unversioned.add(id);
    return { id, version: 0, doc };
  };
  for (const { kind, slug } of rows) {
    const known = kindNames.find((name) => name === kind);
    const doc = docs.get(placeOf(kind as KindName, slug));
    if (known && doc) sources[known].push(itemOf(known, slug, doc));
  }
  const laidOut = await readLists(db, market);
  const popular = laidOut.lists.get(listKey({ kind: 'farmshop-products', list: popularSource }));
  if (popular) sources.popular = [itemOf('popular', '1', { slugs: popular })];
  return {
    generation,
    isSeed: last.isSeed,
    fingerprint: last.fingerprint,
    sources,
    stored: {
      documents: new Map(rows.map(({ kind, slug, position, hash }) => [`${kind}/${slug}`, { position, hash }])),
      ...laidOut,
    },
    stock: await readStock(db, market),
    prices: await readPrices(db, market),
    unversioned,
  };
}

type Row = { kind: string; slug: string; hash: string };

/** What has the hash we know is what we know; its objects stay the same, and with them all that was worked out of them. */
async function readSources(
  db: Database,
  market: string,
  { rows, known }: { rows: Row[]; known: StoredMarket },
): Promise<Map<string, Doc>> {
  const found = new Map<string, Doc>();
  for (const kind of kindNames)
    known.sources[kind].forEach(({ doc }, index) => {
      const name = rowName(kind, doc, index);
      found.set(name, doc);
    });
  const isKnown = ({ kind, slug, hash }: Row) =>
    hash !== '' && found.has(`${kind}/${slug}`) && known.stored.documents.get(`${kind}/${slug}`)?.hash === hash;
  const missing = rows.filter((row) => !isKnown(row)).map(({ kind, slug }) => ({ kind, slug }));
  if (missing.length === 0) return found;
  const read = (await db.execute(sql`
    select d.kind, d.slug, d.source from content.documents d
    join json_to_recordset(${JSON.stringify(missing)}::json) as m (kind text, slug text)
      on m.kind = d.kind and m.slug = d.slug
    where d.market = ${market}`)) as { rows: { kind: string; slug: string; source: Doc }[] };
  for (const { kind, slug, source } of read.rows) found.set(`${kind}/${slug}`, source);
  return found;
}

function rowName(kind: KindName, doc: Doc, index: number): string {
  return placeOf(kind, nameOf(kind, doc, index));
}

async function readItems(db: Database, market: string): Promise<Map<string, { id: string; version: number }>> {
  const rows = await db
    .select({
      id: items.id,
      kind: items.kind,
      slug: items.slug,
      position: items.position,
      published: items.published,
    })
    .from(items)
    .where(and(eq(items.market, market), isNull(items.removedAt)));
  return new Map(
    rows.map(({ id, kind, slug, position, published }) => [
      `${kind}/${slug ?? position}`,
      { id, version: published ?? 0 },
    ]),
  );
}

async function readLists(db: Database, market: string): Promise<Pick<Stored, 'lists' | 'related'>> {
  const listed = await db
    .select({
      kind: lists.kind,
      list: lists.list,
      slugs: sql<string[]>`array_agg(${lists.slug} order by ${lists.position})`,
    })
    .from(lists)
    .where(eq(lists.market, market))
    .groupBy(lists.kind, lists.list);
  const short = await db
    .select({ kind: related.kind, list: related.list, slugs: related.slugs })
    .from(related)
    .where(eq(related.market, market));
  const byKey = (rows: { kind: string; list: string; slugs: string[] }[]) =>
    new Map(rows.map((row) => [listKey(row), row.slugs]));
  return { lists: byKey(listed), related: byKey(short) };
}

async function readStock(db: Database, market: string): Promise<Stock> {
  const rows = await db.select().from(stock).where(eq(stock.market, market));
  return new Map(
    rows.map(({ kind, slug, status, total, buyers, price, oldPrice, sequence, from }) => [
      `${kind}/${slug}`,
      { status, total, buyers, price: numberFrom(price), oldPrice: numberFrom(oldPrice), sequence, from },
    ]),
  );
}
