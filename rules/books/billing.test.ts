import { expect, test } from 'vitest';
import { type MarketCode, marketList, markets } from '#markets/index.ts';
import { checkBilling, readBuyersNumber } from './billing.ts';

test.each<[MarketCode, string, string | null]>([
  ['nl', 'NL123456789B01', 'NL123456789B01'],
  ['nl', 'nl 1234.56.789.b01', 'NL123456789B01'],
  ['nl', '123456789B01', 'NL123456789B01'],
  ['nl', 'NL12345678B01', null],
  ['nl', 'NL123456789', null],
  ['fr', 'FR 12 345678901', 'FR12345678901'],
  ['fr', 'fr XX 345 678 901', 'FRXX345678901'],
  ['fr', '345678901', null],
  ['uk', 'GB 123 4567 89', 'GB123456789'],
  ['uk', '123456789', 'GB123456789'],
  ['uk', 'GB123456789012', 'GB123456789012'],
  ['uk', 'GBGD123', 'GBGD123'],
  ['uk', 'GB12345', null],
  ['de', 'DE 123456789', 'DE123456789'],
  ['de', 'de-123 456 789', 'DE123456789'],
  ['de', 'DE12345678', null],
  ['de', '12/345/67890', null],
  ['nl', 'BE 0123.456.789', 'BE0123456789'],
  ['de', 'ATU12345678', 'ATU12345678'],
  ['nl', 'QQ123456789', null],
  ['uk', 'keine', null],
])('42.1 in %s the VAT number %j is read as %j', (code, typed, number) => {
  expect(readBuyersNumber(typed, markets[code])).toBe(number);
});

test.each(marketList)('42.1 the example of $code is a number of its shape', (market) => {
  expect(readBuyersNumber(market.orders.invoice.vatNumber.example, market)).not.toBeNull();
});

const delivered = { company: '', street: 'Molendijk', houseNumber: '14 a', postCode: '3411 AB', city: 'Lopik' };
const typed = { company: ' Gasthof  Krone ', street: '', postCode: '', city: '', vatNumber: '' };
const check = (fields: Partial<typeof typed>, to: Partial<typeof delivered> = {}) =>
  checkBilling({ ...typed, ...fields }, { delivered: { ...delivered, ...to }, market: markets.nl });

test('42.1 a business that says no more than its name gets its invoice to where the goods go', () => {
  expect(check({})).toEqual({
    billing: {
      company: 'Gasthof Krone',
      street: 'Molendijk 14 a',
      postCode: '3411 AB',
      city: 'Lopik',
      country: 'NL',
      vatNumber: '',
    },
  });
  expect(check({ company: '' }, { company: 'Slagerij Vos' })).toMatchObject({ billing: { company: 'Slagerij Vos' } });
});

test('42.1 an address of its own is whole, and a number of another country says which one that is', () => {
  const elsewhere = { street: 'Markt 1', postCode: 'b-2000', city: 'Antwerpen', vatNumber: 'BE0123456789' };
  expect(check(elsewhere)).toMatchObject({ billing: { ...elsewhere, postCode: 'B-2000', country: 'BE' } });
  expect(check({ city: 'Antwerpen' })).toEqual({
    problems: [
      { field: 'billingStreet', problem: 'missing' },
      { field: 'billingPostCode', problem: 'missing' },
    ],
  });
});

test('42.1 without a name there is no invoice for a business; a number that is none is said, and so is a text without end', () => {
  expect(check({ company: '', vatNumber: '12' })).toEqual({
    problems: [
      { field: 'billingCompany', problem: 'missing' },
      { field: 'vatNumber', problem: 'wrong' },
    ],
  });
  expect(check({ company: 'x'.repeat(101) })).toEqual({ problems: [{ field: 'billingCompany', problem: 'tooLong' }] });
});

test('42.1 where nothing is brought anywhere, the address of the invoice is asked for', () => {
  const nowhere = { street: '', houseNumber: '', postCode: '', city: '' };
  expect(check({}, nowhere)).toMatchObject({ problems: [{ field: 'billingStreet' }, {}, {}] });
});
