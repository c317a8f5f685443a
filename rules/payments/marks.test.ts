import { describe, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { marksOf } from './marks.ts';
import { isHookSecret, readProviderKey } from './provider-key.ts';

test.each([
  ['nl', ['applepay', 'paypal', 'creditcard', 'ideal'], ['ideal', 'mastercard', 'visa', 'paypal', 'apple-pay']],
  ['de', ['card', 'paypal', 'klarna', 'google_pay'], ['paypal', 'mastercard', 'visa', 'klarna', 'google-pay']],
  ['fr', ['bancontact', 'creditcard'], ['mastercard', 'visa', 'bancontact']],
  ['uk', ['klarnapaylater', 'klarnapaynow'], ['klarna']],
  ['nl', ['banktransfer', 'a-new-one'], []],
] as const)('FTR-D2 marks of %s stand in the order of the market: %j', (code, methods, shown) => {
  expect(marksOf(methods, markets[code].payments)).toEqual(shown);
});

const letters = 'dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';

describe('keys', () => {
  test.each([
    [`live_${letters}`, { provider: 'mollie', isTest: false }],
    [`test_${letters}`, { provider: 'mollie', isTest: true }],
    [`sk_live_${letters}`, { provider: 'stripe', isTest: false }],
    [`sk_test_${letters}`, { provider: 'stripe', isTest: true }],
    [`rk_live_${letters}`, { provider: 'stripe', isTest: false }],
    [`pk_live_${letters}`, null],
    [`access_${letters}`, null],
    ['live_short', null],
    [`live_${letters} `, null],
    ['', null],
  ])('%s', (key, read) => {
    expect(readProviderKey(key)).toEqual(read);
  });

  test('the secret of a webhook', () => {
    expect([`whsec_${letters}`, `sk_live_${letters}`, ''].map(isHookSecret)).toEqual([true, false, false]);
  });
});
