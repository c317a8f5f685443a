// The settings of the studio in a browser: with script and without, wide and narrow.
import { readSettings } from '#services/settings/settings.ts';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, expectOnlyFailedCalls, test as base } from '#tests/setup/browser/browser-test.ts';
import { startShopWithDatabase } from '#tests/setup/process/shop-with-database.ts';
import { signInTwo } from '#tests/setup/studio/settings-visit.ts';

type Running = { url: string; token: string; stored: () => Promise<object> };

const test = base.extend<{ stored: () => Promise<object> }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { app, database, stop } = await startShopWithDatabase();
      const { ownerCookie } = await signInTwo(database.db);
      const stored = async () => (await readSettings(database.db, 'nl')).values;
      await use({ url: app.url, token: ownerCookie.split('=')[1] ?? '', stored });
      await stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  stored: ({ running }, use) => use(running.stored),
  baseURL: ({ running: { url } }, use) => use(url),
  context: async ({ context, running: { url, token } }, use) => {
    await context.addCookies([{ name: 'kudde-studio', value: token, url }]);
    await use(context);
  },
});
test.describe.configure({ mode: 'default' });

test('CO-48 at 1440 and 390 nothing keeps anybody out and nothing hangs over', { tag: '@long' }, async ({ page }) => {
  await page.goto('/studio/settings?mail=placed');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Instellingen');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // What stands around every screen is the frame's own.
    expect([width, await barriersOf(page, { within: '#main' })]).toEqual([width, []]);
    expect(await overhangOf(page)).toBeLessThanOrEqual(0);
  }
});

test('CO-49 saved without a reload, with a toast that takes it back', async ({ page, stored }) => {
  await page.goto('/studio/settings');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const form = page.getByRole('form', { name: 'Bezorgen' });
  await form.getByRole('textbox', { name: 'Bestellen tot, uur' }).fill('16');
  await form.getByRole('button', { name: 'Bewaar: Bezorgen' }).click();
  await expect(page.getByText('Bezorgen in nl gewijzigd')).toBeVisible();
  expect(await stored()).toMatchObject({ 'delivery.deadlineHour': 16 });
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(form.getByRole('textbox', { name: 'Bestellen tot, uur' })).toHaveValue('10');
  expect(await stored()).toEqual({});
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('counter 13: days that were closed leave the form empty, and the next ones close what was typed for them', async ({
  page,
  stored,
}) => {
  await page.goto('/studio/settings');
  const form = page.getByRole('form', { name: 'Sluit deze dagen' });
  const close = async (from: string, to: string, count: number) => {
    await expect(form.getByLabel('Van', { exact: true })).toHaveCount(1, { timeout: 5000 });
    await form.getByLabel('Van', { exact: true }).fill(from);
    await form.getByLabel('Tot en met').fill(to);
    await form.getByRole('button').click();
    await expect(page.getByRole('button', { name: /^Weg: / })).toHaveCount(count);
  };
  await close('2031-07-01', '2031-07-05', 1);
  await close('2031-08-01', '2031-08-03', 2);
  expect(await stored()).toMatchObject({
    'delivery.closures': [
      { from: '2031-07-01', to: '2031-07-05' },
      { from: '2031-08-01', to: '2031-08-03' },
    ],
  });
  const away = page.getByRole('button', { name: /^Weg: / });
  await away.first().click();
  await expect(away).toHaveCount(1);
  await away.click();
  await expect(away).toHaveCount(0);
});

test(
  'the sample follows the colour; one that is too faint stays typed, with the nearest beside it',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/studio/settings');
    const color = page.locator('input[name="brand.primary"]');
    await color.fill('#ff8c69');
    await expect(page.getByRole('region', { name: 'Zo ziet het eruit' }).getByText('Bekijk')).toHaveCSS(
      'background-color',
      'rgb(255, 140, 105)',
    );
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'a closure is added, a colour refused with the nearest that holds, and a field goes back to ours',
    { tag: '@long' },
    async ({ page, stored, problems }) => {
      await page.goto('/studio/settings');
      await page.getByLabel('Van', { exact: true }).fill('2026-12-28');
      await page.getByLabel('Tot en met').fill('2026-12-31');
      await page.getByRole('button', { name: 'Sluit deze dagen' }).click();
      await expect(page.getByText('Dichte dagen van nl gewijzigd')).toBeVisible();
      await page.getByRole('button', { name: /^Weg: / }).click();
      await page.locator('input[name="brand.primary"]').fill('#ff8c69');
      await page.getByRole('button', { name: 'Bewaar: Kleuren' }).click();
      await expect(page.getByText(/Het dichtst erbij komt #[\da-f]{6}/)).toBeVisible();
      await page.goto('/studio/settings');
      await page.getByRole('textbox', { name: 'Dagen ervoor' }).fill('2');
      await page.getByRole('button', { name: 'Bewaar: Bezorgen' }).click();
      await page.getByRole('button', { name: 'Dagen ervoor. Terug naar het onze: 4' }).click();
      await expect(page.getByRole('textbox', { name: 'Dagen ervoor' })).toHaveValue('4');
      expect(await stored()).not.toHaveProperty('delivery.leadDays');
      // The browser itself complains about the colour that is refused.
      expectOnlyFailedCalls(problems);
    },
  );
});

test('studio 43.8 CO-49 a text in one’s own words is in the shop, refuses what it cannot fill in, and goes back', async ({
  page,
  problems,
}) => {
  const shop = async () => (await page.request.get('/nl')).text();
  expect(await shop()).toContain('Menu openen');
  await page.goto('/studio/settings');
  await page.getByRole('link', { name: 'Schrijf mails en knoppen in je eigen woorden' }).click();
  await expect(page).toHaveURL(/show=mails/);
  await page.getByRole('searchbox', { name: 'Zoek een tekst' }).fill('openen menu');
  await page.keyboard.press('Enter');
  // What is not among the mails is one press away.
  await page.getByRole('link', { name: 'Zoek in alle teksten' }).click();
  await page.getByRole('link', { name: 'Wijzig: Menu openen' }).click();
  const form = page.getByRole('form', { name: 'Je eigen tekst' });
  const field = form.getByRole('textbox', { name: 'Je eigen tekst' });
  await field.fill('Kaart {{open}}');
  await form.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('{{open}} kan de winkel hier niet invullen.')).toBeVisible();
  await expect(field).toHaveValue('Kaart {{open}}');
  await field.fill('Kaart openen');
  await form.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Een tekst van nl gewijzigd')).toBeVisible();
  await expect.poll(shop).toContain('Kaart openen');
  expectOnlyFailedCalls(problems);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(shop).toContain('Menu openen');
});
