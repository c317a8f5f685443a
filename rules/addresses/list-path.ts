/**
 * What the segments after a list's word mean, in the order: page number, special slug, animal filter, detail slug.
 * Segments are decoded text (`segmentsOf`).
 */
import type { AnimalType, BrowserMarket, HostKind } from '#contract/market.ts';
import { animalOfFilter } from '#rules/lists/animal-filter.ts';
import { pageOfSegment } from './path-segments.ts';
import { pathTo } from './paths.ts';
import { type ProductRoute, productRouteOfWord } from './product-routes.ts';

export type NotFound = { kind: 'notFound' };
export type Redirect = { kind: 'redirect'; to: string };
export type Detail = { kind: 'detail'; slug: string };
type Special = { kind: 'special' };
/** No filter means all of a list, and the general questions of the FAQ. */
export type FilteredList = { kind: 'list'; filter: AnimalType | null; page: number };
type PlainList = { kind: 'list'; page: number };

type Segments = readonly string[];

const notFound: NotFound = { kind: 'notFound' };

/** No list is this long, and services refuse to be asked for more. */
const largestPage = 1_000_000;

/** Null for a page that no list can have. The first page is redirected to the list's own address. */
function readPage(segment: string | undefined): number | 'first' | null {
  if (segment === undefined) return 1;
  const page = pageOfSegment(segment);
  if (page === 1) return 'first';
  return page !== null && page <= largestPage ? page : null;
}

/** A page after a detail changes nothing; anything else there is a mistake. */
function detail(slug: string, rest: Segments): Detail | NotFound {
  const [page, ...more] = rest;
  const isFine = more.length === 0 && (page === undefined || pageOfSegment(page) !== null);
  return isFine ? { kind: 'detail', slug } : notFound;
}

function filteredList(
  market: BrowserMarket,
  name: 'farmers' | 'recipes',
  { filter, segments }: { filter: AnimalType | null; segments: Segments },
): FilteredList | Redirect | NotFound {
  const page = segments.length > 1 ? null : readPage(segments[0]);
  if (page === 'first') {
    const to = pathTo(market, name, { filter });
    return to === null ? notFound : { kind: 'redirect', to };
  }
  return page === null ? notFound : { kind: 'list', filter, page };
}

function parseFiltered(market: BrowserMarket, name: 'farmers' | 'recipes', segments: Segments) {
  const [first, ...rest] = segments;
  if (first === undefined || pageOfSegment(first) !== null) {
    return filteredList(market, name, { filter: null, segments });
  }
  const filter = animalOfFilter(market, first);
  return filter ? filteredList(market, name, { filter, segments: rest }) : detail(first, rest);
}

export function parseFarmers(
  market: BrowserMarket,
  segments: Segments,
): FilteredList | Special | Detail | Redirect | NotFound {
  if (segments[0] === market.words.newFarmers) return segments.length === 1 ? { kind: 'special' } : notFound;
  return parseFiltered(market, 'farmers', segments);
}

export function parseRecipes(market: BrowserMarket, segments: Segments): FilteredList | Detail | Redirect | NotFound {
  return parseFiltered(market, 'recipes', segments);
}

/** Breeds have no filter: an animal's word is just a slug. */
export function parseBreeds(market: BrowserMarket, segments: Segments): PlainList | Detail | Redirect | NotFound {
  const [first, ...rest] = segments;
  if (first !== undefined && pageOfSegment(first) === null) return detail(first, rest);
  const page = rest.length > 0 ? null : readPage(first);
  if (page === 'first') return { kind: 'redirect', to: pathTo(market, 'breeds') };
  return page === null ? notFound : { kind: 'list', page };
}

/** Questions fill one page, so its number is never needed. */
export function parseFaq(market: BrowserMarket, segments: Segments): FilteredList | Redirect | NotFound {
  const [first, ...rest] = segments;
  const filter = first === undefined ? null : animalOfFilter(market, first);
  const extra = filter ? rest : segments;
  if (extra.length === 0) return { kind: 'list', filter, page: 1 };
  const to = extra.length === 1 && readPage(extra[0]) === 'first' ? pathTo(market, 'faq', { filter }) : null;
  return to === null ? notFound : { kind: 'redirect', to };
}

