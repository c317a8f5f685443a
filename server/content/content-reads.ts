/** What the answers to content calls are made from, so that a sale renews the pages that show what was sold and no others. */
import { isRecord } from '#contract/fields/json.ts';
import { type ContentCalls, contentCalls, relatedTypes } from '#contract/content.ts';
import type { KindName } from '#services/content/kinds.ts';
import { relatedList } from '#services/content/related.ts';

type CallName = keyof ContentCalls;

/** Of which kinds; of all where a call answers whatever is found. */
const kindsOf: Record<CallName, readonly KindName[] | 'all'> = {
  search: 'all',
  getMenu: ['menus'],
  listPackages: ['packages'],
  // Of what was never delivered the package itself says where it came from.
  listTraceabilityOfProduct: ['traceability', 'packages'],
  listTraceabilityOfWeek: ['traceability'],
  listAnimalsOfTag: ['traceability', 'packages'],
  listRelatedPackages: ['packages'],
  getPackage: ['packages'],
  listRecipes: ['recipes'],
  listRelatedRecipes: ['recipes'],
  getRecipe: ['recipes'],
  listCutsOfAnimal: ['cuts'],
  getCut: ['cuts'],
  getStaticPage: ['static-pages'],
  listFarmshopProducts: ['farmshop-products'],
  getFarmshopProduct: ['farmshop-products'],
  listPopularFarmshopProducts: ['farmshop-products'],
  listPopularFarmshopProductsOfAnimal: ['farmshop-products'],
  listQuestions: ['questions'],
  listFarmers: ['farmers'],
  getFarmer: ['farmers'],
  listBreeds: ['breeds'],
  getBreed: ['breeds'],
  listCoupons: ['coupons'],
  listArticles: ['articles'],
  listArticleCategories: ['article-categories'],
  getArticle: ['articles'],
  // A sale changes no text.
  listChangeDates: [],
  getSettings: ['settings'],
};

/** A page with more of one list than this is taken to show all of the kind. */
const mostNamed = 200;

type CallParams = Partial<Record<'slug' | 'animal' | 'animal_type' | 'relatedType' | 'relatedSlug', string>>;

/** The lists whose names are known here, as the store calls them; of any other call it may be each list of its kind. */
function listOf(call: CallName, { animal, animal_type: type, relatedType, relatedSlug }: CallParams): string {
  if (call === 'listPackages' || call === 'listFarmshopProducts') return type === undefined ? 'all' : `animal:${type}`;
  if (call === 'listPopularFarmshopProducts') return 'popular';
  if (call === 'listPopularFarmshopProductsOfAnimal') return `popular:${animal}`;
  const related = relatedTypes.find((known) => known === relatedType);
  return related && relatedSlug !== undefined ? relatedList(related, relatedSlug) : '';
}

/** One document by its name, a list by what stands in it, and all of a kind where neither can be told: `nl packages/slug`. */
function namesOf(call: CallName, asked: CallParams, listed: readonly string[] | null): string[] {
  const kinds = kindsOf[call];
  if (kinds === 'all') return ['*'];
  return kinds.flatMap((kind) => {
    if (asked.slug !== undefined) return [`${kind}/${asked.slug}`];
    return listed ? [`${kind}/*${listOf(call, asked)}`, ...listed.map((name) => `${kind}/${name}`)] : [kind];
  });
}

/** The names of what a list holds; null where it is none, is too long, or something in it has no name. */
function slugsIn(answer: unknown): string[] | null {
  const list = isRecord(answer) ? answer.items : answer;
  if (!Array.isArray(list) || list.length > mostNamed) return null;
  const slugs = list.map((entry) => (isRecord(entry) ? entry.slug : null));
  return slugs.every((slug) => typeof slug === 'string') ? slugs : null;
}

/** `answer` as the client read it. */
export function readsOfCall(market: string, call: string, { request, answer }: { request: unknown; answer: unknown }) {
  // The client has exactly the calls of the contract.
  const name = call as CallName;
  const { params, query } = isRecord(request) ? request : {};
  const given = { ...(isRecord(params) && params), ...(isRecord(query) && query) };
  const asked = Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'string'),
  ) as CallParams;
  return namesOf(name, asked, slugsIn(answer)).map((read) => `${market} ${read}`);
}

const callPaths = Object.entries(contentCalls).map(([name, { path }]) => ({
  name: name as CallName,
  shape: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** Nothing has a name that is not encoded as the rest of the web is. */
function slugIn({ groups }: RegExpExecArray): CallParams {
  const slug = groups?.slug;
  try {
    return slug === undefined ? {} : { slug: decodeURIComponent(slug) };
  } catch {
    return {};
  }
}

/** The same of an address below the base of a market, whichever calls it may mean; null where it means none. */
export function readsOfPath(market: string, path: string): Set<string> | null {
  const found = callPaths.flatMap(({ name, shape }) => {
    const match = shape.exec(path);
    return match ? namesOf(name, slugIn(match), null) : [];
  });
  return found.length === 0 ? null : new Set(found.map((read) => `${market} ${read}`));
}
