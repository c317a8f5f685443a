// Drafts that save themselves, two tabs, a session that ends, and what is published at a time.
import type { Page } from '@playwright/test';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const title = (page: Page) => page.getByLabel('Naam', { exact: true }).first();
const standing = (page: Page) => page.locator('output.autosave');

test('ST-9 what is typed is a draft without a press: in the preview at once, there after a reload, and not in the shop', async ({
  page,
}) => {
  await page.goto('/studio/content/farmers/henk-de-wit');
  const before = await title(page).inputValue();
  await title(page).fill('Henk van de dijk');
  // Hydrated, which a link pressed before would not wait for. Then at once: the page is left when it is saved.
  await expect(standing(page)).toHaveText(/bewaard/);
  await page.getByRole('link', { name: 'Voorbeeld', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Voorbeeld' })).toBeVisible({ timeout: 120_000 });
  await expect(page.frameLocator('iframe').getByText('Henk van de dijk').first()).toBeAttached();
  await page.goto('/studio/content/farmers/henk-de-wit');
  await expect(title(page)).toHaveValue('Henk van de dijk');
  await title(page).fill('Henk van de lange dijk');
  await expect(standing(page)).toContainText('Concept bewaard');
  await title(page).fill('Henk van de heel lange dijk');
  await expect(standing(page)).toHaveText('Wordt bewaard…');
  await expect(standing(page)).toContainText('Concept bewaard');
  await page.reload();
  await expect(title(page)).toHaveValue('Henk van de heel lange dijk');
  expect(await (await page.request.get('/nl')).text()).not.toContain('van de heel lange dijk');
  await page.getByRole('button', { name: 'Gooi het concept weg' }).click();
  await expect(page.getByText('Het concept is weg.')).toBeVisible();
  await expect(title(page)).toHaveValue(before);
});

test('ST-14 two tabs: other fields are both saved, and what both changed waits for a choice', async ({
  page,
  context,
  problems,
}) => {
  const path = '/studio/content/recipes';
  await page.goto(path);
  const first = await page.locator('tr[data-row] a').first().getAttribute('href');
  await page.goto(first ?? '');
  const other = await context.newPage();
  await other.goto(first ?? '');
  await title(page).fill('Draadjesvlees van de eerste');
  await expect(standing(page)).toContainText('Concept bewaard');
  await title(other).fill('Draadjesvlees van de tweede');
  await expect(standing(other)).toContainText('Iemand anders veranderde ook Naam.');
  await other.getByRole('button', { name: 'Bewaar als concept' }).click();
  await expect(other.getByText('Laat staan: Draadjesvlees van de eerste')).toBeVisible();
  await expect(title(other)).toHaveValue('Draadjesvlees van de tweede');
  await other.close();
  expectOnlyFailedCalls(problems);
});

test(
  'ST-32 a session that ended: what is typed stays, and is saved when somebody is signed in again',
  { tag: '@long' },
  async ({ page, context, enter }) => {
    await page.goto('/studio/content/farmers/henk-de-wit');
    const { hostname } = new URL(page.url());
    await context.clearCookies();
    await title(page).fill('Henk zonder sessie');
    await expect(standing(page)).toContainText('Je bent afgemeld');
    await expect(standing(page).getByRole('link')).toHaveAttribute('target', '_blank');
    await context.addCookies([{ name: 'kudde-studio', value: await enter('owner'), domain: hostname, path: '/' }]);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(standing(page)).toContainText('Concept bewaard');
    await expect(title(page)).toHaveValue('Henk zonder sessie');
    await page.getByRole('button', { name: 'Gooi het concept weg' }).click();
    await expect(page.getByText('Het concept is weg.')).toBeVisible();
  },
);

test('ST-31 a server that cannot save says so, keeps what was typed, sends nothing by the button, and saves it by itself later', async ({
  page,
  problems,
}) => {
  await page.goto('/studio/content/farmers/henk-de-wit');
  const before = await title(page).inputValue();
  await page.route('**/autosave*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"words":""}' }),
  );
  await title(page).fill('Henk op een volle schijf');
  await expect(standing(page)).toContainText('De server kan nu niets bewaren');
  await page.getByRole('button', { name: 'Bewaar als concept' }).click();
  await expect(title(page)).toHaveValue('Henk op een volle schijf');
  await page.unroute('**/autosave*');
  await expect(standing(page)).toContainText('Concept bewaard', { timeout: 120_000 });
  await page.reload();
  await expect(title(page)).toHaveValue('Henk op een volle schijf');
  await page.getByRole('button', { name: 'Gooi het concept weg' }).click();
  await expect(title(page)).toHaveValue(before);
  expectOnlyFailedCalls(problems);
});

