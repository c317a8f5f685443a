import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { createPageRequests } from './page-request.ts';

const settings = { trustProxy: false, hostKind: 'auto', siteUrls: {}, stagingUrls: {} } as const;

test('the address of a request is read once, whoever asks for it', () => {
  const pageRequestOf = createPageRequests(settings).of;
  const request = new Request('https://www.kudde.example/nl');
  // In front of the app there is no Request yet.
  const inFront = { url: request.url, headers: { get: () => null } };
  expect(pageRequestOf(inFront)).toBe(pageRequestOf(request));
  expect(pageRequestOf(new Request('https://www.kudde.example/fr'))).not.toBe(pageRequestOf(request));
});

test('behind a proxy what it says of the visitor is part of the address', () => {
  const pageRequestOf = createPageRequests({ ...settings, trustProxy: true }).of;
  const ask = (headers: Record<string, string>) => pageRequestOf(new Request('http://inside/nl', { headers })).url.href;
  expect(ask({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a.example' })).toBe('https://a.example/nl');
  expect(ask({ 'x-forwarded-proto': 'http', 'x-forwarded-host': 'a.example' })).toBe('http://a.example/nl');
  expect(ask({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'b.example' })).toBe('https://b.example/nl');
});

test('C15 a page is rendered with what was read of its address, and with the address of its key', () => {
  const { of, ofKey } = createPageRequests(settings);
  const asked = of(new Request('https://www.kudde.example/nl/recepten?utm_source=x&cut=steak'));
  const rendered = of(ofKey('https://www.kudde.example/nl/recepten?cut=steak', asked));
  expect(rendered.url.search).toBe('?cut=steak');
  expect(rendered.route).toBe(asked.route);
  const readAnew = of(new Request('https://www.kudde.example/nl/recepten?cut=steak'));
  expect(rendered).toEqual(readAnew);
});

test.each(Object.values(markets))('$code: a page and its data are of the market their path begins with', (market) => {
  const pageRequestOf = createPageRequests(settings).of;
  const ask = (path: string) => pageRequestOf(new Request(`https://www.kudde.example/${market.code}${path}`));
  expect(ask('')).toMatchObject({ path: `/${market.code}`, isData: false, market: { code: market.code } });
  expect(ask('.data')).toMatchObject({ path: `/${market.code}`, isData: true, market: { code: market.code } });
  expect(ask('/_.data')).toMatchObject({ path: `/${market.code}/`, isData: true, market: { code: market.code } });
});
