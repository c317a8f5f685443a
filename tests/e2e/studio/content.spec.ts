// Goods and pages: a price in few presses, a text in the editor, what the box holds, and all of it without script.
import type { Page } from '@playwright/test';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const price = (page: Page) => page.getByLabel('Prijs', { exact: true });
const packages = ['blaarkop-proefpakket', 'blaarkop-rundvleespakket'];

for (const javaScriptEnabled of casesOf([true, false], 1))
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    const slug = packages[javaScriptEnabled ? 0 : 1] ?? '';

    test(`ST-9 a price: list, open, type, publish; seen in the shop, and taken back (script: ${javaScriptEnabled})`, async ({
      page,
    }) => {
      await page.goto('/studio/content/packages');
      if (javaScriptEnabled) await page.screenshot({ path: shotAt('content-list-1440') });
      await page.locator(`tr[data-row="${slug}"] a`).click();
      const before = await price(page).inputValue();
      const dearer = (Number(before.replace(',', '.')) + 1).toFixed(2).replace('.', ',');
      await price(page).fill(dearer);
      await page.getByRole('button', { name: 'Bewaar en publiceer…' }).click();
      // The thread that checks a whole market starts with the first change.
      await page.waitForURL(/\/publish/, { timeout: 120_000 });
      const review = page.getByRole('main');
      await expect(review).toContainText('Wat hier niet staat, verandert niet');
      await expect(review.locator('ins').first()).toHaveText(dearer);
      if (javaScriptEnabled) await page.screenshot({ path: shotAt('content-publish-1440') });
      await page.getByRole('button', { name: 'Zet het in de winkel' }).click();
      await expect(page.locator('.toast')).toContainText('staat zo in de winkel', { timeout: 120_000 });
      await expect(price(page)).toHaveValue(dearer);
      await expect(async () => {
        const shown = await page.request.get(`/nl/ons-vlees/${slug}`);
        expect(await shown.text()).toContain(dearer);
      }).toPass({ timeout: 120_000 });
      await page.locator('.toast').getByRole('button').click();
      await expect(price(page)).toHaveValue(before);
    });
  });

test(
  'ST-37 the screens of goods and pages have no barriers, wide and on a phone',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(600_000);
    const paths = [
      '/studio/content',
      '/studio/content/packages',
      `/studio/content/packages/${packages[0]}`,
      '/studio/content/static-pages/home?row=modules.0',
      `/studio/content/packages/${packages[0]}/history`,
      `/studio/content/packages/${packages[0]}/remove`,
      `/studio/content/packages/${packages[0]}/preview?width=768`,
      '/studio/content/menus/footer',
      '/studio/content/redirects/1',
    ];
    const found: unknown[] = [];
    for (const path of paths) {
      await page.goto(path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({
          path: shotAt(`content${path.replace(/\W+/g, '-').slice(15)}-${width}`),
          fullPage: true,
        });
        const barriers = await barriersOf(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (barriers.length > 0 || over > 0)
          found.push({ path, width, barriers: [...new Set(barriers)].slice(0, 8), over });
      }
    }
    expect(found).toEqual([]);
  },
);

test('ST-26 the sums of a box follow while one types, and what the animal does not have is refused in its row', async ({
  page,
  problems,
}) => {
  await page.goto(`/studio/content/packages/${packages[0]}`);
  const sums = page.getByLabel('Eén doos');
  await expect(sums).toContainText('2,1 kg');
  const pieces = page.getByLabel('Stuks van Biefstuk');
  await pieces.fill('4');
  await expect(sums).toContainText('2,35 kg');
  await price(page).fill('47');
  await expect(sums).toContainText('20,00');
  await page.getByLabel('Stuk van Biefstuk').fill('Ossenstaart');
  await pieces.fill('40');
  await page.getByRole('button', { name: 'Bewaar als concept' }).click();
  await expect(page.locator('.ct .why')).toContainText('Zoveel heeft het dier niet');
  await expect(pieces).toHaveValue('40');
  expectOnlyFailedCalls(problems);
});

test('ST-17 a text is changed with the keys of the editor, and the rest of it stays as it was', async ({ page }) => {
  await page.goto(`/studio/content/packages/${packages[0]}`);
  const source = page.locator('textarea[name="f:body"]');
  const before = await source.inputValue();
  await page.locator('#at-body [contenteditable]').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Nieuw. ');
  await expect(source).toHaveValue(before.replace('<p>', '<p>Nieuw. '));
  await page.getByRole('button', { name: 'Bewaar als concept' }).click();
  await expect(page.getByRole('main')).toContainText('Concept bewaard');
  await page.getByRole('button', { name: 'Gooi het concept weg' }).click();
  await expect(page.getByRole('main')).toContainText('Het concept is weg');
  await expect(source).toHaveValue(before);
});