test(
  'ST-22 a banner is planned, seen in the list and on Today, and taken back with one press',
  { tag: '@long' },
  async ({ page }) => {
    const path = '/studio/content/packages/blaarkop-proefpakket';
    await page.goto(path);
    await title(page).fill('Kerstpakket van Henk');
    await page.getByRole('button', { name: 'Bewaar en publiceer…' }).click();
    await page.waitForURL(/\/publish/, { timeout: 120_000 });
    await page.getByText('Op een ander moment…').click();
    const day = `${new Date().getUTCFullYear() + 1}-12-24`;
    await page.getByLabel('Dag').fill(day);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.screenshot({ path: shotAt(`plan-${width}`), fullPage: true });
      expect([width, await barriersOf(page), await overhangOf(page)]).toEqual([width, [], 0]);
    }
    await page.getByRole('button', { name: 'Plan het' }).click();
    await expect(page.getByText('Gepland voor')).toBeVisible({ timeout: 120_000 });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.screenshot({ path: shotAt(`planned-${width}`) });
      expect([width, await barriersOf(page), await overhangOf(page)]).toEqual([width, [], 0]);
    }
    await page.goto('/studio/content/packages');
    await expect(page.locator('tr[data-row="blaarkop-proefpakket"]')).toContainText('24 dec');
    await page.screenshot({ path: shotAt('planned-list-1440') });
    await page.goto('/studio');
    await expect(page.getByText('Eén wijziging is gepland')).toBeVisible();
    await page.goto(path);
    await page.getByRole('button', { name: 'Toch niet' }).click();
    await expect(page.locator('.toast')).toContainText('niet meer gepland');
    await expect(page.getByText('Gepland voor')).toBeHidden();
    await page.locator('.toast').getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('Gepland voor')).toBeVisible();
    await page.getByRole('button', { name: 'Toch niet' }).click();
    await expect(page.getByText('Gepland voor')).toBeHidden();
  },
);

test(
  'studio 4.17 who types while somebody takes the thing out is told, and keeps all of it as new',
  { tag: '@long' },
  async ({ page, context, problems }) => {
    await page.goto('/studio/content/recipes');
    await page.locator('tr[data-row]:has-text("In de winkel") a').last().click();
    await page.waitForURL(/\/recipes\/[a-z]/, { timeout: 120_000 });
    const here = new URL(page.url()).pathname;
    const other = await context.newPage();
    await other.goto(`${here}/remove`);
    await title(page).fill('Nog niet verloren');
    await expect(standing(page)).toContainText('Concept bewaard');
    const replace = other.getByRole('combobox');
    if ((await replace.count()) > 0) await replace.first().selectOption({ index: 1 });
    await other.getByRole('button', { name: 'Haal uit de winkel' }).click();
    await expect(other.locator('.toast')).toContainText('is uit de winkel', { timeout: 120_000 });
    await title(page).fill('Niets verloren');
    await expect(standing(page)).toContainText('Dit is intussen weggehaald.', { timeout: 120_000 });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.screenshot({ path: shotAt(`keep-as-new-${width}`) });
      expect([width, await barriersOf(page), await overhangOf(page)]).toEqual([width, [], 0]);
    }
    await page.getByRole('button', { name: 'Bewaar als nieuw' }).click();
    await expect(page).toHaveURL(/\/content\/recipes\/~/, { timeout: 120_000 });
    await expect(page.locator('.toast')).toContainText('is nu een nieuw concept');
    await expect(title(page)).toHaveValue('Niets verloren');
    await page.getByRole('button', { name: 'Gooi het concept weg' }).click();
    await other.locator('.toast').getByRole('button').click();
    await expect(other.locator('.toast')).toBeHidden({ timeout: 120_000 });
    // The save that found nothing.
    expectOnlyFailedCalls(problems);
  },
);
