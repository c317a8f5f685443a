import type { Handlers } from '#contract/call.ts';
import type { ContentCalls, RelatedType } from '#contract/content.ts';
import { CallError } from '#contract/errors.ts';
import { traceabilityRecordFields } from '#contract/entities/traceability.ts';
import { animalTypes, type Market, productKeys } from '#contract/market.ts';
import { listPageSize } from '#rules/lists/page-sizes.ts';
import { searchMinimumLength } from '#rules/search/search-bounds.ts';
import { normaliseSearch } from '#rules/search/search.ts';
import { normalTag } from '#rules/animals/normal-tag.ts';
import type { Doc, KindName } from './kinds.ts';
import { generalQuestions, productList, tagList, traceabilityList } from './lists.ts';
import { relatedList } from './related.ts';
import { createContentSearch } from './search/content-search.ts';
import type { ContentStore, StoredList } from './store.ts';

type Paging = { page: number; per_page?: number | undefined };
type ByAnimal = Paging & { animal_type?: string | undefined };

const knownAnimals = new Set<string>([...animalTypes, ...productKeys, generalQuestions]);

function animalList(animal: string | undefined): string {
  if (animal === undefined) return 'all';
  if (!knownAnimals.has(animal))
    throw new CallError('invalid_request', `animal_type ${JSON.stringify(animal)} is not known`);
  return `animal:${animal}`;
}

export function createContentHandlers({
  market,
  store,
}: {
  market: Market;
  store: ContentStore;
}): Handlers<ContentCalls> {
  /**
   * Documents were read by the contract when they were imported, so they are what the calls promise; the database cannot say so
   * in types.
   */
  async function one(kind: KindName, slug: string): Promise<never> {
    const doc = await store.find(kind, slug);
    if (!doc) throw new CallError('not_found', `There is no ${slug} among the ${kind} of ${market.code}`);
    return doc as never;
  }
  async function page(kind: KindName, list: string, { page, per_page }: Paging) {
    const perPage = per_page ?? listPageSize;
    const found = await store.list(kind, list, { page, perPage });
    return answer(found, perPage);
  }
  async function whole(kind: KindName, list = 'all') {
    const found = await store.list(kind, list, { page: 1, perPage: null });
    return answer(found, Math.max(found.total, 1));
  }
  async function related(
    kind: KindName,
    { relatedType, relatedSlug }: { relatedType: RelatedType; relatedSlug: string },
  ) {
    const found = await store.related(kind, relatedList(relatedType, relatedSlug));
    return answer(found, Math.max(found.total, 1));
  }
  /** For lists that come whole unless a page of them is asked for. */
  function wholeOrPage(kind: KindName, query: ByAnimal) {
    const list = animalList(query.animal_type);
    return query.per_page === undefined ? whole(kind, list) : page(kind, list, query);
  }

  const search = createContentSearch({ market, store });

  return {
    search: ({ query }) => search(query) as Promise<never>,
    async getMenu({ params }) {
      const suffix = `-${market.code}`;
      if (!params.menu.endsWith(suffix)) throw new CallError('not_found', `Menus of this market end in ${suffix}`);
      const { items } = await one('menus', params.menu.slice(0, -suffix.length));
      return items;
    },
    listPackages: ({ query }) => wholeOrPage('packages', query),
    getPackage: ({ params }) => one('packages', params.slug),
    listRelatedPackages: ({ params }) => related('packages', params),
    async listTraceabilityOfProduct({ params }) {
      const delivered = await whole('traceability', productList(params.productId));
      return delivered.total > 0 ? delivered.data : originOfPackages(params.productId);
    },
    async listTraceabilityOfWeek({ params }) {
      const list = traceabilityList(params.category, params.cut, params.organic === '1');
      const { docs } = await store.list('traceability', list, { page: 1, perPage: null });
      const ofWeek = docs.filter((doc) => doc.delivery_year === params.year && doc.delivery_week === params.week);
      return answer({ docs: ofWeek, total: ofWeek.length }, listPageSize).data;
    },
    async listAnimalsOfTag({ params }) {
      const tag = normalTag(params.tag);
      if (tag === null)
        throw new CallError('invalid_request', `${JSON.stringify(params.tag)} is no number of an animal`);
      const [delivered, slugs] = await Promise.all([
        whole('traceability', tagList(tag)),
        store.slugs('packages', tagList(tag)),
      ]);
      return [...(await recordsOf(slugs)), ...delivered.data] as never[];
    },
    listRecipes: ({ query }) => byAnimal('recipes', query),
    getRecipe: ({ params }) => one('recipes', params.slug),
    listRelatedRecipes: ({ params }) => related('recipes', params),
    listCutsOfAnimal: ({ params }) => whole('cuts', animalList(params.animal)),
    getCut: ({ params }) => one('cuts', params.slug),
    getStaticPage: ({ params }) => one('static-pages', params.slug),
    listFarmshopProducts: ({ query }) => wholeOrPage('farmshop-products', query),
    getFarmshopProduct: ({ params }) => one('farmshop-products', params.slug),
    listPopularFarmshopProducts: async () => Object.assign({}, (await whole('farmshop-products', 'popular')).data),
    async listPopularFarmshopProductsOfAnimal({ params }) {
      const list = `popular${animalList(params.animal).slice('animal'.length)}`;
      return Object.assign({}, (await whole('farmshop-products', list)).data);
    },
    listQuestions: ({ query }) => wholeOrPage('questions', query),
    listFarmers: ({ query }) => byAnimal('farmers', query),
    getFarmer: ({ params }) => one('farmers', params.slug),
    listBreeds: ({ query }) => byAnimal('breeds', query),
    getBreed: ({ params }) => one('breeds', params.slug),
    listCoupons: () => whole('coupons'),
    async listArticles({ query }) {
      const search = normaliseSearch(query.search ?? '');
      if (query.search !== undefined)
        return answer(
          search.length < searchMinimumLength ? none : await store.search('articles', search),
          query.per_page ?? listPageSize,
        );
      return page('articles', query.category === undefined ? 'all' : `category:${query.category}`, query);
    },
    listArticleCategories: () => whole('article-categories'),
    getArticle: ({ params }) => one('articles', params.slug),
    async listChangeDates() {
      const changes = await store.changeDates();
      const data = changes.map(({ kind, slug, at }) => ({ kind, slug, changed_at: at.toISOString() }));
      return { data, total: data.length, per_page: Math.max(data.length, 1) };
    },
    async getSettings({ params }) {
      if (params.market !== market.code) throw new CallError('not_found', `Settings of ${params.market} are not here`);
      return one('settings', '1');
    },
  };

  /** Before anything was delivered, a package's own origin is what is known. */
  async function originOfPackages(productId: string) {
    const slugs = await store.slugs('packages', productList(productId));
    return (await recordsOf(slugs)).map(({ sold_as: _soldAs, ...record }) => record) as never[];
  }

  /** What packages say of their animals, and which package says it. */
  async function recordsOf(slugs: readonly string[]): Promise<Doc[]> {
    const packages: Doc[] = await Promise.all(slugs.map((slug) => one('packages', slug)));
    return packages.map((doc) => ({
      ...Object.fromEntries(Object.entries(doc).filter(([field]) => traceabilityRecordFields.includes(field))),
      sold_as: doc.slug,
    }));
  }

  function byAnimal(kind: KindName, query: ByAnimal) {
    return page(kind, animalList(query.animal_type), query);
  }
}

const none: StoredList = { docs: [], total: 0 };

function answer({ docs, total }: StoredList, perPage: number) {
  return { data: docs as never[], total, per_page: perPage };
}
