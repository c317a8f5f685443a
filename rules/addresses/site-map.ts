/**
 * The site map: a row for each page folder of the storefront. Routes, the parser of addresses, the skeleton of a page that is
 * loading and the addresses search engines should know come from it. Addresses are built by `pathTo` (paths.ts).
 */
import type { BrowserMarket, HostKind } from '#contract/market.ts';
import { normalTag } from '#rules/animals/normal-tag.ts';
import {
  type Detail,
  type NotFound,
  type Redirect,
  parseAnimals,
  parseBlog,
  parseBreeds,
  parseCuts,
  parseFaq,
  parseFarmers,
  parseFarmshop,
  parseProducts,
  parseRecipes,
} from './list-path.ts';
import { pathTo } from './paths.ts';
import type { Route } from './route.ts';

type Segments = readonly string[];
export type SkeletonKind = 'list' | 'detail' | 'text' | 'spinner';

type PageRow = {
  /** In storefront/pages, without its ending. */
  file: string;
  /** The words below the market that lead here; null where a market has none. */
  words: (words: BrowserMarket['words']) => readonly (string | null)[];
  /** What may stand after the word, as React Router writes it. */
  rest: '' | '/*' | '/:slug/*';
  /** What the segments after the word mean; `index` is that of the word. */
  read: (market: BrowserMarket, segments: Segments, place: { hostKind: HostKind; index: number }) => Route;
  skeletons?: Partial<Record<Route['name'], SkeletonKind>>;
  /** Names in the query that its loader may read (readable-query.ts): a page is kept under these and made from nothing else. */
  query?: readonly string[];
  /** Its addresses without parameters, for search engines. */
  listed?: (market: BrowserMarket) => readonly (string | null)[];
};

const missing: Route = { name: 'missing' };
/** The delivery of a package or a cut. */
const delivery = ['product_id', 'delivery_week', 'delivery_year'];
/** How a package is divided, in browsers without our code (rules/package-choice/asked-choice.ts). */
const choice = ['packs', 'chosen', 'plus', 'minus'];

type DetailName = Extract<Route, { slug: string }>['name'];

/** What most parsers may answer besides their lists. */
export function settled(parsed: Detail | Redirect | NotFound, name: DetailName): Route {
  if (parsed.kind === 'detail') return { name, slug: parsed.slug };
  return parsed.kind === 'redirect' ? { name: 'redirect', to: parsed.to } : missing;
}

const alone = (route: Route, segments: Segments) => (segments.length === 0 ? route : missing);

/** One animal by its number; another spelling leads to the normal form. */
function readOrigin(market: BrowserMarket, [typed, ...rest]: Segments): Route {
  if (typed === undefined) return { name: 'origin' };
  if (rest.length > 0) return missing;
  const slug = normalTag(typed);
  if (slug === null) return { name: 'noAnimal' };
  return slug === typed ? { name: 'animal', slug } : { name: 'redirect', to: pathTo(market, 'animal', { slug }) };
}

