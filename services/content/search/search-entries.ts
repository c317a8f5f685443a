/** What is found of each kind of content: its title, the names it may be asked by, its text. The index of them is built in content-search.ts. */
import { isRecord } from '#contract/fields/json.ts';
import { plainText } from '#contract/fields/plain-text.ts';
import type { SearchKind } from '#contract/search/search-answer.ts';
import { type AnimalType, animalTypes, type Market } from '#contract/market.ts';
import { namedAnimals } from '#rules/animals/animal-number.ts';
import type { SearchSource } from '#rules/search/search-index.ts';
import { foldText } from '#rules/search/search-words.ts';
import { animalsOf, type Doc, type KindName, textOf } from '../kinds.ts';

/** A document as it is read for the index: its card, and what of its source is not on the card. */
export type SearchRow = { kind: KindName; slug: string; card: Doc; extra: Doc };

export type SearchEntry = SearchSource & {
  kind: SearchKind;
  slug: string;
  /** What a hit shows a part of: the text without the words that only help to find it. */
  shown: string;
  /** What it says to be made of, for those who want it without; it is not found by it. */
  madeOf: string;
};

export type EarTagEntry = { prefix: string; number: string; card: Doc };

type Described = Pick<SearchSource, 'names' | 'text'>;

/** Kinds whose documents are found as they are. */
export const searchKindOf = {
  packages: 'packages',
  'farmshop-products': 'pieces',
  recipes: 'recipes',
  cuts: 'cuts',
  farmers: 'farmers',
  breeds: 'breeds',
  articles: 'articles',
  questions: 'questions',
} as const satisfies Partial<Record<KindName, SearchKind>>;
export type SearchedKind = keyof typeof searchKindOf;

/** Those, and what is found by what it leads to. */
export const searchedKinds = [
  ...(Object.keys(searchKindOf) as SearchedKind[]),
  'static-pages',
  'menus',
  'traceability',
] as const satisfies KindName[];

/** Fields of the source the index needs besides the card. */
export const extraFields: Partial<Record<KindName, readonly string[]>> = {
  packages: ['packages', 'shop_animal_nr_prefix', 'shop_animal_nr', 'ingredients', 'allergens'],
  'farmshop-products': ['ingredients', 'allergens'],
  recipes: ['ingredients', 'body'],
  cuts: ['body'],
  breeds: ['body'],
};

/** Sentences, each ended once. */
const joined = (...parts: (string | null)[]) =>
  parts
    .filter((part) => part)
    .map((part, index, all) => (index < all.length - 1 && !/[.!?]\s*$/.test(part ?? '') ? `${part}.` : part))
    .join(' ');
const namesIn = (list: unknown, field: string): string[] =>
  (Array.isArray(list) ? list : []).flatMap((entry) => (isRecord(entry) ? [textOf(entry[field])] : []));

const describe: { [K in SearchedKind]: (card: Doc, extra: Doc) => Described } = {
  packages: (card, extra) => ({
    names: joined(contentsOf(extra), textOf(card.shop_animal_name), textOf(card.farmer_name), organicOf(card)),
    text: joined(textOf(card.card_description), contentsOf(extra), textOf(card.farmer_location)),
  }),
  'farmshop-products': (card) => ({
    names: joined(textOf(card.farmer_name), textOf(card.relation_slug), organicOf(card)),
    text: textOf(card.summary),
  }),
  recipes: (_, extra) => {
    const ingredients = namesIn(extra.ingredients, 'title').join(', ');
    return { names: ingredients, text: joined(proseOf(extra.body), ingredients) };
  },
  cuts: (card, extra) => ({ names: '', text: joined(textOf(card.summary), proseOf(extra.body)) }),
  farmers: (card) => ({
    names: joined(textOf(card.farmer_name), textOf(card.location), namesIn(card.breeds_full, 'title').join(', ')),
    text: joined(textOf(card.location), textOf(card.summary), proseOf(card.body)),
  }),
  breeds: (card, extra) => ({
    names: textOf(card.location),
    text: joined(textOf(card.summary), proseOf(extra.body)),
  }),
  articles: (card) => ({ names: namesIn(card.categories, 'title').join(', '), text: textOf(card.summary) }),
  questions: (card) => ({ names: '', text: plainText(textOf(card.answer)) }),
};

/** What stands in tables reads as nonsense in one line. */
function proseOf(html: unknown): string {
  const [before = '', ...rest] = textOf(html).split('<table');
  return plainText([before, ...rest.map((part) => part.split('</table>').slice(1).join(' '))].join(' '));
}

function organicOf({ is_organic: flag }: Doc): string {
  return flag === 1 || flag === '1' || flag === true ? 'bio' : '';
}

/** The pieces of a package. */
function contentsOf({ packages }: Doc): string {
  const names = (Array.isArray(packages) ? packages : []).flatMap((part) =>
    isRecord(part)
      ? [...namesIn(part.cut_packages, 'frontend_name'), ...namesIn(part.minced_packages, 'frontend_name')]
      : [],
  );
  return [...new Set(names)].join(', ');
}

export function isSearched(kind: KindName): kind is SearchedKind {
  return Object.hasOwn(searchKindOf, kind);
}

export function searchEntry(
  { kind, slug, card, extra }: SearchRow & { kind: SearchedKind },
  market: Market,
  kindWords: Partial<Record<SearchKind, string>>,
): SearchEntry {
  const { names, text } = describe[kind](card, extra);
  const searchKind = searchKindOf[kind];
  const animals = animalsOf(kind, card).map((animal) => animalWords(market, animal));
  const status = textOf(card.shop_product_stock_status ?? card.stock_status);
  const title = textOf(card.title ?? card.farmer_title ?? card.farmer_name ?? card.question);
  return {
    kind: searchKind,
    slug,
    title,
    // A search for an animal means to buy, most of the time.
    aliases: kind === 'packages' ? animals.join(' ') : '',
    names: joined(names, ...animals),
    text: joined(text, kindWords[searchKind] ?? null),
    shown: text,
    madeOf: foldText(joined(title, names, ...animals, ...(isGoods(kind) ? labelOf(extra) : []))),
    isAvailable: !isGoods(kind) || isAvailable(status),
  };
}

function isGoods(kind: SearchedKind): boolean {
  return kind === 'packages' || kind === 'farmshop-products';
}

function labelOf({ ingredients, allergens }: Doc): string[] {
  return [plainText(textOf(ingredients)), ...(Array.isArray(allergens) ? allergens.map(textOf) : [])];
}

export function isAvailable(stockStatus: string): boolean {
  return stockStatus === 'instock';
}

/** What a market calls an animal: "rund", "rundvlees". */
function animalWords({ filterWords, productWords }: Market, animal: string): string {
  const isAnimal = (name: string): name is AnimalType => animalTypes.some((known) => known === name);
  const word = productWords.find(({ key }) => key === animal)?.word;
  return [isAnimal(animal) ? filterWords[animal] : null, word].filter((name) => name).join(' ');
}

/** The animals a package or a record of a delivery names. */
export function earTagEntries({ card, extra }: Pick<SearchRow, 'card' | 'extra'>): EarTagEntry[] {
  const fields = { ...card, ...extra };
  const prefix = textOf(fields.shop_animal_nr_prefix);
  return namedAnimals(textOf(fields.shop_animal_nr)).map((number) => ({
    prefix,
    number: number.toUpperCase(),
    card: fields,
  }));
}
