// The newsletter's popup, in a real browser with the embedded shop.
import { expect, expectOnlyFailedCalls, test } from '#tests/setup/browser/browser-test.ts';
import { navigateInApp } from '#tests/setup/layout-page.ts';
import { add, expectSaved, list, more, quantity, t } from '#tests/setup/farmshop-page.ts';
import { expectDismissed, json, newcomer, popup, popupFormOf, visit } from '#tests/setup/sign-up-page.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

test.use({ isNewsletterDismissed: false });

test('SGN-17, SGN-18, SGN-20, SGN-D8 the popup after 15 s; closed, it stays away for 30 days', async ({
  page,
  context,
}) => {
  await visit(page, 14_900);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(popup(page)).toBeVisible();
  await page.clock.resume();
  expect(await barriersOf(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expectDismissed(context, 30);

  await page.reload();
  await page.clock.fastForward(20_000);
  await expect(popup(page)).toHaveCount(0);
});

test(
  'SGN-21, SGN-22, SGN-D8, SHP-D9 the popup signs up; closing it afterwards shortens nothing',
  { tag: '@long' },
  async ({ page, context }) => {
    await visit(page, 16_000);
    const { field, button, answer } = popupFormOf(page);

    await page.route('**/nl/mailing', json({ result: 'error', msg: '0 - Fout <a href="https://x.example">adres</a>' }));
    await field.fill(newcomer());
    await button.click();
    await expect(answer).toHaveText('Fout adres');
    await page.unroute('**/nl/mailing');

    await button.click();
    await expect(answer).toHaveRole('status');
    await expectDismissed(context, 365);
    await popup(page)
      .getByRole('button', { name: t('actions.close'), exact: true })
      .click();
    await expect(popup(page)).toHaveCount(0);
    await expectDismissed(context, 365);
  },
);

test('SGN-D6 it waits for another window to close', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/nl?invite=NOBODY');
  const invite = page.getByRole('dialog', { name: t('popup.failed.title') });
  await expect(invite).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(invite).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(popup(page)).toBeVisible();
});

test('E10, SGN-17, SGN-D6 it never opens over a box that is being filled', async ({ page }) => {
  await visit(page, 14_000, list);
  await page.clock.runFor(500);
  await add(page).click();
  await page.clock.runFor(1000);
  await expect(quantity(page, 1)).toBeVisible();
  await expectSaved(page);
  await page.clock.runFor(10_000);
  await more(page).click();
  await page.clock.runFor(1000);
  await expect(quantity(page, 2)).toBeVisible();
  await expectSaved(page);
  await page.clock.runFor(20_000);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(popup(page)).toBeVisible();
});

test(
  'C24 an invitation whose code cannot be loaded is no error of the page',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.route(/assets\/invite-(?:call|dialog)-/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => /invite-/.test(request.url()));
    await page.goto('/nl?invite=NOBODY');
    await failed;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
    expectOnlyFailedCalls(problems);
  },
);

test('SGN-17, SGN-D6 the time runs on from page to page, and the popup comes wherever the visitor is', async ({
  page,
}) => {
  await visit(page, 10_000);
  await navigateInApp(page, '/nl/recepten');
  await expect(page).toHaveURL(/recepten$/);
  await page.clock.runFor(4900);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(popup(page)).toBeVisible();
});

for (const path of casesOf(['/nl/onze-boeren', '/nl/ons-vlees/blaarkop-rundvleespakket'], 0)) {
  test(`SGN-17 the popup comes once on ${path} too`, async ({ page }) => {
    await visit(page, 16_000, path);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(popup(page)).toHaveCount(0);
  });
}
