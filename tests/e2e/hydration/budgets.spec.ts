// Bytes of the first view, counted as they travel.
import { get } from 'node:http';
import { markets } from '#markets/index.ts';
import { expect, test, waitUntilHydrated } from '#tests/setup/browser/browser-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const phone = { width: 390, height: 844 };
const homeHtml = 25_000;
const firstView = 500_000;

function brotliBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

for (const market of Object.keys(markets)) {
  test(`the HTML of home in ${market} stays small`, async ({ baseURL }) => {
    // Whoever comes first gets it quickly; it is made as small as it can be for those who follow.
    const home = () => brotliBytes(`${baseURL}/${market}`);
    expect(await home()).toBeLessThanOrEqual(1.05 * homeHtml);
    await expect.poll(home).toBeLessThanOrEqual(homeHtml);
  });
}

/** What costs most stands first. */
const firstViews: [string, number, number?][] = [
  ['/nl', 1, 410_000],
  ['/nl/ons-vlees/kip', 1, 335_000],
  ['/nl', 2],
  ['/nl/missie', 2],
  ['/de', 1],
  ['/fr', 2],
  ['/uk', 2],
  ['/nl/ons-vlees', 2],
  ['/de/unser-fleisch', 1],
  ['/nl/boerderij-box', 1],
  ['/de/farmbox', 1],
  ['/nl/ons-vlees/blaarkop-proefpakket', 2],
  ['/de/unser-fleisch/fleckvieh-weidekiste-klein', 2],
];

for (const [path, density, limit = firstView] of casesOf(firstViews, 4)) {
  test(`the first view of ${path} on a phone of density ${density} costs at most ${limit / 1000} kB`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ viewport: phone, deviceScaleFactor: density });
    let underWay = 0;
    page.on('request', () => (underWay += 1));
    page.on('requestfailed', () => (underWay -= 1));
    const answers: Promise<{ bytes: number; url: string }>[] = [];
    page.on('requestfinished', (request) => {
      underWay -= 1;
      const sizes = request.sizes();
      const url = request.url();
      answers.push(sizes.then((size) => ({ bytes: size.responseBodySize + size.responseHeadersSize, url })));
    });
    await page.goto(`${baseURL}${path}`);
    await waitUntilHydrated(page);
    // Its code is there and runs, so all it asks for by itself is asked for.
    await expect.poll(() => underWay).toBe(0);
    page.removeAllListeners('requestfinished');
    const all = await Promise.all(answers);
    // Code comes last, and that of the layout after the page's own: the count is not over before it.
    expect(all.filter(({ url }) => url.includes('/assets/late-layout-'))).toHaveLength(1);
    expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(limit);
    await page.close();
  });
}
