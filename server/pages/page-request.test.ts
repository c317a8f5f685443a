import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { createPageRequests } from './page-request.ts';

const settings = { trustProxy: false, hostKind: 'auto', siteUrls: {}, stagingUrls: {} } as const;

test('the address of a request is read once, whoever asks for it', () => {
  const pageRequestOf = createPageRequests(settings);
  const request = new Request('https://www.kudde.example/nl');
  expect(pageRequestOf(request)).toBe(pageRequestOf(request));
  expect(pageRequestOf(new Request(request))).not.toBe(pageRequestOf(request));
});

test.each(Object.values(markets))('$code: a page and its data are of the market their path begins with', (market) => {
  const pageRequestOf = createPageRequests(settings);
  const ask = (path: string) => pageRequestOf(new Request(`https://www.kudde.example/${market.code}${path}`));
  expect(ask('')).toMatchObject({ path: `/${market.code}`, isData: false, market: { code: market.code } });
  expect(ask('.data')).toMatchObject({ path: `/${market.code}`, isData: true, market: { code: market.code } });
  expect(ask('/_.data')).toMatchObject({ path: `/${market.code}/`, isData: true, market: { code: market.code } });
});
