// Filling a box in a real browser, with the demo content and the embedded shop.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Market, markets } from '#markets/index.ts';
import { pathTo } from '#rules/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser-test.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const t = texts.textFor(markets.nl);
const both = [markets.nl, markets.de];
const list = pathTo(markets.nl, 'farmshop') ?? '';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const changes = '**/wp-admin/admin-ajax.php';

/** A piece of the demo that is in stock, at 7,95. */
const title = 'Rundergehakt';

const add = (page: Page, name = title) =>
  page.getByRole('button', { name: t('farmshop:control.addNamed', { title: name }), exact: true });
const more = (page: Page, name = title) =>
  page.getByRole('button', { name: t('farmshop:control.more', { title: name }), exact: true });
const less = (page: Page, name = title) =>
  page.getByRole('button', { name: t('farmshop:control.less', { title: name }), exact: true });
const box = (page: Page) => page.getByRole('complementary', { name: t('farmshop:overview.title') });
const quantity = (page: Page, count: number, name = title) =>
  page.getByRole('status', { name: t('farmshop:control.quantity', { quantity: count, title: name }), exact: true });
const notSaved = (page: Page) => page.getByRole('button', { name: t('farmshop:control.notSaved') });
const search = (page: Page) => page.getByRole('searchbox', { name: t('farmshop:list.searchLabel') });

/** The shop has taken everything and the page knows it. */
async function expectSaved(page: Page) {
  await expect(box(page)).toHaveAttribute('aria-busy', 'false');
}

async function open(page: Page, path = list) {
  const cart = page.waitForResponse((answer) => answer.url().endsWith('/wc/store/cart'));
  await page.goto(path);
  await cart;
}

function axeOn(page: Page) {
  return new AxeBuilder({ page }).withTags(rules).analyze();
}

test('FSH-39, FSH-40, FSH-D14, SHP-10, HDR-5 fill a box, remove, reload', async ({ page }) => {
  await open(page);
  await add(page).click();
  await more(page).click();
  await more(page).click();
  await add(page, 'Mager rundergehakt').click();
  // At once, before the shop has said anything.
  await expect(quantity(page, 3)).toBeVisible();
  await expect(box(page)).toContainText('€ 32,60');
  await expectSaved(page);
  // A box counts as one, however many pieces are in it.
  const basket = page.getByRole('banner').getByRole('link', { name: t('header.basketCount', { count: 1 }) });
  await expect(basket).toBeVisible();

  await less(page).click();
  await less(page, 'Mager rundergehakt').click();
  await expect(add(page, 'Mager rundergehakt')).toBeFocused();
  await expectSaved(page);
  await page.reload();
  await expect(quantity(page, 2)).toBeVisible();
  await expect(add(page, 'Mager rundergehakt')).toBeVisible();
  await expect(box(page)).toContainText('€ 15,90');

  await less(page).click();
  await less(page).click();
  await expect(box(page)).toContainText(t('farmshop:overview.empty'));
  await expectSaved(page);
  await page.reload();
  await expect(add(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: t('header.basket'), exact: true })).toBeVisible();
});

test('FSH-40, SHP-8, SHP-9 fifty quick clicks end in fifty', async ({ page }) => {
  await open(page);
  await add(page).click();
  for (let clicks = 1; clicks < 50; clicks += 1) await more(page).click();
  await expect(quantity(page, 50)).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(quantity(page, 50)).toBeVisible();
  await expect(box(page)).toContainText(t('farmshop:overview.free'));
});

test('FSH-45, FSH-46, FSH-D15 a notice for four seconds, which a newer one replaces', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(120_000);
  const notice = page.getByRole('status', { name: t('farmshop:notification.label') });
  const removed = t('farmshop:notification.removed', { title });
  await add(page).click();
  await expect(notice).toHaveText(t('farmshop:notification.added', { title }));
  await page.clock.runFor(3000);
  await less(page).click();
  await expect(notice).toHaveText(removed);
  await page.clock.runFor(3999);
  await expect(notice).toHaveText(removed);
  await page.clock.runFor(1);
  await expect(notice).toBeEmpty();
});

