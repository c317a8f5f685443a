import { expect, test } from 'vitest';
import { matchPayments, numbersIn } from './match-payments.ts';

const order = { number: 'NL-2026-00042', state: 'placed', total: 8995, paid: 0, currency: 'EUR' } as const;
const entry = { date: '2026-03-04', amount: 8995, currency: 'EUR', payer: 'Jan', text: 'RF16NL202600042' };

test.each([
  ['pays', {}, {}],
  ['pays', { text: 'rf16 nl20-2600 042 dank' }, {}],
  ['pays', { currency: null }, {}],
  ['pays', { amount: 4995 }, { paid: 4000 }],
  ['otherAmount', { amount: 8994 }, {}],
  ['otherAmount', { amount: 8996 }, {}],
  ['otherCurrency', { currency: 'GBP' }, {}],
  ['alreadyPaid', {}, { state: 'paid' }],
  ['alreadyPaid', {}, { state: 'sent' }],
  ['givenUp', {}, { state: 'expired' }],
  ['givenUp', {}, { state: 'cancelled' }],
  ['unknownOrder', {}, { number: 'NL-2026-00041' }],
  ['wrongReference', { text: 'RF17NL202600042' }, {}],
  ['numberPays', { text: 'NL-2026-00042' }, {}],
  ['noReference', { text: '' }, {}],
] as const)('orders: %s when the entry is %j and the order %j', (kind, ofEntry, ofOrder) => {
  expect(matchPayments([{ ...entry, ...ofEntry }], [{ ...order, ...ofOrder }])).toMatchObject([{ kind }]);
});

test('orders: one order paid twice, and two orders in one payment, are listed and not guessed', () => {
  expect(matchPayments([entry, { ...entry, date: '2026-03-05' }], [order]).map(({ kind }) => kind)).toEqual([
    'twice',
    'twice',
  ]);
  const both = { ...entry, text: 'RF16NL202600042 en RF86NL202600043' };
  expect(numbersIn([both])).toEqual(['NL-2026-00042', 'NL-2026-00043']);
  expect(matchPayments([both], [order])).toMatchObject([{ kind: 'severalReferences', number: null }]);
});
