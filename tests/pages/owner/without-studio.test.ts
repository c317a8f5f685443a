// What visitors get does not tell whether there is a studio: to the byte, with every header.
import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { builtStudio } from '#server/studio/studio-pages.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

let [withIt, without]: (TestApp | undefined)[] = [];
beforeAll(async () => {
  const now = new Date('2026-11-18T12:00:00Z');
  withIt = await openTestApp({ now, studioPages: await builtStudio(), settings: { STUDIO: 'off' } });
  without = await openTestApp({ now });
});
afterAll(async () => {
  await withIt?.close();
  await without?.close();
});

/** What no two answers share. */
const ownHeaders = new Set(['x-request-id', 'date']);

async function seen(app: TestApp | undefined, path: string, init?: RequestInit) {
  if (!app) throw new Error('no shop');
  // The first answer of a process loads the view; the title of its window then comes later in the head.
  if (!init) await app.get(path);
  const { status, headers, html } = await app.get(path, init);
  // A nonce is made for each answer; all else is the same.
  const marks = [...headers].filter(([name]) => !ownHeaders.has(name)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];
  const text = JSON.stringify([status, marks, html]);
  return nonce ? text.replaceAll(nonce, 'NONCE') : text;
}

const pages = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/redirects.json',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/no-such-page',
  '/studio',
  '/studio/',
  '/studio/sign-in',
  '/studio/set-up',
  '/studio/assets/root.js',
  '/studio.data',
  '/media/fit-160x110/animal-cow.webp',
  '/media/fit-160x110/nothing.webp',
  '/brand/nl-a-b.css',
  ...casesOf(marketList, 1).flatMap((market) => [
    `/${market.code}`,
    `/${market.code}/studio`,
    `/${market.code}/shop/`,
    `/${market.code}/shop/checkout/`,
    `/${market.code}/shop/withdrawal/`,
    `/locales/${market.code}/translation.json`,
    pathTo(market, 'farmers') ?? '/',
    pathTo(market, 'staticPage', { slug: market.orders.legalPages.terms }),
  ]),
];

test.each([...new Set(pages)])('CO-50 %s is the same with STUDIO=off and without a studio', async (path) => {
  expect(await seen(withIt, path)).toBe(await seen(without, path));
});

test('CO-50 ST-1 every script, style and picture of the build is the same too, and so is what is sent to /studio', async () => {
  const files = globSync('**/*.{js,css,svg,png,woff2}', { cwd: 'build/client' }).map((file) => `/${file}`);
  expect(files.length).toBeGreaterThan(20);
  for (const path of files) expect([path, await seen(withIt, path)]).toEqual([path, await seen(without, path)]);
  const sent = { method: 'POST', body: new URLSearchParams({ _form: 'who' }) };
  expect(await seen(withIt, '/studio/set-up', sent)).toBe(await seen(without, '/studio/set-up', sent));
});
