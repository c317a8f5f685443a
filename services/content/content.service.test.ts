import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalClient } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { CallError } from '#contract/errors.ts';
import { type Market, marketList, markets } from '#markets/index.ts';
import { openContentService, type TestContentService } from '#tests/setup/content/content-service.ts';

describe('content service', () => {
  let content: TestContentService;
  beforeAll(async () => {
    content = await openContentService();
  });
  afterAll(() => content?.close());

  const get = async (path: string) => {
    const response = await content.app.request(path);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown> & Record<string, unknown>[],
    };
  };
  const client = (market?: Market) => content.client(market);

  test('API-2, API-3 every market answers below its own base', async () => {
    for (const base of ['/nl/nl', '/fr/fr', '/uk/en', '/de/de'])
      expect((await get(`${base}/products`)).status).toBe(200);
    for (const base of ['/uk/uk', '/nl/de', '/be/nl']) {
      expect(await get(`${base}/products`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  test('asked by its handlers it answers and refuses as it does over HTTP', async () => {
    for (const market of marketList) {
      const overHttp = client(market);
      const inProcess = createLocalClient(contentCalls, content.answerFor(market));
      const { items } = await overHttp.listPackages({ query: {} });
      const slug = items[0]?.slug ?? '';
      const asked = [
        (of: typeof overHttp) => of.listPackages({ query: { page: 2, per_page: 1, animal_type: undefined } }),
        (of: typeof overHttp) => of.getPackage({ params: { slug } }),
        (of: typeof overHttp) => of.listRelatedPackages({ params: { relatedType: 'product', relatedSlug: slug } }),
        (of: typeof overHttp) => of.search({ query: { q: 'cow' } }),
        (of: typeof overHttp) => of.getMenu({ params: { menu: `main-menu-${market.code}` } }),
        (of: typeof overHttp) => of.listPopularFarmshopProducts({}),
        (of: typeof overHttp) => of.getPackage({ params: { slug: 'there is none' } }),
        (of: typeof overHttp) => of.listPackages({ query: { page: 0 } }),
        (of: typeof overHttp) => of.listPackages({ query: { animal_type: 'unicorn' } }),
      ];
      const outcomeOf = (answer: Promise<unknown>) =>
        answer.catch((error: unknown) => {
          if (!(error instanceof CallError)) throw error;
          const { code, message, status, isAnswer } = error;
          return { code, message, status, isAnswer };
        });
      for (const ask of asked)
        expect(await outcomeOf(ask(inProcess)), ask.toString()).toEqual(await outcomeOf(ask(overHttp)));
    }
    const nowhere = createLocalClient(contentCalls, content.answerFor({ ...markets.nl, code: 'be' }));
    await expect(nowhere.listPackages({ query: {} })).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['NL573620418', ['box'], 'by its whole number'],
    ['573620418', ['box'], 'by the digits alone'],
    ['nl-5736-2041-8', ['box'], 'however it is written'],
    ['NL5736O2041', [], 'with a letter O it is another'],
    ['1234', [], 'nobody has it'],
  ])('D3 an animal is asked for as %s: %j, %s', async (tag, soldAs) => {
    const { items } = await client().listAnimalsOfTag({ params: { tag } });
    expect(items.map((record) => record.soldAs)).toEqual(soldAs);
    for (const record of items)
      expect(record).toMatchObject({ prefix: 'NL', numbers: '5736 2041 8', farmerSlug: 'jan', breedSlug: 'bont' });
  });

  test('D3 what can be no number is refused', async () => {
    expect(await get('/nl/nl/traceability/123')).toMatchObject({ status: 400 });
  });

  test('API-6 menus are flat lists with the market in their name', async () => {
    for (const name of ['animals', 'main-menu', 'footer'])
      expect((await get(`/nl/nl/menu/${name}-nl`)).body.length).toBeGreaterThan(0);
    expect((await client().getMenu({ params: { menu: 'main-menu-nl' } })).items.map(({ title }) => title)).toEqual([
      'Home',
      'About',
    ]);
    expect(await get('/nl/nl/menu/main-menu-de')).toMatchObject({ status: 404 });
    expect(await get('/nl/nl/menu/sidebar-nl')).toMatchObject({ status: 404 });
  });

  test('API-7, API-34 all package cards come at once, with the farmer filled in and nothing a card does not need', async () => {
    const { body } = await get('/nl/nl/products');
    expect(body).toMatchObject({ total: 3, per_page: 3 });
    expect(body.data).toMatchObject([
      { slug: 'box', farmer_name: 'Jan de Boer', farmer_location: 'Deventer' },
      { slug: 'big-box' },
      { slug: 'other-box' },
    ]);
    expect(JSON.stringify(body.data)).not.toContain('freezer-fit');
    const { items } = await client().listPackages({ query: { animal_type: 'chicken' } });
    expect(items.map(({ slug }) => slug)).toEqual(['other-box']);
  });

  test('API-8 one package has its farmer, its breed and its dates worked out', async () => {
    const box = await client().getPackage({ params: { slug: 'box' } });
    expect(box).toMatchObject({
      farmer: { slug: 'jan', name: 'Jan de Boer' },
      breed: { slug: 'bont', title: 'Bont' },
      attributes: { size: 'small', animal: 'x' },
      deliveryDate: '2026-11-20T00:00:00.000Z',
      earTag: 'NL 5736 2041 8',
      contents: { cuts: [{ name: 'steak' }], minced: [{ name: 'mince' }] },
    });
    expect(box.modules).toMatchObject([{ type: 'freezer-fit', config: { size: 'automatic' } }]);
    expect(await get('/nl/nl/products/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('API-9 related packages: what an editor chose, then what is linked, then the same animal', async () => {
    const slugs = async (relatedType: 'product' | 'farmer' | 'breed' | 'recipe' | 'meatcut', relatedSlug: string) =>
      (await client().listRelatedPackages({ params: { relatedType, relatedSlug } })).items.map(({ slug }) => slug);
    expect(await slugs('product', 'box')).toEqual(['other-box', 'big-box']);
    expect(await slugs('farmer', 'jan')).toEqual(['box']);
    expect(await slugs('breed', 'bont')).toEqual(['box', 'big-box', 'other-box']);
    expect(await slugs('recipe', 'stew')).toEqual(['box', 'big-box']);
    expect(await slugs('meatcut', 'steak-cut')).toEqual(['box', 'big-box']);
    expect(await slugs('farmer', 'nobody')).toEqual([]);
    expect(await get('/nl/nl/products/cow/box')).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('API-10 related recipes', async () => {
    const slugs = async (relatedType: 'product' | 'recipe', relatedSlug: string) =>
      (await client().listRelatedRecipes({ params: { relatedType, relatedSlug } })).items.map(({ slug }) => slug);
    expect(await slugs('product', 'box')).toEqual(['stew', 'roast']);
    expect(await slugs('recipe', 'stew')).toEqual(['soup', 'roast']);
  });

  test('API-11 traceability by product id: the deliveries, or before any the package itself', async () => {
    expect((await get('/nl/nl/products/product-id/7001')).body).toMatchObject([
      { shop_animal_nr: '3', farmer_name: 'Jan de Boer' },
    ]);
    expect((await get('/nl/nl/products/product-id/1001')).body).toMatchObject([
      { shop_birth_country: 'Nederland', breed_title: 'Bont' },
    ]);
    expect((await get('/nl/nl/products/product-id/9')).body).toEqual([]);
  });

  test('API-12 traceability by category, cut, week and organic', async () => {
    const of = async (path: string) => (await get(`/nl/nl/products/category/cat/steak-cut/${path}`)).body;
    expect(await of('2026/45/0')).toMatchObject([{ shop_animal_nr: '1', delivery_year: 2026, delivery_week: 45 }]);
    expect(await of('2026/45/1')).toMatchObject([{ shop_animal_nr: '2' }]);
    expect(await of('2024/10/0')).toMatchObject([{ shop_animal_nr: '3' }]);
    expect(await of('2026/44/0')).toEqual([]);
    expect((await get('/nl/nl/products/category/cat/steak-cut/2026/99/0')).status).toBe(400);
    expect((await get('/nl/nl/products/category/cat/steak-cut/2026/45/2')).status).toBe(400);
  });

  test('API-13, API-14 meat cuts of an animal, and one', async () => {
    expect((await client().listCutsOfAnimal({ params: { animal: 'cow' } })).items).toMatchObject([
      { slug: 'steak-cut' },
    ]);
    expect((await client().listCutsOfAnimal({ params: { animal: 'pig' } })).items).toEqual([]);
    expect((await get('/nl/nl/meatcuts/animal/unicorn')).status).toBe(400);
    expect(await client().getCut({ params: { slug: 'steak-cut' } })).toMatchObject({ title: 'Steak' });
  });

  test('API-15 static pages by name or slug', async () => {
    expect(await client().getStaticPage({ params: { slug: 'about' } })).toMatchObject({ title: 'About' });
    expect((await get('/nl/nl/statics/nowhere')).status).toBe(404);
  });

  test('API-16, API-17, API-48 farm shop list and detail with cross-sells as cards', async () => {
    expect((await client().listFarmshopProducts({ query: {} })).items.map(({ slug }) => slug)).toEqual([
      'steak',
      'cod',
      'salmon',
    ]);
    expect(
      (await client().listFarmshopProducts({ query: { animal_type: 'fish' } })).items.map(({ slug }) => slug),
    ).toEqual(['cod', 'salmon']);
    expect(await client().getFarmshopProduct({ params: { slug: 'cod' } })).toMatchObject({
      crossSells: [{ slug: 'steak', farmer: { name: 'Jan de Boer' } }],
    });
    expect((await client().listFarmshopProducts({ query: {} })).items[0]?.publishedAt).toBe('2026-11-12T00:00:00.000Z');
  });

  test('API-18 to API-20 popular farm shop products are an object in order, in stock only', async () => {
    expect(Object.keys((await get('/nl/nl/popular-farmshop-products')).body)).toEqual(['0', '1']);
    expect((await client().listPopularFarmshopProducts({})).map(({ slug }) => slug)).toEqual(['salmon', 'steak']);
    expect(
      (await client().listPopularFarmshopProductsOfAnimal({ params: { animal: 'fish' } })).map(({ slug }) => slug),
    ).toEqual(['salmon']);
    expect((await get('/nl/nl/popular-farmshop-products/pig')).body).toEqual({});
  });

  test('API-21, API-22 recipes by page and animal, and one', async () => {
    expect(await client().listRecipes({ query: { animal_type: 'cow' } })).toMatchObject({
      total: 2,
      perPage: 18,
      items: [{ slug: 'stew', prepMinutes: 20 }, { slug: 'roast' }],
    });
    expect(await client().getRecipe({ params: { slug: 'stew' } })).toMatchObject({
      ingredients: [{ amount: '500 g', title: 'Meat' }],
    });
  });

  test('API-23 questions: all, general ones, those of an animal', async () => {
    const of = async (query: { animal_type?: string }) =>
      (await client().listQuestions({ query })).items.map(({ question }) => question);
    expect(await of({})).toEqual(['General?', 'Animal?', 'Both?']);
    expect(await of({ animal_type: 'general' })).toEqual(['General?', 'Both?']);
    expect(await of({ animal_type: 'cow' })).toEqual(['Animal?', 'Both?']);
  });

  test('API-24, API-25, API-52 farmers come 18 a page with their total', async () => {
    const first = await get('/nl/nl/farmers');
    expect(first.body).toMatchObject({ total: 21, per_page: 18 });
    expect(first.body.data).toHaveLength(18);
    expect((await client().listFarmers({ query: { page: 2 } })).items).toHaveLength(3);
    expect((await client().listFarmers({ query: { page: 3 } })).items).toEqual([]);
    expect((await client().listFarmers({ query: { animal_type: 'chicken' } })).items.map(({ slug }) => slug)).toEqual([
      'mia',
      'piet',
    ]);
    expect(await client().getFarmer({ params: { slug: 'jan' } })).toMatchObject({
      breeds: [{ slug: 'bont', title: 'Bont' }],
      isOrganic: true,
    });
  });

  test('API-26 to API-28 breeds and coupons', async () => {
    expect((await client().listBreeds({ query: {} })).items).toMatchObject([{ slug: 'bont' }]);
    expect(await client().getBreed({ params: { slug: 'bont' } })).toMatchObject({ summary: 'Spotted' });
    expect((await client().listCoupons({})).items).toMatchObject([
      { price: 25, variations: [{ id: '9001' }, { id: '9002' }] },
    ]);
  });

  test('API-29 to API-31 blog posts newest first, by category, by search, and one', async () => {
    const of = async (query: { category?: string; search?: string }) =>
      (await client().listArticles({ query })).items.map(({ slug }) => slug);
    expect(await of({})).toEqual(['new-post', 'old-post']);
    expect(await of({ category: 'farm' })).toEqual(['new-post']);
    expect(await of({ category: 'unknown' })).toEqual([]);
    expect(await of({ search: 'RIBEYE' })).toEqual(['old-post']);
    expect(await of({ search: 'ku' })).toEqual(['new-post']);
    expect(await of({ search: 'ie' })).toEqual(['new-post']);
    expect(await of({ search: 'zzzz' })).toEqual([]);
    expect(await of({ search: "' or 1=1 --" })).toEqual([]);
    expect(await of({ search: '%' })).toEqual([]);
    expect((await client().listArticleCategories({})).items.map(({ slug }) => slug)).toEqual(['news', 'farm']);
    expect(await client().getArticle({ params: { slug: 'old-post' } })).toMatchObject({
      categories: [{ slug: 'news', title: 'News' }],
      related: [{ slug: 'new-post' }],
    });
  });

  test('API-32, API-51 settings of the market, not of another', async () => {
    expect(await client().getSettings({ params: { market: 'nl' } })).toMatchObject({
      reviewsCount: '1234',
      footerAddress: { html: '<p>Street 1</p>' },
    });
    expect((await get('/nl/nl/settings/de')).status).toBe(404);
  });

  test('API-54 bad requests are refused with a code and a message, never a stack trace', async () => {
    for (const query of [
      'page=0',
      'page=-1',
      'page=1.5',
      'page=x',
      'per_page=0',
      'per_page=1001',
      'animal_type=unicorn',
      'animal_type=',
    ]) {
      const { status, body } = await get(`/nl/nl/farmers?${query}`);
      expect({ query, status, code: body.code }).toEqual({ query, status: 400, code: 'invalid_request' });
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:/);
    }
    expect((await get('/nl/nl/nonsense')).body).toMatchObject({ code: 'not_found' });
    expect((await content.app.request('/nl/nl/products', { method: 'POST' })).status).toBe(404);
  });

  test('API-53 what only content files say never leaves the service', async () => {
    expect(JSON.stringify((await get('/nl/nl/products/box')).body)).not.toContain('related');
  });

  test('API-4 the description names every call', async () => {
    const { body } = await get('/openapi.json');
    expect(Object.keys(body.paths as object)).toContain('/products/{relatedType}/{relatedSlug}');
  });
});
