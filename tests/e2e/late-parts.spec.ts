// What a visitor can do with a page before the code of its parts has come, and when it never comes.
import type { Locator, Page, Route } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser-test.ts';

const t = createTexts(markets, readCatalogs(Object.keys(markets))).textFor(markets.nl);
const farmshop = pathTo(markets.nl, 'farmshop') ?? '';
const title = 'Rundergehakt';

const add = (page: Page) => page.getByRole('button', { name: t('farmshop:control.addNamed', { title }), exact: true });
const quantity = (page: Page, count: number) =>
  page.getByRole('status', { name: t('farmshop:control.quantity', { quantity: count, title }), exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: t('farmshop:list.searchLabel') });
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Kudde/ }).first();

/** Opens a page whose late code is in the hands of `answer`. What the page names itself is its first code. */
async function openEarly(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  const html = await (await page.request.get(path)).text();
  const isFirst = (url: string) => html.includes(new URL(url).pathname);
  await page.route('**/assets/*.js', (route) => (isFirst(route.request().url()) ? route.continue() : answer(route)));
  // The frame's own way to go there does not wait until everything listens.
  await page.mainFrame().goto(path);
  await page.waitForFunction(() => {
    const link = document.querySelector('header a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}

/** Opens a page whose late code waits until it is let go. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await openEarly(page, path, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

const expectAlive = (element: Locator) =>
  expect.poll(() => element.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps')))).toBe(true);

/** What the server wrote, remembered to be found again: an element that was made anew does not have the mark. */
async function markElements(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main h1, main a, footer a'))
      Object.assign(element, { isServers: true });
    Object.assign(window, { isSameDocument: true });
  });
}

const lost = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main h1, main a, footer a')].filter((element) => !('isServers' in element)).length,
  );
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Opens a page of which no code comes at all until it is let go. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  await page.mainFrame().goto(path);
  return letGo;
}

const slider = (page: Page) => page.getByRole('main').locator('[aria-roledescription]').first();

const next = (page: Page) => slider(page).getByRole('button', { name: t('carousel.next') });

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

/** What of the page waits with its layout until somebody comes near. */
const waiting = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main section, main li, footer')];
    return all.filter((element) => getComputedStyle(element).contentVisibility === 'auto').length;
  });

test('what is far down is laid out once the page is alive, and then as always', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openWithoutCode(page, '/nl');
  expect(await waiting(page)).toBeGreaterThan(40);
  letGo();
  await expect.poll(() => waiting(page)).toBe(0);
  await expect(page.locator('[data-shown]')).toHaveCount(0);
  // Whoever comes back to a place in the page finds it where it was.
  await page.addInitScript(() => {
    const onMark = () => Object.assign(window, { hasWaited: true });
    new MutationObserver(onMark).observe(document, { attributeFilter: ['data-fresh'], subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => 'hasWaited' in window)).toBe(false);
});

test('a place in the page that is asked for before it is laid out is the right one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openWithoutCode(page, '/nl');
  await page
    .getByRole('navigation', { name: t('categories.label') })
    .getByRole('link', { name: /^Wijn/ })
    .click();
  expect(await waiting(page)).toBe(0);
  await expect
    .poll(() => page.locator('#wine').evaluate((group) => group.getBoundingClientRect().top))
    .toBeLessThan(300);
  expect(await page.locator('#wine').evaluate((group) => group.getBoundingClientRect().bottom)).toBeGreaterThan(300);
  letGo();
});

test('a button that was pressed before any code was there is not lost', async ({ page }) => {
  const letGo = await openWithoutCode(page, '/nl');
  await next(page).click();
  letGo();
  const dots = slider(page).getByRole('button', { name: /^Ga naar/ });
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('a picture that does not come does not hold up the code for ever', async ({ page }) => {
  await page.clock.install();
  await page.route('**/media/**', () => {});
  await page.mainFrame().goto('/nl', { waitUntil: 'domcontentloaded' });
  const code = page.waitForRequest('**/assets/vendor-*.js');
  await page.clock.fastForward(4000);
  await code;
});

test('another market is another document, with its own texts', async ({ page }) => {
  await page.goto('/nl');
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => void };
    };
    router.navigate('/de/unsere-bauern');
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  expect(await isSameDocument(page)).toBe(false);
});

