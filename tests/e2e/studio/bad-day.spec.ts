// What goes wrong while somebody edits: the line is away, the tab is closed, a block is taken out by mistake.
import type { Page } from '@playwright/test';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const farmer = '/studio/content/farmers/henk-de-wit';
const home = '/studio/content/static-pages/home';
const title = (page: Page) => page.getByLabel('Naam', { exact: true }).first();
const standing = (page: Page) => page.locator('output.autosave');
const offer = (page: Page) => page.locator('.foot .msg');
const rows = (page: Page) => page.locator('#at-modules > ol > li');
const nameOf = (page: Page, index: number) => rows(page).nth(index).locator('> header > b');

/** A page that is closed sends what is open, past every route of a test: somebody who is signed out saves nothing by it. */
async function closeWithoutSaving(page: Page) {
  const context = page.context();
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.close({ runBeforeUnload: false });
  // What it sent at its end is gone before anybody is signed in again.
  const next = await context.newPage();
  await next.goto('/healthz');
  await next.close();
  await context.addCookies(cookies);
  await context.unroute('**/autosave*');
}

async function expectWhole(page: Page, name: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.screenshot({ path: shotAt(`${name}-${width}`) });
    expect([width, await barriersOf(page), await overhangOf(page)]).toEqual([width, [], 0]);
  }
}

test('what was typed while the line was away outlives its tab: it is offered, used, and then forgotten', async ({
  page,
  context,
  problems,
}) => {
  await page.goto(farmer);
  const before = await title(page).inputValue();
  await context.route('**/autosave*', (route) => route.abort());
  await title(page).fill('Henk zonder lijn');
  await expect(standing(page)).toContainText('Geen verbinding');
  // A press finds no line either: nothing is sent, and nothing is lost.
  await page.getByRole('button', { name: 'Bewaar als concept' }).click();
  await expect(standing(page)).toContainText('Geen verbinding');
  await expect(title(page)).toHaveValue('Henk zonder lijn');
  await closeWithoutSaving(page);

  const later = await context.newPage();
  await later.goto(farmer);
  await expect(title(later)).toHaveValue(before);
  await expect(offer(later)).toContainText('niet bewaard kon worden');
  await expectWhole(later, 'typed-offer');
  await later.getByRole('button', { name: 'Gebruik het' }).click();
  await expect(title(later)).toHaveValue('Henk zonder lijn');
  await expect(later.getByRole('button', { name: 'Gooi het concept weg' })).toBeVisible();
  await expect(offer(later)).toBeHidden();
  await later.reload();
  await expect(title(later)).toHaveValue('Henk zonder lijn');
  expect(await later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kudde-typed')))).toEqual(
    [],
  );
  await later.getByRole('button', { name: 'Gooi het concept weg' }).click();
  await expect(later.getByText('Het concept is weg.')).toBeVisible();
  await later.close();
  expectOnlyFailedCalls(problems);
});

test('counter 2: a form that is sent without a line stays with what was typed, says so, and is sent by the next press', async ({
  page,
  context,
  place,
  counter,
  problems,
}) => {
  const [order] = await place(['Noor']);
  if (!order) throw new Error('nothing was placed');
  await page.goto(`/studio/orders/${order.number}?do=note`);
  const note = page.locator('textarea[name="note"]');
  const save = page.getByRole('button', { name: 'Bewaar', exact: true });
  await note.fill('bel achterom aan');
  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Geen verbinding' })).toBeVisible();
  await expect(note).toHaveValue('bel achterom aan');
  await expectWhole(page, 'unsent');
  await context.setOffline(false);
  await save.click();
  await expect(page.locator('.toast')).toContainText('Notitie');
  await expect(page.getByText('Geen verbinding')).toBeHidden();
  expect((await counter.orderPage(order.number))?.order.ownerNote).toBe('bel achterom aan');
  expectOnlyFailedCalls(problems);
});

