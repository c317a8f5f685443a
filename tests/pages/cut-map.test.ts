// Where a cut sits: the map on its page.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const cuts = [
  { slug: 'entrecote', title: 'Entrecote', animal_types: 'cow' },
  { slug: 'ribeye', title: 'Ribeye', animal_types: 'cow' },
  { slug: 'rundergehakt', title: 'Gehakt', animal_types: 'cow' },
  { slug: 'geheim-stuk', title: 'Geheim stuk', animal_types: 'cow' },
].map((cut) => ({ ...cut, body: '<p>Bak hem.</p>', category_slug: 'cat', is_organic: 0 }));

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    content: ({ code }, files) =>
      code === 'nl' ? { ...files, 'cuts.json': [...(files['cuts.json'] as object[]), ...cuts] } : files,
  });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));

test('a cut is inked on the map of its animal, and each other area is a link with its name', async () => {
  const { main, text } = await page('/nl/vleesstuk/entrecote');
  expect(text).toContain('Waar zit het?');
  expect(main.match(/<use href="\/images\/cut-maps\/cow\.svg#[a-z]+"/g)).toHaveLength(14);
  const inked = /<g class="[^"]* [^"]*"><title>([^<]+)<\/title><use href="([^"]+)"/.exec(main);
  expect(inked?.slice(1)).toEqual(['Entrecote (dunne lende)', '/images/cut-maps/cow.svg#sirloin']);
  expect(main).toMatch(/<a href="\/nl\/vleesstuk\/ribeye" tabindex="-1"[^>]*><title>Ribeye \(ribstuk\)<\/title>/i);
  expect(main).toMatch(/<title>schenkel<\/title><use href="\/images\/cut-maps\/cow\.svg#shank"/);
  // The keyboard's way to the same pages.
  expect(main).toMatch(/<li><a[^>]* href="\/nl\/vleesstuk\/ribeye"[^>]*>Ribeye \(ribstuk\)<\/a><\/li>/);
});

test('what is taken from more than one area inks them all; the drawing itself is not in the page', async () => {
  const { main } = await page('/nl/vleesstuk/rundergehakt');
  for (const name of ['nek', 'borst', 'klapstuk', 'vang']) expect(main).toContain(`<title>Gehakt (${name})</title>`);
  expect(main).not.toContain('<path');
});

test('a cut that nobody placed has no map', async () => {
  const { main, text } = await page('/nl/vleesstuk/geheim-stuk');
  expect(main).not.toContain('cut-maps');
  expect(text).not.toContain('Waar zit het?');
});
