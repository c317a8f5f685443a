// The list, the products and the feedback form of the farm shop in a real browser, with the demo content.
import { type Market, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { add, box, list, openList, search, t, title } from '#tests/setup/farmshop-page.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

const both = [markets.nl, markets.de];

test('FSH-3, FSH-4 a tab scrolls to its group, and the active tab follows the scrolling', async ({ page }) => {
  await openList(page);
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

for (const width of inTurn([360, 390, 768, 1440], 0))
  test(`FSH-4 a link to a group shows it below the tabs, and its tab is the active one, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${list}#group-pig`);
    const tab = page.locator('a[href="#group-pig"]');
    await expect(tab).toHaveAttribute('aria-current', 'true');
    // Measured in one go: the list above may still be laid out while it is looked at.
    const distance = () =>
      page.locator('#group-pig').evaluate((group) => {
        const bar = document.querySelector('section:has(> div > nav a[href="#group-pig"])');
        return Math.abs(group.getBoundingClientRect().top - (bar?.getBoundingClientRect().bottom ?? 0));
      });
    await expect.poll(distance).toBeLessThan(2);
  });

test('FSH-3 scrolling to a group takes 250 ms', { tag: '@long' }, async ({ page }) => {
  await openList(page);
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
  await openList(page);
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
  await openList(page);
  const card = page.getByRole('article').filter({ hasText: 'Ribeye' }).first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('img')).toBeInViewport();
  const place = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const before = await place();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ribeye');
  const back = page.getByRole('link', { name: t('farmshop:detail.back') });
  await back.click();
  await expect(card).toBeInViewport();
  await expect.poll(place).toBe(before);

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

test('FSH-9 the feedback form is loaded after a click', { tag: '@long' }, async ({ page }) => {
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
    await openList(page);
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

  test('FSH-5, FSH-35, FSH-39 the list is whole, and a plus is one more of it, without leaving the list', async ({
    page,
  }) => {
    await page.goto(list);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(60);
    await add(page).click();
    await expect(page).toHaveURL(`${list}#rundergehakt`);
    await add(page, 'Hamburgers').click();
    await expect(page).toHaveURL(`${list}#hamburgers`);
    await page.goto(pathTo(markets.nl, 'basket'));
    for (const name of [title, 'Hamburgers']) await expect(page.getByRole('main')).toContainText(name);
  });
});

const widths = [390, 1440];
const screens = (market: Market) => [
  pathTo(market, 'farmshop') ?? '',
  pathTo(market, 'farmshopProduct', { slug: market.code === 'nl' ? 'makreelfilet' : 'heringsfilet' }) ?? '',
  pathTo(market, 'feedback') ?? '',
];

// Every screen is walked in screens/every-screen.spec.ts; these, at both widths, again in the long run.
for (const market of isWholeRun ? both : []) {
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
        expect(await shift()).toBeLessThan(0.05);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await barriersOf(page)).toEqual([]);
      }
    });
  }
}
