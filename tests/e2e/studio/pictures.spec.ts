// Pictures: from a telephone into the library, its focal point beside the crops, and onto a page.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { expect, test } from '#tests/setup/studio/counter-test.ts';

test.describe.configure({ mode: 'default' });

const shotAt = (name: string) => join('test-results', 'studio', `${name}.png`);

const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } });

/** As a telephone writes it that was held upright: lying, with a mark that says how it was held. Red above, blue below. */
async function photograph(name: string, colour = '#a32c1f') {
  const above = await plain(colour, 1512, 3024).png().toBuffer();
  const buffer = await plain('#213b2c', 4032, 3024)
    .composite([{ input: above, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function expectWhole(page: Page, name: string) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: shotAt(`${name}-${width}`), fullPage: true });
    expect([width, await barriersOf(page)]).toEqual([width, []]);
    expect([width, await overhangOf(page)]).toEqual([width, 0]);
  }
}

test('ST-28 a photograph of a telephone is added and turned upright; what is no picture says so in one line', async ({
  page,
  problems,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/studio/pictures');
  const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await page.locator('input[type="file"][multiple]').setInputFiles([await photograph('Boer Henk.jpg'), svg]);
  const coming = page.getByRole('list', { name: 'Wat er binnenkomt' });
  await expect(coming.getByText('Een svg is geen foto. Bewaar hem als png.')).toBeVisible();
  const added = page.getByRole('link', { name: /^Boer Henk/ });
  await expect(added).toBeVisible();
  await expectWhole(page, 'pictures');
  await coming.getByRole('button', { name: 'Weg' }).click();
  await expect(coming).toBeHidden();
  await added.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boer Henk' })).toBeVisible();
  await expect(page.getByText('3024 × 4032')).toBeVisible();
  // The one that was no picture.
  expectOnlyFailedCalls(problems);
});

test(
  'the keyboard alone reaches the focal point and the layer; Escape closes it and the focus is where it was',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/studio/pictures/animal-cow');
    const choose = page.getByRole('button', { name: 'Kies een beeld' });
    await choose.focus();
    await page.keyboard.press('Enter');
    const layer = page.getByRole('dialog', { name: 'Kies een beeld' });
    await expect(layer.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await expect(choose).toBeFocused();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'ST-28 several by a plain form, focal point by numbers, into the trash and back',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/studio/pictures');
      await page.locator('input[type="file"][multiple]').setInputFiles(await photograph('Kalf.jpg', '#445566'));
      await page.getByRole('button', { name: 'Voeg beelden toe' }).click();
      await expect(page.locator('.toast')).toContainText('Beeld toegevoegd');
      await page.getByRole('link', { name: 'Kalf zonder omschrijving' }).click();
      await page.getByLabel('Van links').fill('20');
      await page.getByRole('button', { name: 'Bewaar' }).click();
      await expect(page.getByLabel('Van links')).toHaveValue('20');
      await page.getByRole('button', { name: 'Gooi weg' }).click();
      await expect(page.getByText(/^In de prullenbak sinds/)).toBeVisible();
      await page.getByRole('button', { name: 'Haal terug' }).click();
      await expect(page.getByRole('button', { name: 'Gooi weg' })).toBeVisible();
    },
  );
});
