// More packages than fit on one page, and more than the category tabs show at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Market } from '#markets/index.ts';
import { findAll, readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '#tests/setup/test-app.ts';

type Change = NonNullable<TestAppOptions['content']>;

const boxes = (animal: string, count: number, firstId: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${animal}-box-${index + 1}`,
    title: `${animal} ${index + 1}.`,
    farmer_slug: 'jan',
    shop_brand_slug: animal,
    shop_package_price: 50,
    product_id: firstId + index,
  }));

/** Only the Dutch market is large: 130 of the chicken besides the sample's own; boar, deer and game share a word with 50, 20 and 5; 12 of the pig. */
const many: Change = ({ code }: Market, files) =>
  code === 'nl'
    ? {
        ...files,
        'packages/many.json': [
          ...boxes('chicken', 130, 20_000),
          ...boxes('boar', 50, 30_000),
          ...boxes('deer', 20, 40_000),
          ...boxes('game', 5, 50_000),
          ...boxes('pig', 12, 60_000),
          ...boxes('wine', 13, 70_000),
        ],
      }
    : files;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ content: many });
});
afterAll(() => app?.close());

async function main(path: string) {
  return readPage(await app.get(path));
}

/** The generated packages on a page, as `animal number`, in its order. */
const shown = (html: string) => {
  const boxes = findAll(html, 'a').map(({ attributes }) =>
    /^\/nl\/ons-vlees\/([a-z]+)-box-(\d+)$/.exec(attributes.href ?? ''),
  );
  return [...new Set(boxes.flatMap((box) => (box ? [`${box[1]} ${box[2]}`] : [])))];
};
const range = (animal: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${animal} ${from + index}`);

test('LST-4, LST-8 an animal with more than 60 packages has pages of 60', async () => {
  const all: string[] = [];
  for (const path of ['/nl/ons-vlees/kip', '/nl/ons-vlees/kip/2', '/nl/ons-vlees/kip/3']) {
    const page = await main(path);
    expect(page.status).toBe(200);
    expect(page.main).toContain('href="/nl/ons-vlees/kip/2"');
    expect(shown(page.main).length).toBeLessThanOrEqual(60);
    all.push(...shown(page.main));
  }
  expect(all).toEqual(range('chicken', 1, 130));
});

test('LST-3, LST-D2, RTE-D6, RTE-D10 what follows a product word', async () => {
  expect(await app.get('/nl/ons-vlees/kip/1')).toMatchObject({ status: 301, location: '/nl/ons-vlees/kip' });
  for (const path of ['kip/4', 'varkensvlees/2', 'kip/2/3', 'kip/1000001', '2', 'chicken-box-1/2'])
    expect((await main(`/nl/ons-vlees/${path}`)).status, path).toBe(404);
  expect((await main('/nl/ons-vlees/kip/chicken-box-1')).status).toBe(200);
});

test('LST-D2 a list that fits on one page has no pages', async () => {
  const { status, main: html } = await main('/nl/ons-vlees/varkensvlees');
  expect(status).toBe(200);
  expect(shown(html)).toEqual(range('pig', 1, 12));
  expect(html).not.toContain('varkensvlees/2');
});

test('RTE-D7, LST-8 animals that share a word share its pages', async () => {
  const first = shown((await main('/nl/ons-vlees/wild')).main);
  const second = shown((await main('/nl/ons-vlees/wild/2')).main);
  expect(first).toEqual([...range('boar', 1, 50), ...range('deer', 1, 10)]);
  expect(second).toEqual([...range('deer', 11, 20), ...range('game', 1, 5)]);
  expect((await main('/nl/ons-vlees/wild/3')).status).toBe(404);
});

test('SEO-D4 each page of a list is its own canonical page with its own title', async () => {
  const second = await main('/nl/ons-vlees/kip/2');
  expect(second.canonical).toBe('https://www.kudde.example/nl/ons-vlees/kip/2');
  expect(second.title).toMatch(/\S/);
  expect(second.title).not.toBe((await main('/nl/ons-vlees/kip')).title);
});

test('HOME-6 with more than 100 packages each animal shows its first twelve and the way to all', async () => {
  const { main: html } = await main('/nl/dieren');
  const groups = shown(html);
  expect(groups.filter((box) => box.startsWith('chicken'))).toEqual(range('chicken', 1, 12));
  expect(groups.filter((box) => box.startsWith('wine'))).toEqual(range('wine', 1, 12));
  const waysTo = (list: string) => findAll(html, 'a', { href: `/nl/ons-vlees/${list}` }).map(({ text }) => text);
  expect(waysTo('kip')).toContainEqual(expect.stringMatching(/^Alle 131 pakketten tonen/));
  expect(waysTo('wijn')).toContainEqual(expect.stringMatching(/^Alle 13 pakketten tonen/));
  expect(groups.filter((box) => box.startsWith('pig'))).toEqual(range('pig', 1, 12));
  expect(waysTo('varkensvlees').filter((text) => text.startsWith('Alle'))).toEqual([]);
});

test('HOME-6 with few packages all of them are there', async () => {
  const { main: html } = await main('/de/tiere');
  expect(html).not.toContain('anzeigen');
});
