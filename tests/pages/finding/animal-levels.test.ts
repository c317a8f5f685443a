// Farmers, recipes and breeds chosen by animal, in two levels, as the whole shop serves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { find, findAll, linksIn, readPage } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const rows: [title: string, animals: string[]][] = [
  ['Cow', ['cow']],
  ['Game', ['game']],
  ['Deer', ['deer']],
  ['Boar and cow', ['boar', 'cow']],
  ['Salmon', ['salmon']],
  ['Pig', ['pig']],
];
const items = rows.map(([title, animals]) => ({
  slug: `its-${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  animal_types: animals,
}));

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    content: (_, files) => ({
      ...files,
      'recipes.json': items,
      'farmers.json': [...(files['farmers.json'] as object[]), ...items],
      'breeds.json': [...(files['breeds.json'] as object[]), ...items],
    }),
    now: new Date('2026-11-16T09:00:00Z'),
  });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));
const names = (main: string, bar: string) =>
  linksIn(main, bar)?.map(({ text, isCurrent }) => (isCurrent ? `[${text}]` : text)) ?? null;
const own = (cards: string[]) => cards.filter((title) => rows.some(([name]) => name === title));

test.each([
  ['/nl/recepten', ['[Alle recepten]', 'Rund', 'Varken', 'Wild', 'Zalm']],
  ['/nl/onze-boeren', ['[Alle boeren]', 'Rund', 'Kip', 'Varken', 'Wild', 'Zalm']],
])('LST-6, LST-D4 %s: game stands for its animals, an animal without its group for itself', async (list, expected) => {
  const { main } = await page(list);
  expect(names(main, 'Kies een dier')).toEqual(expected);
  expect(names(main, 'Wild')).toBeNull();
});

test.each([
  ['/nl/recepten/wild', ['Game', 'Deer', 'Boar and cow'], ['[Alles]', 'Hert', 'Wild zwijn']],
  ['/nl/recepten/hert', ['Deer'], ['Alles', '[Hert]', 'Wild zwijn']],
  ['/nl/onze-boeren/wild', ['Game', 'Deer', 'Boar and cow'], ['[Alles]', 'Hert', 'Wild zwijn']],
  ['/nl/onze-boeren/wild-zwijn', ['Boar and cow'], ['Alles', 'Hert', '[Wild zwijn]']],
  ['/nl/rassen?animal=game', ['Game', 'Deer', 'Boar and cow'], ['[Alles]', 'Hert', 'Wild zwijn']],
])(
  'LST-D4, RCP-2, FRM-8 %s: who asks for game gets all of it, and can choose among it',
  async (path, cards, second) => {
    const shown = await page(path);
    expect(own(shown.cards)).toEqual(cards);
    expect(names(shown.main, 'Kies een dier')).toContain('[Wild]');
    expect(names(shown.main, 'Wild')).toEqual(second);
  },
);

test.each(marketList)(
  'BRD-D1 $code: breeds by animal are an address of the same list, which says what is chosen',
  async (market) => {
    const t = textIn(market);
    const list = pathTo(market, 'breeds');
    const { status, h1, cards, canonical, title, main } = await page(`${list}?animal=cow`);
    expect(status).toBe(200);
    expect(own(cards)).toEqual(['Cow', 'Boar and cow']);
    expect(h1).toEqual([t('meta.filteredTitle', { title: t('breeds:title'), filter: t('animals.cow') })]);
    expect(title).toContain(t('animals.cow'));
    expect(canonical?.replace(/^https:\/\/[^/]*/, '')).toBe(list);
    const bar = linksIn(main, t('filters.label'));
    expect(bar?.map(({ to }) => to).slice(0, 2)).toEqual([list, `${list}?animal=cow`]);
  },
);

test.each(marketList)('FRM-8 $code: the heading of the farmers of one animal says which', async (market) => {
  const t = textIn(market);
  const { h1, main } = await page(pathTo(market, 'farmers', { filter: 'cow' }) ?? '');
  const title = t('meta.filteredTitle', { title: t('farmers:title'), filter: t('animals.cow') });
  expect(h1).toEqual([title]);
  expect(main).toContain(`aria-label="${title}"`);
});

test.each([
  // A slug, not a filter: BRD-3.
  ['/nl/rassen/rund', 404],
  ['/nl/rassen?animal=rund', 200],
  ['/nl/rassen/2?animal=cow', 404],
])('BRD-3, LST-D2 %s answers %i', async (path, status) => {
  expect((await page(path)).status).toBe(status);
});

test('BRD-D1 an animal without breeds says so, with a way back; one that is not sold here means nothing', async () => {
  const { text, main } = await page('/nl/rassen?animal=turkey');
  expect(text).toContain('Van dit dier hebben we nog geen ras beschreven.');
  expect(main).toContain(`href="${pathTo(markets.nl, 'breeds')}"`);
  expect((await page('/nl/rassen?animal=goose')).h1).toEqual(['De rassen']);
});

test('SEO-D6 the market switch keeps what is chosen', async () => {
  const { html } = await page('/nl/rassen?animal=cow');
  expect(html).toContain('/de/rassen?animal=cow');
  expect((await page('/nl/recepten/rund?time=long')).html).toContain('/uk/recipes/cow?time=long');
});

test.each(marketList)('D9 $code: a page that is not there has the field of the search', async (market) => {
  const { status, main } = await page(`/${market.code}/404`);
  expect(status).toBe(404);
  const form = find(main, 'form', { action: pathTo(market, 'search') ?? '' })?.inside ?? '';
  expect(findAll(form, 'input', { name: 'q' })).toHaveLength(1);
});
