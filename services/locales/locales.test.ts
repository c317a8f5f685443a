import { expect, test, vi } from 'vitest';
import { namespaces } from '#contract/locales.ts';
import { markets } from '#markets/index.ts';
import type { Log } from '#services/kit/log.ts';
import { createBrowserTexts } from './browser-texts.ts';
import { readCatalogs } from './catalogs.ts';
import { createLocales } from './locales.ts';

const catalogs = readCatalogs(Object.keys(markets));
const browserTexts = createBrowserTexts(catalogs);

function open({ collectMissing = true } = {}) {
  const time = { now: 0 };
  const log = { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() };
  const app = createLocales({ markets, catalogs, browserTexts, collectMissing, log, clock: () => time.now });
  const post = (path: string, body: unknown) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, log, post, time };
}

test.each(Object.keys(markets))('I18N-3 every namespace of %s is served', async (code) => {
  const { app } = open();
  for (const namespace of namespaces) {
    const response = await app.request(`/${code}/${namespace}.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(catalogs[code]?.[namespace]);
  }
});

test('I18N-3 the namespace routes comes from the market file', async () => {
  const { app } = open();
  const nl = await (await app.request('/nl/routes.json')).json();
  expect(nl).toMatchObject({
    farmers: 'onze-boeren',
    farmshop: 'boerderij-box',
    coupons: { overview: 'koepon', christmas: 'kerst-pakketten' },
    productsOf: { cow: 'rundvlees', wine: 'wijn' },
    filters: { cow: 'rund', boar: 'wild-zwijn' },
  });
  const uk = await (await app.request('/uk/routes.json')).json();
  expect(uk).not.toHaveProperty('farmshop');
  expect(uk.coupons).toEqual({ overview: 'coupons', give: 'give-a-coupon', christmas: 'christmas-gift-voucher' });
  expect(JSON.stringify([nl, uk])).not.toMatch(/null|geurlijn/);
});

test.each([
  '/en/translation.json',
  '/nl/nothing.json',
  '/nl/translation',
  '/constructor/x.json',
  '/nl/__proto__.json',
  '/nl',
])('I18N-3 %s is not there', async (path) => {
  const response = await open().app.request(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'not_found', message: expect.any(String) });
});

test('I18N-3 a file that is known already is not sent again', async () => {
  const { app } = open();
  const first = await app.request('/de/translation.json');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await app.request('/de/translation.json', { headers: { 'if-none-match': known } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  }
  const other = await app.request('/nl/translation.json', { headers: { 'if-none-match': etag } });
  expect(other.status).toBe(200);
});

test('I18N-4 a missing key is logged once', async () => {
  const { log, post } = open();
  const first = await post('/add/uk/translation', { 'header.new': 'header.new' });
  expect([first.status, await first.text()]).toEqual([204, '']);
  await post('/add/uk/translation', { 'header.new': 'again', 'header.newer': 'x' });
  expect(log.warn.mock.calls.map(([details]) => details)).toEqual([
    { market: 'uk', namespace: 'translation', key: 'header.new', text: 'header.new' },
    { market: 'uk', namespace: 'translation', key: 'header.newer', text: 'x' },
  ]);
});

test('I18N-4 where nothing is collected the address does not exist', async () => {
  const { log, post } = open({ collectMissing: false });
  const response = await post('/add/uk/translation', { a: 'a' });
  expect([response.status, await response.json()]).toEqual([404, { code: 'not_found', message: expect.any(String) }]);
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['an unknown market', '/add/en/translation', { a: 'a' }],
  ['an unknown namespace', '/add/nl/nothing', { a: 'a' }],
  ['no JSON', '/add/nl/translation', '{'],
  ['a list', '/add/nl/translation', ['a']],
  ['null', '/add/nl/translation', 'null'],
  ['no key', '/add/nl/translation', {}],
  ['a key that is no path', '/add/nl/translation', { 'a b': 'a' }],
  ['a key of the prototype', '/add/nl/translation', '{"__proto__":"x"}'],
  ['a key that is too long', '/add/nl/translation', { ['a'.repeat(121)]: 'a' }],
  ['a text that is none', '/add/nl/translation', { a: { b: 'c' } }],
  ['a text that is too long', '/add/nl/translation', { a: 'x'.repeat(501) }],
  ['51 keys', '/add/nl/translation', Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`a${n}`, 'a']))],
  ['more than 8 kB', '/add/nl/translation', `{"a":"a"${' '.repeat(8 * 1024)}}`],
])('I18N-4 %s is refused', async (_, path, body) => {
  const { log, post } = open();
  const response = await post(path, body);
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 'invalid_request', message: expect.any(String) },
  ]);
  expect(log.warn).not.toHaveBeenCalled();
});

test('I18N-4 more than 60 reports a minute are refused, and the next minute starts afresh', async () => {
  const { log, post, time } = open();
  for (let n = 0; n < 60; n += 1) expect((await post('/add/nl/translation', { [`a${n}`]: 'a' })).status).toBe(204);
  const refused = await post('/add/nl/translation', { late: 'a' });
  expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).code]).toEqual([
    429,
    '60',
    'too_many',
  ]);
  time.now = 60_000;
  expect((await post('/add/nl/translation', { late: 'a' })).status).toBe(204);
  expect(log.warn).toHaveBeenCalledTimes(61);
});
