import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, settingNames, WrongSettings } from './config.ts';

function problems(environment: Record<string, string>): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof WrongSettings) return error.message;
    throw error;
  }
}

test('API-4 with no settings at all everything is embedded', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    databaseUrl: null,
    contentApi: { production: null, staging: null, local: null, dev: null },
    shop: { urls: { nl: null, fr: null, uk: null, de: null } },
    collectMissing: false,
  });
  expect(readConfig({ NODE_ENV: 'development' })).toMatchObject({ host: '127.0.0.1', collectMissing: true });
});

test('API-1 each host kind may have a content service of its own, else the first', () => {
  expect(
    readConfig({ CONTENT_API_URL: 'https://content.example/', CONTENT_API_URL_STAGING: 'https://staging.example' })
      .contentApi,
  ).toEqual({
    useDev: false,
    production: 'https://content.example',
    staging: 'https://staging.example',
    local: 'https://content.example',
    dev: 'https://content.example',
  });
});

test('a market may have its own shop, the others share one', () => {
  expect(readConfig({ SHOP_URL: 'https://shop.example', SHOP_URL_DE: 'https://laden.example' }).shop.urls).toEqual({
    nl: 'https://shop.example',
    fr: 'https://shop.example',
    uk: 'https://shop.example',
    de: 'https://laden.example',
  });
});

test('SHP-2 the address of a shop has no path: that of the visitor is forwarded', () => {
  expect(readConfig({ SHOP_URL: 'https://shop.example/' }).shop.urls.nl).toBe('https://shop.example');
  for (const name of ['SHOP_URL', 'SHOP_URL_NL'])
    for (const value of ['https://shop.example/nl/shop', 'https://shop.example/?a=1'])
      expect(problems({ [name]: value })).toMatch(new RegExp(`${name}=.*without a path`));
});

test('SHP-2 what of the shop is closed: the usual, a list, or nothing', () => {
  const closed = (value: string) => readConfig({ SHOP_CLOSED_PATHS: value }).shop.closedPaths;
  expect(closed('')).toBeNull();
  expect(closed('none')).toEqual([]);
  expect(closed('XMLRPC.php, /wp-admin/, ?author')).toEqual(['xmlrpc.php', 'wp-admin', '?author']);
  expect(problems({ SHOP_CLOSED_PATHS: 'xmlrpc.php,,../x' })).toContain('SHOP_CLOSED_PATHS');
});

test('all wrong settings are told at once, without passwords', () => {
  const told = problems({
    PORT: '99999',
    DATABASE_URL: 'mysql://root:secret@host/db',
    SITE_URL_NL: 'kudde',
    PAGE_TTL: 'soon',
    HOST_KIND: 'moon',
  });
  for (const name of ['PORT=99999', 'DATABASE_URL', 'SITE_URL_NL=kudde', 'PAGE_TTL=soon', 'HOST_KIND=moon'])
    expect(told).toContain(name);
  expect(told).not.toContain('secret');
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('.env.example is complete and right', () => {
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));
  expect(Object.keys(example).toSorted()).toEqual(settingNames.toSorted());
  expect(readConfig(example)).toEqual(readConfig({}));
});

test('SGN-8 a mail server needs a sender', () => {
  expect(problems({ SMTP_URL: 'smtp://mail.example:587' })).toContain('MAIL_FROM');
  const mail = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'Kudde <post@kudde.example>' };
  expect(readConfig(mail).mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
  expect(readConfig({}).mail.smtpUrl).toBeNull();
});

test('orders: without an account every market is a demonstration, and orders are taken', () => {
  expect(readConfig({}).orders).toEqual({ isOpen: true, accounts: { nl: null, fr: null, uk: null, de: null } });
  expect(readConfig({ ORDERS: 'off' }).orders.isOpen).toBe(false);
  expect(problems({ ORDERS: 'maybe' })).toContain('ORDERS=maybe');
});

test('keys of payment providers: one a market, of the right kind, and never repeated', () => {
  const letters = 'dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';
  const { payments } = readConfig({ MOLLIE_KEY_NL: `live_${letters}`, STRIPE_KEY_UK: `sk_test_${letters}` });
  expect(payments.keys).toEqual({
    nl: { key: `live_${letters}`, hookSecret: null },
    uk: { key: `sk_test_${letters}`, hookSecret: null },
    fr: null,
    de: null,
  });
  const wrong = problems({ MOLLIE_KEY_NL: `sk_live_${letters}`, STRIPE_HOOK_SECRET_DE: letters });
  for (const name of ['MOLLIE_KEY_NL', 'STRIPE_HOOK_SECRET_DE']) expect(wrong).toContain(name);
  expect(wrong).not.toContain(letters);
  const both = problems({ MOLLIE_KEY_NL: `live_${letters}`, STRIPE_KEY_NL: `sk_live_${letters}` });
  expect(both).toContain('STRIPE_KEY_NL: is one too many');
});

test('orders: accounts are IBANs, in uk a sort code and a number, each with a name', () => {
  const { accounts } = readConfig({
    SHOP_IBAN_NL: 'NL91 ABNA 0417 1643 00',
    SHOP_ACCOUNT_NAME_NL: 'Kudde B.V.',
    SHOP_SORT_CODE_UK: '123456',
    SHOP_ACCOUNT_UK: '1234 5678',
    SHOP_ACCOUNT_NAME_UK: 'Kudde UK',
  }).orders;
  expect(accounts).toEqual({
    nl: { kind: 'iban', name: 'Kudde B.V.', iban: 'NL91ABNA0417164300' },
    fr: null,
    uk: { kind: 'sortCode', name: 'Kudde UK', sortCode: '12-34-56', accountNumber: '12345678' },
    de: null,
  });
});

test.each([
  [
    { SHOP_IBAN_NL: 'NL91ABNA0417164301', SHOP_ACCOUNT_NAME_NL: 'K' },
    /SHOP_IBAN_NL=NL91ABNA0417164301: has wrong check digits/,
  ],
  [
    { SHOP_IBAN_DE: 'DE8937040044053201300', SHOP_ACCOUNT_NAME_DE: 'W' },
    /SHOP_IBAN_DE=.*has 21 signs, an IBAN of DE has 22/,
  ],
  [{ SHOP_IBAN_FR: 'FR1420041010050500013M02606' }, /SHOP_ACCOUNT_NAME_FR.*missing/],
  [{ SHOP_ACCOUNT_NAME_NL: 'Kudde B.V.' }, /SHOP_IBAN_NL.*missing/],
  [
    { SHOP_SORT_CODE_UK: '12345', SHOP_ACCOUNT_UK: '12345678', SHOP_ACCOUNT_NAME_UK: 'K' },
    /SHOP_SORT_CODE_UK=12345: must have six/,
  ],
  [
    { SHOP_SORT_CODE_UK: '123456', SHOP_ACCOUNT_UK: '1234', SHOP_ACCOUNT_NAME_UK: 'K' },
    /SHOP_ACCOUNT_UK=1234: must have eight/,
  ],
])('orders: %j stops the start, and says what is wrong', (environment, told) => {
  expect(problems(environment)).toMatch(told);
});

test('one process serves unless more are wished for; auto is one for each processor', () => {
  expect(readConfig({}).processes).toBe(1);
  expect(readConfig({ PROCESSES: '4' }).processes).toBe(4);
  expect(readConfig({ PROCESSES: 'auto' }).processes).toBe(availableParallelism());
  expect(problems({ PROCESSES: '0' })).toContain('PROCESSES=0: must be auto, or a number from 1 to 64');
});
