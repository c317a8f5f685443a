import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { markets } from '#markets/index.ts';
import { createBrowserTexts, serverTexts, textsAddress } from './browser-texts.ts';
import { readCatalogs } from './catalogs.ts';
import { createLocales } from './locales.ts';

const storefront = join(import.meta.dirname, '../../storefront');
const browserFiles = globSync('**/*.{ts,tsx}', { cwd: storefront }).filter(
  (path) => !/\.(server|test)\.|load-/.test(path),
);

const catalogs = readCatalogs(Object.keys(markets));
const browserTexts = createBrowserTexts(catalogs);
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
const locales = createLocales({ markets, catalogs, browserTexts, collectMissing: false, log });

async function ask(address: string, encoding = 'identity') {
  return locales.request(address.replace('/locales', ''), { headers: { 'accept-encoding': encoding } });
}

async function messagesAt(address: string): Promise<unknown> {
  const body = await (await ask(address)).text();
  const file: { default: unknown } = await import(`data:text/javascript,${encodeURIComponent(body)}`);
  return file.default;
}

test.each(Object.keys(markets))(
  'browsers get the shared texts of %s without what only the server says',
  async (code) => {
    const { meta, legal, delivery, ...translation } = catalogs[code]?.translation ?? {};
    expect([meta, legal, delivery]).not.toContain(undefined);
    expect(await messagesAt(textsAddress(browserTexts, code))).toEqual({ translation, errors: catalogs[code]?.errors });
  },
);

test('the file is kept for ever under its name, and compressed', async () => {
  const address = textsAddress(browserTexts, 'de');
  const plain = await ask(address);
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(plain.headers.get('vary')).toBe('accept-encoding');
  const text = await plain.text();
  for (const [accepted, encoding, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const) {
    const packed = await ask(address, accepted);
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(open(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
  }
});

test('the file is compressed once for all who ask', () => {
  const file = browserTexts.get('de');
  for (const encoding of ['br', 'gzip'] as const) expect(file?.bytes(encoding)).toBe(file?.bytes(encoding));
});

test('a page of an earlier version gets the texts of today, and nobody keeps them under that name', async () => {
  const old = await ask('/locales/de/browser-0123456789.js');
  expect(old.status).toBe(200);
  expect(old.headers.get('cache-control')).toBe('no-store');
  expect((await ask('/locales/en/browser-0123456789.js')).status).toBe(404);
});

test.each(serverTexts)('no code of the browser asks for a text of "%s"', (group) => {
  const asks = new RegExp(`\\bt(?:\\.find)?\\(\\s*['"\`]${group}\\.|['"\`]${group}\\.\\$\\{|deliveryMessageKey`);
  expect(browserFiles.length).toBeGreaterThan(200);
  expect(browserFiles.filter((path) => asks.test(readFileSync(join(storefront, path), 'utf8')))).toEqual([]);
});
