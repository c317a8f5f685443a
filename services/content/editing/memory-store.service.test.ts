// A preview answers what the tables would answer after the change.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { relatedTypes } from '#contract/content.ts';
import { markets } from '#markets/index.ts';
import { openContentService, type TestContentService } from '#tests/setup/content/content-service.ts';
import { createContentHandlers } from '../handlers.ts';
import { createContentStore } from '../store.ts';
import { createEditor } from './editor.ts';
import { createMemoryStore } from './memory-store.ts';

let content: TestContentService;
beforeAll(async () => {
  content = await openContentService();
});
afterAll(() => content?.close());

test('the memory store gives the same answers as the tables, to every call', async () => {
  const { clock, db } = content.importOptions;
  const editor = createEditor(content.importOptions);
  const doc = { ...(await content.source('nl', 'packages', 'box')), title: 'Andere box' };
  const edits = [{ do: 'put' as const, kind: 'packages' as const, doc, at: 'last' as const }];
  const composed = await editor.preview('nl', edits);
  const [preview, stored] = [
    createMemoryStore(composed, markets.nl, clock),
    createContentStore(db, markets.nl, clock),
  ].map((store) => createContentHandlers({ market: markets.nl, store }));
  if (!preview || !stored) throw new Error('two stores');
  const answers = (handlers: typeof preview) => {
    const slug = (name: string) => ({ params: { slug: name }, query: {} });
    const paged = { params: {}, query: { page: 1, per_page: 2, animal_type: 'cow' } };
    const all = { params: {}, query: { page: 1 } };
    const calls: [string, unknown][] = [
      ['getMenu', { params: { menu: 'main-menu-nl' }, query: {} }],
      ['search', { params: {}, query: { q: 'box', per_kind: 6 } }],
      ['listPackages', all],
      ['listPackages', paged],
      ['getPackage', slug('box')],
      ['listTraceabilityOfProduct', { params: { productId: '1001' }, query: {} }],
      ['listRecipes', paged],
      ['getRecipe', slug('stew')],
      ['listCutsOfAnimal', { params: { animal: 'cow' }, query: {} }],
      ['getStaticPage', slug('home')],
      ['listFarmshopProducts', all],
      ['getFarmshopProduct', slug('cod')],
      ['listPopularFarmshopProducts', { params: {}, query: {} }],
      ['listPopularFarmshopProductsOfAnimal', { params: { animal: 'fish' }, query: {} }],
      ['listQuestions', all],
      ['listFarmers', { params: {}, query: { page: 2, per_page: 5 } }],
      ['getFarmer', slug('jan')],
      ['listArticles', { params: {}, query: { page: 1, search: 'kudde' } }],
      ['listArticles', { params: {}, query: { page: 1, category: 'news' } }],
      ['getArticle', slug('old-post')],
      ['getSettings', { params: { market: 'nl' }, query: {} }],
      ...relatedTypes.flatMap((relatedType): [string, unknown][] =>
        ['box', 'jan', 'stew'].map((relatedSlug) => [
          'listRelatedPackages',
          { params: { relatedType, relatedSlug }, query: {} },
        ]),
      ),
    ];
    // The calls are named as data here, which the record of handlers cannot follow.
    const byName = handlers as unknown as Record<string, (request: unknown) => Promise<unknown>>;
    return Promise.all(calls.map(async ([name, request]) => [name, request, await byName[name]?.(request)]));
  };
  expect(await content.client().getPackage({ params: { slug: 'box' } })).toMatchObject({ title: 'Box' });
  const previewed = await answers(preview);
  expect(JSON.stringify(previewed)).toContain('Andere box');
  await editor.change('nl', edits, { title: 'test' });
  // What travels is JSON, which has no undefined.
  expect(JSON.parse(JSON.stringify(previewed))).toEqual(JSON.parse(JSON.stringify(await answers(stored))));
});
