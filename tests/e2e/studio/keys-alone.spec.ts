// From the sign-in to a price in the shop with Tab, Enter, Ctrl+Enter and what is typed; nothing else is pressed. Then the other keys of the table.
import type { Locator, Page } from '@playwright/test';
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { test } from '#tests/setup/studio/packing-test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/** So many presses at most from one page to the next; what is typed is not counted. */
const most = { signIn: 12, content: 40, packages: 60, box: 120, price: 60, publish: 1, shop: 60 };

function keysOf(page: Page) {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const isFocused = (what: Locator) => what.evaluate((node) => node === document.activeElement);
  return {
    press,
    tabTo: async (what: Locator, limit: number, key = 'Tab') => {
      await expect(what).toBeVisible({ timeout: 120_000 });
      for (let times = 0; !(await isFocused(what)); times += 1) {
        if (times >= limit) throw new Error(`not reached by ${limit} presses of ${key}: ${String(what)}`);
        await press(key);
      }
    },
    taken: () => {
      const before = presses;
      presses = 0;
      return before;
    },
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('ST-37 from the sign-in to a changed price in the shop with keys alone', async ({ page, context, join }) => {
  test.setTimeout(600_000);
  await context.clearCookies();
  const { email, password } = await join('owner');
  const { press, tabTo, taken } = keysOf(page);
  const counted: Record<string, number> = {};
  const count = (name: keyof typeof most) => {
    counted[name] = taken();
    expect([name, counted[name] <= most[name]]).toEqual([name, true]);
  };
  await page.goto('/studio');
  await tabTo(page.locator('input[name="email"]'), most.signIn);
  await page.keyboard.type(email);
  await tabTo(page.locator('input[name="password"]'), most.signIn);
  await page.keyboard.type(password);
  await press('Enter');
  const index = page.getByRole('navigation').getByRole('link', { name: 'Waren en pagina’s' }).first();
  await expect(index).toBeVisible({ timeout: 120_000 });
  count('signIn');

  await tabTo(index, most.content);
  await press('Enter');
  await expect(heading(page, 'Waren en pagina’s')).toBeVisible({ timeout: 120_000 });
  count('content');

  await tabTo(page.getByRole('table').getByRole('link', { name: 'Pakketten', exact: true }), most.packages);
  await press('Enter');
  await expect(heading(page, 'Pakketten')).toBeVisible({ timeout: 120_000 });
  count('packages');

  await tabTo(page.locator('input[name="find"]'), most.box);
  await page.keyboard.type('blaarkop-proefpakket');
  await press('Enter');
  await expect(page).toHaveURL(/find=/);
  const row = page.locator('tr[data-row="blaarkop-proefpakket"] a').first();
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await tabTo(row, most.box);
  await press('Enter');
  const price = page.getByLabel('Prijs', { exact: true });
  await expect(price).toBeVisible({ timeout: 120_000 });
  count('box');

  await tabTo(price, most.price);
  await press('Control+a');
  await page.keyboard.type('47,50');
  await expect(page.locator('output.autosave')).toContainText('Concept bewaard', { timeout: 120_000 });
  count('price');

  // From inside the field: the one filled button of its form.
  await press('Control+Enter');
  await expect(heading(page, 'Publiceren')).toBeVisible({ timeout: 120_000 });
  count('publish');

  await tabTo(page.getByRole('button', { name: 'Zet het in de winkel' }), most.shop);
  await press('Enter');
  await expect(page.locator('.toast')).toContainText('staat zo in de winkel', { timeout: 120_000 });
  count('shop');
  console.log(JSON.stringify(counted));
  await expect(async () => {
    expect(await (await page.request.get('/nl/ons-vlees/blaarkop-proefpakket')).text()).toContain('47,50');
  }).toPass({ timeout: 120_000 });
});

const isIn = (row: Locator) => row.evaluate((node) => node.contains(document.activeElement));

/** The table of keys comes after the page; what was pressed before is heard then. */
async function firstKey(page: Page, key: string, isDone: () => Promise<boolean>) {
  await page.keyboard.press(key);
  await expect.poll(isDone).toBe(true);
}

test(
  'CO-48 keys: what is pressed before the table of keys has come is heard when it is there',
  { tag: '@long' },
  async ({ page }) => {
    const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/listen-to-keys-*.js', async (route) => {
      await isFree;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/listen-to-keys-*.js');
    await page.goto('/studio/orders');
    await asked;
    await page.keyboard.press('g');
    await page.keyboard.press('w');
    letGo();
    await expect(heading(page, 'Waren en pagina’s')).toBeVisible();
  },
);

test(
  'CO-48 keys: Ctrl+Enter in a field presses the filled button of its form, and no other',
  { tag: '@long' },
  async ({ page, join, problems }) => {
    const { password } = await join('helper');
    await page.goto('/studio/me');
    const form = page.getByRole('form', { name: 'Wachtwoord' });
    await form.getByLabel('Wachtwoord van nu').fill('geen idee meer');
    // What the browser itself refuses is not sent: it says so at the empty field.
    const next = form.locator('input[name="newPassword"]');
    await firstKey(page, 'Control+Enter', () => next.evaluate((node) => node === document.activeElement));
    await next.fill(`${password} en nog een`);
    await page.keyboard.press('Control+Enter');
    await expect(form.getByText('Je wachtwoord klopt niet.')).toBeVisible();
    // In a form without a filled one it is what Enter would press.
    const name = page.getByRole('form', { name: 'Naam en taal' }).getByLabel('Naam', { exact: true });
    await name.fill('Anna van de dijk');
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.toast')).toContainText('Eigen naam of taal gewijzigd');
    await expect(page.getByRole('heading', { level: 1, name: 'Anna van de dijk' })).toBeVisible();
    expectOnlyFailedCalls(problems);
  },
);

test('CO-48 keys: X and Shift+X choose rows up to here, Ctrl+Enter presses what the bar says, Ctrl+Z takes it back', async ({
  page,
  place,
  counter,
}) => {
  const orders = await place(['Tjitske Een', 'Tjitske Twee', 'Tjitske Drie']);
  const stateOf = async (number: string) => (await counter.orderPage(number))?.order.state;
  await page.goto('/studio/orders?state=paid&q=Tjitske');
  const rows = page.locator('main tbody [data-row]');
  await expect(rows).toHaveCount(3);
  const boxes = page.locator('main tbody input[type="checkbox"]');
  await firstKey(page, 'j', () => isIn(rows.first()));
  await page.keyboard.press('x');
  await expect(boxes.nth(0)).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  for (const index of [0, 1, 2]) await expect(boxes.nth(index)).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.toast')).toBeVisible();
  for (const { number } of orders) await expect.poll(() => stateOf(number)).toBe('packed');
  await page.keyboard.press('Control+z');
  for (const { number } of orders) await expect.poll(() => stateOf(number)).toBe('paid');
});

test(
  'CO-48 keys: F8 goes from one thing that is wrong to the next, and from the last to the first',
  { tag: '@long' },
  async ({ page, problems }) => {
    await page.goto('/studio/people?invite');
    const form = page.locator('form', { has: page.locator('input[name="email"]') });
    await form.locator('input[name="email"]').fill('geen@mail');
    await form.locator('input[name="password"]').fill('een kip loopt over de weg');
    await firstKey(page, 'Control+Enter', () => form.getByText('Je wachtwoord klopt niet.').isVisible());
    await expect(form.locator('input[name="password"]')).toBeFocused();
    await page.locator('main').focus();
    const isAtProblem = () =>
      form.locator('input[name="password"]').evaluate((field) => field === document.activeElement);
    await firstKey(page, 'F8', isAtProblem);
    expectOnlyFailedCalls(problems);
  },
);

test(
  'CO-48 keys: all of them stand behind ?, and none is a single letter when those are off',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/studio/orders');
    await firstKey(page, '?', async () => page.url().includes('/studio/keys'));
    const list = page.getByRole('table', { name: 'Sneltoetsen' });
    for (const words of ['Druk op de gevulde knop', 'Naar wat nog niet klopt', 'Kies alles tot en met deze regel'])
      await expect(list.getByRole('row', { name: words })).toBeVisible();
    await page.getByRole('checkbox', { name: /Losse letters/ }).uncheck();
    await page.getByRole('button', { name: 'Bewaar' }).press('Control+Enter');
    await expect(page.getByRole('checkbox', { name: /Losse letters/ })).not.toBeChecked();
  },
);
