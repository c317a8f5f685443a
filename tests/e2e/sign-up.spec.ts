// Newsletter, popup and the notice for a package, in a real browser with the embedded shop.
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { navigateInApp } from '#tests/setup/layout-page.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const t = texts.textFor(markets.nl);
const webhook = '**/nl/shop/wp-json/grutto/webhooks';
const soldOut = '**/nl/shop/wp-json/grutto/soldout_subscribe';

let people = 0;
/** Somebody nobody knows yet. */
function newcomer(): string {
  people += 1;
  return `visitor-${process.pid}-${Date.now()}-${people}@mail.example`;
}

/** The form inside the page. */
function formOf(page: Page) {
  const form = page.getByRole('region', { name: 'Weet als eerste welk dier er komt' });
  return {
    field: form.getByLabel(t('newsletter.emailLabel')),
    button: form.getByRole('button', { name: t('newsletter.submit') }),
    answer: form.getByRole('status').or(form.getByRole('alert')),
  };
}

const json = (body: object) => (route: Route) => route.fulfill({ json: body });
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

  await field.fill(email);
  await button.click();
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

for (const [code, path] of [
  ['nl', '/nl/ons-vlees/angus-bbq-pakket'],
  ['fr', '/fr/nos-viandes/colis-salers-a-mijoter'],
  ['uk', '/uk'],
  ['de', '/de'],
] as const) {
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

for (const [title, answered, shown] of [
  ['SGN-8 success', { result: 'success' }, t('newsletter.success')],
  ['SGN-9 error', { result: 'error' }, t('newsletter.error')],
  ['SGN-10 duplicate', { result: 'duplicate' }, t('newsletter.duplicate')],
  ['SGN-D2 an unknown result', { result: 'perhaps' }, t('newsletter.error')],
  ['SGN-11, SGN-D9 a message of the shop, as text', { result: 'error', msg: '<b>Nee</b> <img src=x>' }, 'Nee'],
] as const) {
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

test('SGN-12, SGN-13 no answer for ten seconds, and no network', async ({ page, context, baseURL, problems }) => {
  // The popup would come in between.
  await context.addCookies([{ name: 'newsletter_popup', value: '1', url: `${baseURL}/nl` }]);
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
  const form = page.getByRole('region', { name: 'Zeg het me als er weer een is' });
  const field = form.getByLabel(t('newsletter.emailLabel'));
  const button = form.getByRole('button', { name: t('soldOut.submit') });
  const answer = form.getByRole('status').or(form.getByRole('alert'));

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

const popup = (page: Page) => page.getByRole('dialog', { name: t('newsletterPopup.title') });

async function expectDismissed(context: BrowserContext, days: number) {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name, path }) => name === 'newsletter_popup' && path === '/nl');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(days);
}

/** A page, so many milliseconds after the visit began. The clock stands still from then on. */
async function visit(page: Page, ms: number, path = '/nl') {
  await page.clock.install({ time: Date.now() });
  await page.goto(path);
  const began = await page.evaluate(() => Date.now() - performance.now());
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(began + ms);
}

test('SGN-17, SGN-18, SGN-20, SGN-D8 the popup after 15 s; closed, it stays away for 30 days', async ({
  page,
  context,
}) => {
  await visit(page, 14_900);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(popup(page)).toBeVisible();
  await page.clock.resume();
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expectDismissed(context, 30);

  await page.reload();
  await page.clock.fastForward(20_000);
  await expect(popup(page)).toHaveCount(0);
});

test('SGN-21, SGN-22, SGN-D8, SHP-D9 the popup signs up; closing it afterwards shortens nothing', async ({
  page,
  context,
}) => {
  await visit(page, 16_000);
  const window = popup(page);
  const field = window.getByLabel(t('newsletter.emailLabel'));
  const button = window.getByRole('button', { name: t('newsletterPopup.submit') });
  const answer = window.getByRole('status').or(window.getByRole('alert'));

  await page.route('**/nl/mailing', json({ result: 'error', msg: '0 - Fout <a href="https://x.example">adres</a>' }));
  await field.fill(newcomer());
  await button.click();
  await expect(answer).toHaveText('Fout adres');
  await page.unroute('**/nl/mailing');

  await button.click();
  await expect(answer).toHaveRole('status');
  await expectDismissed(context, 365);
  await window.getByRole('button', { name: t('actions.close'), exact: true }).click();
  await expect(popup(page)).toHaveCount(0);
  await expectDismissed(context, 365);
});

test('SGN-D6 it waits for another window to close', async ({ page }) => {
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

for (const path of ['/nl/onze-boeren', '/nl/ons-vlees/blaarkop-rundvleespakket']) {
  test(`SGN-17 the popup comes once on ${path} too`, async ({ page }) => {
    await visit(page, 16_000, path);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expect(popup(page)).toHaveCount(0);
  });
}

/** As a program would that fills in whatever it finds. */
const fillBait = (page: Page, form: string) =>
  page.locator(`${form} input[name="website"]`).evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });

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
