// Newsletter and the notice for a package, in a real browser with the embedded shop.
import type { Page, Route } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { t } from '#tests/setup/farmshop-page.ts';
import {
  expectDismissed,
  formOf,
  json,
  newcomer,
  noticeFormOf,
  popup,
  soldOut,
  visit,
  webhook,
} from '#tests/setup/sign-up-page.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

/** A shop that never answers. */
const never = () => {};

test('SGN-1, SGN-5, SGN-7, SGN-10, SGN-D5, SGN-D7 sign up, then once more', async ({ page, context }) => {
  await page.goto('/nl');
  const { field, button, answer } = formOf(page);
  const email = newcomer();
  await field.fill(email);
  await button.click();
  await expect(answer).toBeVisible();
  await expect(answer).not.toHaveText(t('newsletter.error'));
  await expect(field).toHaveValue('');
  // Who is signed up is not asked by the popup for a year.
  await expectDismissed(context, 365);

  // The embedded shop tells nobody whose address it knows: the answer is the same.
  await field.fill(email);
  await button.click();
  await expect(field).toHaveValue('');
  await expect(answer).toHaveRole('status');

  await page.route(webhook, json({ result: 'duplicate' }));
  await field.fill(email);
  await button.click();
  await expect(answer).toHaveText(t('newsletter.duplicate'));
  await expect(answer).toHaveRole('alert');
  await expect(field).toHaveValue(email);
});

