// What the build leaves for browsers, as it is sent.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, findAll } from '#tests/setup/read-page.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

let app: TestApp;
let script = '';
let style = '';
beforeAll(async () => {
  app = await openTestApp();
  const { html } = await app.get('/nl');
  script = /\/assets\/vendor-[^"]+\.js/.exec(html)?.[0] ?? '';
  style = /\/assets\/style-[^"]+\.css/.exec(html)?.[0] ?? '';
});
afterAll(async () => {
  await app?.close();
});

const sent = async (path: string, accepted: string) => {
  const { status, headers } = await app.get(path, { headers: { 'accept-encoding': accepted } });
  return { status, encoding: headers.get('content-encoding'), length: Number(headers.get('content-length')), headers };
};

test('scripts and styles are sent compressed at build time, and for ever', async () => {
  for (const path of [script, style]) {
    const plain = await sent(path, 'identity');
    const zipped = await sent(path, 'gzip');
    const small = await sent(path, 'gzip, deflate, br');
    expect([plain.encoding, zipped.encoding, small.encoding], path).toEqual([null, 'gzip', 'br']);
    expect(small.length).toBeLessThan(zipped.length);
    expect(zipped.length).toBeLessThan(plain.length / 2);
    for (const { status, headers } of [plain, zipped, small]) {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-type')).toMatch(/^text\/(?:javascript|css)/);
    }
    expect(small.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  }
});

test('drawings are sent compressed too, and checked again after a day', async () => {
  const icons = await sent('/images/icons.svg', 'br');
  expect([icons.status, icons.encoding]).toEqual([200, 'br']);
  expect(icons.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('a file of an earlier build is gone, and nobody keeps that answer for ever', async () => {
  const { status, headers } = await sent('/assets/vendor-of-last-year.js', 'br');
  expect(status).toBe(404);
  expect(headers.get('cache-control') ?? '').not.toContain('immutable');
});

test('a page asks for no code by itself: that begins when it has been painted', async () => {
  const { html } = await app.get('/nl');
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  const later = findAll(html, 'link', { rel: 'deferred-preload' }).map(({ attributes }) => attributes.href ?? '');
  expect(later.filter((file) => /^\/(?:assets|locales)\//.test(file)).length).toBeGreaterThan(5);
  expect(find(html, 'script', { type: 'text/plain', id: 'deferred-scripts' })?.text).toMatch(/^import /);
});