test('ANA-1, ANA-2, ANA-3, ANA-4 what is looked at, added and removed is pushed once, each with an id of its own', async ({
  page,
}) => {
  await open(page, `${list}/rundergehakt`);
  await page.getByRole('button', { name: t('farmshop:control.add') }).click();
  await less(page).click();
  const pushed = await page.evaluate(() => window.dataLayer as { event: string; unique_id?: string }[]);
  const [ids, events] = [pushed.filter(({ event }) => event === 'unique_id'), pushed.map(({ event }) => event)];
  expect(events.filter((event) => event !== 'unique_id')).toEqual(['view_item', 'add_to_cart', 'remove_from_cart']);
  expect(new Set(ids.map(({ unique_id }) => unique_id)).size).toBe(3);
});

test('SHP-10 a change in one tab shows in another', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await add(page).click();
  await more(page).click();
  await expectSaved(page);
  await expect(quantity(other, 2)).toBeVisible();
  await more(other).click();
  await expect(quantity(page, 3)).toBeVisible();
});

test('ERR-9, ERR-D7 offline and back: what was wanted stays, and is saved later', async ({
  page,
  context,
  problems,
}) => {
  await open(page);
  await add(page).click();
  await expectSaved(page);
  await context.setOffline(true);
  await more(page).click();
  await expect(notSaved(page)).toBeVisible();
  await expect(quantity(page, 2)).toBeVisible();
  await expectSaved(page);
  await context.setOffline(false);
  await expect(notSaved(page)).toBeHidden();
  await page.reload();
  await expect(quantity(page, 2)).toBeVisible();
  // Said to whoever looks into it, and to nobody else.
  expect(problems.splice(0).join()).toContain('the basket could not be saved');
});

test('ERR-9, ERR-D7, FSH-44 a failing shop: the control says so, and tries again when asked', async ({
  page,
  problems,
}) => {
  await open(page);
  await page.route(changes, (route) => route.fulfill({ status: 502 }));
  await add(page).click();
  await expect(notSaved(page)).toBeVisible();
  await expectSaved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(changes);
  await notSaved(page).click();
  await expect(notSaved(page)).toBeHidden();
  await expectSaved(page);
  await page.reload();
  await expect(quantity(page, 1)).toBeVisible();
  problems.splice(0);
});

test('ERR-D7 a dead shop leaves the list usable', async ({ page, problems }) => {
  await page.route('**/shop/**', (route) => route.abort());
  await page.goto(list);
  await expect(box(page)).toContainText(t('farmshop:overview.unavailable'));
  await search(page).fill('gehakt');
  await expect(page.getByRole('main')).toContainText(t('search.results', { count: 6, query: 'gehakt' }));
  await add(page).click();
  await expect(quantity(page, 1)).toBeVisible();
  await expect(notSaved(page)).toBeVisible();
  problems.splice(0);
});

test('FSH-D14 who leaves for the basket right after a click finds it there', async ({ page }) => {
  await open(page);
  await add(page).click();
  await box(page)
    .getByRole('link', { name: t('farmshop:overview.toBasket') })
    .click();
  await expect(page).toHaveURL(pathTo(markets.nl, 'basket'));
  await expect(page.getByRole('main')).toContainText(title);
});

test('FSH-3, FSH-4 a tab scrolls to its group, and the active tab follows the scrolling', async ({ page }) => {
  await open(page);
  const tabs = page.getByRole('navigation', { name: t('farmshop:list.tabs') });
  const tab = (animal: string) => tabs.getByRole('link', { name: t.find(`animals.${animal}`) ?? animal });
  await expect(tab('cow')).toHaveAttribute('aria-current', 'true');
  await tab('pig').click();
  await expect(tab('pig')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 2, name: t('animals.pig') })).toBeInViewport();
  await page.getByRole('heading', { level: 2, name: t('animals.deer') }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'start' });
  });
  await expect(tab('deer')).toHaveAttribute('aria-current', 'true');
});

test('FSH-3 scrolling to a group takes 250 ms', async ({ page }) => {
  await open(page);
  const tab = page
    .getByRole('navigation', { name: t('farmshop:list.tabs') })
    .getByRole('link', { name: t('animals.pig') });
  const distance = () =>
    page.locator('#group-pig').evaluate((group) => {
      const bar = document.querySelector('section:has(> div > nav a[href="#group-pig"])');
      return Math.abs(group.getBoundingClientRect().top - (bar?.getBoundingClientRect().bottom ?? 0));
    });
  await tab.scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await tab.click();
  await page.clock.runFor(120);
  const halfway = await distance();
  await page.clock.runFor(100);
  const nearly = await distance();
  expect(halfway).toBeGreaterThan(nearly);
  expect(nearly).toBeGreaterThan(1);
  await page.clock.runFor(60);
  expect(await distance()).toBeLessThan(1);
});

