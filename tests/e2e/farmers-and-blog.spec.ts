// Farmers, breeds and the blog in a real browser, with the demo content.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';

const nl = {
  farmers: '/nl/onze-boeren',
  farmersTitle: 'Onze boeren',
  filter: 'Kies een dier',
  cow: { name: 'Rund', path: '/nl/onze-boeren/rund' },
  all: 'Alle boeren',
  pages: 'Pagina’s',
  second: 'Pagina 2',
  blog: '/nl/blog',
  blogTitle: 'Van het erf',
  searchLabel: 'Zoek in de blog',
  searchClose: 'Zoeken sluiten',
  notFound: 'Niets gevonden. Probeer een ander woord.',
  minimum: 'Minimaal 2 karakters om te zoeken',
};
const de: typeof nl = {
  farmers: '/de/unsere-bauern',
  farmersTitle: 'Unsere Bäuerinnen und Bauern',
  filter: 'Tier auswählen',
  cow: { name: 'Rind', path: '/de/unsere-bauern/rind' },
  all: 'Alle Höfe',
  pages: 'Seiten',
  second: 'Seite 2',
  blog: '/de/blog',
  blogTitle: 'Neues vom Hof',
  searchLabel: 'Im Blog suchen',
  searchClose: 'Suche schließen',
  notFound: 'Nichts gefunden. Versuch ein anderes Wort.',
  minimum: 'Mindestens zwei Zeichen zum Suchen',
};

/** The cards of the list a page is about, without those of its modules. */
const cardsOf = (page: Page, list: string): Locator => page.getByRole('region', { name: list }).getByRole('article');
const titleOf = (card: Locator): Locator => card.getByRole('heading').getByRole('link');

