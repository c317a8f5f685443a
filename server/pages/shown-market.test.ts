import { expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { readConfig } from '#server/config.ts';
import { createShownMarkets } from './shown-market.ts';

const account = { SHOP_IBAN_NL: 'NL91ABNA0417164300', SHOP_ACCOUNT_NAME_NL: 'Kudde B.V.' };

function payments(settings: Record<string, string>, methods: string[] | null = null): readonly string[] {
  const config = readConfig({ NODE_ENV: 'test', ...settings });
  const online = { nl: methods && { provider: 'mollie' as const, isTest: false, methods } };
  return createShownMarkets({ ...config, payments: { ...config.payments, online } })(markets.nl).payments;
}

test('FTR-9 MKT-15 MKT-16 MKT-17 MKT-18 a demonstration shows the marks of its market, also with a key', () => {
  const shown = createShownMarkets(readConfig({ NODE_ENV: 'test' }));
  for (const market of marketList) expect(shown(market).payments).toEqual(market.payments);
  expect(payments({}, ['paypal'])).toEqual(markets.nl.payments);
});

test('FTR-9 MKT-15 with a shop of its own a market shows its marks', () => {
  expect(payments({ ...account, SHOP_URL: 'https://shop.example' }, ['paypal'])).toEqual(markets.nl.payments);
});

test('a shop that sells shows what can really be paid with', () => {
  expect(payments(account)).toEqual(['transfer']);
  expect(payments(account, ['paypal', 'ideal', 'somethingnew'])).toEqual(['ideal', 'paypal', 'transfer']);
});
