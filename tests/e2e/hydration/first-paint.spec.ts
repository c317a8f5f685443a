// What is painted first, and what waits for it.
import { expect, test } from '#tests/setup/browser/browser-test.ts';

test('no code is asked for before the first large picture has come', async ({ page }) => {
  const order: string[] = [];
  const note = (url: string) => order.push(new URL(url).pathname);
  page.on('request', (request) => request.resourceType() === 'script' && note(request.url()));
  page.on('requestfinished', (request) => request.resourceType() === 'image' && note(request.url()));
  await page.goto('/nl');
  const picture = await page.evaluate(() => {
    const first = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    return new URL(first?.currentSrc ?? '').pathname;
  });
  expect(order.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);
  expect(order.indexOf(picture)).toBeGreaterThanOrEqual(0);
  expect(order.indexOf(picture)).toBeLessThan(order.findIndex((path) => path.endsWith('.js')));
});

test('a picture that does not come does not hold up the code for ever', async ({ page }) => {
  await page.clock.install();
  await page.route('**/media/**', () => {});
  await page.mainFrame().goto('/nl', { waitUntil: 'domcontentloaded' });
  const code = page.waitForRequest('**/assets/vendor-*.js');
  await page.clock.fastForward(4000);
  await code;
});
