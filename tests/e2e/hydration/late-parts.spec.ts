// What a visitor does with a page before the code of its parts has come is not lost.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { expect, expectOnlyFailedCalls, test } from '#tests/setup/browser/browser-test.ts';
import { add, expectSaved, list, quantity, search, t, title } from '#tests/setup/farmshop-page.ts';
import {
  expectAlive,
  isSameDocument,
  lost,
  markElements,
  openHeld,
  openThenCut,
  openWithoutCode,
} from '#tests/setup/browser/held-code.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const slider = (page: Page) => page.getByRole('main').locator('[aria-roledescription]').first();

const next = (page: Page) => slider(page).getByRole('button', { name: t('carousel.next') });

test('a button that was pressed before any code was there is not lost', async ({ page }) => {
  const letGo = await openWithoutCode(page, '/nl');
  await next(page).click();
  await expect(next(page)).toHaveAttribute('aria-busy', 'true');
  letGo();
  const dots = slider(page).getByRole('button', { name: /^Ga naar/ });
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(next(page)).not.toHaveAttribute('aria-busy');
});

test(
  'a farm shop piece that was added too early shows it at once, and is added when the code has come',
  { tag: '@long' },
  async ({ page }) => {
    const letGo = await openHeld(page, list);
    await add(page).click();
    await expect(add(page)).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(quantity(page, 1)).toBeVisible();
    await expectSaved(page);
  },
);

test('a press while no code can come is given up openly, and the next one works when the line is back', async ({
  page,
  problems,
}) => {
  const line = await openThenCut(page, '/nl', (route) => route.abort());
  await next(page).click();
  await expect(next(page)).not.toHaveAttribute('aria-busy');
  line.mend();
  await next(page).click();
  const dots = slider(page).getByRole('button', { name: /^Ga naar/ });
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  expectOnlyFailedCalls(problems);
});

test('a press on a part whose code cannot come is given up openly, and the next one works when the line is back', async ({
  page,
  problems,
}) => {
  const line = await openThenCut(page, '/nl', (route, isFirst) => (isFirst ? route.continue() : route.abort()));
  await next(page).click();
  await expect(next(page)).not.toHaveAttribute('aria-busy');
  line.mend();
  await next(page).click();
  const dots = slider(page).getByRole('button', { name: /^Ga naar/ });
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  expectOnlyFailedCalls(problems);
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

test(
  'two different buttons pressed before any code was there both count, in their order',
  { tag: '@long' },
  async ({ page }) => {
    const letGo = await openWithoutCode(page, pathTo(markets.nl, 'coupons') ?? '');
    const coupons = [0, 1].map((at) => page.getByRole('article').nth(at));
    for (const coupon of coupons) await coupon.getByRole('button', { name: t('coupons:more') }).click();
    letGo();
    for (const coupon of coupons) await expect(coupon.getByRole('textbox')).toHaveValue('2');
  },
);

test('two different buttons of a part without code both count, in their order', async ({ page }) => {
  const letGo = await openHeld(page, '/nl');
  const dots = slider(page).getByRole('button', { name: /^Ga naar/ });
  await dots.nth(1).click();
  await next(page).click();
  letGo();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('the space bar on a button of the package editor is a click as well', { tag: '@long' }, async ({ page }) => {
  const letGo = await openHeld(page, '/nl/ons-vlees/blaarkop-rundvleespakket');
  await page.getByRole('button', { name: t('package:editor.toMinced') }).press('Space');
  const tab = page.getByRole('tab', { name: t('package:contents.minced') });
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  letGo();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
});

test('what was searched for in the farm shop too early is found', { tag: '@long' }, async ({ page }) => {
  const letGo = await openHeld(page, list);
  await search(page).fill(title);
  await search(page).press('Enter');
  letGo();
  await expect(page.getByText(t('search.results', { count: 2, query: title }))).toBeVisible();
  await expect(search(page)).toHaveValue(title);
  await expect(page).toHaveURL(list);
});

for (const how of casesOf(['Enter', 'click'] as const, 1)) {
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

test('what was chosen for a coupon before its code came is what is bought', { tag: '@long' }, async ({ page }) => {
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

test(
  'the menu that was asked for before the code was there opens when it has come',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const open of [openHeld, openWithoutCode]) {
      const letGo = await open(page, list);
      const toggle = page.getByRole('banner').getByRole('button', { name: t('header.openMenu') });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-busy', 'true');
      letGo();
      await expect(page.getByRole('dialog', { name: 'Hoofdmenu' })).toBeVisible();
      await expect(page).toHaveURL(list);
      await page.unrouteAll();
    }
  },
);

test('nothing of the page is lost or made anew by what happens around it meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await openHeld(page, list);
  await markElements(page);

  // Links of a part lead on by themselves, and the router follows.
  const tab = page
    .getByRole('navigation', { name: t('farmshop:list.tabs') })
    .getByRole('link')
    .nth(1);
  const place = (await tab.getAttribute('href')) ?? '';
  await tab.click();
  await expect(page).toHaveURL(`${list}${place}`);
  expect(await lost(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(list);
  expect(await lost(page)).toEqual([]);

  letGo();
  await expectAlive(add(page));
  await expectAlive(page.getByRole('contentinfo').getByRole('link').first());
  // Nor by the shop's answer: the link to the basket stands in the box before and after it.
  await expectSaved(page);
  expect(await lost(page)).toEqual([]);
  // The box has links of its own once something is in it.
  await add(page).click();
  await expect(quantity(page, 1)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
