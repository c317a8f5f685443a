/**
 * The search of a market. The index is kept in memory and made again when texts changed: whoever searches first after a change
 * waits for it, once, however many ask. Titles and texts are in it; what a hit shows beside them is read from the store. A sale
 * changes no text: then only what can still be had is read anew.
 */
import { type SearchKind, searchKinds } from '#contract/search/search-answer.ts';
import type { Market } from '#contract/market.ts';
import { searchDataOf } from '#markets/search/search-data-of.ts';
import { searchMinimumLength } from '#rules/search/search-bounds.ts';
import { writtenTag } from '#rules/animals/tag.ts';
import { isEarTag, isPartOfEarTag, normalEarTag } from '#rules/search/ear-tag.ts';
import { snippetOf } from '#rules/search/marked-text.ts';
import { nearestWords } from '#rules/search/nearest-words.ts';
import { createSearchIndex, type Found, type SearchIndex } from '#rules/search/search-index.ts';
import { searchWords } from '#rules/search/search-words.ts';
import { serviceAnswers } from '#rules/search/service-words.ts';
import { splitWithout } from '#rules/search/split-without.ts';
import { searchVocabulary } from '#rules/search/search-vocabulary.ts';
import { normaliseSearch } from '#rules/search/search.ts';
import { animalsOf, type Doc, type KindName, textOf } from '../kinds.ts';
import type { ContentStore } from '../store.ts';
import { type PageEntry, pageEntries } from './page-entries.ts';
import {
  type EarTagEntry,
  earTagEntries,
  isAvailable,
  isSearched,
  type SearchEntry,
  searchEntry,
  searchKindOf,
  type SearchedKind,
} from './search-entries.ts';

type Indexed = { texts: string; entries: (SearchEntry | PageEntry)[]; tags: EarTagEntry[]; index: SearchIndex };
type Query = { q: string; per_kind: number; kind?: SearchKind | undefined };
type Group = { kind: SearchKind; total: number; hits: Doc[] };

const longestSnippet = 80;

export function createContentSearch({ market, store }: { market: Market; store: ContentStore }) {
  let kept: { generation: number; made: Promise<Indexed> } | null = null;
  const data = searchDataOf(market.code);
  const vocabulary = searchVocabulary(data);
  const without: ReadonlySet<string> = new Set(searchWords(data.without));

  async function indexNow(): Promise<Indexed> {
    const generation = await store.generation();
    if (kept?.generation !== generation) {
      const made = renewed(kept?.made.catch(() => null) ?? null);
      kept = { generation, made };
      // The next one tries again.
      made.catch(() => (kept = null));
    }
    return kept.made;
  }

  async function renewed(before: Promise<Indexed | null> | null): Promise<Indexed> {
    // Asked before the texts are read: what changes meanwhile is then made again.
    const texts = await store.textsVersion();
    const known = await before;
    if (known?.texts !== texts) return build(texts);
    const status = await store.stockStatuses();
    for (const [place, entry] of known.entries.entries()) {
      const now = status.get(`${documentKind(entry.kind)}/${entry.slug}`);
      if (now !== undefined) known.index.setAvailable(place, isAvailable(now));
    }
    return known;
  }

  async function build(texts: string): Promise<Indexed> {
    const entries: (SearchEntry | PageEntry)[] = [];
    const index = createSearchIndex(vocabulary);
    const add = (entry: SearchEntry | PageEntry) => {
      entries.push(entry);
      index.add(entry);
    };
    const tags: EarTagEntry[] = [];
    const pages = new Map<string, Doc>();
    const menus: Doc[] = [];
    for await (const rows of store.searchRows()) {
      for (const row of rows) {
        const { kind } = row;
        if (kind === 'static-pages') pages.set(row.slug, row.card);
        if (kind === 'menus') menus.push(row.card);
        if (kind === 'packages' || kind === 'traceability') tags.push(...earTagEntries(row));
        if (isSearched(kind) && hasPages(market, kind)) add(searchEntry({ ...row, kind }, market, data.kinds));
      }
    }
    for (const entry of pageEntries(market, menus, pages)) add(entry);
    return { texts, entries, tags, index };
  }

  return async ({ q, per_kind: perKind, kind }: Query) => {
    const query = q.normalize('NFC');
    if (normaliseSearch(query).length < searchMinimumLength) return nothing;
    const { entries, tags, index } = await indexNow();
    const { wanted, unwanted } = splitWithout(query, without);
    const found = index.search(wanted);
    const answers = servicePlaces(query, { entries, index });
    const hidden = await hiddenSlugs();
    const isShown = (place: number) => {
      const entry = entries[place];
      return entry !== undefined && !hidden.has(`${entry.kind}/${entry.slug}`) && !isMadeOf(entry, unwanted);
    };
    const byKind = groupBy({ ...found, places: found.places.filter(isShown) }, entries, answers);
    const all = [
      ...tagGroup(tags, query),
      ...(await Promise.all([...byKind].map(([name, places]) => hitsOf(name, places)))),
    ];
    const groups = all.filter((group) => group.total > 0 && (kind === undefined || group.kind === kind));
    return {
      groups,
      words: found.words,
      meant: found.corrections.map(({ meant }) => meant),
      nearest: groups.length > 0 ? [] : nearestOf(query, index),
    };

    async function hitsOf(name: SearchKind, places: number[]): Promise<Group> {
      const shown = places.slice(0, perKind).flatMap((place) => entries[place] ?? []);
      const source = documentKind(name);
      const cards = source
        ? await store.cards(
            source,
            shown.map(({ slug }) => slug),
          )
        : new Map<string, Doc>();
      const hits = shown.flatMap((entry) => {
        const card = cards.get(entry.slug);
        return source && !card ? [] : [hitOf(entry, card ?? {}, found.words)];
      });
      return { kind: name, total: places.length, hits };
    }
  };

  /** Pages and questions that answer what people ask a shop. */
  function servicePlaces(query: string, { entries, index }: Pick<Indexed, 'entries' | 'index'>): number[] {
    const places = serviceAnswers(query, data.service).flatMap((words) => {
      const answer = index.search(words);
      return answer.places.filter((place) => isAnswer(entries[place]) && answer.rankOf(place) < inTitle);
    });
    return [...new Set(places)];
  }

  function isMadeOf({ kind, madeOf }: SearchEntry, unwanted: readonly string[]): boolean {
    if (kind === 'questions' || kind === 'pages') return false;
    return unwanted.some((word) =>
      [word, ...(vocabulary.meanings.get(word) ?? [])].some((name) => madeOf.includes(name)),
    );
  }

  /** What is out of season is not found. */
  async function hiddenSlugs(): Promise<Set<string>> {
    const kinds: SearchedKind[] = ['packages', 'farmshop-products'];
    const lists = await Promise.all(
      kinds.map(async (kind) => (await store.outOfSeason(kind)).map((slug) => `${searchKindOf[kind]}/${slug}`)),
    );
    return new Set(lists.flat());
  }
}

