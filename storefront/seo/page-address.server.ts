/**
 * Where a page stands: its one canonical address, and the same page in the other markets. Every page's loader returns it as
 * `address`; the head is made from it, and the market switch.
 *
 *   address: pageAddress(requestContext(context), { name: 'recipes', params: { filter, page } })
 *   address: pageAddress(requestContext(context), { name: 'recipe', params: { slug }, alternates: recipe.alternates })
 *
 * Lists and fixed pages are paired by their route; things with a slug only where content names the slug of the other market.
 */
import type { Market } from '#contract/market.ts';
import { defaultMarket, marketList } from '#markets/index.ts';
import { type PathName, type PathParams, pathTo } from '#rules/addresses/paths.ts';
import { filteredTitle } from '#storefront/data/list-head.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { PageAddress } from './seo.ts';

type SlugName = { [N in PathName]: PathParams[N] extends { slug: string } ? N : never }[PathName];
type PageName = Exclude<PathName, 'notFound' | 'account' | 'basket'>;

type FixedPage = {
  [N in Exclude<PageName, SlugName>]: PathParams[N] extends Record<string, never>
    ? { name: N; params?: Record<string, never> }
    : object extends PathParams[N]
      ? { name: N; params?: PathParams[N] }
      : { name: N; params: PathParams[N] };
}[Exclude<PageName, SlugName>];
type SlugPage = {
  [N in SlugName]: { name: N; params: PathParams[N]; alternates: Readonly<Record<string, string>> };
}[SlugName];

export type PageRoute = (FixedPage | SlugPage) & {
  /** What a list is narrowed by besides its filter, in words. Its address stays that of the list. */
  chosen?: readonly string[];
  /** What that is in the address of another market; nothing where it means nothing. For the market switch. */
  queryIn?: (market: Market) => string;
};

type Visitor = Pick<RequestContext, 'market' | 'hostKind' | 'site' | 'text' | 'onCanonical'>;

export function pageAddress({ market, hostKind, site, text, onCanonical }: Visitor, page: PageRoute): PageAddress {
  const path = addressIn(market, { ...page, params: { ...page.params, hostKind } });
  if (path !== null) onCanonical?.(path);
  const { title, brand, ogLocale, twitterHandle, socialAdminId, skyline } = market;
  const origin = originOf(market, site);
  const inMarkets = marketList.flatMap((other) => {
    const there = other.code === market.code ? path : counterpart(other, page, hostKind);
    if (there === null) return [];
    const { code, langTag } = other;
    const href = `${originOf(other, site)}${there}`;
    const link = `${site.linkOrigins[code] ?? ''}${there}`;
    return [{ code, langTag, href, link, isDefault: code === defaultMarket.code }];
  });
  const nearest = marketList.flatMap((other) => {
    if (other.code === market.code) return [];
    const there = counterpart(other, page, hostKind) ?? listFor(other, page);
    if (there === null) return [];
    const query = page.queryIn?.(other) ?? '';
    return [{ code: other.code, link: `${site.linkOrigins[other.code] ?? ''}${there}${query}` }];
  });
  return {
    url: `${origin}${path ?? pathTo(market, 'home')}`,
    origin,
    inMarkets,
    nearest,
    isPaired: isWholeScreen(page),
    titlePattern: titlePattern(page, text),
    market: { title, brand, ogLocale, twitterHandle, socialAdminId, skyline },
  };
}

function originOf({ code, siteUrl }: Market, { origins }: RequestContext['site']): string {
  return origins[code] ?? new URL(siteUrl).origin;
}

function addressIn(market: Market, { name, params }: { name: PathName; params: object }): string | null {
  // `PageRoute` ties the parameters to the name, which the compiler loses on the way through the union.
  return (pathTo as (market: Market, name: PathName, params: object) => string | null)(market, name, params);
}

function counterpart(other: Market, page: PageRoute, hostKind: RequestContext['hostKind']): string | null {
  if (!('alternates' in page)) {
    // Other markets have other categories and fewer or more pages.
    return addressIn(other, { name: page.name, params: { ...page.params, page: 1, category: null, hostKind } });
  }
  const slug = page.alternates[other.code];
  if (!slug) return null;
  // A post's category is as good as any other, and unknown here.
  return addressIn(other, { name: page.name, params: { slug } });
}

/** Where things stand of which the other market has none with this slug, this animal or this word. */
const lists: Partial<Record<PageName, PageName>> = {
  package: 'animals',
  productList: 'animals',
  recipe: 'recipes',
  recipes: 'recipes',
  farmer: 'farmers',
  farmers: 'farmers',
  newFarmers: 'farmers',
  breed: 'breeds',
  animal: 'origin',
  faq: 'faq',
  animals: 'animals',
  coupons: 'coupons',
  farmshop: 'animals',
  farmshopProduct: 'farmshop',
  article: 'blog',
};

function listFor(other: Market, { name }: PageRoute): string | null {
  const list = lists[name];
  return list ? (addressIn(other, { name: list, params: {} }) ?? null) : null;
}

type Parameters = {
  slug?: string;
  index?: number;
  animal?: string;
  filter?: string | null;
  page?: number;
  category?: string | null;
};

/** Of a part of a list nobody knows whether the other markets have it too. */
function isWholeScreen({ params = {} }: PageRoute): boolean {
  const { page = 1, category }: Parameters = params;
  return page === 1 && !category;
}

/** Pages of one list share their content, so their titles must be told apart. */
function titlePattern({ params = {}, chosen = [] }: PageRoute, text: RequestContext['text']): string | null {
  const { filter, page = 1 }: Parameters = params;
  const filtered = filteredTitle({ text }, '%title%', { filter: filter ?? null, chosen });
  const numbered = page > 1 ? text('meta.numberedTitle', { title: filtered, page }) : filtered;
  return numbered === '%title%' ? null : numbered;
}
