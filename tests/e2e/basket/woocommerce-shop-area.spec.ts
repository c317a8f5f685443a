// Ways from the pages into a WooCommerce and back, as the shop is run in earnest: at a public address, behind TLS.
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { startApp } from '#tests/setup/process/app-process.ts';
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { add, box, expectSaved, openList, quantity, t, title } from '#tests/setup/farmshop-page.ts';
import {
  expectDismissed,
  formOf,
  newcomer,
  noticeFormOf,
  popup,
  popupFormOf,
  visit,
} from '#tests/setup/sign-up-page.ts';
import { customer } from '#tests/setup/shop/woocommerce.ts';
import { basket, counted, fillBox, toBasket } from '#tests/setup/shop/woocommerce-steps.ts';
import { expectBoxes, expectLines, kinds, sessionOf, test } from '#tests/setup/shop/woocommerce-test.ts';

test.use({ isBehindTls: true });
// One shop for all journeys: starting it takes longer than most of them.
test.describe.configure({ mode: 'default' });

for (const redirectsAfterAdding of casesOf([true, false], 1)) {
  const how = redirectsAfterAdding ? 'redirects after additions' : 'shows a page after additions';
  test(`CPN-5, CPN-6 a coupon is bought once in a shop that ${how}: loading again, back and forward buy nothing`, async ({
    page,
    woo,
  }) => {
    Object.assign(woo.shop.settings, { redirectsAfterAdding });
    await page.goto(pathTo(markets.nl, 'coupons') ?? '');
    const coupon = page.getByRole('main').getByRole('article').nth(1);
    await coupon.getByRole('combobox').selectOption({ label: t('coupons:methods.luxury', { price: '€\u00A02,95' }) });
    await coupon.getByRole('button', { name: t('coupons:more') }).click();
    await coupon.getByRole('link', { name: t('coupons:buy') }).click();
    const expectTwo = async () => {
      await expect(page).toHaveURL(basket);
      await expect(page.getByRole('main')).toContainText('2 × Koepon van 50 euro');
      await expectLines(woo, page, { 9006: 2 });
    };
    await expectTwo();
    await page.reload();
    await expectTwo();
    await page.goBack();
    await expect(counted(page, 2)).toBeVisible();
    await page.goForward();
    await expectTwo();
  });
}

test('SHP-12, SHP-14, SHP-D4 a package goes into the basket with the mince that was chosen, once, and the choice is there on the way back', async ({
  page,
  woo,
  baseURL,
}) => {
  await page.goto(pathTo(markets.nl, 'package', { slug: 'blaarkop-proefpakket' }));
  const contents = page.locator('#contents');
  await contents.getByRole('tab', { name: t('package:contents.minced') }).click();
  const step = (key: 'stepper.less' | 'stepper.more', name: string) =>
    contents.getByRole('button', { name: t(key, { name }), exact: true });
  await step('stepper.less', 'Rundergehakt').click();
  await step('stepper.more', 'Hamburgers').click();
  const buy = contents.getByRole('link', { name: t('package:buy.add') });
  await expect(buy).toHaveAttribute('href', new RegExp(`^${baseURL}/nl/shop/order-package/\\?category=`));
  await buy.click();
  const choice = ['rundergehakt: 1', 'hamburgers: 2', 'runderworst: 1'];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blaarkop proefpakket');
  for (const packs of choice) await expect(page.getByRole('main')).toContainText(packs);
  await expectLines(woo, page, {});

  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page).toHaveURL(basket);
  for (const packs of ['1 × Blaarkop proefpakket', ...choice])
    await expect(page.getByRole('main')).toContainText(packs);
  await page.reload();
  await expectLines(woo, page, { 1001: 1 });

  await page.goto(pathTo(markets.nl, 'package', { slug: 'blaarkop-proefpakket' }));
  await contents.getByRole('tab', { name: t('package:contents.minced') }).click();
  await expect(
    contents.getByRole('status', { name: t('stepper.quantity', { name: 'Hamburgers' }), exact: true }),
  ).toHaveText('2');
});