const nothing = { groups: [], words: [], meant: [], nearest: [] };

function hasPages({ words }: Market, kind: KindName): boolean {
  return (kind !== 'farmshop-products' || words.farmshop !== null) && (kind !== 'articles' || words.blog !== null);
}

/** Below this all words stand in a title. */
const inTitle = 2;

function isAnswer(entry: SearchEntry | undefined): boolean {
  return entry?.kind === 'questions' || entry?.kind === 'pages';
}

/** Kinds with an answer first, then those with a hit in a title; otherwise in their own order. */
function groupBy(
  { places, rankOf }: Pick<Found, 'places' | 'rankOf'>,
  entries: readonly SearchEntry[],
  answers: readonly number[],
): Map<SearchKind, number[]> {
  const lists = new Map<SearchKind, number[]>();
  for (const place of new Set([...answers, ...places])) {
    const entry = entries[place];
    if (!entry) continue;
    const list = lists.get(entry.kind);
    if (list) list.push(place);
    else lists.set(entry.kind, [place]);
  }
  const rank = ([first = -1]: number[]) =>
    answers.includes(first) ? answers.indexOf(first) - answers.length : rankOf(first);
  const ordered = [...lists].toSorted(
    ([a, left], [b, right]) => rank(left) - rank(right) || searchKinds.indexOf(a) - searchKinds.indexOf(b),
  );
  return new Map(ordered);
}

function documentKind(kind: SearchKind): KindName | null {
  const [found] = Object.entries(searchKindOf).find(([, name]) => name === kind) ?? [];
  // The table's keys are kinds, which `entries` forgets.
  return (found as KindName | undefined) ?? null;
}

function hitOf(entry: SearchEntry | PageEntry, card: Doc, words: readonly string[]): Doc {
  const [category] = Array.isArray(card.categories) ? (card.categories as Doc[]) : [];
  const minutes = entry.kind === 'recipes' ? Number(card.prep_time ?? 0) + Number(card.cook_time ?? 0) : null;
  return {
    slug: entry.slug,
    title: entry.title,
    text: snippetOf(entry.shown, words, longestSnippet),
    image_url: 'image' in entry ? entry.image : (card.image_url ?? card.farmer_image_url ?? null),
    price: card.shop_package_price ?? card.price ?? null,
    stock_status: card.shop_product_stock_status ?? card.stock_status ?? null,
    minutes: minutes || null,
    portions: card.portion_amount ?? null,
    url: 'address' in entry ? entry.address : null,
    category_slug: category?.slug ?? (entry.kind === 'questions' ? animalsOf('questions', card)[0] : null) ?? null,
  };
}

/** Who raised the animal with this number, or the animals whose numbers have this part. */
function tagGroup(tags: readonly EarTagEntry[], query: string): Group[] {
  const asked = normalEarTag(query);
  if (asked === null) return [];
  const whole = tags.filter((tag) => isEarTag(asked, tag));
  const named = whole.length > 0 ? whole : tags.filter((tag) => isPartOfEarTag(asked, tag));
  const found = new Map(named.map((tag) => [`${tag.prefix}${tag.number}`, tag.card]));
  const hits = [...found].map(([slug, card]) => ({
    slug,
    title: titleOfTag(slug, card),
    text: textOf(card.breed_title) || textOf(card.shop_animal_name) || null,
    farmer_slug: card.farmer_slug ?? null,
    farmer_name: card.farmer_name ?? null,
  }));
  return [{ kind: 'tags', total: hits.length, hits }];
}

/** The number as it is printed; all that stand with it where it cannot be told from them. */
function titleOfTag(slug: string, { shop_animal_nr_prefix: prefix, shop_animal_nr: numbers }: Doc): string {
  const marked = { prefix: textOf(prefix), numbers: textOf(numbers) };
  const written = writtenTag(slug.toUpperCase(), marked);
  return written ?? [marked.prefix, marked.numbers].filter((part) => part).join(' ');
}

/** Words near those that were not found. */
function nearestOf(query: string, index: SearchIndex): string[] {
  const lost = searchWords(query).filter((word) => index.search(word).places.length === 0);
  return [...new Set(lost.flatMap((word) => nearestWords(word, index.written)))].slice(0, 3);
}
