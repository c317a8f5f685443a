// Texts that try to get out of where they stand: titles, names, questions, menus. What is HTML is another matter (MOD-D4).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const evil = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'--></title>\u2028`;

/** Every text of a document that is none of its keys, addresses, numbers or choices, with the attack in it. */
function spoil(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => spoil(entry, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, spoil(entry, key)]));
  return typeof value === 'string' && shown.has(name) ? `${value} ${evil}` : value;
}
const shown = new Set([
  'title',
  'summary',
  'farmer_name',
  'location',
  'question',
  'card_description',
  'seo_description',
]);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    content: (_market, files) => spoil(files) as typeof files,
  });
});
afterAll(async () => {
  await app?.close();
});

// The second says whether the attack stands in what search engines read.
test.each([
  ['/nl', false],
  ['/nl/about', false],
  ['/nl/ons-vlees/box', true],
  ['/nl/recepten', false],
  ['/nl/recepten/stew', true],
  ['/nl/onze-boeren', false],
  ['/nl/onze-boeren/jan', false],
  ['/nl/rassen/bont', false],
  ['/nl/blog', false],
  ['/nl/boerderij-box', false],
  ['/nl/boerderij-box/steak', true],
])('%s shows it as text, and search engines read it as text', async (path, isTold) => {
  const answer = await app.get(path);
  const { status, html } = answer;
  expect(status).toBe(200);
  // It is there, or this would prove nothing.
  expect(html).toContain('alert(1)');
  for (const broken of ['<script>alert', '</script><script>alert', '<img src=x', 'alert(1)</script>', `"'-->`])
    expect([broken, html.includes(broken)]).toEqual([broken, false]);
  const read = readPage(answer).jsonLd.map((data) => JSON.stringify(data));
  expect(read.some((json) => json.includes('<script>alert(1)</script>')) || !isTold).toBe(true);
});

test.each(['/nl/recepten/stew.data', '/nl/ons-vlees/box.data', '/api/v1/nl/nl/recipes/stew', '/redirects.json'])(
  '%s is data for programs, and no browser takes it for a page',
  async (path) => {
    const { status, headers } = await app.get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).not.toContain('html');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);