for (const kind of inTurn(kinds, 0)) {
  test.describe(`a shop that ${kind}`, () => {
    test.use({ kind });

    test('FSH-D14, HDR-5 from the box to the checkout and an order; then the basket is empty everywhere', async ({
      page,
      woo,
    }) => {
      await fillBox(page);
      await toBasket(page).click();
      await expect(page.getByRole('main')).toContainText(`1 × ${title}`);
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await expect(page).toHaveURL('/nl/shop/checkout/');
      await expect(page.getByRole('main')).toContainText(`1 × ${title}`);
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page).toHaveURL('/nl/shop/checkout/order-received/1/');
      await expectBoxes(woo, page, []);
      await openList(page);
      await expect(box(page)).toContainText(t('farmshop:overview.empty'));
      await expect(counted(page, 0)).toBeVisible();
    });
  });
}

test('HDR-5, SHP-1 the account: the basket follows in, stays behind at the log-out, and is back', async ({
  page,
  woo,
}) => {
  const logIn = async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.account'), exact: true })
      .click();
    await expect(page).toHaveURL('/nl/shop/my-account/');
    await page.getByLabel('Username').fill(customer.username);
    await page.getByLabel('Password').fill(customer.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  };
  await fillBox(page);
  await logIn();
  await openList(page);
  await expect(quantity(page, 1)).toBeVisible();
  await expect(counted(page, 1)).toBeVisible();
  await page.goto('/nl/shop/my-account/');
  await page.getByRole('link', { name: 'Log out' }).click();
  await openList(page);
  await expect(add(page)).toBeVisible();
  await expect(counted(page, 0)).toBeVisible();
  await logIn();
  await openList(page);
  await expect(quantity(page, 1)).toBeVisible();
  await expectBoxes(woo, page, [{ 1: 1 }]);
});

test(
  'CPN-9, CPN-12, SHP-11 an invitation in small letters is a discount on the box',
  { tag: '@long' },
  async ({ page, woo }) => {
    await fillBox(page);
    await page.goto('/nl?invite=kudde10');
    await expect(page.getByRole('dialog')).toContainText(t('popup.success.title'));
    await openList(page);
    // A tenth of € 7,95.
    await expect(box(page)).toContainText('Totaal van je box€ 7,15');
    await expectBoxes(woo, page, [{ 1: 1 }]);
  },
);

test(
  'CPN-10, CPN-11, CPN-D5 an invitation fails with words: empty basket, unknown code, shop gone; the box stays as it was',
  { tag: '@long' },
  async ({ page, woo, problems }) => {
    const expectFailed = async (code: string) => {
      await page.goto(`/nl?invite=${code}`);
      await expect(page.getByRole('dialog')).toContainText(t('popup.failed.title'));
      await expect(page.getByRole('dialog').getByLabel(t('popup.code'))).toHaveValue(code);
    };
    await expectFailed('KUDDE10');
    await fillBox(page);
    await expectFailed('NIEMAND');
    await woo.goDown();
    await expectFailed('KUDDE10');
    await woo.comeBack();
    await openList(page);
    await expectSaved(page);
    await expect(box(page)).toContainText('Totaal van je box€ 7,95');
    expectOnlyFailedCalls(problems);
  },
);

test(
  'SGN-8, SGN-10, SGN-11 the newsletter: signed up, known already, and the shop’s own words',
  { tag: '@long' },
  async ({ page, woo, context }) => {
    await page.goto('/nl');
    const { field, button, answer } = formOf(page);
    const email = newcomer();
    await field.fill(email);
    await button.click();
    await expect(answer).toHaveText(t('newsletter.success'));
    await expectDismissed(context, 365);
    await field.fill(email);
    await button.click();
    await expect(answer).toHaveText(t('newsletter.duplicate'));
    woo.shop.sayToSignUps('Dank je &amp; tot gauw');
    const other = newcomer();
    await field.fill(other);
    await button.click();
    await expect(answer).toHaveText('Dank je & tot gauw');
    expect(woo.shop.signUps()).toEqual([`newsletter ${email}`, `newsletter ${other}`]);
  },
);

test(
  'SGN-14, SGN-15, SGN-D4 the notice for a package that is sold out: asking twice is no failure',
  { tag: '@long' },
  async ({ page, woo }) => {
    const email = newcomer();
    for (let times = 1; times <= 2; times += 1) {
      await page.goto(pathTo(markets.nl, 'package', { slug: 'mrij-stoofpakket' }));
      const { field, button, answer } = noticeFormOf(page);
      await field.fill(email);
      await button.click();
      await expect(answer).toHaveText(t('newsletter.product_success'));
    }
    expect(woo.shop.signUps()).toEqual([`sold out ${email} mrij-stoofpakket`]);
  },
);