test('SRC-1 to SRC-9 the search and its states', async ({ page }) => {
  await open(page);
  // Modules below the list have cards as well.
  const cards = page.locator('[id^="group-"]').getByRole('article');
  const minimum = page.getByText(t('search.minchar'));
  const nothing = page.getByText(t('search.notfound'));
  const all = await cards.count();

  await search(page).press('Enter');
  await expect(minimum).toBeVisible();
  await search(page).fill('é');
  await expect(nothing).toBeVisible();
  await expect(minimum).toBeVisible();
  await expect(cards).toHaveCount(all);
  await search(page).fill('RUNDER-GEHÁKT');
  await expect(minimum).toBeHidden();
  await expect(cards.first()).toContainText(/gehakt/i);
  expect(await cards.count()).toBeLessThan(all);
  await search(page).fill('zzzz');
  await expect(nothing).toBeVisible();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: t('search.close') }).click();
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(nothing).toBeHidden();
  await expect(cards).toHaveCount(all);
});

test('FSH-30 the way back leads to the same place of the list', async ({ page }) => {
  await open(page);
  const card = page.getByRole('article').filter({ hasText: 'Ribeye' }).first();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ribeye');
  const back = page.getByRole('link', { name: t('farmshop:detail.back') });
  await back.click();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));

  // Who did not come from the list is led to the product in it.
  await page.goto(`${list}/hertenbiefstuk`);
  await back.click();
  await expect(page).toHaveURL(`${list}#hertenbiefstuk`);
  await expect(page.locator('#hertenbiefstuk')).toBeInViewport();
});

test('FSH-27, FSH-28, FSH-29 one section open at a time', async ({ page }) => {
  await page.goto(`${list}/rundergehakt`);
  const origin = page.getByText(t('package:traceability.rows.birthCountry'), { exact: true });
  const born = page.getByText('Achttien procent vet, dus je hebt geen boter nodig.');
  const section = (name: string) => page.getByRole('main').locator('summary', { hasText: name });
  await expect(origin).toBeHidden();
  await section(t('farmshop:detail.traceability')).click();
  await expect(origin).toBeVisible();
  await section(t('farmshop:detail.description')).click();
  await expect(born).toBeVisible();
  await expect(origin).toBeHidden();
  await section(t('farmshop:detail.description')).click();
  await expect(born).toBeHidden();
});

test('FSH-9 the feedback form is loaded after a click', async ({ page }) => {
  const form = markets.nl.farmshop.feedbackForm;
  const asked: string[] = [];
  await page.route(`${form}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A form</p>' });
  });
  await page.goto(pathTo(markets.nl, 'feedback') ?? '');
  const button = page.getByRole('button', { name: t('farmshop:feedback.open') });
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.frameLocator('iframe').getByText('A form')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('FSH-6 a bar opens the box', async ({ page }) => {
    await open(page);
    const show = page.getByRole('button', { name: t('farmshop:overview.show') });
    await expect(show).toBeHidden();
    await add(page).click();
    await show.click();
    await expect(box(page)).toContainText(t('farmshop:overview.freeMissing', { price: '€ 91,05' }));
    await page.keyboard.press('Escape');
    await expect(box(page).getByRole('link', { name: t('farmshop:overview.toBasket') })).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FSH-5, FSH-35 the list is whole, and its links add', async ({ page }) => {
    await page.goto(list);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(60);
    await page.getByRole('link', { name: t('farmshop:control.addNamed', { title }), exact: true }).click();
    await expect(page).toHaveURL(/\/nl\/shop\/\?add-to-cart=501&quantity=1&bundle_quantity_1=1$/);
    await expect(page.getByRole('main')).toContainText(title);
  });
});

const widths = [390, 1440];
const screens = (market: Market) => [
  pathTo(market, 'farmshop') ?? '',
  pathTo(market, 'farmshopProduct', { slug: market.code === 'nl' ? 'makreelfilet' : 'heringsfilet' }) ?? '',
  pathTo(market, 'feedback') ?? '',
];

for (const market of both) {
  for (const width of widths) {
    test(`FSH-1, FSH-20 ${market.code} at ${width}: accessible, nothing moves by itself or sticks out`, async ({
      page,
      shift,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      for (const path of screens(market)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await shift()).toBeLessThan(0.05);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect((await axeOn(page)).violations).toEqual([]);
      }
    });
  }
}
