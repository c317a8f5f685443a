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
  await visitor.tap(recipes.getByRole('link', { name: /heidelam/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schouder van heidelam met jeneverbes');
  expect(visitor.taps()).toBeLessThanOrEqual(3);
});

test('D9 who raised cow NL 5134 0261 7 takes three taps: search, send, the farmer', async ({ page }) => {
  const visitor = await visitorAtHome(page);
  await searchFor(page, visitor, 'nl 5134 0261 7');
  await visitor.tap(page.getByRole('region', { name: 'Oornummers' }).getByRole('link', { name: 'Henk de Wit' }));
  await expect(page).toHaveURL('/nl/onze-boeren/henk-de-wit');
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