test('SGN-3 an empty field sends nothing, says so and takes the focus', async ({ page }) => {
  let calls = 0;
  await page.route(webhook, (route) => {
    calls += 1;
    return json({ result: 'success' })(route);
  });
  await page.goto('/nl');
  const { field, button, answer } = formOf(page);
  for (const email of ['', '   ']) {
    await field.fill(email);
    await button.click();
    await expect(answer).toHaveText(t('newsletter.addressMissing'));
    await expect(answer).toHaveRole('alert');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(calls).toBe(0);
  await field.fill(newcomer());
  await button.click();
  await expect(answer).toHaveRole('status');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

const withForms = [
  ['nl', '/nl/ons-vlees/angus-bbq-pakket'],
  ['fr', '/fr/nos-viandes/colis-salers-a-mijoter'],
  ['uk', '/uk'],
  ['de', '/de'],
] as const;
for (const [code, path] of inTurn<(typeof withForms)[number]>(withForms, 1)) {
  test(`SGN-3 ${code}: every form says that an address is missing`, async ({ page }) => {
    const own = texts.textFor(markets[code]);
    await page.goto(path);
    const forms = page.locator('form:has(input[type=email])');
    await expect(forms.first()).toBeAttached();
    for (const form of await forms.all()) {
      await form.getByRole('button').click();
      await expect(form.getByLabel(own('newsletter.emailLabel'))).toBeFocused();
      await expect(form.locator('+ div')).toHaveText(own('newsletter.addressMissing'));
    }
  });
}

test('SGN-6, SGN-D5 while it is under way the button is off, and a second submit does nothing', async ({ page }) => {
  let calls = 0;
  const { promise: isAnswered, resolve: release } = Promise.withResolvers<void>();
  await page.route(webhook, async (route) => {
    calls += 1;
    await isAnswered;
    await json({ result: 'success' })(route);
  });
  await page.goto('/nl');
  const { field, button, answer } = formOf(page);
  await field.fill(newcomer());
  await button.click();
  await expect(button).toBeDisabled();
  await field.press('Enter');
  release();
  await expect(answer).toHaveText(t('newsletter.success'));
  await expect(button).toBeEnabled();
  expect(calls).toBe(1);
});

const answers = [
  ['SGN-8 success', { result: 'success' }, t('newsletter.success')],
  ['SGN-9 error', { result: 'error' }, t('newsletter.error')],
  ['SGN-10 duplicate', { result: 'duplicate' }, t('newsletter.duplicate')],
  ['SGN-D2 an unknown result', { result: 'perhaps' }, t('newsletter.error')],
  ['SGN-11, SGN-D9 a message of the shop, as text', { result: 'error', msg: '<b>Nee</b> <img src=x>' }, 'Nee'],
] as const;
for (const [title, answered, shown] of casesOf<(typeof answers)[number]>(answers, 2)) {
  test(`SGN-7 ${title}`, async ({ page }) => {
    await page.route(webhook, json(answered));
    await page.goto('/nl');
    const { field, button, answer } = formOf(page);
    await field.fill(newcomer());
    await button.click();
    await expect(answer).toHaveText(shown);
    await expect(answer).toHaveRole(answered.result === 'success' ? 'status' : 'alert');
  });
}

test('SGN-12, SGN-13 no answer for ten seconds, and no network', async ({ page, problems }) => {
  await page.clock.install({ time: 0 });
  await page.route(webhook, never);
  await page.goto('/nl');
  const { field, button, answer } = formOf(page);
  const email = newcomer();
  await field.fill(email);
  await page.clock.pauseAt(120_000);
  await button.click();
  await expect(button).toBeDisabled();
  await page.clock.runFor(9999);
  await expect(answer).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(answer).toHaveText(t('newsletter.subscription_error'));
  await expect(answer).toHaveRole('alert');
  await expect(field).toHaveValue(email);

  await page.unroute(webhook);
  await page.route(webhook, (route) => route.abort());
  await button.click();
  await expect(answer).toHaveText(t('newsletter.subscription_error'));
  problems.splice(0);
});

test('SGN-2, SGN-14, SGN-15, SGN-16 a notice for a package that is sold out', async ({ page, problems }) => {
  await page.goto(pathTo(markets.nl, 'package', { slug: 'mrij-stoofpakket' }));
  const { field, button, answer } = noticeFormOf(page);

  await page.route(soldOut, json({ result: 'error', msg: 'Only for us' }));
  await field.fill(newcomer());
  await button.click();
  await expect(answer).toHaveText(t('newsletter.subscription_error'));
  for (const result of ['success', 'duplicate']) {
    await page.unroute(soldOut);
    await page.route(soldOut, json({ result, msg: result === 'duplicate' ? 'Only for us' : undefined }));
    await field.fill(newcomer());
    await button.click();
    await expect(answer).toHaveText(t('newsletter.product_success'));
  }
  await page.unroute(soldOut);

  // The shop itself.
  await field.fill(newcomer());
  await button.click();
  await expect(answer).toHaveRole('status');
  problems.splice(0);
});

/** As a program would that fills in whatever it finds. */
const fillBait = (page: Page, form: string) =>
  page.locator(`${form} input[name="website"]`).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });

test.describe('with the popup of the newsletter', () => {
  test.use({ isNewsletterDismissed: false });

  test('the honeypot reaches the service from each of the forms our code sends', async ({ page }) => {
    const sent: string[] = [];
    const keep = async (route: Route) => {
      sent.push(route.request().postData() ?? '');
      await json({ result: 'success' })(route);
    };
    await page.route(webhook, keep);
    await page.route(soldOut, keep);
    await page.route('**/nl/mailing', keep);

    await visit(page, 16_000);
    await expect(popup(page)).toBeVisible();
    await fillBait(page, 'dialog');
    await popup(page).getByLabel(t('newsletter.emailLabel')).fill('popup@mail.example');
    await popup(page)
      .getByRole('button', { name: t('newsletterPopup.submit') })
      .click();
    await expect(popup(page).getByRole('status')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.resume();

    const { field, button, answer } = formOf(page);
    await fillBait(page, 'main');
    await field.fill('page@mail.example');
    await button.click();
    await expect(answer).toBeVisible();

    await page.goto(pathTo(markets.nl, 'package', { slug: 'mrij-stoofpakket' }));
    await fillBait(page, 'main');
    const notice = page.getByRole('main').locator('form', { has: page.locator('[name="slug"]') });
    await notice.getByLabel(t('newsletter.emailLabel')).fill('notice@mail.example');
    await notice.getByRole('button', { name: t('soldOut.submit') }).click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toBeVisible();

    expect(sent).toHaveLength(3);
    for (const body of sent) expect(body).toMatch(/name="website"\r\n\r\nhttps:\/\/spam\.example/);
    // What else the calls say is what it was.
    expect(sent[1]).toContain('name="type"');
    expect(sent[2]).toContain('name="slug"');
  });
});
