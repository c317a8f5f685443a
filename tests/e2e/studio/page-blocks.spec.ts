// Blocks of a page: moved by keys and by dragging, chosen from the gallery, copied to another page.
import type { Page } from '@playwright/test';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect } from '#tests/setup/browser/browser-test.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const home = '/studio/content/static-pages/home';
const rows = (page: Page) => page.locator('#at-modules > ol > li');
const nameOf = (page: Page, index: number) => rows(page).nth(index).locator('> header > b');

test('ST-37 a block is moved by Alt and the arrows, says its new place and keeps the focus; and by dragging', async ({
  page,
}) => {
  await page.goto(home);
  const [first, second] = [await nameOf(page, 0).innerText(), await nameOf(page, 1).innerText()];
  await rows(page).nth(0).locator('> header > .grip').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(nameOf(page, 1)).toHaveText(first);
  await expect(page.getByText(`${first} staat nu op plek 2 van`)).toBeAttached();
  await expect(rows(page).nth(1).locator('> header > .grip')).toBeFocused();
  await rows(page).nth(1).locator('> header > .grip').dragTo(rows(page).nth(0));
  await expect(nameOf(page, 0)).toHaveText(first);
  await expect(nameOf(page, 1)).toHaveText(second);
});

test(
  'the gallery has a drawing and a use of every block, without barriers; a block is copied to another page',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${home}?row=modules.1`);
    await page.getByText('Blok toevoegen…').click();
    await expect(page.locator('.gallery li')).toHaveCount(30);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.screenshot({ path: shotAt(`gallery-${width}`), fullPage: true });
      expect([width, await barriersOf(page), await overhangOf(page)]).toEqual([width, [], 0]);
    }
    const name = await nameOf(page, 1).innerText();
    await page.getByText('Kopieer naar een andere pagina…').click();
    const choice = page.getByLabel('Pagina', { exact: true });
    const other = (await choice.locator('option[value^="de/"]').first().getAttribute('value')) ?? '';
    await choice.selectOption(other);
    await page.getByRole('button', { name: 'Kopieer', exact: true }).click();
    await page.waitForURL(/market=de/);
    await expect(page.getByText('Concept bewaard').first()).toBeVisible({ timeout: 120_000 });
    await expect(rows(page).last().locator('> header > b')).toContainText(name.split(':')[0] ?? '');
  },
);
