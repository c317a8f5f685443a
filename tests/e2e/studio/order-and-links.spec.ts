// The order of a list by keys and by dragging, and a link that is found by the name of its page.
import type { Page } from '@playwright/test';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const rows = (page: Page) =>
  page
    .locator('tr[data-row]')
    .evaluateAll((all) => all.slice(0, 3).map((row) => (row instanceof HTMLElement ? row.dataset.row : '')));
const grip = (page: Page, name: string) => page.locator(`tr[data-row="${name}"] .grip`);

test('ST-37 a farmer is moved by Alt and an arrow, says the new place and keeps the focus; by dragging; and is put back', async ({
  page,
}) => {
  await page.goto('/studio/content/farmers');
  const [first = '', second = '', third = ''] = await rows(page);
  await grip(page, first ?? '').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('.order [aria-live]')).toContainText('staat nu op plek 2', { timeout: 120_000 });
  expect(await rows(page)).toEqual([second, first, third]);
  await expect(grip(page, first ?? '')).toBeFocused();
  await page.locator('.toast').getByRole('button').click();
  await expect.poll(() => rows(page), { timeout: 120_000 }).toEqual([first, second, third]);
  await grip(page, third ?? '').dragTo(page.locator(`tr[data-row="${first}"]`));
  await expect.poll(() => rows(page), { timeout: 120_000 }).toEqual([third, first, second]);
  await page.locator('.toast').getByRole('button').click();
  await expect.poll(() => rows(page), { timeout: 120_000 }).toEqual([first, second, third]);
  await page.goto('/studio/content/farmers?state=published');
  await expect(page.getByText('De volgorde verander je als alles getoond wordt.')).toBeVisible();
  await expect(page.locator('.order .grip')).toHaveCount(0);
});

test('studio 4.7 a link is found by the name of its page, set with Enter, and left with Escape', async ({ page }) => {
  await page.goto('/studio/content/packages/blaarkop-proefpakket');
  const source = page.locator('textarea[name="f:body"]');
  const before = await source.inputValue();
  const text = page.locator('#at-body [contenteditable]');
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Shift+ArrowRight');
  const tool = page.locator('#at-body').getByRole('button', { name: 'Link', exact: true });
  await tool.click();
  const address = page.getByLabel('Naam van een pagina, of een adres; leeg haalt de link weg');
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(address).toBeHidden();
  await expect(text).toBeFocused();
  await tool.click();
  await address.fill('draadjes');
  const found = page.locator('#at-body datalist option').first();
  await expect(found).toHaveAttribute('value', /^\/nl\/recepten\//, { timeout: 120_000 });
  await address.fill((await found.getAttribute('value')) ?? '');
  await page.keyboard.press('Enter');
  await expect(source).toHaveValue(/<a href="\/nl\/recepten\//);
  // The form was not sent by it.
  await expect(page).toHaveURL(/\/packages\/blaarkop-proefpakket$/);
  await page.getByRole('button', { name: 'Gooi het concept weg' }).click({ timeout: 120_000 });
  await expect(page.getByText('Het concept is weg. De winkel is niet veranderd.')).toBeVisible();
  await expect(source).toHaveValue(before);
  // And back, by the toast.
  await page.locator('.toast').getByRole('button').click();
  await expect(source).toHaveValue(/<a href="\/nl\/recepten\//);
});

test(
  'studio 4.7 a link to a page of the shop that is not there is underlined while it is written, says why, and is listed',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/studio/content/packages/blaarkop-proefpakket');
    const text = page.locator('#at-body [contenteditable]');
    const link = async (address: string) => {
      await text.click();
      await page.keyboard.press('ControlOrMeta+Home');
      for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Shift+ArrowRight');
      await page.locator('#at-body').getByRole('button', { name: 'Link', exact: true }).click();
      await page.getByLabel('Naam van een pagina, of een adres; leeg haalt de link weg').fill(address);
      await page.keyboard.press('Enter');
    };
    await link('/nl/recepten/nooit-geweest');
    const why = 'Deze link leidt nergens heen: /nl/recepten/nooit-geweest';
    const broken = text.locator('.broken');
    await expect(broken.first()).toHaveAttribute('title', why, { timeout: 120_000 });
    await expect(broken.first()).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(why);
    const line = page.locator('#at-body .broken-links').getByRole('button', { name: why });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await line.scrollIntoViewIfNeeded();
      await page.screenshot({ path: shotAt(`broken-link-${width}`) });
      expect([width, await barriersOf(page), await overhangOf(page)]).toEqual([width, [], 0]);
    }
    await line.click();
    await expect(text).toBeFocused();
    // After a save it stands among the problems above, too.
    await page.getByRole('button', { name: 'Bewaar als concept' }).click();
    await expect(page.locator('main > .msg.warn').getByRole('link', { name: why })).toBeVisible({ timeout: 120_000 });
    await link('https://example.com/nooit-geweest');
    await expect(broken).toHaveCount(0);
    await page.getByRole('button', { name: 'Gooi het concept weg' }).click();
    await expect(page.getByText('Het concept is weg. De winkel is niet veranderd.')).toBeVisible({ timeout: 120_000 });
  },
);

test(
  'studio 4.10 a draft with a mistake keeps its preview, with what is in the way above it',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.goto('/studio/content/packages/blaarkop-rundvleespakket');
    const pieces = page.getByLabel(/^Stuks van /).first();
    await pieces.fill('0');
    await page.getByRole('button', { name: 'Bewaar als concept' }).click();
    await expect(page.locator('.ct .why')).toContainText('Zoveel past niet in een doos');
    await pieces.fill('7');
    await page.getByRole('button', { name: 'Bewaar als concept' }).click();
    await expect(page.getByRole('main')).toContainText('Concept bewaard', { timeout: 120_000 });
    await page.goto('/studio/content/packages/blaarkop-rundvleespakket/preview');
    await expect(page.getByText('Zo kan de pagina nog niet gemaakt worden:')).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText('Hieronder staat de pagina zoals ze nu in de winkel is.')).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeAttached();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.screenshot({ path: shotAt(`last-preview-${width}`) });
      expect([width, await barriersOf(page), await overhangOf(page)]).toEqual([width, [], 0]);
    }
    // The press that was refused.
    expectOnlyFailedCalls(problems);
  },
);
