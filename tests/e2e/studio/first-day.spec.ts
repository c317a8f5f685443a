// An owner's first day with the editor: a package like another with a photograph of a telephone, a price, a banner until Christmas, and back.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect } from '#tests/setup/browser/browser-test.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/** So many presses at most, of mouse, finger or key; what is typed is not counted. */
const mostPresses = { newPackage: 9, price: 2, banner: 8, undo: 1 };

/** As a telephone writes it that was held upright: lying, with a mark that says how it was held. */
async function photograph() {
  const buffer = await sharp({ create: { width: 2016, height: 1512, channels: 3, background: '#8a5a2b' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: 'Blaarkop Bertha.jpg', mimeType: 'image/jpeg', buffer };
}

function countPresses() {
  let count = 0;
  return {
    press: async (what: Locator) => {
      count += 1;
      await what.click();
    },
    key: async (page: Page, key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    taken: () => {
      const before = count;
      count = 0;
      return before;
    },
  };
}

async function expectWhole(page: Page, name: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.screenshot({ path: shotAt(`first-day-${name}-${width}`), fullPage: true });
    expect([name, width, await barriersOf(page)]).toEqual([name, width, []]);
    expect([name, width, await overhangOf(page)]).toEqual([name, width, 0]);
  }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** From the form into the shop. */
async function publish(page: Page, press: (what: Locator) => Promise<void>) {
  await press(page.getByRole('button', { name: 'Bewaar en publiceer…' }));
  // The thread that checks a whole market starts with the first change.
  await page.waitForURL(/\/publish/, { timeout: 120_000 });
  await expect(heading(page, 'Publiceren')).toBeVisible();
  await press(page.getByRole('button', { name: 'Zet het in de winkel' }));
  await expect(page.locator('.toast')).toContainText('staat zo in de winkel', { timeout: 120_000 });
}

type Shown = { path: string; words: string; isThere?: boolean };

async function expectShop(page: Page, { path, words, isThere = true }: Shown) {
  await expect(async () => {
    const html = await (await page.request.get(path)).text();
    expect(html.includes(words)).toBe(isThere);
  }).toPass({ timeout: 120_000 });
}

/** This year's, or next year's where it is over. */
function nextChristmas(): string {
  const today = new Date().toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  return `${today > `${year}-12-25` ? year + 1 : year}-12-25`;
}

test('ST-9 ST-37 a package like another with a photograph, a price, a banner until Christmas, seen in the shop and taken back', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { press, key, taken } = countPresses();
  await page.goto('/studio');

  // The same package, next animal.
  await key(page, 'g');
  await key(page, 'w');
  await expect(heading(page, 'Waren en pagina’s')).toBeVisible();
  await press(page.getByRole('table').getByRole('link', { name: 'Pakketten', exact: true }));
  await expect(heading(page, 'Pakketten')).toBeVisible();
  await press(page.locator('tr[data-row="blaarkop-rundvleespakket"] a'));
  await expect(heading(page, 'Blaarkop rundvleespakket')).toBeVisible();
  await press(page.getByRole('button', { name: 'Nieuw naar dit voorbeeld' }));
  await expect(page.getByText('Nieuw. Staat nog niet in de winkel.')).toBeVisible();
  await page.getByLabel('Naam', { exact: true }).first().fill('Blaarkop van Bertha');
  const picture = page.locator('#at-image_url');
  await press(picture.getByRole('button', { name: 'Kies een ander' }));
  const layer = page.getByRole('dialog', { name: 'Kies een beeld' });
  await expect(layer.getByRole('searchbox')).toBeFocused();
  await expectWhole(page, 'picker');
  await layer
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await photograph());
  await expect(layer).toBeHidden();
  await expect(picture.locator('input[type="hidden"][name="f:image_url"]')).toHaveValue(/blaarkop-bertha-/);
  await expect(picture.getByText('Blaarkop Bertha')).toBeVisible();
  await publish(page, press);
  await expect(heading(page, 'Blaarkop van Bertha')).toBeVisible();
  await expectShop(page, { path: '/nl/ons-vlees/blaarkop-rundvleespakket-2', words: 'Blaarkop van Bertha' });
  await expectShop(page, { path: '/nl/ons-vlees/blaarkop-rundvleespakket-2', words: 'blaarkop-bertha-' });
  expect(taken()).toBeLessThanOrEqual(mostPresses.newPackage);

  // Its price.
  await page.getByLabel('Prijs', { exact: true }).fill('94,95');
  await publish(page, press);
  await expect(page.getByLabel('Prijs', { exact: true })).toHaveValue('94,95');
  await expectShop(page, { path: '/nl/ons-vlees/blaarkop-rundvleespakket-2', words: '94,95' });
  expect(taken()).toBeLessThanOrEqual(mostPresses.price);

  // A banner on home until Christmas.
  await key(page, 'g');
  await key(page, 'w');
  await expect(heading(page, 'Waren en pagina’s')).toBeVisible();
  await press(page.getByRole('table').getByRole('link', { name: 'Pagina’s', exact: true }));
  await expect(heading(page, 'Pagina’s')).toBeVisible();
  await press(page.locator('tr[data-row="home"] a'));
  await press(page.getByText('Blok toevoegen…'));
  await press(page.locator('.gallery button[value="add:modules:text"]'));
  const block = page.locator('li[id^="at-modules."]').filter({ has: page.getByLabel('Te zien tot en met') });
  await block.getByLabel('Naam', { exact: true }).fill('Kerst zonder haast');
  await block.getByLabel('Te zien tot en met').fill(nextChristmas());
  await expectWhole(page, 'block');
  await publish(page, press);
  await expectShop(page, { path: '/nl', words: 'Kerst zonder haast' });
  expect(taken()).toBeLessThanOrEqual(mostPresses.banner);

  // And back.
  await press(page.locator('.toast').getByRole('button'));
  await expect(page.locator('.toast')).toBeHidden();
  await expectShop(page, { path: '/nl', words: 'Kerst zonder haast', isThere: false });
  expect(taken()).toBeLessThanOrEqual(mostPresses.undo);
});
