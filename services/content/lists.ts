/** Every list the service can be asked for, laid out once. */
import { withGroups } from '#rules/lists/animal-groups.ts';
import { tagsOf } from '#rules/animals/tag.ts';
import { animalFamily } from '#rules/animals/animal-family.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { isRecord } from '#contract/fields/json.ts';
import { commaList } from '#contract/fields/read.ts';
import type { ComposedDocument, Lists } from './composed.ts';
import { type Doc, type KindName, textOf } from './kinds.ts';
import { resolveDates } from './relative-dates.ts';
import { seasonalEntry, seasonalList, seasonOf } from './seasons.ts';

/** Salmon and codfish are fish to somebody who asks for fish. */
const withFish = (animal: string) => (animalFamily(animal) === 'fish' ? [animal, 'fish'] : [animal]);

/** Kinds that are chosen by animal in two levels. */
const grouped = new Set<KindName>(['recipes', 'farmers', 'breeds']);

export const generalQuestions = 'general';
/** The order an editor wrote, whatever is in stock. */
export const popularSource = 'popular-source';

class ListBuilder {
  private readonly bySlugs = new Map<string, { kind: KindName; list: string; slugs: Set<string> }>();

  add(kind: KindName, list: string, slug: string) {
    const key = `${kind}\0${list}`;
    const entry = this.bySlugs.get(key) ?? { kind, list, slugs: new Set() };
    entry.slugs.add(slug);
    this.bySlugs.set(key, entry);
  }

  build(): Lists {
    return [...this.bySlugs.values()].map(({ kind, list, slugs }) => ({ kind, list, slugs: [...slugs] }));
  }
}

export function composeLists(documents: ComposedDocument[], popular: string[], now: Date): Lists {
  const builder = new ListBuilder();
  for (const document of inListOrder(documents, now)) {
    builder.add(document.kind, 'all', document.slug);
    const season = seasonOf(document.source);
    if (season) builder.add(document.kind, seasonalList, seasonalEntry(document.slug, season));
    for (const list of ownLists(document)) builder.add(document.kind, list, document.slug);
  }
  addPopular(builder, documents, popular);
  return builder.build();
}

/** Posts stand newest first, and packages that cannot be bought last; everything else as written. */
function inListOrder(documents: ComposedDocument[], now: Date): ComposedDocument[] {
  return documents.toSorted((a, b) => {
    if (a.kind !== b.kind) return 0;
    if (a.kind === 'articles') return publishedAt(b, now) - publishedAt(a, now);
    return a.kind === 'packages' ? Number(isGone(a)) - Number(isGone(b)) : 0;
  });
}

function isGone({ detail }: ComposedDocument): boolean {
  return !canBuy(readStockStatus(detail.shop_product_stock_status));
}

function publishedAt({ detail }: ComposedDocument, now: Date): number {
  const time = Date.parse(textOf(resolveDates(detail.publish_datetime ?? detail.created_at, now)));
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

function ownLists({ kind, animals, detail }: ComposedDocument): string[] {
  if (kind === 'articles') return commaSlugs(detail.categories).map((slug) => `category:${slug}`);
  if (kind === 'questions') {
    const types = animals.filter((animal) => animal !== generalQuestions);
    return (types.length === 0 || types.length < animals.length ? [generalQuestions, ...types] : types).map(
      (type) => `animal:${type}`,
    );
  }
  if (kind === 'traceability') return traceabilityLists(detail);
  if (kind === 'packages') {
    const ofProduct = detail.product_id === undefined ? [] : [productList(detail.product_id)];
    return [...animals.map((animal) => `animal:${animal}`), ...ofProduct, ...tagLists(detail)];
  }
  return typesOf(kind, animals).map((animal) => `animal:${animal}`);
}

function typesOf(kind: KindName, animals: string[]): string[] {
  if (kind === 'farmshop-products') return animals.flatMap(withFish);
  return grouped.has(kind) ? withGroups(animals) : animals;
}

function commaSlugs(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry) => (isRecord(entry) && typeof entry.slug === 'string' ? [entry.slug] : []));
  const read = commaList.safeParse(value);
  return read.success ? read.data : [];
}

/** The week is not in the name: it may be relative to today, and one cut has few records. */
export function traceabilityList(category: string, cut: string, organic: boolean): string {
  return `cut:${category}:${cut}:${organic ? 1 : 0}`;
}

function traceabilityLists(detail: Doc): string[] {
  const isOrganic = detail.is_organic === 1 || detail.is_organic === '1' || detail.is_organic === true;
  const lists = [traceabilityList(textOf(detail.category_slug), textOf(detail.meatcut_slug), isOrganic)];
  const ofProduct = detail.product_id === undefined ? [] : [productList(detail.product_id)];
  return [...lists, ...ofProduct, ...tagLists(detail)];
}

/** By the number of an animal, in its normal form. */
export function tagList(tag: string): string {
  return `tag:${tag}`;
}

function tagLists({ shop_animal_nr_prefix: prefix, shop_animal_nr: numbers }: Doc): string[] {
  return tagsOf({ prefix: textOf(prefix), numbers: textOf(numbers) }).map(tagList);
}

export function productList(productId: unknown): string {
  return `product:${textOf(productId)}`;
}

function addPopular(builder: ListBuilder, documents: ComposedDocument[], popular: string[]) {
  const products = new Map(
    documents.filter(({ kind }) => kind === 'farmshop-products').map((document) => [document.slug, document]),
  );
  for (const slug of popular) {
    const product = products.get(slug);
    if (product) builder.add('farmshop-products', popularSource, slug);
    if (product?.detail.stock_status !== 'instock') continue;
    builder.add('farmshop-products', 'popular', slug);
    for (const animal of new Set(product.animals.flatMap(withFish))) {
      builder.add('farmshop-products', `popular:${animal}`, slug);
    }
  }
}
