// What vouchers said they buy, and what they say now. F numbers are those of the second reading of the texts.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { filesWith } from '#tests/setup/content/market-files.ts';
import { checkVouchers } from './check-vouchers.ts';

type Code = keyof typeof markets;
const goods = {
  packages: [
    { title: 'Petit colis Charolaise', shop_package_price: 35.1 },
    { title: 'Bones and offal box', shop_package_price: 18.95 },
    { title: 'Fleckvieh-Weidekiste, groß', shop_package_price: 169 },
  ],
  'farmshop-products': [{ title: 'Hele kip', price: 22.4 }],
};
const saidOf = (market: Code, value: number, excerpt: string) =>
  checkVouchers({
    market: markets[market],
    files: filesWith({ ...goods, coupons: [{ visual_price: value, excerpt }] }),
  }).map(({ reason }) => reason);

test.each<[string, Code, number, old: string, now: string]>([
  ['F19', 'nl', 25, 'Voor een kip of twee. Twee jaar geldig.', 'Voor een kip, met bezorging bijna. Twee jaar geldig.'],
  [
    'F31',
    'fr',
    35,
    'Le petit colis de Charolaise, à dix centimes près.',
    'Le petit colis de Charolaise, à dix centimes et une livraison près.',
  ],
  [
    'F40',
    'uk',
    25,
    'A bones and offal box and change, or most of a stewing pack. Valid for two years on every box.',
    '90p short of a bones and offal box, delivered. Valid for two years on every box.',
  ],
  ['F45', 'de', 170, 'Für eine große Weidekiste.', 'Fast eine große Fleckvieh-Weidekiste, mit Lieferung.'],
])('%s a voucher of the %s shop says whether it buys the delivery', (_, market, value, old, now) => {
  expect(saidOf(market, value, old)).toEqual([
    expect.stringMatching(/^says what it buys, and not whether with delivery/),
  ]);
  expect(saidOf(market, value, now)).toEqual([]);
});

test('F45 what is promised with delivery is paid by the voucher', () => {
  const promise = 'Für eine große Fleckvieh-Weidekiste, mit Lieferung.';
  expect(saidOf('de', 170, promise)).toEqual([
    'Fleckvieh-Weidekiste, groß costs 175.95 with delivery, and this is worth 170',
  ]);
  expect(saidOf('de', 180, promise)).toEqual([]);
});

test('what names no goods promises none', () => {
  expect(saidOf('nl', 150, 'Voor een vriezer vol. Twee jaar geldig op alles in de winkel.')).toEqual([]);
});
