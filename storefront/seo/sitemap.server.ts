/** Every page of a market that search engines should know. */
import type { HostKind, Market } from '#contract/market.ts';
import { parsePath } from '#rules/addresses/parse-path.ts';
import { menuLink } from '#rules/links/menu-link.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { siteMap } from '#rules/addresses/site-map.ts';
import { productRoutes } from '#rules/addresses/product-routes.ts';
import type { ContentClient, Log } from '#storefront/request-context.ts';
import { everyPage } from '#storefront/data/every-page.server.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';

type SitemapEntry = { path: string; changedAt: string | null };

type Source = { market: Market; hostKind: HostKind; content: ContentClient; log: Log };

/** A list that is out of reach leaves its pages out this time. */
async function entries<T>(
  items: Promise<T[]>,
  log: Log,
  entry: (item: T) => { path: string | null; changedAt?: string | null },
): Promise<SitemapEntry[]> {
  return ((await orNull(items, log)) ?? []).flatMap((item) => {
    const { path, changedAt = null } = entry(item);
    return path === null ? [] : [{ path, changedAt }];
  });
}

export async function sitemapEntries({ market, hostKind, content, log }: Source): Promise<SitemapEntry[]> {
  const packages = everyPage((query) => content.listPackages({ query }));
  const fixed = fixedPaths(market).map((path) => ({ path, changedAt: null }));
  const lists = await Promise.all([
    entries(staticPaths({ market, hostKind, content, log }), log, (path) => ({ path })),
    entries(
      packages.then((all) => packageListPaths(all, market, hostKind)),
      log,
      (path) => ({ path }),
    ),
    entries(packages, log, ({ slug }) => ({ path: pathTo(market, 'package', { slug }) })),
    entries(
      everyPage((query) => content.listFarmers({ query })),
      log,
      ({ slug }) => ({
        path: pathTo(market, 'farmer', { slug }),
      }),
    ),
    entries(
      everyPage((query) => content.listRecipes({ query })),
      log,
      ({ slug }) => ({
        path: pathTo(market, 'recipe', { slug }),
      }),
    ),
    entries(
      everyPage((query) => content.listBreeds({ query })),
      log,
      ({ slug }) => ({
        path: pathTo(market, 'breed', { slug }),
      }),
    ),
    ...market.animalTypes.map((animal) =>
      entries(
        content.listCutsOfAnimal({ params: { animal } }).then(({ items }) => items),
        log,
        ({ slug }) => ({ path: pathTo(market, 'cut', { slug }) }),
      ),
    ),
    ...(market.words.blog === null ? [] : [articleEntries(market, content, log)]),
    ...(market.words.farmshop === null ? [] : [farmshopEntries(market, content, log)]),
  ]);
  // A cut of several animals, or a page in two menus, is one page.
  return [...new Map([...fixed, ...lists.flat()].map((entry) => [entry.path, entry])).values()];
}

function articleEntries(market: Market, content: ContentClient, log: Log) {
  return entries(
    everyPage((query) => content.listArticles({ query })),
    log,
    ({ slug, categories, publishedAt }) => ({
      path: pathTo(market, 'article', { slug, categories }),
      changedAt: publishedAt,
    }),
  );
}

function farmshopEntries(market: Market, content: ContentClient, log: Log) {
  return entries(
    everyPage((query) => content.listFarmshopProducts({ query })),
    log,
    ({ slug, publishedAt }) => ({ path: pathTo(market, 'farmshopProduct', { slug }), changedAt: publishedAt }),
  );
}

/** Lists and pages with an address of their own. */
function fixedPaths(market: Market): string[] {
  const listed = siteMap.flatMap(({ listed: addresses }) => addresses?.(market) ?? []);
  return [pathTo(market, 'home'), ...listed].filter((path) => path !== null);
}

/** A list of nothing is nothing to be found by. */
function packageListPaths(packages: { animal: string | null }[], market: Market, hostKind: HostKind) {
  const sold = new Set(packages.map(({ animal }) => animal));
  return productRoutes(market, hostKind)
    .filter(({ animals }) => animals.some((animal) => sold.has(animal)))
    .map(({ key }) => pathTo(market, 'productList', { animal: key, hostKind }));
}

/** Free pages have no list; those that can be reached stand in a menu. */
async function staticPaths({ market, hostKind, content, log }: Source): Promise<string[]> {
  const menus = await Promise.all(
    ['main-menu', 'footer'].map((menu) => orNull(content.getMenu({ params: { menu: `${menu}-${market.code}` } }), log)),
  );
  return menus
    .flatMap((menu) => menu?.items ?? [])
    .flatMap((item) => menuLink(market, item, hostKind) ?? [])
    .filter((path) => path.startsWith(`/${market.code}/`))
    .map((path) => path.replace(/[?#].*/, ''))
    .filter((path) => parsePath(path, market, hostKind).name === 'staticPage');
}