export const siteMap: readonly PageRow[] = [
  {
    file: 'errors/page',
    words: () => ['404'],
    rest: '',
    read: (_, segments) => alone({ name: 'notFound' }, segments),
  },
  {
    file: 'home/mission-page',
    words: ({ mission }) => [mission],
    rest: '',
    read: (_, segments) => alone({ name: 'mission' }, segments),
    listed: (market) => [pathTo(market, 'mission')],
  },
  {
    file: 'coupons/page',
    words: ({ coupons }) => coupons,
    rest: '',
    read: (_, segments, { index }) => alone({ name: 'coupons', index }, segments),
    listed: (market) => market.words.coupons.map((_, index) => pathTo(market, 'coupons', { index })),
  },
  {
    file: 'animals/page',
    words: ({ animals }) => [animals],
    rest: '/*',
    read(market, segments) {
      const parsed = parseAnimals(market, segments);
      return parsed.kind === 'list' ? { name: 'animals', filter: parsed.filter } : missing;
    },
    skeletons: { animals: 'list' },
    listed: (market) => [pathTo(market, 'animals')],
  },
  {
    file: 'faq/page',
    words: ({ faq }) => [faq],
    rest: '/*',
    read(market, segments) {
      const parsed = parseFaq(market, segments);
      return parsed.kind === 'list' ? { name: 'faq', filter: parsed.filter } : settled(parsed, 'staticPage');
    },
    skeletons: { faq: 'text' },
    listed: (market) => [pathTo(market, 'faq')],
  },
  {
    file: 'farmers/page',
    words: ({ farmers }) => [farmers],
    rest: '/*',
    read(market, segments) {
      const parsed = parseFarmers(market, segments);
      if (parsed.kind === 'list') return { name: 'farmers', filter: parsed.filter, page: parsed.page };
      return parsed.kind === 'special' ? { name: 'newFarmers' } : settled(parsed, 'farmer');
    },
    skeletons: { farmers: 'list', newFarmers: 'list', farmer: 'detail' },
    listed: (market) => [pathTo(market, 'farmers'), pathTo(market, 'newFarmers')],
  },
  {
    file: 'recipes/page',
    words: ({ recipes }) => [recipes],
    rest: '/*',
    read(market, segments) {
      const parsed = parseRecipes(market, segments);
      if (parsed.kind === 'list') return { name: 'recipes', filter: parsed.filter, page: parsed.page };
      return settled(parsed, 'recipe');
    },
    skeletons: { recipes: 'list', recipe: 'detail' },
    query: ['cut', 'time', 'method'],
    listed: (market) => [pathTo(market, 'recipes')],
  },
  {
    file: 'breeds/page',
    words: ({ breeds }) => [breeds],
    rest: '/*',
    read(market, segments) {
      const parsed = parseBreeds(market, segments);
      return parsed.kind === 'list' ? { name: 'breeds', page: parsed.page } : settled(parsed, 'breed');
    },
    skeletons: { breeds: 'list', breed: 'detail' },
    query: ['animal'],
    listed: (market) => [pathTo(market, 'breeds')],
  },
  {
    // Not listed: what is found is.
    file: 'search/page',
    words: ({ search }) => [search],
    rest: '',
    read: (_, segments) => alone({ name: 'search' }, segments),
    query: ['q', 'kind'],
  },
  {
    // Not listed: an animal is there for a season.
    file: 'origin/page',
    words: ({ origin }) => [origin],
    rest: '/*',
    read: readOrigin,
    skeletons: { animal: 'detail', origin: 'text' },
    query: ['nr'],
  },
  // Without a slug the words of cuts and packages are ordinary pages.
  {
    file: 'cuts/page',
    words: ({ cuts }) => [cuts],
    rest: '/:slug/*',
    read(market, segments) {
      const parsed = parseCuts(market, segments);
      return parsed.kind === 'staticPage' ? { name: 'staticPage', slug: parsed.slug } : settled(parsed, 'cut');
    },
    skeletons: { cut: 'detail' },
    query: delivery,
  },
  {
    file: 'packages/page',
    words: ({ products }) => [products],
    rest: '/:slug/*',
    read(market, segments, { hostKind }) {
      const parsed = parseProducts(market, segments, hostKind);
      if (parsed.kind === 'productList') return { name: 'productList', route: parsed.route, page: parsed.page };
      return parsed.kind === 'staticPage' ? { name: 'staticPage', slug: parsed.slug } : settled(parsed, 'package');
    },
    skeletons: { productList: 'list', package: 'detail' },
    query: [...delivery, ...choice, 'animal', 'only', 'sort', 'with', 'plan'],
  },
  {
    file: 'farmshop/page',
    words: ({ farmshop }) => [farmshop],
    rest: '/*',
    read(market, segments) {
      const parsed = parseFarmshop(market, segments);
      if (parsed.kind === 'list') return { name: 'farmshop' };
      return parsed.kind === 'special' ? { name: 'feedback' } : settled(parsed, 'farmshopProduct');
    },
    skeletons: { farmshop: 'list', farmshopProduct: 'detail' },
    listed: (market) => [pathTo(market, 'farmshop')],
  },
  {
    file: 'blog/page',
    words: ({ blog }) => [blog],
    rest: '/*',
    read(market, segments) {
      const parsed = parseBlog(market, segments);
      if (parsed.kind === 'list') return { name: 'blog', category: null, page: parsed.page };
      if (parsed.kind === 'category') return { name: 'blog', category: parsed.slug, page: parsed.page };
      return settled(parsed, 'article');
    },
    skeletons: { blog: 'list', article: 'detail' },
    query: ['search'],
    listed: (market) => [pathTo(market, 'blog')],
  },
];
