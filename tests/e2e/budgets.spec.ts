// Bytes of the first view, counted as they travel.
import { get } from 'node:http';
import { expect, test } from '../setup/browser-test.ts';

const phone = { width: 390, height: 844 };
/** We want 25 kB everywhere; where a home is larger it must not grow. */
const homeHtml = { nl: 25_300, de: 26_000, fr: 25_000, uk: 25_000 };

function brotliBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

for (const [market, most] of Object.entries(homeHtml)) {
  test(`the HTML of home in ${market} stays small`, async ({ baseURL }) => {
    // Whoever comes first gets it quickly; it is made as small as it can be for those who follow.
    const home = () => brotliBytes(`${baseURL}/${market}`);
    expect(await home()).toBeLessThanOrEqual(most * 1.15);
    await expect.poll(home).toBeLessThanOrEqual(most);
  });
}

for (const path of ['/nl', '/de', '/nl/missie']) {
  test(`the first view of ${path} on a phone costs at most 500 kB`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ viewport: phone });
    let bytes = 0;
    page.on('requestfinished', (request) => {
      void request.sizes().then((sizes) => (bytes += sizes.responseBodySize + sizes.responseHeadersSize));
    });
    await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' });
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(500_000);
    await page.close();
  });
}
