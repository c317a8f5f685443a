// Farmers on the map of their country.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, findAll, readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

/** More than a page of them; the third has no place. */
const farmers = Array.from({ length: 20 }, (_, index) => ({
  slug: `boer-${index}`,
  title: `Boer ${index}`,
  location: `Dorp ${index}`,
  animal_types: index === 1 ? 'pig' : 'cow',
  ...(index === 2 ? {} : { latitude: 51.5 + index / 20, longitude: 5 + index / 20 }),
}));

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    content: ({ code }, files) =>
      code === 'nl' ? { ...files, 'farmers.json': [...(files['farmers.json'] as object[]), ...farmers] } : files,
  });
});
afterAll(() => app?.close());

const mapOn = async (path: string) => {
  const { main } = readPage(await app.get(path));
  const map = find(main, 'section', { id: 'map' })?.inside ?? null;
  const listed = findAll(map ?? '', 'li').map(({ inside }) => find(inside, 'a')?.text);
  return { main, map, listed };
};

test('every farmer of the list with a place is on the map, not only those of the page, with name and village', async () => {
  const { main, map, listed } = await mapOn('/nl/onze-boeren');
  expect(listed).toEqual(farmers.filter((_, index) => index !== 2).map(({ title }) => title));
  expect(map).toContain('/images/country-maps/nl.svg');
  expect(map).toContain('loading="lazy"');
  expect(find(map ?? '', 'a', { href: '/nl/onze-boeren/boer-0' })?.inside).toBe('1<span>Boer 0</span>');
  expect(map).toContain('<small>Dorp 0</small>');
  expect(main).toContain('href="/nl/onze-boeren#map"');
});

test('marks are out of the way of keyboards and screen readers, which have the list', async () => {
  const { map } = await mapOn('/nl/onze-boeren');
  const sheet = find(map ?? '', 'div', { class: 'farmer-map-sheet', 'aria-hidden': 'true' })?.inside ?? '';
  const marks = findAll(sheet, 'a').map(({ attributes }) => attributes.tabindex);
  expect(marks).toEqual(Array<string>(19).fill('-1'));
});

test('the filter of the list is that of the map; further pages have none, nor has a list without places', async () => {
  expect((await mapOn('/nl/onze-boeren/varken')).listed).toEqual(['Boer 1']);
  expect((await mapOn('/nl/onze-boeren/rund')).listed).toHaveLength(18);
  expect((await mapOn('/nl/onze-boeren/2')).map).toBeNull();
  const { main, map } = await mapOn('/fr/nos-eleveurs');
  expect(map).toBeNull();
  expect(main).not.toContain('#map');
});
