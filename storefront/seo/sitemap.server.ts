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

type SitemapEntry = {
  path: string;
  /** When it last said something else; null where that is not known. */
  changedAt: string | null;
  /** The first picture of the page, as content names it. */
  image: string | null;
};

type Source = { market: Market; hostKind: HostKind; content: ContentClient; log: Log };

/** What a list says of one of its pages. */
type Listed = { slug?: string; image?: string | null; publishedAt?: string | null };

/** When documents changed, by kind and slug. */
type ChangeDates = ReadonlyMap<string, string | null>;

async function changeDatesOf({ content, log }: Source): Promise<ChangeDates> {
  const changes = await orNull(content.listChangeDates({}), log);
  return new Map(changes?.items.map(({ kind, slug, changedAt }) => [`${kind}/${slug}`, changedAt]));
}

/** A list that is out of reach leaves its pages out this time. */
async function entries<T extends Listed>(
  items: Promise<T[]>,
  { log, kind, dates }: { log: Log; kind: string; dates: ChangeDates },
  pathOf: (item: T) => string | null,
): Promise<SitemapEntry[]> {
  return ((await orNull(items, log)) ?? []).flatMap((item) => {
    const path = pathOf(item);
    const { slug, image = null, publishedAt = null } = item;
    return path === null ? [] : [{ path, image, changedAt: dates.get(`${kind}/${slug}`) ?? publishedAt }];
  });
}

export async function sitemapEntries(source: Source): Promise<SitemapEntry[]> {
  const { market, hostKind, content, log } = source;
  const dates = await changeDatesOf(source);
  const of = (kind: string) => ({ log, kind, dates });
  const packages = everyPage((query) => content.listPackages({ query }));
  const fixed = fixedPaths(market).map((path) => ({ path, changedAt: null, image: null }));
  const lists = await Promise.all([
    entries(staticPages(source), of('static-pages'), ({ path }) => path),
    entries(
      packages.then((all) => packageLists(all, market, hostKind)),
      of('lists'),
      ({ path }) => path,
    ),
    entries(packages, of('packages'), ({ slug }) => pathTo(market, 'package', { slug })),
    entries(
      everyPage((query) => content.listFarmers({ query })),
      of('farmers'),
      ({ slug }) => pathTo(market, 'farmer', { slug }),
    ),
    entries(
      everyPage((query) => content.listRecipes({ query })),
      of('recipes'),
      ({ slug }) => pathTo(market, 'recipe', { slug }),
    ),
    entries(
      everyPage((query) => content.listBreeds({ query })),
      of('breeds'),
      ({ slug }) => pathTo(market, 'breed', { slug }),
    ),
    ...market.animalTypes.map((animal) =>
      entries(
        content.listCutsOfAnimal({ params: { animal } }).then(({ items }) => items),
        of('cuts'),
        ({ slug }) => pathTo(market, 'cut', { slug }),
      ),
    ),
    ...(market.words.blog === null
      ? []
      : [
          entries(
            everyPage((query) => content.listArticles({ query })),
            of('articles'),
            ({ slug, categories }) => pathTo(market, 'article', { slug, categories }),
          ),
        ]),
    ...(market.words.farmshop === null
      ? []
      : [
          entries(
            everyPage((query) => content.listFarmshopProducts({ query })),
            of('farmshop-products'),
            ({ slug }) => pathTo(market, 'farmshopProduct', { slug }),
          ),
        ]),
  ]);
  // A cut of several animals, or a page in two menus, is one page.
  return [...new Map([...fixed, ...lists.flat()].map((entry) => [entry.path, entry])).values()];
}

/** Lists and pages with an address of their own. */
function fixedPaths(market: Market): string[] {
  const listed = siteMap.flatMap(({ listed: addresses }) => addresses?.(market) ?? []);
  return [pathTo(market, 'home'), ...listed].filter((path) => path !== null);
}

/** A list of nothing is nothing to be found by. */
function packageLists(packages: { animal: string | null }[], market: Market, hostKind: HostKind) {
  const sold = new Set(packages.map(({ animal }) => animal));
  return productRoutes(market, hostKind)
    .filter(({ animals }) => animals.some((animal) => sold.has(animal)))
    .map(({ key }): Listed & { path: string | null } => ({
      path: pathTo(market, 'productList', { animal: key, hostKind }),
    }));
}

/** Free pages have no list; those that can be reached stand in a menu. */
async function staticPages({ market, hostKind, content, log }: Source): Promise<(Listed & { path: string })[]> {
  const menus = await Promise.all(
    ['main-menu', 'footer'].map((menu) => orNull(content.getMenu({ params: { menu: `${menu}-${market.code}` } }), log)),
  );
  return menus
    .flatMap((menu) => menu?.items ?? [])
    .flatMap((item) => menuLink(market, item, hostKind) ?? [])
    .filter((path) => path.startsWith(`/${market.code}/`))
    .map((path) => path.replace(/[?#].*/, ''))
    .flatMap((path) => {
      const route = parsePath(path, market, hostKind);
      return route.name === 'staticPage' ? [{ path, slug: route.slug }] : [];
    });
}
