/** Every internal address is built here. Adding a route: its parameters in `PathParams`, its shape in `builders`. */
import type { AnimalType, BrowserMarket, HostKind } from '#contract/market.ts';
import { filterWordOf } from '#rules/lists/animal-filter.ts';
import { productRouteOfAnimal } from './product-routes.ts';

type NoParams = Record<string, never>;
type BySlug = { slug: string };
type Filtered = { filter?: AnimalType | null };
type Paged = { page?: number };

export type PathParams = {
  home: NoParams;
  notFound: NoParams;
  animals: Filtered;
  /** Without an index the first word the market has. */
  coupons: { index?: number };
  faq: Filtered;
  farmers: Filtered & Paged;
  farmer: BySlug;
  newFarmers: NoParams;
  cut: BySlug;
  mission: NoParams;
  package: BySlug;
  /** Some goods have a route only off production. */
  productList: { animal: string; hostKind?: HostKind } & Paged;
  recipes: Filtered & Paged;
  recipe: BySlug;
  breeds: Paged;
  breed: BySlug;
  search: NoParams;
  origin: NoParams;
  /** By its number in the normal form. */
  animal: BySlug;
  farmshop: NoParams;
  farmshopProduct: BySlug;
  feedback: NoParams;
  blog: { category?: string | null } & Paged;
  article: BySlug & { categories?: readonly { slug: string }[] };
  staticPage: BySlug;
  account: NoParams;
  basket: NoParams;
};
export type PathName = keyof PathParams;

/** Routes that not every market has. */
type SometimesName = 'coupons' | 'productList' | 'farmshop' | 'farmshopProduct' | 'feedback' | 'blog' | 'article';
type AlwaysName = Exclude<PathName, SometimesName>;
/** A list filtered by an animal exists only where that animal is sold. */
type Unfiltered<Params> = Params extends Filtered ? Omit<Params, 'filter'> & { filter?: null } : Params;
type Args<Params> = Params extends NoParams ? [] : object extends Params ? [params?: Params] : [params: Params];

type Part = string | number | null;

function address(market: BrowserMarket, ...parts: Part[]): string | null {
  if (parts.includes(null)) return null;
  return `/${[market.code, ...parts].map((part) => encodeURIComponent(String(part))).join('/')}`;
}

function filterPart(market: BrowserMarket, filter: AnimalType | null | undefined): Part[] {
  return filter ? [filterWordOf(market, filter)] : [];
}

/** The first page is the list itself. */
function pagePart(page: number | undefined): Part[] {
  return page !== undefined && page > 1 ? [page] : [];
}

const builders: { [N in PathName]: (market: BrowserMarket, params: PathParams[N]) => string | null } = {
  home: (market) => address(market),
  notFound: (market) => address(market, '404'),
  animals: (market, { filter }) => address(market, market.words.animals, ...filterPart(market, filter)),
  coupons: (market, { index }) => {
    const words: readonly (string | null)[] = market.words.coupons;
    const word = index === undefined ? words.find((candidate) => candidate !== null) : words[index];
    return address(market, word ?? null);
  },
  faq: (market, { filter }) => address(market, market.words.faq, ...filterPart(market, filter)),
  farmers: (market, { filter, page }) =>
    address(market, market.words.farmers, ...filterPart(market, filter), ...pagePart(page)),
  farmer: (market, { slug }) => address(market, market.words.farmers, slug),
  newFarmers: (market) => address(market, market.words.farmers, market.words.newFarmers),
  cut: (market, { slug }) => address(market, market.words.cuts, slug),
  mission: (market) => address(market, market.words.mission),
  package: (market, { slug }) => address(market, market.words.products, slug),
  productList: (market, { animal, hostKind = 'production', page }) =>
    address(
      market,
      market.words.products,
      productRouteOfAnimal(market, hostKind, animal)?.word ?? null,
      ...pagePart(page),
    ),
  recipes: (market, { filter, page }) =>
    address(market, market.words.recipes, ...filterPart(market, filter), ...pagePart(page)),
  recipe: (market, { slug }) => address(market, market.words.recipes, slug),
  breeds: (market, { page }) => address(market, market.words.breeds, ...pagePart(page)),
  breed: (market, { slug }) => address(market, market.words.breeds, slug),
  search: (market) => address(market, market.words.search),
  origin: (market) => address(market, market.words.origin),
  animal: (market, { slug }) => address(market, market.words.origin, slug),
  farmshop: (market) => address(market, market.words.farmshop),
  farmshopProduct: (market, { slug }) => address(market, market.words.farmshop, slug),
  feedback: (market) => address(market, market.words.farmshop, market.words.feedback),
  blog: (market, { category, page }) =>
    address(market, market.words.blog, ...(category ? [category] : []), ...pagePart(page)),
  // A post without a category stands below page 1 of the blog.
  article: (market, { slug, categories }) => address(market, market.words.blog, categories?.[0]?.slug ?? 1, slug),
  staticPage: (market, { slug }) => address(market, slug),
  account: (market) => address(market, 'shop', 'my-account'),
  basket: (market) => `/${market.code}/shop/`,
};

/** Null when the market has no such route. */
export function pathTo<N extends AlwaysName>(
  market: BrowserMarket,
  name: N,
  ...params: Args<Unfiltered<PathParams[N]>>
): string;
export function pathTo<N extends PathName>(
  market: BrowserMarket,
  name: N,
  ...params: Args<PathParams[N]>
): string | null;
export function pathTo(market: BrowserMarket, name: PathName, params: object = {}): string | null {
  // The signatures above tie the parameters to the name; the table cannot say so to the compiler.
  const build = builders[name] as (market: BrowserMarket, params: object) => string | null;
  return build(market, params);
}