test(
  'what is not wanted any more is thrown away, and asked about once',
  { tag: '@long' },
  async ({ page, context, problems }) => {
    await page.goto(farmer);
    const before = await title(page).inputValue();
    await context.route('**/autosave*', (route) => route.abort());
    await title(page).fill('Henk van gisteren');
    await expect(standing(page)).toContainText('Geen verbinding');
    await closeWithoutSaving(page);
    const later = await context.newPage();
    await later.goto(farmer);
    await later.getByRole('button', { name: 'Gooi het weg' }).click();
    await expect(offer(later)).toBeHidden();
    await later.reload();
    await expect(title(later)).toHaveValue(before);
    await title(later).fill('Henk');
    await expect(standing(later)).toContainText('Concept bewaard');
    await expect(offer(later)).toBeHidden();
    await later.getByRole('button', { name: 'Gooi het concept weg' }).click();
    await expect(later.getByText('Het concept is weg.')).toBeVisible();
    await later.close();
    expectOnlyFailedCalls(problems);
  },
);

test('who throws a draft away while a press to save it still waits has thrown it away', async ({ page }) => {
  await page.goto(farmer);
  const before = await title(page).inputValue();
  await title(page).fill('Henk die blijft');
  await expect(standing(page)).toContainText('Concept bewaard');
  const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>();
  await page.route('**/autosave*', async (route) => {
    await isPressed;
    await route.continue();
  });
  const sent = page.waitForRequest('**/autosave*');
  await title(page).fill('Henk die toch niet blijft');
  await sent;
  // One turn of the page: both presses come before the server answers what is being saved.
  await page.evaluate(() => {
    const pressNamed = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)?.click();
    pressNamed('Bewaar als concept');
    pressNamed('Gooi het concept weg');
  });
  pressed();
  await expect(page.getByText('Het concept is weg.')).toBeVisible();
  await expect(title(page)).toHaveValue(before);
  await page.reload();
  await expect(title(page)).toHaveValue(before);
});

test(
  'what was typed before the page was hydrated, without a line, outlives its tab too',
  { tag: '@long' },
  async ({ context }) => {
    await context.route('**/autosave*', (route) => route.abort());
    const early = await context.newPage();
    // Nothing of the page's code comes before somebody has typed.
    const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
    await early.route('**/*.js', async (route) => {
      await isTyped;
      await route.continue();
    });
    await early.goto(farmer, { waitUntil: 'commit' });
    await title(early).fill('Henk van voor het script');
    typed();
    await expect(standing(early)).toContainText('Geen verbinding');
    await closeWithoutSaving(early);
    const later = await context.newPage();
    await later.goto(farmer);
    await later.getByRole('button', { name: 'Gebruik het' }).click();
    await expect(title(later)).toHaveValue('Henk van voor het script');
    await later.getByRole('button', { name: 'Gooi het concept weg' }).click();
    await expect(later.getByText('Het concept is weg.')).toBeVisible();
    await later.close();
  },
);

test(
  'a block that was taken out is put back by the toast; on a phone blocks change places by their buttons, and the gallery is searched',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(home);
    const [first, second] = [await nameOf(page, 0).innerText(), await nameOf(page, 1).innerText()];
    const count = await rows(page).count();
    await page.getByText('Blok toevoegen…').click();
    await page.getByRole('searchbox', { name: 'Zoek een blok' }).fill('nieuwsbrief');
    await expect(page.locator('.gallery li').first()).toContainText(/nieuwsbrief/i);
    await expect(page.locator('.gallery output')).toContainText('gevonden');
    expect(await page.locator('.gallery li').count()).toBeLessThan(6);
    await expectWhole(page, 'gallery-search');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('searchbox', { name: 'Zoek een blok' }).fill('xyzzy');
    await expect(page.locator('.gallery output')).toContainText('Geen blok gevonden');
    await expect(standing(page)).toHaveText('');

    const down = rows(page).nth(0).locator('button[value^="down:"]');
    expect((await down.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
    await down.click();
    await expect(nameOf(page, 1)).toHaveText(first);
    await expect(nameOf(page, 0)).toHaveText(second);
    await rows(page).nth(0).scrollIntoViewIfNeeded();
    await page.screenshot({ path: shotAt('blocks-390') });

    await rows(page).nth(1).locator('button[value^="remove:"]').click();
    await expect(rows(page)).toHaveCount(count - 1);
    await expect(page.locator('.toast')).toContainText('iets weggehaald');
    await page.locator('.toast').getByRole('button').click();
    await expect(rows(page)).toHaveCount(count);
    await expect(nameOf(page, 1)).toHaveText(first);
    await page.getByRole('button', { name: 'Gooi het concept weg' }).click();
    await expect(page.getByText('Het concept is weg.')).toBeVisible();
  },
);
