// What a page tells the browser of its deployment, and what its policy lets in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { find } from '#tests/setup/read-page.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const form = 'https://kudde.us1.list-manage.example/subscribe/post?u=1';
const change = `>${textIn(markets.nl)('footer.cookieSettings')}</button>`;

let plain: TestApp;
let asking: TestApp;
beforeAll(async () => {
  plain = await openTestApp({ settings: { TAG_MANAGER_ID: 'GTM-KUDDE1', MAILING_URL_NL: form } });
  asking = await openTestApp({ settings: { CONSENT: 'ask', MAILING: 'jsonp', MAILING_URL_NL: form } });
});
afterAll(async () => {
  await plain?.close();
  await asking?.close();
});

const rootOf = (html: string) => find(html, 'html')?.attributes ?? {};
const scriptsOf = (headers: Headers) => /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];

test('ANA-1 where nobody is asked there is no question and no settings', async () => {
  const { html } = await plain.get('/nl');
  expect(rootOf(html)['data-consent']).toBe('none');
  expect(html).not.toContain(change);
});

test('ANA-1, STO-6 where visitors are asked, every page has the way back to the question', async () => {
  for (const path of ['/nl', '/nl/recepten', '/nl/nowhere']) {
    const { html } = await asking.get(path);
    expect(rootOf(html)['data-consent']).toBe('ask');
    expect(html).toContain(change);
  }
});

test('SHP-5, SHP-D9 the browser learns the form of the mailing service only where it is to ask it', async () => {
  expect(rootOf((await asking.get('/nl')).html)['data-mailing']).toBe(form);
  expect(rootOf((await asking.get('/de')).html)).not.toHaveProperty('data-mailing');
  expect(rootOf((await plain.get('/nl')).html)).not.toHaveProperty('data-mailing');
});

test('ANA-1, SHP-D9 the policy never lets scripts in by their being there', async () => {
  for (const app of [plain, asking]) {
    const sources = scriptsOf((await app.get('/nl')).headers) ?? '';
    expect(sources).toContain("'self'");
    expect(sources).not.toContain('unsafe');
  }
});