test('clicks on a button that came too early count once', async ({ page }) => {
  const letGo = await openHeld(page, '/nl');
  const dots = slider(page).getByRole('button', { name: /^Ga naar/ });
  await next(page).click();
  await next(page).click();
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  letGo();
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  // A click now shows that there were no others on their way.
  await next(page).click();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('the space bar on a button of the package editor is a click as well', async ({ page }) => {
  const letGo = await openHeld(page, '/nl/ons-vlees/blaarkop-rundvleespakket');
  await page.getByRole('button', { name: t('package:editor.toMinced') }).press('Space');
  const tab = page.getByRole('tab', { name: t('package:contents.minced') });
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  letGo();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
});

test('what was searched for in the farm shop too early is found', async ({ page }) => {
  const letGo = await openHeld(page, farmshop);
  await search(page).fill(title);
  await search(page).press('Enter');
  letGo();
  await expect(page.getByText(t('search.results', { count: 2, query: title }))).toBeVisible();
  await expect(search(page)).toHaveValue(title);
  await expect(page).toHaveURL(farmshop);
});

for (const how of ['Enter', 'click'] as const) {
  test(`a form that was sent too early by ${how} is sent once, by our code and without leaving the page`, async ({
    page,
  }) => {
    let calls = 0;
    await page.route('**/nl/shop/wp-json/grutto/webhooks', (route) => {
      calls += 1;
      return route.fulfill({ json: { result: 'success' } });
    });
    const letGo = await openHeld(page, '/nl');
    await markElements(page);
    const form = page.getByRole('region', { name: 'Weet als eerste welk dier er komt' });
    const field = form.getByLabel(t('newsletter.emailLabel'));
    await field.fill('early@mail.example');
    if (how === 'Enter') await field.press('Enter');
    else await form.getByRole('button', { name: t('newsletter.submit') }).click();
    await expect(field).toHaveValue('early@mail.example');
    letGo();
    await expect(form.getByText(t('newsletter.success'))).toBeVisible();
    expect(calls).toBe(1);
    expect(await isSameDocument(page)).toBe(true);
    await expect(page).toHaveURL('/nl');
  });
}

test('what was chosen for a coupon before its code came is what is bought', async ({ page }) => {
  const letGo = await openHeld(page, pathTo(markets.nl, 'coupons') ?? '');
  const coupon = page.getByRole('article').first();
  const select = coupon.getByRole('combobox');
  await select.selectOption({ index: 1 });
  const chosen = await select.inputValue();
  await coupon.getByRole('textbox').fill('3');
  const before = await coupon.getByRole('link').getAttribute('href');
  letGo();
  const link = coupon.getByRole('link');
  await expect(link).not.toHaveAttribute('href', before ?? '');
  await expect(link).toHaveAttribute('href', new RegExp(`${chosen}.*quantity=3|quantity=3.*${chosen}`));
});

test('nothing of the page is lost or made anew by what happens around it meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openHeld(page, farmshop);
  await markElements(page);

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('header.openMenu') })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Hoofdmenu' });
  await expect(drawer).toBeVisible();
  expect(await lost(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  // Links of a part lead on by themselves, and the router follows.
  const tab = page
    .getByRole('navigation', { name: t('farmshop:list.tabs') })
    .getByRole('link')
    .nth(1);
  const place = (await tab.getAttribute('href')) ?? '';
  await tab.click();
  await expect(page).toHaveURL(`${farmshop}${place}`);
  expect(await lost(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(farmshop);
  expect(await lost(page)).toBe(0);

  letGo();
  await expectAlive(add(page));
  await add(page).click();
  await expect(quantity(page, 1)).toBeVisible();
  await expectAlive(page.getByRole('contentinfo').getByRole('link').first());
  expect(await lost(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link that is followed before the code is there leads on as a plain one', async ({ page }) => {
  await openHeld(page, farmshop);
  await markElements(page);
  await logo(page).click();
  await expect(page).toHaveURL('/nl');
  expect(await isSameDocument(page)).toBe(false);
  // The next page is as good as this one, and back is the way to it.
  await page.goBack();
  await expect(page).toHaveURL(farmshop);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('once the code is there links lead on inside the page', async ({ page }) => {
  await page.goto(farmshop);
  await markElements(page);
  await logo(page).click();
  await expect(page).toHaveURL('/nl');
  expect(await isSameDocument(page)).toBe(true);
});

test('a next page whose code takes its time is shown when that has come', async ({ page }) => {
  await page.goto(farmshop);
  await markElements(page);
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent === '') Object.assign(window, { wasEmpty: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  const asked = page.waitForRequest('**/assets/*.js');
  await logo(page).click();
  await asked;
  letGo();
  await expect(page).toHaveURL('/nl');
  await expect(page.getByRole('region', { name: 'Weet als eerste welk dier er komt' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  // Not even while the code of its modules was on its way.
  expect(await page.evaluate(() => 'wasEmpty' in window)).toBe(false);
});

test('a link whose route has no code leads on to its page, not back to this one', async ({ page, problems }) => {
  await page.goto(farmshop);
  await markElements(page);
  let isRefused = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isRefused = false;
  });
  const refused = page.waitForEvent('requestfailed');
  await page.route(/\/assets\/home-[\w-]{8}\.js$/, (route) => (isRefused ? route.abort() : route.continue()));
  await logo(page).click();
  await refused;
  await expect(page).toHaveURL('/nl');
  await expect(page.getByRole('region', { name: 'Weet als eerste welk dier er komt' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(farmshop);
  problems.splice(0);
});

test('without the code of its parts a page can be read, its menu opens and its links lead on', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const failed = page.waitForEvent('requestfailed');
  await openEarly(page, farmshop, (route) => route.abort());
  await markElements(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('header.openMenu') })
    .click();
  await expect(page.getByRole('dialog', { name: 'Hoofdmenu' })).toBeVisible();
  await failed;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
  expect(await lost(page)).toBe(0);

  // A link of the footer, and one of a part.
  await page.getByRole('navigation', { name: 'Voetmenu' }).getByRole('link', { name: 'Onze boeren' }).click();
  await expect(page).toHaveURL(pathTo(markets.nl, 'farmers') ?? '');
  await page.getByRole('main').getByRole('link', { name: 'Henk de Wit' }).first().click();
  await expect(page).toHaveURL(/henk/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const strange = problems.splice(0).filter((problem) => !/net::ERR_FAILED/.test(problem));
  expect(strange).toEqual([]);
});

test('without the file of the texts a page stays as the server wrote it, and its links lead on', async ({
  page,
  problems,
}) => {
  await page.route('**/locales/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.mainFrame().goto(farmshop);
  await markElements(page);
  await failed;
  await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
  expect(await lost(page)).toBe(0);
  await page.getByRole('navigation', { name: 'Voetmenu' }).getByRole('link', { name: 'Onze boeren' }).click();
  await expect(page).toHaveURL(pathTo(markets.nl, 'farmers') ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  problems.splice(0);
});
