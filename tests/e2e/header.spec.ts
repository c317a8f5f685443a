// The header of every page: its menu, and the number on the basket.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { answerCount, desktop, phone } from '#tests/setup/layout-page.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

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
    await answerCount(page, '0');
    await page.goto('/nl');
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

    const heading = page.getByRole('heading', { level: 1 });
    const home = await heading.innerText();
    await page.keyboard.press('Enter');
    await overview.press('Enter');
    await expect(page).not.toHaveURL(/\/nl$/);
    await expect(overview).toBeHidden();
    // The address is there before the page.
    await expect(heading).not.toHaveText(home);

    // Also where no link of the menu led there.
    await branch.focus();
    await page.keyboard.press('Enter');
    await expect(overview).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/nl$/);
    await expect(overview).toBeHidden();
  });

  test('HDR-7, HDR-D5 opens under the pointer and by a press, and closes when both are elsewhere', async ({ page }) => {
    await page.goto('/nl');
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

  test('HDR-D2 from 992 px on the menu shows, below it is behind a button', { tag: '@long' }, async ({ page }) => {
    await page.goto('/nl');
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
    await answerCount(page, '0');
    await page.goto('/nl');
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
  });

  test('HDR-2, HDR-8, HDR-D5 its levels unfold by touch; it closes beside it and on another page', async ({ page }) => {
    await page.goto('/nl');
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

  const noNumbers = [
    ['0', 200],
    ['<!doctype html>', 200],
    ['3', 500],
  ] as const;
  for (const [body, status] of inTurn<(typeof noNumbers)[number]>(noNumbers, 1)) {
    test(`HDR-D3 has no number for the answer ${body} with status ${status}`, async ({ page }) => {
      const asked = await answerCount(page, body, status);
      await page.goto('/de');
      await expect.poll(() => asked).toEqual(['/de/shop/grutto-cart-data.php']);
      await expect(page.getByRole('link', { name: 'Warenkorb', exact: true })).toHaveText('');
    });
  }

  test('HDR-6, HDR-D3 is not asked about in France and the United Kingdom', { tag: '@long' }, async ({ page }) => {
    const asked = await answerCount(page, '3');
    for (const market of ['fr', 'uk']) {
      await page.goto(`/${market}`);
      await expect(page.locator(`header a[href="/${market}/shop/"]`)).toHaveText('');
    }
    expect(asked).toEqual([]);
  });
});
