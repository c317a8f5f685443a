// The search over everything, as the whole shop serves it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { find, findAll, readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-11-16T09:00:00Z') });
});
afterAll(() => app?.close());

const page = async (path: string) => readPage(await app.get(path));
/** Where the links of the page itself lead. */
const linksIn = (html: string) =>
  findAll(find(html, 'main')?.inside ?? '', 'a').map(({ attributes }) => attributes.href);

test.each(marketList)('D9 a search of $code is whole without script: every kind leads to its page', async (market) => {
  const { html, status } = await app.get(`${pathTo(market, 'search')}?q=box`);
  expect(status).toBe(200);
  expect(linksIn(html)).toContain(pathTo(market, 'package', { slug: 'box' }));
  const recipes = await app.get(`${pathTo(market, 'search')}?q=stew`);
  expect(linksIn(recipes.html)).toContain(pathTo(market, 'recipe', { slug: 'stew' }));
});

test.each(marketList)('D9 the search of $code is not for search engines, with or without words', async (market) => {
  const path = pathTo(market, 'search');
  for (const address of [path, `${path}?q=box`])
    expect((await app.get(address)).html).toContain('<meta name="robots" content="noindex"');
  expect((await app.get(`/sitemaps/${market.code}.xml`)).html).not.toContain(`${path}<`);
});

test.each(marketList)('$code: whoever finds nothing calls or writes with one press', async (market) => {
  const { html } = await app.get(`${pathTo(market, 'search')}?q=zzzz`);
  const links = linksIn(html);
  expect(links).toContain(`tel:${market.phone.replaceAll(/[^\d+]/g, '')}`);
  expect(links).toContain(`mailto:${market.email}`);
});

test('SRC-3, SRC-5, SRC-10 empty and one character say the minimum, and lead on', async () => {
  const minimum = 'Minimaal 2 karakters om te zoeken';
  const untouched = await app.get('/nl/zoeken');
  expect(untouched.html).not.toContain(minimum);
  for (const query of ['', '%20%20', '!!']) {
    const { html } = await app.get(`/nl/zoeken?q=${query}`);
    expect(html).toContain(minimum);
    expect(html).not.toContain('Niets gevonden. Probeer een ander woord.');
  }
  const one = await app.get('/nl/zoeken?q=k');
  expect(one.html).toContain(minimum);
  expect(one.html).toContain('Niets gevonden. Probeer een ander woord.');
  for (const { html } of [untouched, one]) expect(linksIn(html)).toContain('/nl/dieren/rund');
});

test('SRC-9 a search without hits says so and leads on', async () => {
  const { h1, html, status } = { ...(await page('/nl/zoeken?q=zzzz')), ...(await app.get('/nl/zoeken?q=zzzz')) };
  expect({ status, h1 }).toEqual({ status: 200, h1: ['Niets voor ‘zzzz’'] });
  expect(linksIn(html)).toContain('/nl/dieren/rund');
});

test('D9 what is longer than 100 characters is cut, and the page says so', async () => {
  const long = `box ${'x'.repeat(300)}`;
  const { html, status } = await app.get(`/nl/zoeken?q=${encodeURIComponent(long)}`);
  expect(status).toBe(200);
  expect(html).toContain('We zochten op de eerste 100 tekens.');
  expect(html).not.toContain('x'.repeat(101));
});

test('D9 what was typed is text and nothing else', async () => {
  const { html } = await app.get(`/nl/zoeken?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(html).not.toContain('<img src=x');
});

test('D9 all hits of one kind stand on a page of their own', async () => {
  const { html } = await app.get('/nl/zoeken?q=box&kind=recipes');
  expect(linksIn(html)).not.toContain('/nl/ons-vlees/box');
  const packages = await app.get('/nl/zoeken?q=box&kind=packages');
  expect(linksIn(packages.html)).toContain('/nl/ons-vlees/big-box');
});

test('D9 suggestions while typing are links to what is found, and the last one to all of it', async () => {
  const answer = await app.get('/nl/suggestions.json?q=big');
  const suggestions: unknown = JSON.parse(answer.html);
  expect(suggestions).toMatchObject([
    { to: '/nl/ons-vlees/big-box', title: 'Big box', kind: 'Pakketten' },
    { to: '/nl/zoeken?q=big' },
  ]);
  expect(JSON.parse((await app.get('/nl/suggestions.json?q=b')).html)).toEqual([]);
  expect(JSON.parse((await app.get('/nl/suggestions.json')).html)).toEqual([]);
});

test('D9 a change of content is found at once', async () => {
  await app.importContent((_, files) => ({
    ...files,
    'breeds.json': [
      { slug: 'bont', title: 'Bont', animal_types: 'cow' },
      { slug: 'nieuw', title: 'Splinternieuw', animal_types: 'cow' },
    ],
  }));
  expect(linksIn((await app.get('/nl/zoeken?q=splinternieuw')).html)).toContain('/nl/rassen/nieuw');
});
