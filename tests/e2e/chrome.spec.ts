// What surrounds every page: menu, basket count, footer, not found, redirects, loading, storage.
import { expect as plainExpect, type Page, test } from '@playwright/test';

// Machines that run tests are busy; whatever is waited for comes at once on one that is not.
const expect = plainExpect.configure({ timeout: 20_000 });

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** What the browser complained about, apart from pages and calls that are meant to fail. */
function complaints(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const isExpected = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isExpected) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
}

async function answerCount(page: Page, body: string, status = 200) {
  const asked: string[] = [];
  await page.route('**/shop/grutto-cart-data.php', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status, body });
  });
  return asked;
}

/** Once our code runs, a press on the menu button opens the drawer. */
async function openDrawer(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Hoofdmenu' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Menu openen' }).click();
    await expect(drawer).toBeVisible({ timeout: 1000 });
  }).toPass();
  return drawer;
}

test.describe('the menu on a wide screen', () => {
  test.use({ viewport: desktop });

  test('HDR-7, HDR-8 opens with the keyboard, is gone with Escape, and closes on another page', async ({ page }) => {
    const lines = complaints(page);
    await answerCount(page, '0');
    await page.goto('/nl', { waitUntil: 'networkidle' });
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    const branch = menu.locator('summary').first();
    const overview = menu.getByRole('link', { name: /overzicht/ }).first();
    await expect(overview).toBeHidden();

    await branch.focus();
    await page.keyboard.press('ArrowDown');
    await expect(overview).toBeVisible();
    await expect(overview).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overview).toBeHidden();
    await expect(branch).toBeFocused();

    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(overview).toBeVisible();
      await page.keyboard.press(key);
      await expect(overview).toBeHidden();
    }

    await page.keyboard.press('Enter');
    await overview.press('Enter');
    await expect(page).not.toHaveURL(/\/nl$/);
    await expect(overview).toBeHidden();

    // Also where no link of the menu led there.
    await branch.focus();
    await page.keyboard.press('Enter');
    await expect(overview).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/nl$/);
    await expect(overview).toBeHidden();
    expect(lines).toEqual([]);
  });

  test('HDR-7, HDR-D5 opens under the pointer and by a press, and closes when both are elsewhere', async ({ page }) => {
    await page.goto('/nl', { waitUntil: 'networkidle' });
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    const overview = menu.getByRole('link', { name: /overzicht/ }).first();
    await menu.locator('summary').first().hover();
    await expect(overview).toBeVisible();
    await page.mouse.move(640, 780);
    await expect(overview).toBeHidden();
    await menu.locator('summary').first().click();
    await page.mouse.move(640, 780);
    await expect(overview).toBeVisible();
    await page.mouse.click(640, 780);
    await expect(overview).toBeHidden();
  });

  test('HDR-D2 from 992 px on the menu shows, below it is behind a button', async ({ page }) => {
    await page.goto('/nl', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Menu openen' });
    const entry = page.getByRole('navigation', { name: 'Hoofdmenu' }).locator('summary').first();
    await page.setViewportSize({ width: 992, height: 700 });
    await expect(entry).toBeVisible();
    await expect(button).toBeHidden();
    await page.setViewportSize({ width: 991, height: 700 });
    await expect(entry).toBeHidden();
    await expect(button).toBeVisible();
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('HDR-3, HDR-7 a drawer that holds the focus and gives it back', async ({ page }) => {
    const lines = complaints(page);
    await answerCount(page, '0');
    await page.goto('/nl', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Menu openen' });
    const drawer = await openDrawer(page);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    const close = drawer.getByRole('button', { name: 'Menu sluiten' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(drawer.getByRole('link', { name: 'Account' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    expect(lines).toEqual([]);
  });

  test('HDR-2, HDR-8, HDR-D5 its levels unfold by touch; it closes beside it and on another page', async ({ page }) => {
    await page.goto('/nl', { waitUntil: 'networkidle' });
    let drawer = await openDrawer(page);
    await page.touchscreen.tap(370, 400);
    await expect(drawer).toBeHidden();

    drawer = await openDrawer(page);
    await drawer.locator('summary').first().tap();
    const unfold = drawer.getByRole('button', { name: /^Toon wat er onder/ }).first();
    await unfold.tap();
    await expect(drawer.getByRole('button', { name: /^Verberg wat er onder/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await drawer
      .getByRole('link', { name: /overzicht/ })
      .first()
      .tap();
    await expect(page).not.toHaveURL(/\/nl$/);
    await expect(drawer).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

    drawer = await openDrawer(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/nl$/);
    await expect(drawer).toBeHidden();
  });
});

test.describe('without our code', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('HDR-3 the whole menu can be reached', async ({ page }) => {
    await page.goto('/nl');
    await page.getByRole('button', { name: 'Menu openen' }).click();
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await expect(menu).toBeVisible();
    await menu.locator('summary').first().click();
    const links = menu.locator('details').first().getByRole('link');
    expect(await links.count()).toBeGreaterThan(3);
    await expect(links.last()).toBeVisible();
    await menu.getByRole('button', { name: 'Menu sluiten' }).click();
    await expect(menu).toBeHidden();
  });
});

test.describe('the basket', () => {
  test.use({ viewport: desktop });

  test('HDR-5, HDR-6, SHP-1 shows how much is in it', async ({ page }) => {
    const asked = await answerCount(page, '{"count":3}');
    await page.goto('/nl');
    await expect(page.getByRole('link', { name: 'Mandje: 3 artikelen' })).toHaveText('3');
    expect(asked).toEqual(['/nl/shop/grutto-cart-data.php']);
  });

  for (const [body, status] of [
    ['0', 200],
    ['<!doctype html>', 200],
    ['3', 500],
  ] as const) {
    test(`HDR-D3 has no number for the answer ${body} with status ${status}`, async ({ page }) => {
      const asked = await answerCount(page, body, status);
      await page.goto('/de');
      await expect.poll(() => asked).toEqual(['/de/shop/grutto-cart-data.php']);
      await expect(page.getByRole('link', { name: 'Warenkorb', exact: true })).toHaveText('');
    });
  }

  test('HDR-6, HDR-D3 is not asked about in France and the United Kingdom', async ({ page }) => {
    const asked = await answerCount(page, '3');
    for (const market of ['fr', 'uk']) {
      await page.goto(`/${market}`, { waitUntil: 'networkidle' });
      await expect(page.locator(`header a[href="/${market}/shop/"]`)).toHaveText('');
    }
    expect(asked).toEqual([]);
  });
});

test.describe('a page that is not there', () => {
  test.use({ viewport: desktop });

  test('ERR-1, ERR-2, ERR-3, ERR-D2, ERR-D3 its address gives way, back leaves it, and the button leads home', async ({
    page,
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
  });

  test('ERR-3, ERR-D6 it stays in view however long its own address takes', async ({ page }) => {
    const held: (() => void)[] = [];
    await page.route(/\/assets\/not-found-(?!screen)/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/nl/bestaat-niet-echt');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.fastForward(1000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    for (const release of held) release();
    await expect(page).toHaveURL(/\/nl\/404$/);
  });

  test('ERR-2, ERR-7, ERR-8 a link to it does the same without loading a page', async ({ page }) => {
    await page.goto('/nl', { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await navigateInApp(page, '/nl/recepten/bestaat-niet-echt');
    await expect(page).toHaveURL(/\/nl\/404$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/nl$/);
  });
});

/** As a link inside a page would, once our code runs. */
async function navigateInApp(page: Page, path: string) {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate((to) => {
    // What React Router leaves for its own tools.
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(to);
  }, path);
}

test.describe('moving through the site', () => {
  test.use({ viewport: desktop });

  test('RTE-41, RTE-D15, STO-5 a moved page is left by the router, known to the browser or not', async ({ page }) => {
    const answer = await page.request.get('/nl/boeren?a=1', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/nl/onze-boeren?a=1');

    await page.route('**/redirects.json', (route) => route.abort());
    await page.goto('/nl', { waitUntil: 'networkidle' });
    await navigateInApp(page, '/nl/boeren');
    await expect(page).toHaveURL(/\/nl\/onze-boeren$/);

    await page.unroute('**/redirects.json');
    await page.goto('/nl', { waitUntil: 'networkidle' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('redirects'))).toContain('/nl/boeren');
    await navigateInApp(page, '/nl/boeren');
    await expect(page).toHaveURL(/\/nl\/onze-boeren$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/nl$/);
  });

  test('FTR-10, FTR-D1 the footer comes 500 ms after each navigation, and with the first page', async ({ page }) => {
    await page.clock.install();
    await page.goto('/nl', { waitUntil: 'networkidle' });
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
  });

  test('ERR-5, ERR-6, ERR-D6 a page that takes long has its stand-in, and then itself', async ({ page }) => {
    await page.goto('/nl', { waitUntil: 'networkidle' });
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
    await page.goto('/nl', { waitUntil: 'networkidle' });
    await page.getByRole('navigation', { name: 'Voetmenu' }).getByRole('link', { name: 'Onze boeren' }).click();
    await expect(page).toHaveURL(/onze-boeren$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('p[aria-live="polite"]')).toHaveText(await page.title());
    expect(lines).toEqual([]);
  });

  test('ERR-4, ERR-D5 a page that gets no answer says so, with the chrome around it', async ({ page }) => {
    await page.goto('/nl', { waitUntil: 'networkidle' });
    await page.route(/\.data(\?|$)/, (route) => route.abort());
    await navigateInApp(page, '/nl/recepten');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main')).toContainText('Failed to fetch');
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible();
  });
});

test.describe('pictures and storage', () => {
  test.use({ viewport: desktop });

  const sources = (page: Page) =>
    page
      .locator('picture img')
      .evaluateAll((images) =>
        images.flatMap((image) => (image instanceof HTMLImageElement && image.currentSrc ? [image.currentSrc] : [])),
      );

  test('IMG-10, IMG-D6 webp_disable turns the modern format off, on the first page and the next', async ({ page }) => {
    const lines = complaints(page);
    await answerCount(page, '0');
    await page.goto('/nl', { waitUntil: 'networkidle' });
    expect((await sources(page)).some((source) => source.endsWith('.webp'))).toBe(true);
    await page.evaluate(() => localStorage.setItem('webp_disable', '1'));
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => sources(page)).not.toEqual([]);
    expect((await sources(page)).filter((source) => !source.endsWith('.jpg'))).toEqual([]);
    await navigateInApp(page, '/nl/onze-boeren');
    await expect(page).toHaveURL(/onze-boeren$/);
    await expect.poll(() => sources(page)).not.toEqual([]);
    expect((await sources(page)).filter((source) => !source.endsWith('.jpg'))).toEqual([]);
    expect(lines).toEqual([]);
  });

  test('IMG-11, STO-1 the browser is probed once, and the answer kept for seven days', async ({ page }) => {
    const before = Date.now();
    await page.goto('/nl');
    const stored = () => page.evaluate(() => localStorage.getItem('webp_support'));
    await expect.poll(stored).not.toBeNull();
    const { value, expiry } = JSON.parse((await stored()) ?? '') as { value: boolean; expiry: number };
    expect(value).toBe(true);
    expect(expiry - before).toBeGreaterThanOrEqual(604_800_000);
    expect(expiry - Date.now()).toBeLessThanOrEqual(604_800_000);
  });

  test('STO-3, STO-4 on a local host old storage is emptied', async ({ page }) => {
    await page.goto('/nl');
    const setup = () => page.evaluate(() => localStorage.getItem('setup_time'));
    await expect.poll(setup).not.toBeNull();
    await page.evaluate(() => {
      localStorage.setItem('kept', 'x');
      const value = Date.now() - 3_600_001;
      localStorage.setItem('setup_time', JSON.stringify({ value, expiry: Number.MAX_SAFE_INTEGER }));
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kept'))).toBeNull();
    expect(Date.now() - (JSON.parse((await setup()) ?? '') as { value: number }).value).toBeLessThan(600_000);
  });
});
