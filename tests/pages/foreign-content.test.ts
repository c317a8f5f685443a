// Content of somebody else's service: what it may leave out, and what a visitor sees when it fails.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openForeignService } from '#tests/setup/content/foreign-service.ts';
import { packagesAndRecipes } from '#tests/setup/packages-and-recipes.ts';
import { find, readPage } from '#tests/setup/read-page.ts';
import { type Answer, openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const now = new Date('2026-11-16T09:00:00Z');
let good: TestApp;
let service: Awaited<ReturnType<typeof openForeignService>>;
let app: TestApp;
let saidAtStart: TestApp['log'];

beforeAll(async () => {
  good = await openTestApp({ content: packagesAndRecipes, now });
  service = await openForeignService(good);
  app = await openTestApp({ settings: { CONTENT_API_URL: service.url, SHOP_URL_DE: 'https://shop.example' }, now });
  saidAtStart = [...app.log];
}, 60_000);
afterAll(async () => {
  await app?.close();
  service?.close();
  await good?.close();
});
afterEach(() => {
  service.answer(() => undefined);
  app.expire();
  app.log.length = 0;
});

const partOf = ({ html }: Answer, tag: string) => find(html, tag)?.inside ?? '';

test('API-1 the start says in which markets nothing of that service can be bought', () => {
  expect(saidAtStart).toContainEqual({
    level: 'warn',
    message: 'CONTENT_API_URL is set without SHOP_URL: what that service offers cannot be bought in the embedded shop',
    details: { markets: ['nl', 'fr', 'uk'] },
  });
});

test('RTE-D15 redirects to pages of that service can be imported', async () => {
  await app.importContent(({ code }) => ({ 'redirects.json': { [`/${code}/before`]: { to: `/${code}/theirs` } } }));
  expect(await app.get('/nl/before')).toMatchObject({ status: 301, location: '/nl/theirs' });
});

test('HOME-1, HOME-9, API-D4 static content needs no slug: whoever asked knows it', async () => {
  service.answer((path) => (path.includes('/statics/') ? { json: { title: 'Bare page' } } : undefined));
  for (const path of ['/nl/about', '/nl', '/nl/missie']) {
    const { status, h1 } = readPage(await app.get(path));
    expect({ path, status, h1 }).toEqual({ path, status: 200, h1: ['Bare page'] });
  }
});

test.each([
  [500, '500: Internal Server Error'],
  [401, '401: Unauthorized'],
  [418, '418: I&#x27;m a Teapot'],
  [503, '503: Service Unavailable'],
])('ERR-11, ERR-D4 a main load answered %i: the error screen says %s, and the log why', async (status, text) => {
  service.answer((path) => (path.includes('/statics/about') ? { status } : undefined));
  // Never known, as it is only asked for while it fails.
  const answer = await app.get('/de/about');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(partOf(answer, 'main')).toContain(`${text}<`);
  expect(answer.html).not.toContain('secret words');
  expect(app.log).toContainEqual({
    level: 'error',
    message: 'a page failed: its content is out of reach',
    details: { path: '/de/about', market: 'de', calls: [`getStaticPage: GET /statics/about answered ${status}`] },
  });
});

test('ERR-D5 a main load that got no answer: the error screen has no status, and the log says why', async () => {
  service.answer((path) => (path.includes('/statics/about') ? 'drop' : undefined));
  const answer = await app.get('/de/about');
  expect(answer.status).toBe(503);
  expect(partOf(answer, 'main')).toContain('>Service Unavailable<');
  expect(partOf(answer, 'main')).not.toMatch(/\b503\b/);
  expect(app.log.some(({ message }) => message.startsWith('a page failed'))).toBe(true);
});

test('ERR-D4 a page made while its menu failed has it again once the fault is over, for the next visitor', async () => {
  // Of another market, whose menu is not known yet.
  service.answer((path) => (path.includes('/menu/') ? { status: 500 } : undefined));
  expect(partOf(await app.get('/uk/about'), 'header')).not.toContain('id="main-menu"');
  service.answer(() => undefined);
  const at = now.getTime();
  now.setTime(at + 10_000);
  expect(partOf(await app.get('/uk/about'), 'header')).toContain('id="main-menu"');
  now.setTime(at);
});

/** Every field of another type than it should have, lists and their entries where they are. */
function wrong(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrong);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        typeof field === 'object' && field !== null ? wrong(field) : { odd: field },
      ]),
    );
  return { odd: value };
}

const known = [
  '/nl',
  '/nl/about',
  '/nl/missie',
  '/nl/dieren',
  '/nl/recepten',
  '/nl/recepten/whole-stew',
  '/nl/ons-vlees/rundvlees',
  '/nl/ons-vlees/full-box',
  '/nl/vleesstuk/steak-cut',
  '/nl/onze-boeren',
  '/nl/rassen',
  '/nl/vragen',
  '/nl/boerderij-box',
  '/nl/blog',
];

test('API-54 an answer with wrong types inside does not take the place of a page that is known', async () => {
  const before = new Map<string, string>();
  for (const path of known) {
    const answer = await app.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    before.set(path, answer.html);
  }
  service.answer((_, json) => ({ json: wrong(json) }));
  app.expire();
  for (const path of known) {
    const { status, html } = await app.get(path);
    expect([path, status, html === before.get(path)]).toEqual([path, 200, true]);
  }
});

test.each([
  ['modules', 'a word'],
  ['modules', [{ module: { odd: 1 } }, { module: 'text', module_id: { odd: 2 } }]],
  ['title', { odd: 1 }],
  ['body', ['a', 'list']],
])('API-54 a page whose %s are %j counts as out of reach, and the known one stays', async (field, value) => {
  const { html } = await app.get('/nl/about');
  service.answer((path, json) =>
    path.includes('/statics/about') ? { json: { ...(json as object), [field]: value } } : undefined,
  );
  app.expire();
  expect((await app.get('/nl/about')).html === html).toBe(true);
  expect((await app.get('/fr/about')).status).toBe(503);
});

test.each([
  ['modules', [{ module: 'of-somebody-else', module_id: 1 }]],
  ['modules', false],
  ['body', false],
  ['image_url', { odd: 1 }],
])('API-54, API-D4 a page does without %s %j', async (field, value) => {
  service.answer((path, json) =>
    path.includes('/statics/about') ? { json: { ...(json as object), [field]: value } } : undefined,
  );
  expect((await app.get('/nl/about')).status).toBe(200);
});
