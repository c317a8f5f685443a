import { recipeOptions } from '#contract/search/recipe-choices.ts';
import { searchKinds } from '#contract/search/search-answer.ts';
import { marketList } from '#markets/index.ts';
import { animalOfQuery, animalQuery } from '#rules/lists/animal-filter.ts';
import { narrowingQuery, readNarrowing } from '#rules/lists/narrowing.ts';
import { readRecipeChoice, recipeChoiceQuery } from '#rules/lists/recipe-choice.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { CacheKey } from '#server/cache/cache-key.ts';
import type { PageRequest } from './page-request.ts';

type Written = {
  /** The names it reads; all others that a page declares are in its key as they stand. */
  names: readonly string[];
  queryOf: (params: URLSearchParams) => string;
};

/** Queries of which a page understands only some values. The key holds those values, in one order, after a question mark. */
const written = new Map<string, Written>(
  marketList.flatMap((market): [string, Written][] => [
    [
      `/${market.code}/${market.words.products}`,
      {
        names: ['animal', 'only', 'sort', 'with'],
        queryOf: (params) => narrowingQuery(readNarrowing(params)),
      },
    ],
    [
      pathTo(market, 'recipes'),
      {
        names: ['cut', 'time', 'method'],
        queryOf: (params) => recipeChoiceQuery(readRecipeChoice(params, recipeOptions)),
      },
    ],
    [pathTo(market, 'breeds'), { names: ['animal'], queryOf: (params) => animalQuery(animalOfQuery(market, params)) }],
    [
      pathTo(market, 'search'),
      {
        names: ['kind'],
        queryOf: (params) => (isSearchKind(params.get('kind')) ? `?kind=${params.get('kind')}` : ''),
      },
    ],
  ]),
);

function isSearchKind(name: string | null): boolean {
  return searchKinds.some((known) => known === name);
}

/** What is searched for can be anything. */
const searched = new Set(['q', 'search']);
/** An empty value of these is a question too: its page says that nothing was asked for. */
const toldEmpty = new Set([...searched, 'nr']);

export type KeyOptions = {
  /** The origin a page is made for; `isOwn` when it is one of the few that this shop is known by. */
  originOf: (url: URL) => { origin: string; isOwn: boolean };
  /** Ids of the routes that a path matches; without it data of single routes is not kept. */
  routeIdsOf?: ((path: string) => string[]) | undefined;
};

/** Under which name a page is kept; null for what is never kept. */
export function pageKey(method: string, asked: PageRequest, { originOf, routeIdsOf }: KeyOptions): CacheKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const { path, url, isData } = asked;
  // The root leads on by what only this visitor says.
  if (path === '/') return null;
  const routes = isData ? routesQuery(asked, routeIdsOf) : [];
  if (routes === null) return null;
  const query = queryOf(asked);
  const isSearch = query.some((part) => searched.has(part.slice(0, part.indexOf('='))));
  const { origin, isOwn } = originOf(url);
  const text = [...query, ...routes].join('&');
  return {
    address: `${origin}${url.pathname}${text === '' ? '' : `?${text}`}`,
    isOpenEnded: query.length > 0 || !isOwn,
    ...(isSearch && { isSearch }),
  };
}

/** What the page declares, as it travels: a value with an & in it must not be taken for two. */
function queryOf({ url: { searchParams: params }, path, queryNames: names }: PageRequest): string[] {
  if (names.length === 0) return [];
  const rule = written.get(path.split('/', 3).join('/'));
  const plain = names.flatMap((name) => {
    const value = rule?.names.includes(name) ? null : params.get(name);
    const isSaid = value !== null && (value !== '' || toldEmpty.has(name));
    return isSaid ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  const rest = rule?.queryOf(params).slice(1) ?? '';
  return rest === '' ? plain : [...plain, rest];
}

/** React Router names the routes it wants data of; of these only the ones the path matches count. Null when none does. */
function routesQuery({ url, path }: PageRequest, routeIdsOf: KeyOptions['routeIdsOf']): string[] | null {
  const wanted = url.searchParams.get('_routes');
  if (wanted === null || wanted === '') return [];
  const names = new Set(wanted.split(','));
  const matched = routeIdsOf?.(path).filter((id) => names.has(id)) ?? [];
  return matched.length === 0 ? null : [`_routes=${matched.join(',')}`];
}
