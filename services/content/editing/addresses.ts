/** Which page of the site an item has, and which item an address leads to. */
import { hostKinds, type Market } from '#contract/market.ts';
import { parsePath } from '#rules/addresses/parse-path.ts';
import type { Route } from '#rules/addresses/route.ts';
import { type PathName, pathTo } from '#rules/addresses/paths.ts';
import { productRoutes } from '#rules/addresses/product-routes.ts';
import { detailKinds } from '../check/check-links.ts';
import { type Doc, type KindName, kindOf, textOf } from '../kinds.ts';
import type { ItemKind } from './sources.ts';

const pageOf = Object.fromEntries(Object.entries(detailKinds).map(([name, kind]) => [kind, name])) as Partial<
  Record<KindName, PathName>
>;

/** Pages that screens ask for by name, whatever else there is. */
const fixedPages = [
  'home',
  'mission',
  'animals',
  'faq',
  'farmers',
  'new-farmers',
  'recipes',
  'breeds',
  'blog',
  'farmshop',
  'feedback',
];

/** The static pages every screen of a market asks for: without them it would have no head, or no page at all. */
export function pagesOfScreens(market: Market): Set<string> {
  const { words, farmshop } = market;
  const routes = hostKinds.flatMap((kind) => productRoutes(market, kind));
  return new Set([
    ...fixedPages,
    ...words.coupons.filter((word) => word !== null),
    ...routes.map(({ word }) => word),
    words.products,
    words.cuts,
    ...(farmshop?.bannerSlugs ?? []),
  ]);
}

/** Null for what has no page of its own. */
export function addressOf(market: Market, kind: ItemKind, doc: Doc): string | null {
  if (kind === 'popular') return null;
  const slug = textOf(doc[kindOf(kind).slug ?? '']);
  if (slug === '') return null;
  if (kind === 'article-categories') return pathTo(market, 'blog', { category: slug });
  if (kind === 'static-pages' && pagesOfScreens(market).has(slug))
    return slug === 'home' ? pathTo(market, 'home') : null;
  if (kind === 'articles') return pathTo(market, 'article', { slug, categories: categoriesOf(doc) });
  const name = pageOf[kind];
  // One of the pages that are found by their slug alone.
  return name ? pathTo(market, name as 'package', { slug }) : null;
}

function categoriesOf({ categories }: Doc): { slug: string }[] {
  return Array.isArray(categories) ? categories.map((slug) => ({ slug: textOf(slug) })) : [];
}

type Named = { kind: KindName; slug: string };

/** The item an internal address leads to; null for lists, the shop area and other sites. */
export function itemAt(market: Market, address: string): Named | null {
  if (!address.startsWith(`/${market.code}/`)) return null;
  const route: Route = parsePath(address.split(/[?#]/)[0] ?? '', market, 'production');
  if (route.name === 'blog' && route.category !== null) return { kind: 'article-categories', slug: route.category };
  const kind = detailKinds[route.name];
  return kind && 'slug' in route ? { kind, slug: route.slug } : null;
}

/** The same address with another last name in it, and the same query. */
export function withSlug(address: string, from: string, to: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const segments = path.split('/');
  const at = segments.findLastIndex((segment) => decoded(segment) === from);
  return segments.with(at, encodeURIComponent(to)).join('/') + rest;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
