// Recipes, as the whole shop serves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { packagesAndRecipes } from '#tests/setup/packages-and-recipes.ts';
import { find, findAll, linksIn, readPage } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ content: packagesAndRecipes, now: new Date('2026-11-16T09:00:00Z') });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));

test.each(marketList)('RCP-1, RCP-2, RCP-3, LST-4, LST-7 the recipes of $code in pages of 18', async (market) => {
  const [first = 'cow'] = market.animalTypes;
  const list = async (page_: number, filter: typeof first | null = null) =>
    (await page(pathTo(market, 'recipes', { page: page_, filter }) ?? '')).cards.length;
  // 59 in all, 39 of the first animal.
  expect([await list(1), await list(2), await list(3), await list(4)]).toEqual([18, 18, 18, 5]);
  expect([await list(1, first), await list(2, first), await list(3, first)]).toEqual([18, 18, 3]);
  const { main } = await page(pathTo(market, 'recipes', { page: 2 }));
  const numbered = findAll(main, 'a').filter(({ attributes }) => /\d$/.test(attributes['aria-label'] ?? ''));
  expect(numbered.map(({ attributes }) => attributes.href)).toEqual(
    [1, 2, 3, 4].map((number) => pathTo(market, 'recipes', { page: number })),
  );
});

test('LST-1, LST-2, LST-3 filters and pages lead where the table says', async () => {
  const { main } = await page('/nl/recepten/kip/2');
  const links = new Set(findAll(main, 'a').map(({ attributes }) => attributes.href));
  expect(links).toContain('/nl/recepten');
  expect(links).toContain('/nl/recepten/rund');
  expect(links).toContain('/nl/recepten/kip');
  expect(links).toContain('/nl/recepten/kip/2');
  expect(links).not.toContain('/nl/recepten/rund/2');
  expect(links).not.toContain('/nl/recepten/1');
  expect(find(main, 'a', { href: '/nl/recepten/kip', 'aria-current': 'true' })?.text).toBe('Kip');
});

test('LST-6, LST-D4 only animals that have recipes are filters, whatever the filter', async () => {
  for (const path of ['/nl/recepten', '/nl/recepten/kip']) {
    const { main } = await page(path);
    // Of pork there is one, and no page but the last shows it.
    expect(linksIn(main, 'Kies een dier')?.map(({ text }) => text)).toEqual(['Alle recepten', 'Rund', 'Kip', 'Varken']);
  }
});

test('an animal without recipes has an empty list and a way back', async () => {
  const { status, main, text } = await page('/nl/recepten/eend');
  expect(status).toBe(200);
  expect(text).toContain('Voor dit dier hebben we nog geen recept.');
  expect(main).toContain('href="/nl/recepten"');
});

test.each(marketList)('RCP-5, RCP-6, RCP-7, RCP-8, RCP-9, RCP-10, RCP-11, RCP-12 a recipe of $code', async (market) => {
  const { main, text } = await page(pathTo(market, 'recipe', { slug: 'whole-stew' }));
  const t = textIn(market);
  expect(main).toContain('<p>Three hours of nothing.</p>');
  expect(main).toContain(t('recipes:by', { author: 'Truus &amp; co' }));
  for (const fact of [
    t('units.minutesShort', { amount: 20 }),
    t('units.minutesShort', { amount: 190 }),
    '4',
    t('units.kcal', { amount: 540 }),
  ]) {
    expect(text).toContain(`|${fact}|`);
  }
  expect(main).toContain('dateTime="PT190M"');
  expect(text).toContain('|700 g|Meat|2|Vinegar|Salt|');
  const meat = findAll(main, 'a', { href: pathTo(market, 'package', { slug: 'box' }) ?? '' });
  expect(meat.map((link) => link.text)).toContain('Meat');
  const vinegar = { href: 'https://vinegar.example/bottle', target: '_blank', rel: 'noopener' };
  expect(find(main, 'a', vinegar)?.text).toBe('Vinegar');
  expect(text).toContain(`|${t('recipes:requirements')}|A pan|`);
  expect(findAll(main, 'ol').map((steps) => steps.text)).toContainEqual(expect.stringMatching(/Stir\..*Wait\./s));
  expect(main).toContain('alt="Stir."');
});

test('RCP-15, RCP-D4 a recipe as data for search engines', async () => {
  const { jsonLd } = await page('/nl/recepten/whole-stew');
  expect(jsonLd.find((data) => data['@type'] === 'Recipe')).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Whole stew',
    author: { '@type': 'Person', name: 'Truus & co' },
    image: 'https://www.kudde.example/media/resize-1200/dish-stew.jpg',
    description: 'Three hours of nothing.',
    prepTime: 'PT20M',
    cookTime: 'PT190M',
    recipeYield: '4',
    nutrition: { '@type': 'NutritionInformation', calories: '540 kcal' },
    recipeIngredient: ['700 g Meat', '2 Vinegar', 'Salt'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Stir.' }, { text: 'Wait.' }],
  });
});

test('RTE-D12 the canonical address of a recipe drops a page, that of a list keeps it', async () => {
  expect((await page('/nl/recepten/whole-stew/2')).canonical).toBe('https://www.kudde.example/nl/recepten/whole-stew');
  expect((await page('/nl/recepten/kip/2')).canonical).toBe('https://www.kudde.example/nl/recepten/kip/2');
  expect((await page('/nl/recepten')).canonical).toBe('https://www.kudde.example/nl/recepten');
});

test('nothing went wrong behind these pages', () => {
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([]);
});