for (const market of inTurn([nl, de], 1)) {
  test.describe(market.blog, () => {
    test('LST-1, LST-2, LST-3, LST-D8, FRM-8, FRM-9, FRM-10 filter, page 2, a farmer and back', async ({ page }) => {
      await page.goto(market.farmers);
      const filter = page.getByRole('navigation', { name: market.filter });
      const pages = page.getByRole('navigation', { name: market.pages });
      const total = await cardsOf(page, market.farmersTitle).count();
      expect(total).toBe(18);

      await filter.getByRole('link', { name: market.cow.name, exact: true }).click();
      await expect(page).toHaveURL(market.cow.path);
      await expect(filter.getByRole('link', { name: market.cow.name, exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      expect(await cardsOf(page, market.farmersTitle).count()).toBeLessThan(18);

      await filter.getByRole('link', { name: market.all }).click();
      await expect(page).toHaveURL(market.farmers);
      await pages.getByRole('link', { name: market.second }).click();
      await expect(page).toHaveURL(`${market.farmers}/2`);
      await expect(pages.getByRole('link', { name: market.second })).toHaveAttribute('aria-current', 'page');
      await expect(filter).toBeInViewport();

      const link = titleOf(cardsOf(page, market.farmersTitle).first());
      const name = await link.innerText();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goBack();
      await expect(page).toHaveURL(`${market.farmers}/2`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(market.farmersTitle);
      await expect(titleOf(cardsOf(page, market.farmersTitle).first())).toHaveText(name);
    });

    test('BLG-2, SRC-1, SRC-6, SRC-8, SRC-D4 searching by keyboard', async ({ page }) => {
      await page.goto(market.blog);
      const [first, second] = await titleOf(cardsOf(page, market.blogTitle)).allInnerTexts();
      const field = page.getByRole('searchbox', { name: market.searchLabel });
      await field.focus();
      await page.keyboard.type(second ?? '');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?search=./);
      await expect(titleOf(cardsOf(page, market.blogTitle)).filter({ hasText: second })).toHaveCount(1);
      await expect(titleOf(cardsOf(page, market.blogTitle)).filter({ hasText: first })).toHaveCount(0);
      await expect(field).toBeFocused();

      // Past the button that searches to the one that ends it.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: market.searchClose })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(market.blog);
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await expect(titleOf(cardsOf(page, market.blogTitle)).first()).toHaveText(first ?? '');
      await expect(page.getByText(market.minimum)).toHaveCount(0);
    });

    test('SRC-2, SRC-3, SRC-4, SRC-5, SRC-9 what is said while somebody types', { tag: '@long' }, async ({ page }) => {
      await page.goto(market.blog);
      const field = page.getByRole('searchbox', { name: market.searchLabel });
      await field.pressSequentially('z');
      await expect(page.getByText(market.notFound)).toBeVisible();
      await expect(page.getByText(market.minimum)).toBeVisible();
      await field.pressSequentially('zzz');
      await expect(page.getByText(market.minimum)).toHaveCount(0);
      await expect(page.getByText(market.notFound)).toBeVisible();
      await expect(cardsOf(page, market.blogTitle)).toHaveCount(0);
      await field.fill('');
      await expect(page.getByText(market.minimum)).toBeVisible();
      await expect(cardsOf(page, market.blogTitle)).toHaveCount(18);
      // The whole search is one step.
      await page.goBack();
      await expect(page).toHaveURL(market.blog);
      await expect(page.getByText(market.minimum)).toHaveCount(0);
      await expect(field).toHaveValue('');
    });

    test.describe(() => {
      test.use({ javaScriptEnabled: false });

      test('BLG-2 searching without scripts', { tag: '@long' }, async ({ page }) => {
        await page.goto(market.blog);
        const title = await titleOf(cardsOf(page, market.blogTitle)).nth(2).innerText();
        await page.getByRole('searchbox', { name: market.searchLabel }).fill(title);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\?search=./);
        await expect(titleOf(cardsOf(page, market.blogTitle)).filter({ hasText: title })).toHaveCount(1);
        await page.getByRole('link', { name: market.searchClose }).click();
        await expect(page).toHaveURL(market.blog);
      });
    });

    test('FRM-1, FRM-D5, BLG-3 three, two, one in a row', async ({ page }) => {
      const rows = [
        [1440, 3],
        [992, 3],
        [991, 2],
        [769, 2],
        [768, 1],
        [390, 1],
      ] as const;
      await page.goto(market.farmers);
      for (const [width, inRow] of rows) {
        await page.setViewportSize({ width, height: 900 });
        expect(await rowOf(cardsOf(page, market.farmersTitle), 0), `farmers at ${width}`).toBe(inRow);
      }
      await page.goto(market.blog);
      for (const [width, inRow] of rows) {
        await page.setViewportSize({ width, height: 900 });
        // The first post has a row of its own.
        expect(await rowOf(cardsOf(page, market.blogTitle), 0), `first post at ${width}`).toBe(1);
        expect(await rowOf(cardsOf(page, market.blogTitle), 1), `other posts at ${width}`).toBe(inRow);
      }
    });
  });
}

/** How many cards stand beside this one, itself included. */
async function rowOf(cards: Locator, index: number): Promise<number> {
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[index]).length;
}

test('BLG-15 a link in a post stays in the app', async ({ page }) => {
  await page.goto('/nl/blog/boeren/een-dag-met-hilde-en-griet');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('article').getByRole('link', { name: 'Hilde', exact: true }).click();
  await expect(page).toHaveURL('/nl/onze-boeren/hilde-kamping');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilde Kamping');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

const shown = [
  '/nl/onze-boeren',
  '/nl/onze-boeren/henk-de-wit',
  '/nl/onze-boeren/nieuwe-boeren',
  '/nl/blog/boeren/een-dag-met-hilde-en-griet',
  '/nl/blog?search=zzzz',
  '/de/unsere-bauern/vroni-groebl',
  '/de/rassen',
  '/de/rassen/fleckvieh',
  '/de/blog',
];
// Every screen is walked in screens/every-screen.spec.ts; these, at both widths, again in the long run.
for (const path of isWholeRun ? shown : []) {
  test(`${path} stands still, fits and is accessible on a phone and a desk`, async ({ page, shift }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.wheel(0, 3000);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await shift(), `layout shift at ${width}`).toBeLessThan(0.02);
    }
    expect(await barriersOf(page, { within: 'main' })).toEqual([]);
  });
}
