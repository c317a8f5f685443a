// From page to page: pages that are missing, moved or slow, and what stands around them meanwhile.
import { chunkOfRoute } from '#tests/setup/browser/held-code.ts';
import { expect, expectOnlyFailedCalls, test } from '#tests/setup/browser/browser-test.ts';
import { expectAnnounced } from '#tests/setup/browser/expect-announced.ts';
import { answerCount, complaints, desktop, navigateInApp } from '#tests/setup/layout-page.ts';

test.describe('a page that is not there', () => {
  test.use({ viewport: desktop });

  test('ERR-1, ERR-2, ERR-3, ERR-D2, ERR-D3 its address gives way, back leaves it, and the button leads home', async ({
    page,
    problems,
  }) => {
    const lines = complaints(page);
    await answerCount(page, '0');
    await page.goto('/de');
    const answer = await page.goto('/de/das-gibt-es-nicht');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(/\/de\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    // The first is the button; suggestions follow it.
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/de$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/de\/404$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/de$/);
    expect(lines).toEqual([]);
    expectOnlyFailedCalls(problems);
  });

  test(
    'ERR-3, ERR-D6 it stays in view however long its own address takes',
    { tag: '@long' },
    async ({ page, problems }) => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      let held = 0;
      await page.route(`**${chunkOfRoute('nl/errors')}`, async (route) => {
        held += 1;
        await isReleased;
        await route.continue();
      });
      await page.clock.install();
      await page.goto('/nl/bestaat-niet-echt');
      await expect.poll(() => held).toBeGreaterThan(0);
      await page.clock.fastForward(1000);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      release();
      await expect(page).toHaveURL(/\/nl\/404$/);
      expectOnlyFailedCalls(problems);
    },
  );

  test('ERR-2, ERR-7, ERR-8 a link to it does the same without loading a page', async ({ page, problems }) => {
    await page.goto('/nl');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await navigateInApp(page, '/nl/recepten/bestaat-niet-echt');
    await expect(page).toHaveURL(/\/nl\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/nl$/);
    expectOnlyFailedCalls(problems);
  });
});

test.describe('moving through the site', () => {
  test.use({ viewport: desktop });

  test('RTE-41, RTE-D15, STO-5 a moved page is left by the router, known to the browser or not', async ({
    page,
    problems,
  }) => {
    const answer = await page.request.get('/nl/boeren?a=1', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/nl/onze-boeren?a=1');

    await page.route('**/redirects.json', (route) => route.abort());
    await page.goto('/nl');
    await navigateInApp(page, '/nl/boeren');
    await expect(page).toHaveURL(/\/nl\/onze-boeren$/);

    await page.unroute('**/redirects.json');
    await page.goto('/nl');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('redirects'))).toContain('/nl/boeren');
    await navigateInApp(page, '/nl/boeren');
    await expect(page).toHaveURL(/\/nl\/onze-boeren$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/nl$/);
    expectOnlyFailedCalls(problems);
  });

  test(
    'FTR-10, FTR-D1 the footer comes 500 ms after each navigation, and with the first page',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/nl');
      const footer = page.locator('footer');
      await expect(footer).toBeVisible();
      const height = (await footer.boundingBox())?.height;
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await navigateInApp(page, '/nl/onze-boeren');
      await expect(page).toHaveURL(/onze-boeren/);
      await expect(footer).toBeHidden();
      expect((await footer.boundingBox())?.height).toBe(height);
      await page.clock.runFor(499);
      await expect(footer).toBeHidden();
      await expect(footer).toHaveAttribute('inert', '');
      await page.clock.runFor(1);
      await expect(footer).toBeVisible();
      await expect(footer).not.toHaveAttribute('inert', '');
    },
  );

  test('ERR-5, ERR-6, ERR-D6 a page that takes long has its stand-in, and then itself', async ({ page }) => {
    await page.goto('/nl');
    const waiting: (() => void)[] = [];
    await page.route(/\.data(\?|$)/, async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    await navigateInApp(page, '/nl/recepten');
    await expect(page.getByRole('progressbar', { name: 'De pagina wordt geladen' })).toBeVisible();
    await expect(page.locator('[data-skeleton="list"]')).toBeVisible();
    waiting.shift()?.();
    await expect(page).toHaveURL(/recepten$/);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await navigateInApp(page, '/nl/missie');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('De kudde komt eraan');
    waiting.shift()?.();
    await expect(page).toHaveURL(/missie$/);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('a new page is announced and gets the focus, and nothing breaks the content policy', async ({ page }) => {
    const lines = complaints(page);
    await answerCount(page, '0');
    await page.goto('/nl');
    await page.getByRole('navigation', { name: 'Menu onderaan' }).getByRole('link', { name: 'Onze boeren' }).click();
    await expect(page).toHaveURL(/onze-boeren$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expectAnnounced(page);
    expect(lines).toEqual([]);
  });

  test('ERR-4, ERR-D5 a page that gets no answer says so, with the chrome around it', async ({ page, problems }) => {
    await page.goto('/nl');
    await page.route(/\.data(\?|$)/, (route) => route.abort());
    await navigateInApp(page, '/nl/recepten');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main')).toContainText('Failed to fetch');
    // What a visitor understands is large; the English title and the code stand small beside it, and look like no button.
    const main = page.getByRole('main');
    const looks = (text: string) =>
      main.getByText(text).evaluate((element) => {
        const { fontSize, borderStyle } = getComputedStyle(element);
        return { isLarge: Number.parseFloat(fontSize) > 24, borderStyle };
      });
    expect(await looks('Er kwam geen antwoord.')).toEqual({ isLarge: true, borderStyle: 'none' });
    expect(await looks('Unexpected Application Error!')).toEqual({ isLarge: false, borderStyle: 'none' });
    expect(await looks('Failed to fetch')).toEqual({ isLarge: false, borderStyle: 'none' });
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible();
    expectOnlyFailedCalls(problems);
  });
});
