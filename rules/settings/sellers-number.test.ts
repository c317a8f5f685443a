import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { isPhoneNumber } from '#rules/orders/phone-number.ts';
import { canBeSellersNumber } from './sellers-number.ts';
import { settingReaders } from './setting-keys.ts';

test.each(marketList)(
  'counter 1 in $code what cannot be a VAT number is none; what the market file has is one',
  (market) => {
    const { country, vatNumber } = market.orders.invoice;
    const { example } = vatNumber;
    const can = (text: string) => canBeSellersNumber(text, market);
    for (const right of ['', example, market.orders.seller.vatNumber, example.toLowerCase(), '12/345/67890'])
      expect([right, can(right)]).toEqual([right, true]);
    for (const wrong of [`${country}123`, 'niks', '12', `${example}9999`, 'XX1234'])
      expect([wrong, can(wrong)]).toEqual([wrong, false]);
  },
);

test.each(marketList)(
  'counter 1 in $code the telephone number of the market file is one, and words are none',
  ({ phone }) => {
    const given = [phone, '+44 (0)20 7946 0958', '0346 000 000', 'niks', '12'];
    expect(given.map(isPhoneNumber)).toEqual([true, true, true, false, false]);
  },
);

test('counter 13: delivery may be free from a sum above a thousand, and costs no such sum', () => {
  const {
    'delivery.freeFrom': freeFrom,
    'delivery.boxFreeFrom': boxFreeFrom,
    'delivery.price': price,
  } = settingReaders;
  expect([freeFrom(120_000), boxFreeFrom(120_000), freeFrom(1_000_001)]).toEqual([120_000, 120_000, null]);
  expect(price(120_000)).toBeNull();
});