test.describe('who has not been asked yet', () => {
  test.use({ isNewsletterDismissed: false });

  test(
    'SGN-17, SGN-21, SGN-22, SHP-D9 the popup after 15 s signs up at the shop, and stays away for a year',
    { tag: '@long' },
    async ({ page, woo, context }) => {
      await visit(page, 16_000);
      const { field, button, answer } = popupFormOf(page);
      const email = newcomer();
      await field.fill(email);
      await button.click();
      await expect(answer).toHaveRole('status');
      expect(woo.shop.signUps()).toEqual([`newsletter ${email}`]);
      await expectDismissed(context, 365);
      await page.keyboard.press('Escape');
      await expect(popup(page)).toHaveCount(0);
      await expectDismissed(context, 365);
    },
  );
});

test('SHP-D4 behind TLS cookies of the shop are secure, redirects stay on the visitor’s address, and nothing is asked for in the clear', async ({
  page,
  woo,
  context,
  baseURL,
}) => {
  const clear: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url())) clear.push(request.url());
  });
  woo.shop.settings.redirectsAfterAdding = true;
  await fillBox(page);
  // Without our code: the shop's own redirect names the address it was asked at.
  await page.goto('/nl/shop/?add-to-cart=9001&quantity=1');
  await expect(page).toHaveURL(basket);
  const answer = await page.goto('/nl/shop/my-account');
  await expect(page).toHaveURL('/nl/shop/my-account/');
  expect(answer?.headers()['strict-transport-security']).toBe('max-age=31536000');
  await expectBoxes(woo, page, [{ 1: 1 }]);
  const cookies = (await context.cookies()).filter(({ path }) => path === '/nl/shop/');
  expect(cookies.map(({ name, secure, httpOnly, sameSite }) => ({ name, secure, httpOnly, sameSite }))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'woocommerce_cart_hash', secure: true, sameSite: 'Lax' }),
      expect.objectContaining({ name: 'wp_woocommerce_session_double', secure: true, httpOnly: true, sameSite: 'Lax' }),
    ]),
  );
  expect(cookies.every(({ secure }) => secure)).toBe(true);
  expect(clear).toEqual([]);
  expect(await sessionOf(context)).not.toBe('none');
});

test('wp-admin and the log-in of WordPress are closed to visitors, and the shop is not even asked', async ({
  page,
  woo,
  problems,
}) => {
  await page.goto('/nl');
  woo.asked();
  for (const path of ['wp-admin/', 'wp-login.php', 'xmlrpc.php', 'wp-json/wp/v2/users', '?author=1']) {
    const answer = await page.goto(`/nl/shop/${path}`);
    expect([path, answer?.status()]).toEqual([path, 404]);
  }
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^\/nl/);
  expect(woo.asked()).toEqual([]);
  expectOnlyFailedCalls(problems);
});

// A shop of its own for what shop-area.test.ts, closed-paths.test.ts and bodies.test.ts prove without one.
for (const closed of casesOf(['xmlrpc.php'], 0))
  test('a shorter SHOP_CLOSED_PATHS opens the log-in, and uploads of 2.1 MB pass', async ({ page, woo, problems }) => {
    const app = await startApp({ SHOP_URL_NL: woo.url, SHOP_CLOSED_PATHS: closed, LOG_LEVEL: 'fatal' });
    try {
      await page.goto(`${app.url}/nl/shop/wp-login.php`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
      const uploaded = await page.evaluate(async (size) => {
        const headers = { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="box.png"' };
        const body = new Uint8Array(size);
        return (await fetch('/nl/shop/wp-json/wp/v2/media', { method: 'POST', headers, body })).status;
      }, 2_100_000);
      expect(uploaded).toBe(201);
      expect((await page.goto(`${app.url}/nl/shop/xmlrpc.php`))?.status()).toBe(404);
      expectOnlyFailedCalls(problems);
    } finally {
      await app.stop();
    }
  });
