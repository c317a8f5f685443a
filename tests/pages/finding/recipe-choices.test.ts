// Lists of recipes narrowed by cut, time and method, as the whole shop serves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { findAll, linksIn, readPage } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const rows: [name: string, animals: string, cuts: string[], method: string | null, minutes: number][] = [
  ['A', 'cow', ['shank'], 'stew', 180],
  ['B', 'cow', ['mince'], 'pan', 30],
  ['C', 'chicken', ['leg'], 'oven', 60],
  ['D', 'chicken', ['whole'], 'oven', 120],
  ['E', 'cow', ['steak'], 'pan', 25],
  ['F', 'pig', ['shoulder', 'neck'], 'stew', 121],
  ['G', 'pig', [], null, 0],
];
const recipes = rows.map(([title, animals, cuts, method, minutes]) => ({
  slug: `dish-${title.toLowerCase()}`,
  title,
  animal_types: animals,
  cuts,
  ...(method === null ? {} : { method }),
  cook_time: minutes,
}));

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    content: (_, files) => ({ ...files, 'recipes.json': recipes }),
    now: new Date('2026-11-16T09:00:00Z'),
  });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));
const plain = (address: string) => address.replaceAll('&amp;', '&');

test.each([
  ['/nl/recepten', 'A B C D E F G'],
  ['/nl/recepten?cut=shoulder', 'F'],
  ['/nl/recepten?time=30', 'B E'],
  ['/nl/recepten?time=60', 'B C E'],
  ['/nl/recepten?time=120', 'B C D E'],
  ['/nl/recepten?time=long', 'A F'],
  ['/nl/recepten?method=oven', 'C D'],
  ['/nl/recepten?method=oven&time=60', 'C'],
  ['/nl/recepten/rund?method=pan', 'B E'],
  ['/nl/recepten/rund?cut=shank&time=long&method=stew', 'A'],
  ['/nl/recepten?time=soon', 'A B C D E F G'],
  ['/nl/recepten?CUT=shank', 'A B C D E F G'],
])('D1, LST-2 %s shows %s', async (path, expected) => {
  const { status, cards } = await page(path);
  expect({ status, cards: cards.join(' ') }).toEqual({ status: 200, cards: expected });
});

test('D1, LST-2 chips are links that keep each other, say how many are left, and are off when pressed once more', async () => {
  const { main } = await page('/nl/recepten?method=pan');
  const bar = (name: string) =>
    linksIn(main, name)?.map(({ to, text, isCurrent }) => [plain(to), text, ...(isCurrent ? ['chosen'] : [])]);
  expect(bar('Kies een stuk')).toEqual([
    ['/nl/recepten?cut=mince&method=pan', 'Gehakt (1)'],
    ['/nl/recepten?cut=steak&method=pan', 'Biefstuk (1)'],
  ]);
  // Both take up to half an hour: no choice.
  expect(bar('Kies een tijd')).toBeUndefined();
  expect(bar('Kies een manier')).toEqual([
    ['/nl/recepten', 'Uit de pan (2)', 'chosen'],
    ['/nl/recepten?method=oven', 'Uit de oven (2)'],
    ['/nl/recepten?method=stew', 'Gestoofd (2)'],
  ]);
  expect(bar('Kies een dier')?.slice(0, 3)).toEqual([
    ['/nl/recepten?method=pan', 'Alle recepten', 'chosen'],
    ['/nl/recepten/rund?method=pan', 'Rund'],
    ['/nl/recepten/kip?method=pan', 'Kip'],
  ]);
});

test('D1 another animal has other cuts: the chosen one is let go, the rest stays', async () => {
  const { main } = await page('/nl/recepten/rund?cut=shank&time=long');
  expect(linksIn(main, 'Kies een dier')?.map(({ to }) => to)).toContain('/nl/recepten/varken?time=long');
});

test.each(marketList)(
  'D1, SEO-D4 $code: the heading says what is chosen, the canonical address is the list',
  async (market) => {
    const t = textIn(market);
    const list = pathTo(market, 'recipes', { filter: 'cow' }) ?? '';
    const { h1, canonical, title } = await page(`${list}?cut=shank&time=long&method=stew`);
    const [time, method] = [t('find:recipes.times.long'), t('find:recipes.methods.stew')].map(
      (name) => name.charAt(0).toLowerCase() + name.slice(1),
    );
    const chosen = [t('animals.cow'), t('find:recipes.cuts.shank'), time, method].join(', ');
    expect(h1).toEqual([t('meta.filteredTitle', { title: t('recipes:title'), filter: chosen })]);
    expect(title).toContain(chosen);
    expect(canonical?.replace(/^https:\/\/[^/]*/, '')).toBe(list);
  },
);

test('D1 the heading of a list of one animal names it', async () => {
  expect((await page('/nl/recepten/kip')).h1).toEqual(['Recepten: Kip']);
  expect((await page('/nl/recepten')).h1).toEqual(['Recepten']);
});

test.each(marketList)('D1 $code: when nothing fits the page says so, with a way on', async (market) => {
  const t = textIn(market);
  const { status, main, text } = await page(`${pathTo(market, 'recipes')}?cut=liver&method=fry`);
  expect(status).toBe(200);
  expect(text).toContain(t('recipes:nothing'));
  const ways = findAll(main, 'a', { href: pathTo(market, 'recipes') ?? '' }).map((link) => link.text);
  expect(ways).toContainEqual(expect.stringContaining(t('recipes:back')));
});

test('LST-D2, D1 a page the narrowed list does not have is not found', async () => {
  expect((await page('/nl/recepten/2?cut=shoulder')).status).toBe(404);
});
