import { expect, test, vi } from 'vitest';
import { readPageRequest } from './page-request.ts';
import { createRedirects } from './redirects.ts';

const config = { siteUrls: {}, stagingUrls: {}, redirectHosts: ['shop.example'] };
const settings = { trustProxy: false, hostKind: 'auto', siteUrls: {}, stagingUrls: {} } as const;
const ask = (path: string) => readPageRequest(new Request(new URL(path, 'https://www.kudde.example')), settings);
type Read = Parameters<typeof createRedirects>[0]['read'];

const line = () => vi.fn<(details: object, message: string) => void>();
const quiet = () => ({ info: line(), warn: line(), error: line() });

function open(table: Record<string, string>, log = quiet()) {
  const entries = Object.fromEntries(Object.entries(table).map(([path, to]) => [path, { to }]));
  const redirects = createRedirects({
    read: async () => entries,
    config,
    log,
  });
  return { find: (path: string) => redirects.find(ask(path)), log };
}

test.each([
  ['/nl/old', '/nl/about'],
  ['/nl/old/', '/nl/about'],
  ['/nl/old?utm_source=x', '/nl/about?utm_source=x'],
  ['/nl/old.data?_routes=nl%2Fhome&invite=A1', '/nl/about?invite=A1'],
  ['/nl/partner', 'https://shop.example/x'],
  ['/nl/weide', 'https://www.weidekiste.example/de'],
  ['/nl/older', null],
])('RTE-41, RTE-D15 %s moved to %s', async (path, to) => {
  const table = {
    '/nl/old': '/nl/about',
    '/nl/partner': 'https://shop.example/x',
    '/nl/weide': 'https://www.weidekiste.example/de',
  };
  expect(await open(table).find(path)).toBe(to);
});

test('RTE-D15 an entry that leads to itself, in a circle or to a stranger is ignored and logged once', async () => {
  const table = { '/nl/self': '/nl/self', '/nl/a': '/nl/b', '/nl/b': '/nl/a', '/nl/evil': 'https://evil.example/' };
  const { find, log } = open(table);
  for (const path of ['/nl/self', '/nl/a', '/nl/evil', '/nl/evil']) expect(await find(path)).toBeNull();
  expect(log.warn).toHaveBeenCalledTimes(3);
});

test.each([
  ['/nl/', '/nl'],
  ['/nl/recepten/', '/nl/recepten'],
  ['/nl/recepten/?page=1', '/nl/recepten?page=1'],
  ['/nl/_.data', '/nl'],
  ['/nl/recepten/1', '/nl/recepten'],
  ['/nl/recepten/kip/1?utm=x', '/nl/recepten/kip?utm=x'],
  ['/nl/recepten/1/', '/nl/recepten'],
  ['/nl/blog/1', '/nl/blog'],
  ['/nl/recepten.data', null],
  ['/nl/recepten/2', null],
  ['/nl/recepten', null],
  ['/', null],
  ['//evil.example/', null],
  ['/nl//', '/nl'],
  ['/nl/recepten//?utm=x', '/nl/recepten?utm=x'],
  ['/nl//recepten', null],
  ['/%6El/recepte%6e', '/nl/recepten'],
  ['/nl/caf%c3%a9', '/nl/caf%C3%A9'],
  ['/nl/caf%C3%A9', null],
  ['/nl/a,b', '/nl/a%2Cb'],
  ['/nl/a%2Cb', null],
  ['/nl/100%', null],
  ['/nl/%E0%A4%A', null],
  ['/nl/a%2Fb', null],
  ['/nl/a%2fb', null],
  ['/assets/..%2f..%2fserver%2findex.js', null],
  ['/nl/a%5cb', null],
])('RTE-D3, RTE-D10 %s is spelt %s', async (path, to) => {
  expect(await open({}).find(`https://www.kudde.example${path}`)).toBe(to);
});

test('RTE-41 the table is read once, and again when it changed', async () => {
  const read = vi.fn<Read>(async () => ({ '/nl/old': { to: '/nl/about' } }));
  const redirects = createRedirects({ read, config: { ...config, redirectHosts: [] }, log: quiet() });
  const url = ask('/nl/old');
  await Promise.all([redirects.find(url), redirects.find(url)]);
  await redirects.find(url);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockResolvedValueOnce({ '/nl/old': { to: '/nl/new' } });
  redirects.forget();
  expect(await redirects.find(url)).toBe('/nl/new');
});

test('a table that cannot be read leaves the one before, and is not asked for at every request', async () => {
  const read = vi.fn<Read>(async () => ({ '/nl/old': { to: '/nl/about' } }));
  const log = quiet();
  const redirects = createRedirects({ read, config: { ...config, redirectHosts: [] }, log });
  const url = ask('/nl/old');
  await redirects.find(url);
  read.mockRejectedValue(new Error('gone'));
  redirects.forget();
  expect(await redirects.find(url)).toBe('/nl/about');
  expect(await redirects.find(url)).toBe('/nl/about');
  expect(read).toHaveBeenCalledTimes(2);
  expect(log.error).toHaveBeenCalledTimes(1);
});
