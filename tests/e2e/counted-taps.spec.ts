// What people come for, on a phone and from home, with the taps it takes. Typing is not a tap.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { add, box } from '#tests/setup/farmshop-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A visitor who counts. */
async function visitorAtHome(page: Page) {
  await page.goto('/nl');
  let taps = 0;
  return {
    taps: () => taps,
    async tap(what: Locator) {
      taps += 1;
      await what.tap();
    },
  };
}

type Visitor = Awaited<ReturnType<typeof visitorAtHome>>;

/** Two taps: the sign in the header, and the button beside the field. */
async function searchFor(page: Page, visitor: Visitor, words: string) {
  await visitor.tap(page.getByRole('banner').getByRole('link', { name: 'Zoeken' }));
  await expect(page).toHaveURL('/nl/zoeken');
  const main = page.getByRole('main');
  await main.getByRole('combobox').or(main.getByRole('searchbox')).fill(words);
  await visitor.tap(main.getByRole('button', { name: 'Zoek' }));
}

async function openDrawer(page: Page, visitor: Visitor) {
  await visitor.tap(page.getByRole('button', { name: 'Menu openen' }));
  return page.getByRole('dialog', { name: 'Hoofdmenu' });
}

test('D9 a recipe for shoulder takes three taps: search, send, the recipe', async ({ page }) => {
  const visitor = await visitorAtHome(page);
  await searchFor(page, visitor, 'schouder');
  await expect(page).toHaveURL('/nl/zoeken?q=schouder');
  const recipes = page.getByRole('region', { name: 'Recepten' });
  await visitor.tap(recipes.getByRole('link', { name: /heideschaap/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schouder van heideschaap met jeneverbes');
  expect(visitor.taps()).toBeLessThanOrEqual(3);
});

test('D9 D3 who raised cow NL 5134 0261 7 takes three taps: search, send, the animal, which names its farmer', async ({
  page,
}) => {
  const visitor = await visitorAtHome(page);
  await searchFor(page, visitor, 'nl 5134 0261 7');
  await visitor.tap(page.getByRole('region', { name: 'Oornummers' }).getByRole('link', { name: 'Henk de Wit' }));
  await expect(page).toHaveURL('/nl/herkomst/NL513402617');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Henk de Wit/ })
      .first(),
  ).toBeVisible();
  expect(visitor.taps()).toBeLessThanOrEqual(3);
});

test('D1 the cheapest beef per kilo takes three taps: menu, beef, price per kilo', async ({ page }) => {
  const visitor = await visitorAtHome(page);
  const drawer = await openDrawer(page, visitor);
  await visitor.tap(drawer.getByRole('link', { name: 'Rund', exact: true }).first());
  await expect(page).toHaveURL('/nl/ons-vlees/rundvlees');
  await visitor.tap(page.getByRole('navigation', { name: 'Sorteer' }).getByRole('link', { name: 'Prijs per kilo' }));
  await expect(page).toHaveURL('/nl/ons-vlees/rundvlees?sort=kilo');
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('prijs per kilo');
  expect(visitor.taps()).toBeLessThanOrEqual(3);
  const perKilo = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const price = /€\s*(\d+),(\d\d)\s*per kilo/.exec(card.textContent ?? '');
      return price ? [Number(`${price[1]}.${price[2]}`)] : [];
    }),
  );
  expect(perKilo.length).toBeGreaterThan(1);
  expect(perKilo[0]).toBe(Math.min(...perKilo));
});

test('FSH-51 six pieces to free delivery take eight taps: menu, farm shop, six times add', async ({ page }) => {
  test.slow();
  const visitor = await visitorAtHome(page);
  const drawer = await openDrawer(page, visitor);
  await visitor.tap(drawer.locator('a[href="/nl/boerderij-box"]:has(img)'));
  await expect(page).toHaveURL('/nl/boerderij-box');
  const pieces = ['Entrecote', 'Côte de boeuf', 'Rosbief', 'Runderrollade', 'Hele kip', 'Rundergehakt'];
  for (const piece of pieces) await visitor.tap(add(page, piece).first());
  await expect(box(page)).toContainText('We bezorgen je box gratis');
  expect(visitor.taps()).toBeLessThanOrEqual(9);
});

test('D1 recipes by cut and time work by tapping chips, and the back button undoes it', async ({ page }) => {
  await page.goto('/nl/recepten');
  const heading = page.getByRole('heading', { level: 1 });
  const chip = (bar: string, name: RegExp) => page.getByRole('navigation', { name: bar }).getByRole('link', { name });
  await page.getByText('Kies op stuk, tijd of bereiding').tap();
  await chip('Kies een stuk', /^Bout en dij/).tap();
  await expect(heading).toHaveText('Recepten: Bout en dij');
  await expect(chip('Kies een stuk', /^Bout en dij/)).toBeInViewport();
  await chip('Kies een tijd', /^Langer dan 2 uur/).tap();
  await expect(heading).toHaveText('Recepten: Bout en dij, langer dan 2 uur');
  await expect(page).toHaveURL('/nl/recepten?cut=leg&time=long');
  await page.goBack();
  await expect(heading).toHaveText('Recepten: Bout en dij');
  await chip('Kies een stuk', /^Bout en dij/).tap();
  await expect(heading).toHaveText('Recepten');
});

