import { recipeOptions } from '#contract/search/recipe-choices.ts';
import { marketList } from '#markets/index.ts';
import { animalOfQuery, animalQuery } from '#rules/lists/animal-filter.ts';
import { narrowingQuery, readNarrowing } from '#rules/lists/narrowing.ts';
import { readRecipeChoice, recipeChoiceQuery } from '#rules/lists/recipe-choice.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { suggestionsFile } from '#rules/addresses/suggestions-file.ts';
import { isDataRequest, pagePath } from './page-path.ts';

/** Query parameters a page is made from; all others are read by the browser, if by anybody. */
const meaningful = ['product_id', 'delivery_week', 'delivery_year'] as const;

/** Lists that are narrowed by their query: where they stand, and how it is written. */
const narrowedLists = marketList.flatMap((market) => [
  {
    list: `/${market.code}/${market.words.products}`,
    queryOf: (params: URLSearchParams) => narrowingQuery(readNarrowing(params)),
  },
  {
    list: pathTo(market, 'recipes'),
    queryOf: (params: URLSearchParams) => recipeChoiceQuery(readRecipeChoice(params, recipeOptions)),
  },
  {
    list: pathTo(market, 'breeds'),
    queryOf: (params: URLSearchParams) => animalQuery(animalOfQuery(market, params)),
  },
]);

/** Where `q` is what is searched for, and while it is typed; elsewhere it is nothing. */
const searchPaths = new Set(
  marketList.flatMap((market) => [pathTo(market, 'search'), `/${market.code}/${suggestionsFile}`]),
);

export type PageKey = {
  /**
   * The address the answer is made from. The request that is rendered says this and nothing else, so that what is not in the key
   * cannot decide an answer that others get too.
   */
  key: string;
  /** Addresses like this one can be invented without end. */
  isOpenEnded: boolean;
};

export type KeyOptions = {
  /** The origin a page is made for; `isOwn` when it is one of the few that this shop is known by. */
  originOf: (url: URL) => { origin: string; isOwn: boolean };
  /** Ids of the routes that a path matches; without it data of single routes is not kept. */
  routeIdsOf?: ((path: string) => string[]) | undefined;
};

/** Under which name a page is kept; null for what is never kept. */
export function pageKey(method: string, url: URL, { originOf, routeIdsOf }: KeyOptions): PageKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  // Searches can be invented without end, and the root leads on by what only this visitor says.
  const path = pagePath(url.pathname);
  if (url.searchParams.has('search') || path === '/') return null;
  if (url.searchParams.has('q') && searchPaths.has(path)) return null;
  const routes = isDataRequest(url.pathname) ? routesQuery(url, routeIdsOf) : [];
  if (routes === null) return null;
  // As it travels: a value with an & in it must not be taken for two.
  const query = meaningful.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const narrowed = narrowedLists.find(({ list }) => path === list || path.startsWith(`${list}/`));
  const narrowing = narrowed?.queryOf(url.searchParams).slice(1) ?? '';
  if (narrowing !== '') query.push(narrowing);
  const { origin, isOwn } = originOf(url);
  const text = [...query, ...routes].join('&');
  return {
    key: `${origin}${url.pathname}${text === '' ? '' : `?${text}`}`,
    isOpenEnded: query.length > 0 || !isOwn,
  };
}

/** React Router names the routes it wants data of; of these only the ones the path matches count. Null when none does. */
function routesQuery(url: URL, routeIdsOf: KeyOptions['routeIdsOf']): string[] | null {
  const wanted = url.searchParams.get('_routes');
  if (wanted === null || wanted === '') return [];
  const names = new Set(wanted.split(','));
  const matched = routeIdsOf?.(pagePath(url.pathname)).filter((id) => names.has(id)) ?? [];
  return matched.length === 0 ? null : [`_routes=${matched.join(',')}`];
}
