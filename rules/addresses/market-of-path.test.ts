import { expect, test } from 'vitest';
import { defaultMarket, marketList, markets, type MarketCode } from '#markets/index.ts';
import { homeOf, marketOfPath } from './market-of-path.ts';

const all = { markets: marketList, defaultMarket };

test.each<[string, MarketCode]>([
  ['/nl', 'nl'],
  ['/fr', 'fr'],
  ['/uk', 'uk'],
  ['/de', 'de'],
  ['/de/', 'de'],
  ['/de/unsere-bauern/2', 'de'],
  ['/', 'nl'],
  ['/foo', 'nl'],
  ['/en/farmers', 'nl'],
  ['/DE/farmbox', 'nl'],
  ['/De', 'nl'],
  ['/global/x', 'nl'],
  ['/foo/de', 'nl'],
])('RTE-2, RTE-3, RTE-4 the language of %s is %s', (path, code) => {
  expect(marketOfPath(path, all).code).toBe(code);
});

test('RTE-4 the default comes with the markets, not with the code', () => {
  expect(marketOfPath('/foo', { markets: marketList, defaultMarket: markets.de }).code).toBe('de');
});

test.each<[string, string | null, string]>([
  ['www.kudde.example', null, '/nl'],
  ['www.weidekiste.example', null, '/de'],
  ['WWW.WEIDEKISTE.EXAMPLE:443', null, '/de'],
  ['localhost:3000', null, '/nl'],
  ['unknown.example', null, '/nl'],
  ['www.kudde.example', '/uk', '/uk'],
  ['www.kudde.example', '/uk/404', '/uk'],
  ['www.kudde.example', '/', '/nl'],
  ['www.kudde.example', '/en/farmers', '/nl'],
  ['www.weidekiste.example', '/fr/nos-eleveurs', '/fr'],
])('RTE-5, ERR-D3 the root on %s from %s leads to %s', (host, from, home) => {
  expect(homeOf({ ...all, host, from })).toBe(home);
});

test('RTE-5 the query survives the root redirect', () => {
  expect(homeOf({ ...all, host: 'www.weidekiste.example', search: '?awc=1_2&invite=A%20B' })).toBe(
    '/de?awc=1_2&invite=A%20B',
  );
});
