// An embedded shop whose account is set really sells: what its pages say of it is what it does. A demonstration keeps what the requirements say.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets, marketList } from '#markets/index.ts';
import { find } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const accounts = {
  SHOP_IBAN_NL: 'NL91ABNA0417164300',
  SHOP_ACCOUNT_NAME_NL: 'Kudde B.V.',
  SHOP_SORT_CODE_UK: '12-34-56',
  SHOP_ACCOUNT_UK: '12345678',
  SHOP_ACCOUNT_NAME_UK: 'Kudde UK',
};

let selling: TestApp;
let elsewhere: TestApp;
beforeAll(async () => {
  selling = await openTestApp({ settings: { ...accounts, FIGURES: 'plain' } });
  elsewhere = await openTestApp({ settings: { ...accounts, SHOP_URL: 'http://127.0.0.1:9', CONSENT: 'none' } });
});
afterAll(async () => {
  await selling?.close();
  await elsewhere?.close();
});

const rootOf = (html: string) => find(html, 'html')?.attributes ?? {};
const footerOf = (html: string) => html.slice(html.indexOf('<footer'));

/** What the list of marks holds, by its words. */
function marksOf(html: string, label: string): string[] {
  const list = footerOf(html).split(`aria-label="${label}">`)[1]?.split('</ul>')[0] ?? '';
  return [...list.matchAll(/<li [^>]*title="([^"]*)"/g)].map(([, name]) => name ?? '');
}

test.each(['nl', 'uk'])('A8 a shop that sells shows what it takes: a transfer, in words (%s)', async (code) => {
  const market = markets[code as 'nl' | 'uk'];
  const t = textIn(market);
  const { html } = await selling.get(`/${code}`);
  expect(marksOf(html, t('footer.payments'))).toEqual([t('payments.transfer')]);
  expect(footerOf(html)).not.toContain('payments.svg');
});

test.each(marketList)(
  'FTR-9, MKT-15 to MKT-18 a shop elsewhere has the marks of its market ($code)',
  async (market) => {
    const t = textIn(market);
    const { html } = await elsewhere.get(`/${market.code}`);
    expect(marksOf(html, t('footer.payments'))).toEqual(market.payments.map((name) => t.find(`payments.${name}`)));
  },
);

test('FTR-9, STO-6 a market without an account is a demonstration and keeps what the requirements say', async () => {
  const t = textIn(markets.de);
  const { html } = await selling.get('/de');
  expect(marksOf(html, t('footer.payments'))).toHaveLength(markets.de.payments.length);
  expect(rootOf(html)['data-consent']).toBe('none');
});

test('A6, STO-6, STO-7 a shop that sells asks before the affiliate cookie; a setting says otherwise', async () => {
  expect(rootOf((await selling.get('/nl')).html)).toMatchObject({ 'data-consent': 'ask', 'data-awc': '/de' });
  expect(rootOf((await elsewhere.get('/nl')).html)['data-consent']).toBe('none');
});

test('A1, CRD-17 the honest figures are one setting away; without it they are as specified', async () => {
  const figures = (html: string) => /'figures':'(plain|specified)'/.exec(html)?.[1];
  expect(figures((await selling.get('/nl')).html)).toBe('plain');
  expect(figures((await elsewhere.get('/nl')).html)).toBe('specified');
});

test('A6 nobody who buys is asked: the question would lie over the button and the code to scan', async () => {
  const settings = `>${textIn(markets.nl)('footer.cookieSettings')}</button>`;
  expect((await selling.get('/nl')).html).toContain(settings);
  const { status, html } = await selling.get('/nl/shop/withdrawal/');
  expect(status).toBe(200);
  expect(rootOf(html)['data-consent']).toBe('ask');
  expect(html).not.toContain(settings);
});
