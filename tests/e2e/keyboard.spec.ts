// The whole way with keys alone: what has the focus is always to be seen, and nothing that comes or goes takes it away.
import type { Locator, Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { expectAnnounced } from '#tests/setup/browser/expect-announced.ts';

const market = markets.nl;
const t = createTexts(markets, readCatalogs(Object.keys(markets))).textFor(market);
const title = 'Rundergehakt';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** Whether somebody who looks sees where they are: a line around it, and not all of it under something else. */
function focusOf(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { name: 'nothing', hasLine: false, isSeen: false };
    const outlined = [at, at.parentElement, at.parentElement?.parentElement].flatMap((one) => one ?? []);
    const hasLine = outlined.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const isSeen = [...at.getClientRects()].some(({ left, right, top, bottom }) =>
      [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, top + 2],
        [right - 2, bottom - 2],
      ].some(([x = 0, y = 0]) => {
        const shown = document.elementFromPoint(x, y);
        return shown !== null && (at.contains(shown) || shown.contains(at));
      }),
    );
    return {
      name: `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent ?? ''}`.slice(0, 80),
      hasLine,
      isSeen,
    };
  });
}

/** On with Tab until it is there; whatever is passed shows that it has the focus. */
async function tabTo(page: Page, target: Locator, { key = 'Tab', limit = 60 } = {}) {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    expect.soft(focus, `${focus.name} has the focus`).toMatchObject({ hasLine: true, isSeen: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} is not reached with ${limit} times ${key}`);
}

test('skip link, menu and filter', async ({ page }) => {
  await page.goto(pathTo(market, 'mission') ?? '');
  const skip = page.getByRole('link', { name: t('header.skipToContent') });
  await tabTo(page, skip, { limit: 1 });
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  const menu = page.getByRole('navigation', { name: t('header.mainMenu') });
  const farmers = page.locator(`a[href="${pathTo(market, 'farmers')}"]`);
  const group = menu.locator('details', { has: farmers });
  await tabTo(page, group.locator('> summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, group.locator(farmers).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathTo(market, 'farmers') ?? '');
  await expect(page.getByRole('main')).toBeFocused();
  await expectAnnounced(page);

  const filter = page.getByRole('main').getByRole('link', { name: t('animals.pig'), exact: true });
  await tabTo(page, filter);
  // Long enough for its stand-in, which takes the list out of view.
  await page.route(/\.data(\?|$)/, async (route) => {
    await expect(page.getByRole('progressbar')).toBeVisible();
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/varken$/);
  await expect(page).toHaveTitle(new RegExp(t('animals.pig')));
  await expect(filter).toBeFocused();
  await expectAnnounced(page);
});

test('a package: to its contents, and divide the minced part', async ({ page }) => {
  await page.goto(pathTo(market, 'package', { slug: 'blaarkop-rundvleespakket' }));
  const contents = page.locator('#contents');
  await tabTo(page, page.getByRole('link', { name: t('package:buy.build') }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, contents.getByRole('button', { name: t('package:editor.toMinced') }));
  await page.keyboard.press('Enter');
  await expect(contents.getByRole('tab', { name: t('package:contents.minced') })).toBeFocused();
  const name = 'Rundergehakt';
  const less = contents.getByRole('button', { name: t('stepper.less', { name }) });
  const more = contents.getByRole('button', { name: t('stepper.more', { name }) });
  await tabTo(page, less);
  await page.keyboard.press('Enter');
  await expect(contents).toContainText(t('package:editor.pickMore', { count: 1 }));
  await expect(less).toBeFocused();
  await tabTo(page, more);
  await page.keyboard.press('Space');
  await expect(contents).toContainText(t('package:editor.fits'));
  await expect(more).toBeFocused();
  await tabTo(page, contents.getByRole('link', { name: t('package:buy.add') }));
});

test('a box: put in, one more, all out again', async ({ page }) => {
  await page.goto(pathTo(market, 'farmshop') ?? '');
  const named = (key: 'addNamed' | 'more' | 'less') =>
    page.getByRole('button', { name: t(`farmshop:control.${key}`, { title }), exact: true }).first();
  const notice = page.getByRole('status', { name: t('farmshop:notification.label') });
  await tabTo(page, named('addNamed'));
  await page.keyboard.press('Enter');
  await expect(named('more')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toContainText(title);
  await tabTo(page, named('less'), { key: 'Shift+Tab', limit: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(named('addNamed')).toBeFocused();
  await expect(notice).toBeEmpty();
  await expect(named('addNamed')).toBeFocused();
});

test.describe('with the popup of the newsletter', () => {
  test.use({ isNewsletterDismissed: false });

  test('the newsletter: a window that comes by itself, and the form', { tag: '@long' }, async ({ page }) => {
    await page.route('**/mailing', (route) => route.fulfill({ json: { result: 'success' } }));
    // Time stands still shortly before the window comes.
    await page.clock.install({ time: Date.now() });
    await page.goto(pathTo(market, 'home'));
    const began = await page.evaluate(() => Date.now() - performance.now());
    await page.clock.pauseAt(began + 14_500);
    const menu = page
      .getByRole('navigation', { name: t('header.mainMenu') })
      .locator('summary')
      .first();
    await tabTo(page, menu);
    await page.clock.runFor(1000);
    const popup = page.getByRole('dialog', { name: t('newsletterPopup.title') });
    await expect(popup).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(menu).toBeFocused();

    await page.context().clearCookies();
    await page.reload();
    await page.clock.fastForward(20_000);
    await expect(popup).toBeVisible();
    await expect(popup.getByLabel(t('newsletter.emailLabel'))).toBeFocused();
    await page.keyboard.type('visitor@mail.example');
    const button = popup.getByRole('button', { name: t('newsletterPopup.submit') });
    await tabTo(page, button, { limit: 1 });
    await page.keyboard.press('Enter');
    await expect(popup.getByRole('status')).toBeVisible();
    await expect(button).toBeFocused();
  });
});

test('a slider: the arrow at the end keeps the focus', { tag: '@long' }, async ({ page }) => {
  await page.goto(pathTo(market, 'home'));
  const next = page
    .getByRole('main')
    .getByRole('button', { name: t('carousel.next') })
    .first();
  await tabTo(page, next);
  const dots = page
    .getByRole('main')
    .getByRole('list', { name: t('carousel.dots') })
    .first()
    .getByRole('button');
  for (let slide = 1; slide < (await dots.count()); slide += 1) {
    await page.keyboard.press('Enter');
    await expect(dots.nth(slide)).toHaveAttribute('aria-current', 'true');
  }
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});
