// Several things of a list by one press: chosen by boxes, done together, said what could not be, and taken back by one press.
import type { Page } from '@playwright/test';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const recipes = '/studio/content/recipes';
const bar = (page: Page) => page.getByRole('region', { name: 'Wat je koos' });
const boxOf = (page: Page, name: string) => page.locator(`tr[data-row="${name}"] .bx`);
const names = (page: Page) =>
  page.locator('tr[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''));

async function draftOf(page: Page, name: string, title: string) {
  await page.goto(`${recipes}/${name}`);
  await page.getByLabel('Naam', { exact: true }).first().fill(title);
  await expect(page.locator('output.autosave')).toContainText('Concept bewaard', { timeout: 120_000 });
}

test('studio 4.5 several are chosen with a mouse, Shift and keys, published together, and taken back by the toast', async ({
  page,
}) => {
  await page.goto(recipes);
  const [first = '', second = '', third = ''] = await names(page);
  await draftOf(page, first, 'Eerste samen');
  await draftOf(page, second, 'Tweede samen');
  await page.goto(recipes);
  await expect(bar(page)).toBeHidden({ timeout: 120_000 });
  await boxOf(page, first).click();
  await boxOf(page, third).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 gekozen');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.screenshot({ path: shotAt(`select-many-${width}`) });
    await bar(page).getByText('Op een ander moment…').click();
    await page.screenshot({ path: shotAt(`select-many-plan-${width}`) });
    expect([width, await barriersOf(page), await overhangOf(page)]).toEqual([width, [], 0]);
    await bar(page).getByText('Op een ander moment…').click();
  }
  // Enter in a box does nothing, and X lets it go.
  await boxOf(page, third).press('Enter');
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('2 gekozen');
  await bar(page).getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.locator('.toast')).toContainText('2 samen gepubliceerd: Eerste samen, Tweede samen', {
    timeout: 120_000,
  });
  await expect(bar(page)).toBeHidden();
  await expect(page.locator(`tr[data-row="${first}"]`)).toContainText('Eerste samen');
  await page.locator('.toast').getByRole('button').click();
  await expect(page.locator(`tr[data-row="${first}"]`)).not.toContainText('Eerste samen', { timeout: 120_000 });
  await expect(page.locator(`tr[data-row="${second}"]`)).not.toContainText('Tweede samen');
});

test('studio 4.5 what is chosen before the code of the bar has come is where Shift begins', async ({ page }) => {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/chosen-bar-*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  await page.goto(recipes);
  const [first = '', , third = ''] = await names(page);
  await boxOf(page, first).click();
  letGo();
  await expect(bar(page)).toContainText('1 gekozen');
  await boxOf(page, third).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 gekozen');
});

test(
  'studio 4.5 what cannot be done is named with why and a way to it, the rest is done, and planned together',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(recipes);
    const [, , , fourth = '', fifth = ''] = await names(page);
    await draftOf(page, fourth, 'Vierde samen');
    await page.goto(recipes);
    await boxOf(page, fourth).click();
    await boxOf(page, fifth).click();
    await bar(page).getByText('Op een ander moment…').click();
    await bar(page)
      .getByLabel('Dag')
      .fill(`${new Date().getUTCFullYear() + 1}-12-24`);
    await bar(page).getByRole('button', { name: 'Plan ze' }).click();
    const left = page.locator('.msg.warn');
    await expect(left).toContainText('heeft geen concept: er is niets te publiceren.', { timeout: 120_000 });
    await expect(left.getByRole('link')).toHaveAttribute('href', new RegExp(`/recipes/${fifth}`));
    await expect(page.locator(`tr[data-row="${fourth}"]`)).toContainText('24 dec');
    await expect(page.locator('.toast')).toContainText('Vierde samen is gepland');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.screenshot({ path: shotAt(`left-out-${width}`) });
      expect([width, await barriersOf(page), await overhangOf(page)]).toEqual([width, [], 0]);
    }
    await page.locator('.toast').getByRole('button').click();
    await expect(page.locator(`tr[data-row="${fourth}"]`)).not.toContainText('24 dec', { timeout: 120_000 });
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'studio 4.5 boxes and bar are a form that works without script, and says so where nothing is chosen',
    { tag: '@long' },
    async ({ page, problems }) => {
      await page.goto('/studio/content/farmers');
      await bar(page).getByRole('button', { name: 'Haal uit de winkel' }).click();
      await expect(page.getByText('Kies eerst wat je bedoelt')).toBeVisible({ timeout: 120_000 });
      await page.goto('/studio/content/farmers');
      await page.locator('tr[data-row] .bx').first().check();
      await bar(page).getByRole('button', { name: 'Haal uit de winkel' }).click();
      await expect(page.locator('.msg.warn')).toContainText('wordt nog genoemd in', { timeout: 120_000 });
      // Nothing was chosen at first.
      expectOnlyFailedCalls(problems);
    },
  );
});
