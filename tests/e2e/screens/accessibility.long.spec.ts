// Screens as visitors make them: menus and dialogs open, forms refused, boxes filled, pages under way or out of reach.
import type { Locator, Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const both = [markets.nl, markets.de];
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
/** Packages whose minced part can be divided. */
const divisible: Record<string, string> = { nl: 'blaarkop-rundvleespakket', de: 'limousin-kiste' };

// What moves has arrived: colours are only themselves then.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectOpenToAll(page: Page, state: string, without: string[] = []) {
  expect.soft(await barriersOf(page, { without }), state).toEqual([]);
  expect.soft(await overhangOf(page), `${state} sticks out`).toBe(0);
}

/** Once: journeys begin when our code runs, and a second press would meet what the first one opened. */
async function open(button: Locator, opened: Locator) {
  await button.click();
  await expect(opened).toBeVisible();
}

/** As a link inside the page would. */
async function navigateInApp(page: Page, to: string | null) {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate((path) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(path: string): Promise<void> };
    };
    void router.navigate(path);
  }, to ?? '');
}

for (const market of both) {
  const t = texts.textFor(market);
  const home = pathTo(market, 'home');

  test(`${market.code}: nobody is shut out of the open menu`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(pathTo(market, 'mission') ?? home);
    const drawer = page.getByRole('dialog', { name: t('header.mainMenu') });
    await open(page.getByRole('button', { name: t('header.openMenu') }), drawer);
    await drawer.locator('summary').first().click();
    await expectOpenToAll(page, 'drawer');

    await page.setViewportSize(desk);
    await page.goto(pathTo(market, 'mission') ?? home);
    const group = page
      .getByRole('navigation', { name: t('header.mainMenu') })
      .locator('details')
      .first();
    await open(group.locator('summary').first(), group.getByRole('link').first());
    await expectOpenToAll(page, 'menu group');
  });

  test.describe('with the popup of the newsletter', () => {
    test.use({ isNewsletterDismissed: false });

    test(`${market.code}: nor of dialogs and refused forms`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.clock.install();
      await page.route('**/mailing', (route) => route.fulfill({ json: { result: 'error' } }));
      await page.goto(`${home}?invite=NOBODY`);
      const invite = page.getByRole('dialog', { name: t('popup.failed.title') });
      await expect(invite).toBeVisible();
      await page.clock.resume();
      await expectOpenToAll(page, 'invite');
      await page.keyboard.press('Escape');
      await expect(invite).toHaveCount(0);

      const popup = page.getByRole('dialog', { name: t('newsletterPopup.title') });
      await page.clock.fastForward(30_000);
      await expect(popup).toBeVisible();
      await popup.getByLabel(t('newsletter.emailLabel')).fill('visitor@mail.example');
      await popup.getByRole('button', { name: t('newsletterPopup.submit') }).click();
      await expect(popup.getByRole('alert')).toBeVisible();
      await expectOpenToAll(page, 'newsletter, refused');
    });
  });

  test(`${market.code}: nor of the editor in use and open questions`, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(pathTo(market, 'package', { slug: divisible[market.code] ?? '' }));
    const contents = page.locator('#contents');
    await open(
      contents.getByRole('tab', { name: t('package:contents.minced') }),
      contents.getByRole('tabpanel').getByRole('button').first(),
    );
    await contents.getByRole('tabpanel').getByRole('button').first().click();
    await page
      .locator('details:not([open]) > summary:visible')
      .filter({ hasNot: page.locator('nav *') })
      .last()
      .click();
    await expectOpenToAll(page, 'editor');

    await page.goto(pathTo(market, 'faq') ?? home);
    await page.getByRole('main').locator('details > summary').first().click();
    await expect(page.getByRole('main').locator('details[open]').first()).toBeVisible();
    await expectOpenToAll(page, 'question');
  });

  test(`${market.code}: nor of the farm shop with a box in use, and without hits`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(desk);
    await page.goto(pathTo(market, 'farmshop') ?? home);
    const box = page.getByRole('complementary', { name: t('farmshop:overview.title') });
    const groups = page.locator('[id^="group-"]').getByRole('button', { disabled: false });
    await groups.first().click();
    await groups.last().click();
    await expect(box).toHaveAttribute('aria-busy', 'false');
    await expectOpenToAll(page, 'box');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: t('farmshop:overview.show') }).click();
    await expect(box.getByRole('link', { name: t('farmshop:overview.toBasket') })).toBeVisible();
    await expectOpenToAll(page, 'open box');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByText(t('search.notfound'))).toBeVisible();
    await expectOpenToAll(page, 'no hits');
  });

  test(`${market.code}: nor of pages that are under way or out of reach`, async ({ page, problems }) => {
    await page.setViewportSize(phone);
    await page.goto(pathTo(market, 'faq') ?? home);
    let give: () => void = () => {};
    await page.route(/\.data(\?|$)/, async (route) => {
      await new Promise<void>((resolve) => (give = resolve));
      await route.abort();
    });
    await navigateInApp(page, pathTo(market, 'mission'));
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    // The heading is on its way too.
    await expectOpenToAll(page, 'under way', ['page-has-heading-one']);
    await expectCalm(page);
    give();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors:unexpectedTitle'));
    await expectOpenToAll(page, 'out of reach');
    problems.splice(0);
  });

  test(`${market.code}: who asked for no motion gets none`, async ({ page, problems }) => {
    await page.setViewportSize(desk);
    for (const path of [home, `${home}/this/is/not/there`, pathTo(market, 'farmshop') ?? home]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expectCalm(page);
    }
    problems.splice(0);
  });
}

/** Nothing runs for longer than a hundredth of a second, or more than once. */
async function expectCalm(page: Page) {
  const running = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.id;
      return Number(duration) > 10 || Number(iterations) > 1 ? [`${name} ${String(duration)} ms`] : [];
    }),
  );
  expect(running).toEqual([]);
}

test('nl: nobody is shut out of the question for the age', async ({ page }) => {
  const t = texts.textFor(markets.nl);
  await page.setViewportSize(phone);
  await page.goto(pathTo(markets.nl, 'package', { slug: 'maasdal-wit' }));
  const dialog = page.getByRole('dialog');
  const button = page
    .getByRole('main')
    .getByRole('button', { name: t('package:buy.add') })
    .first();
  await open(button, dialog);
  await expectOpenToAll(page, 'age');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});
