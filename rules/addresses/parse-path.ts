import type { AnimalType, HostKind, Market } from '#contract/market.ts';
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
  parseStaticPage,
} from './list-path.ts';
import { segmentsOf } from './path-segments.ts';
import { pathTo } from './paths.ts';
import type { ProductRoute } from './product-routes.ts';

type DetailName = 'farmer' | 'cut' | 'package' | 'recipe' | 'breed' | 'farmshopProduct' | 'article' | 'staticPage';

/** The names are those of `pathTo`, and the shop area, the 404 view and redirects. */
export type Route =
  | { name: 'home' | 'notFound' | 'newFarmers' | 'mission' | 'farmshop' | 'feedback' }
  | { name: 'animals' | 'faq'; filter: AnimalType | null }
  | { name: 'coupons'; index: number }
  | { name: 'farmers' | 'recipes'; filter: AnimalType | null; page: number }
  | { name: 'breeds'; page: number }
  | { name: 'blog'; category: string | null; page: number }
  | { name: 'productList'; route: ProductRoute; page: number }
  | { name: DetailName; slug: string }
  | { name: 'shop' }
  | { name: 'missing' }
  | { name: 'redirect'; to: string };

const missing: Route = { name: 'missing' };

/** What most parsers may answer besides their lists. */
function settled(parsed: Detail | Redirect | NotFound, name: DetailName): Route {
  if (parsed.kind === 'detail') return { name, slug: parsed.slug };
  return parsed.kind === 'redirect' ? { name: 'redirect', to: parsed.to } : missing;
}

type Reader = (segments: readonly string[]) => Route;

function alone(route: Route): Reader {
  return (segments) => (segments.length === 0 ? route : missing);
}

function readersOf(market: Market, hostKind: HostKind): Map<string | null, Reader> {
  const { words } = market;
  const coupons = words.coupons.map((word, index): [string | null, Reader] => [
    word,
    alone({ name: 'coupons', index }),
  ]);
  return new Map<string | null, Reader>([
    ['404', alone({ name: 'notFound' })],
    ['shop', () => ({ name: 'shop' })],
    [words.mission, alone({ name: 'mission' })],
    ...coupons,
    [words.animals, (segments) => readAnimals(market, segments)],
    [words.faq, (segments) => readFaq(market, segments)],
    [words.farmers, (segments) => readFarmers(market, segments)],
    [words.recipes, (segments) => readRecipes(market, segments)],
    [words.breeds, (segments) => readBreeds(market, segments)],
    [words.cuts, (segments) => readCuts(market, segments)],
    [words.products, (segments) => readProducts(market, segments, hostKind)],
    [words.farmshop, (segments) => readFarmshop(market, segments)],
    [words.blog, (segments) => readBlog(market, segments)],
  ]);
}

function readAnimals(market: Market, segments: readonly string[]): Route {
  const parsed = parseAnimals(market, segments);
  return parsed.kind === 'list' ? { name: 'animals', filter: parsed.filter } : missing;
}

function readFaq(market: Market, segments: readonly string[]): Route {
  const parsed = parseFaq(market, segments);
  return parsed.kind === 'list' ? { name: 'faq', filter: parsed.filter } : settled(parsed, 'staticPage');
}

function readFarmers(market: Market, segments: readonly string[]): Route {
  const parsed = parseFarmers(market, segments);
  if (parsed.kind === 'list') return { name: 'farmers', filter: parsed.filter, page: parsed.page };
  return parsed.kind === 'special' ? { name: 'newFarmers' } : settled(parsed, 'farmer');
}

function readRecipes(market: Market, segments: readonly string[]): Route {
  const parsed = parseRecipes(market, segments);
  if (parsed.kind === 'list') return { name: 'recipes', filter: parsed.filter, page: parsed.page };
  return settled(parsed, 'recipe');
}

function readBreeds(market: Market, segments: readonly string[]): Route {
  const parsed = parseBreeds(market, segments);
  return parsed.kind === 'list' ? { name: 'breeds', page: parsed.page } : settled(parsed, 'breed');
}

function readCuts(market: Market, segments: readonly string[]): Route {
  const parsed = parseCuts(market, segments);
  return parsed.kind === 'staticPage' ? { name: 'staticPage', slug: parsed.slug } : settled(parsed, 'cut');
}

function readProducts(market: Market, segments: readonly string[], hostKind: HostKind): Route {
  const parsed = parseProducts(market, segments, hostKind);
  if (parsed.kind === 'productList') return { name: 'productList', route: parsed.route, page: parsed.page };
  return parsed.kind === 'staticPage' ? { name: 'staticPage', slug: parsed.slug } : settled(parsed, 'package');
}

function readFarmshop(market: Market, segments: readonly string[]): Route {
  const parsed = parseFarmshop(market, segments);
  if (parsed.kind === 'list') return { name: 'farmshop' };
  return parsed.kind === 'special' ? { name: 'feedback' } : settled(parsed, 'farmshopProduct');
}

function readBlog(market: Market, segments: readonly string[]): Route {
  const parsed = parseBlog(market, segments);
  if (parsed.kind === 'list') return { name: 'blog', category: null, page: parsed.page };
  if (parsed.kind === 'category') return { name: 'blog', category: parsed.slug, page: parsed.page };
  return settled(parsed, 'article');
}

/**
 * The route of a whole path. The market is that of `marketOfPath`: when the path does not begin with its code the language
 * was unknown, and then only a one-segment path may name something. A category of the blog may still turn out unknown.
 */
export function parsePath(pathname: string, market: Market, hostKind: HostKind): Route {
  const segments = segmentsOf(pathname);
  const [first, word, ...rest] = segments;
  if (first === undefined) return { name: 'redirect', to: pathTo(market, 'home') };
  if (segments.includes('')) return missing;
  if (first !== market.code) return settled(parseStaticPage(segments), 'staticPage');
  if (word === undefined) return { name: 'home' };
  const read = readersOf(market, hostKind).get(word);
  return read ? read(rest) : settled(parseStaticPage([word, ...rest]), 'staticPage');
}