/** The home variant: a filter that is not sold here is a mistake, not a slug. */
export function parseAnimals(market: BrowserMarket, segments: Segments): FilteredList | NotFound {
  const [first, ...rest] = segments;
  const filter = first === undefined ? null : animalOfFilter(market, first);
  const isFine = rest.length === 0 && (first === undefined || filter !== null);
  return isFine ? { kind: 'list', filter, page: 1 } : notFound;
}

/** A list's word alone, where there is no list, is an ordinary static page. */
type StaticWord = { kind: 'staticPage'; slug: string };
export type ProductList = { kind: 'productList'; route: ProductRoute; page: number };

/** Sub-route words win over package slugs. A package may also be addressed below its animal's word. */
export function parseProducts(
  market: BrowserMarket,
  segments: Segments,
  hostKind: HostKind,
): ProductList | Detail | StaticWord | Redirect | NotFound {
  const [first, second, ...rest] = segments;
  if (first === undefined) return { kind: 'staticPage', slug: market.words.products };
  if (rest.length > 0 || pageOfSegment(first) !== null) return notFound;
  const route = productRouteOfWord(market, hostKind, first);
  if (!route) return second === undefined ? { kind: 'detail', slug: first } : notFound;
  if (second !== undefined && pageOfSegment(second) === null) return { kind: 'detail', slug: second };
  const page = readPage(second);
  if (page === 'first') {
    const to = pathTo(market, 'productList', { animal: route.key, hostKind });
    return to === null ? notFound : { kind: 'redirect', to };
  }
  return page === null ? notFound : { kind: 'productList', route, page };
}

export function parseCuts(market: BrowserMarket, segments: Segments): Detail | StaticWord | NotFound {
  const [slug, ...rest] = segments;
  if (slug === undefined) return { kind: 'staticPage', slug: market.words.cuts };
  return rest.length === 0 && pageOfSegment(slug) === null ? { kind: 'detail', slug } : notFound;
}

/** The farm shop is one page; its products are below it. */
export function parseFarmshop(
  market: BrowserMarket,
  segments: Segments,
): { kind: 'list' } | Special | Detail | Redirect | NotFound {
  const [slug, ...rest] = segments;
  const base = pathTo(market, 'farmshop');
  if (base === null || rest.length > 0) return notFound;
  if (slug === undefined) return { kind: 'list' };
  if (slug === market.words.feedback) return { kind: 'special' };
  if (pageOfSegment(slug) === null) return { kind: 'detail', slug };
  return readPage(slug) === 'first' ? { kind: 'redirect', to: base } : notFound;
}

/** Free pages stand directly below the market. */
export function parseStaticPage(segments: Segments): Detail | NotFound {
  const [slug, ...rest] = segments;
  return slug !== undefined && slug !== '' && rest.length === 0 ? { kind: 'detail', slug } : notFound;
}

type BlogPath = PlainList | { kind: 'category'; slug: string; page: number } | Detail | Redirect | NotFound;

/**
 * A post stands below a category or a page number; neither says anything about the post. Categories are content, so
 * the loader of a `category` decides whether it exists: an unknown one is not found.
 */
export function parseBlog(market: BrowserMarket, segments: Segments): BlogPath {
  const [first, second, ...rest] = segments;
  const category = first !== undefined && pageOfSegment(first) === null ? first : null;
  const hasPost = second !== undefined && pageOfSegment(second) === null;
  if (hasPost) return detail(second, rest);
  // What is left is a list: /page, /category or /category/page.
  if (rest.length > 0 || (second !== undefined && category === null)) return notFound;
  const page = readPage(category === null ? first : second);
  if (page === 'first') {
    const to = pathTo(market, 'blog', { category });
    return to === null ? notFound : { kind: 'redirect', to };
  }
  if (page === null) return notFound;
  return category === null ? { kind: 'list', page } : { kind: 'category', slug: category, page };
}
