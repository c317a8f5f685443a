import { expect, test } from 'vitest';
import { shopBase } from '#rules/links/checkout-link.ts';
import { kindOf, siteOf, requestUrl } from './request-url.ts';

const unset = { trustProxy: false, hostKind: 'auto', siteUrls: {}, stagingUrls: {} } as const;
const configured = {
  ...unset,
  siteUrls: { nl: 'https://kudde.test/nl', de: null },
  stagingUrls: { nl: 'https://staging.kudde.test/nl' },
};

const originsOf = (address: string, settings: Parameters<typeof siteOf>[2] = unset) => {
  const url = new URL(address);
  return siteOf(url, kindOf(url, settings), settings).origins;
};

test.each([
  ['http://localhost:3000/nl', 'http://localhost:3000'],
  ['http://127.0.0.1:8080/nl', 'http://127.0.0.1:8080'],
  ['https://www.kudde.example/nl', 'https://www.kudde.example'],
  ['https://staging.kudde.example/nl', 'https://staging.kudde.example'],
  ['https://evil.test/nl', 'https://www.kudde.example'],
])('SEO-D4 the public address of a visit to %s begins with %s', (address, origin) => {
  expect(originsOf(address).nl).toBe(origin);
});

test('SEO-D4 the configured address wins on the host kind it is for', () => {
  expect(originsOf('https://www.kudde.example/nl', configured).nl).toBe('https://kudde.test');
  expect(originsOf('https://staging.kudde.example/nl', configured).nl).toBe('https://staging.kudde.test');
  expect(originsOf('http://localhost/nl', configured).nl).toBe('http://localhost');
  expect(originsOf('https://kudde.test/nl', configured)).toMatchObject({
    nl: 'https://kudde.test',
    de: 'https://kudde.test',
  });
});

const named = {
  ...unset,
  siteUrls: { de: 'https://laden.test/de' },
  stagingUrls: { de: 'https://probe.test/de' },
};

test.each([
  ['production', 'https://www.weidekiste.example', 'https://laden.test/de', 'https://www.weidekiste.example/de'],
  ['staging', 'https://staging.weidekiste.example', 'https://probe.test/de', 'https://staging.weidekiste.example/de'],
  ['alpha', 'https://alpha.weidekiste.example', 'https://probe.test/de', '/de'],
  ['local', 'http://localhost:3000', 'http://localhost:3000/de', 'http://localhost:3000/de'],
  ['unknown', 'http://192.0.2.7:8080', 'https://laden.test/de', '/de'],
])('SHP-16, SHP-D4 on a %s host (%s) the shop base is the setting %s, else %s', (_, host, configuredBase, ownBase) => {
  const url = new URL(`${host}/de`);
  const baseOf = (settings: Parameters<typeof siteOf>[2]) =>
    shopBase(siteOf(url, kindOf(url, settings), settings).linkOrigins.de ?? '?', { code: 'de' });
  expect(baseOf(named)).toBe(configuredBase);
  expect(baseOf(unset)).toBe(ownBase);
});

test('links between the markets stay on a host in a local network, whose name the page does not repeat', () => {
  const url = new URL('http://192.0.2.7:8080/nl');
  const { origins, linkOrigins } = siteOf(url, kindOf(url, unset), unset);
  expect(linkOrigins).toEqual({ nl: '', fr: '', uk: '', de: '' });
  expect(origins.de).toBe('https://www.weidekiste.example');
});

test.each([
  ['https://www.kudde.example', true],
  ['https://anything.test', true],
  ['https://staging.kudde.example', false],
  ['https://alpha.kudde.example', false],
  ['http://localhost:3000', false],
])('SEO-D4, RTE-D17 search engines may index %s: %s', (address, isIndexed) => {
  const url = new URL(address);
  expect(siteOf(url, kindOf(url, unset), unset).isIndexed).toBe(isIndexed);
});

test('SEO-D4 a host may be declared to be of a kind', () => {
  const settings = { ...unset, hostKind: 'production' } as const;
  const url = new URL('http://localhost:3000');
  expect(siteOf(url, kindOf(url, settings), settings).isIndexed).toBe(true);
});

test('headers of a proxy count only where proxies are trusted', () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.kudde.example, inner' };
  const request = new Request('http://10.0.0.1:3000/nl?x=1', { headers });
  expect(requestUrl(request, { trustProxy: false }).href).toBe('http://10.0.0.1:3000/nl?x=1');
  expect(requestUrl(request, { trustProxy: true }).origin).toBe('https://www.kudde.example');
});

test.each([
  ['https://laden.test', 'production'],
  ['https://probe.test', 'staging'],
  ['https://alpha.probe.test', 'alpha'],
  ['https://staging.stranger.example', 'staging'],
  ['https://stranger.example', 'production'],
])('RTE-D17 with public addresses set, %s is of the kind %s', (address, kind) => {
  const settings = {
    ...unset,
    siteUrls: named.siteUrls,
    stagingUrls: { ...named.stagingUrls, nl: 'https://alpha.probe.test' },
  };
  expect(kindOf(new URL(address), settings)).toBe(kind);
});

test('RTE-D17 a public address is production whatever it is called', () => {
  const settings = { ...unset, siteUrls: { nl: 'https://staging.shop.test' } };
  expect(kindOf(new URL('https://staging.shop.test/nl'), settings)).toBe('production');
});