test(
  'what is in it for who may not eat everything takes two taps: search, and the answer among what is suggested',
  { tag: '@long' },
  async ({ page }) => {
    const visitor = await visitorAtHome(page);
    await visitor.tap(page.getByRole('banner').getByRole('link', { name: 'Zoeken' }));
    await expect(page).toHaveURL('/nl/zoeken');
    const main = page.getByRole('main');
    await main.getByRole('combobox').pressSequentially('allergie');
    await visitor.tap(main.getByRole('option').filter({ hasText: 'Vragen' }).first());
    await expect(page).toHaveURL(/^[^#]*\/nl\/vragen#q-/);
    await expect(main.locator('details[open]')).toContainText(/gluten|tarwe/i);
    await expect(main.locator('details[open]')).toBeInViewport();
    expect(visitor.taps()).toBeLessThanOrEqual(2);
  },
);

test(
  'a box with more mince takes five taps: the box, its contents, the mince, plus, the basket',
  { tag: '@long' },
  async ({ page }) => {
    const visitor = await visitorAtHome(page);
    await visitor.tap(page.getByRole('main').locator('a[href="/nl/ons-vlees/blaarkop-rundvleespakket"]').first());
    await expect(page).toHaveURL('/nl/ons-vlees/blaarkop-rundvleespakket');
    const main = page.getByRole('main');
    await visitor.tap(main.getByRole('link', { name: 'Stel je pakket samen' }).first());
    await visitor.tap(main.getByRole('button', { name: 'Verder naar je gehakt' }));
    // It swaps: the choice stays whole.
    await visitor.tap(main.getByRole('button', { name: /Rundergehakt/ }).last());
    await expect(main.locator('#contents')).toContainText('4 van 4 gekozen');
    await visitor.tap(main.locator('#contents').getByRole('link', { name: 'In mijn mandje' }));
    await expect(page).toHaveURL(/\/nl\/shop\//);
    expect(visitor.taps()).toBeLessThanOrEqual(5);
  },
);

test('the box as it is takes three taps to the basket; its day and what delivery costs are said after the first', async ({
  page,
}) => {
  const visitor = await visitorAtHome(page);
  await visitor.tap(page.getByRole('main').locator('a[href="/nl/ons-vlees/blaarkop-rundvleespakket"]').first());
  await expect(page).toHaveURL('/nl/ons-vlees/blaarkop-rundvleespakket');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Bezorgd vanaf \d+ \S+ \d{4}$/)).toBeVisible();
  await expect(main.getByText('Inclusief btw en bezorging', { exact: true })).toBeVisible();
  await visitor.tap(main.getByRole('link', { name: 'Stel je pakket samen' }).first());
  await visitor.tap(main.locator('#contents').getByRole('link', { name: 'In mijn mandje' }));
  await expect(page).toHaveURL(/\/nl\/shop\//);
  expect(visitor.taps()).toBeLessThanOrEqual(3);
});

test(
  'what happens when nobody is at home takes two taps: search, and the answer among what is suggested',
  { tag: '@long' },
  async ({ page }) => {
    const visitor = await visitorAtHome(page);
    await visitor.tap(page.getByRole('banner').getByRole('link', { name: 'Zoeken' }));
    await expect(page).toHaveURL('/nl/zoeken');
    const main = page.getByRole('main');
    await main.getByRole('combobox').pressSequentially('niet thuis');
    await visitor.tap(main.getByRole('option').filter({ hasText: 'Moet ik thuis zijn?' }).first());
    await expect(page).toHaveURL(/^[^#]*\/nl\/vragen#q-/);
    await expect(main.locator('details[open]')).toContainText('De doos blijft acht uur koud');
    expect(visitor.taps()).toBeLessThanOrEqual(2);
  },
);

test('the telephone number and the account are two taps away: the menu, and either of them', async ({ page }) => {
  const visitor = await visitorAtHome(page);
  const drawer = await openDrawer(page, visitor);
  await expect(drawer.locator('a[href^="tel:+31"]')).toHaveCount(1);
  await visitor.tap(drawer.getByRole('link', { name: 'Account' }));
  await expect(page).toHaveURL(/\/nl\/shop\/my-account/);
  expect(visitor.taps()).toBeLessThanOrEqual(2);
});

test(
  'a voucher to give takes four taps: the menu, its packages, the voucher, to buy it',
  { tag: '@long' },
  async ({ page }) => {
    const visitor = await visitorAtHome(page);
    const drawer = await openDrawer(page, visitor);
    await visitor.tap(drawer.locator('summary').filter({ hasText: 'Pakketten' }).first());
    await visitor.tap(drawer.getByRole('link', { name: 'Koepon geven' }).first());
    await expect(page).toHaveURL('/nl/koepon');
    await visitor.tap(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Kopen/ })
        .first(),
    );
    await expect(page).toHaveURL(/\/nl\/shop\//);
    await expect(page.getByRole('main')).toContainText('Koepon van 25 euro');
    expect(visitor.taps()).toBeLessThanOrEqual(4);
  },
);

test(
  'which sausage is without pork takes two taps: search, and the answer among what is suggested',
  { tag: '@long' },
  async ({ page }) => {
    const visitor = await visitorAtHome(page);
    await visitor.tap(page.getByRole('banner').getByRole('link', { name: 'Zoeken' }));
    await expect(page).toHaveURL('/nl/zoeken');
    const main = page.getByRole('main');
    await main.getByRole('combobox').pressSequentially('zonder varken');
    await visitor.tap(main.getByRole('option').filter({ hasText: 'Welke worst is zonder varken?' }).first());
    await expect(main.locator('details[open]')).toBeInViewport();
    expect(visitor.taps()).toBeLessThanOrEqual(2);
  },
);
