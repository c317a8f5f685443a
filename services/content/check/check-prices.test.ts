import { expect, test } from 'vitest';
import type { MarketFiles } from '#services/content/content-files.ts';
import { checkPrices } from './check-prices.ts';

const noItems: MarketFiles['items'] = {
  packages: [],
  farmers: [],
  breeds: [],
  recipes: [],
  cuts: [],
  'article-categories': [],
  articles: [],
  questions: [],
  'farmshop-products': [],
  coupons: [],
  'static-pages': [],
  menus: [],
  traceability: [],
  settings: [],
  redirects: [],
  'coupon-codes': [],
};

const reasonsOf = (kind: 'packages' | 'farmshop-products' | 'coupons', field: string, value: unknown) => {
  const priced = { file: 'x', doc: { [field]: value } };
  const items = { ...noItems, [kind]: [priced] };
  return checkPrices({ files: { items, popular: [], fingerprint: '', issues: [] } }).map(({ reason }) => reason);
};

test.each([
  [59.95, null],
  ['59,95', null],
  [60, null],
  [0.01, null],
  [null, null],
  [undefined, null],
  [0, 'is 0: a price is more than 0; leave it out of what cannot be bought'],
  ['0', 'is 0: a price is more than 0; leave it out of what cannot be bought'],
  [-5, 'is -5: a price is more than 0; leave it out of what cannot be bought'],
  [7.995, 'is 7.995: a price has two decimals at most'],
  ['59,950', 'is 59.950: a price has two decimals at most'],
])('O7 a price of %j is refused for: %s', (value, reason) => {
  const expected = reason === null ? [] : [reason];
  expect(reasonsOf('packages', 'shop_package_price', value)).toEqual(expected);
  expect(reasonsOf('farmshop-products', 'price', value)).toEqual(expected);
  expect(reasonsOf('coupons', 'visual_price', value)).toEqual(expected);
});

test.each(['packages', 'farmshop-products'] as const)(
  'F58 a reduction of %s that began so many days ago, for ever, is refused: it began on a day',
  (kind) => {
    const log = (...days: string[]) =>
      reasonsOf(
        kind,
        'price_log',
        days.map((from) => ({ from, price: 10 })),
      );
    expect(log('now-140d', 'now-18d')).toEqual([
      'begins anew every day: a price was lowered on a day such as 2026-11-02',
    ]);
    expect(log('2026-05-18', '2026-10-26')).toEqual([]);
  },
);
