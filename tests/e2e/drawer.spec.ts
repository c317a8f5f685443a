// What the menu of a phone holds besides the menu, with the demo content.
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

test.use({ viewport: { width: 390, height: 844 } });

const shops = [
  {
    page: '/nl/recepten',
    open: 'Menu openen',
    menu: 'Hoofdmenu',
    tiles: ['/nl/ons-vlees', '/nl/boerderij-box'],
    animal: /^Rund$/,
    day: /\d{1,2} \w+ 20\d\d bij jou/,
    phone: '+31 20 000 00 00',
    country: { name: 'Duitsland', href: /\/de\/rezepte$/ },
  },
  {
    page: '/de/rezepte',
    open: 'Menü öffnen',
    menu: 'Hauptmenü',
    tiles: ['/de/unser-fleisch', '/de/farmbox'],
    animal: /^Rind$/,
    day: /\d{1,2}\. \S+ 20\d\d bei dir/,
    phone: /^\+49/,
    country: { name: 'Niederlande', href: /\/nl\/recepten$/ },
  },
] as const;

for (const { page: path, open, menu, tiles, animal, day, phone, country } of inTurn<(typeof shops)[number]>(shops, 1)) {
  test(`HDR-3 ${path}: the drawer has the search, two tiles, the animals, the day, the telephone and the countries`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('button', { name: open }).click();
    const drawer = page.getByRole('dialog', { name: menu });
    await expect(drawer.getByRole('searchbox')).toBeVisible();
    for (const tile of tiles) await expect(drawer.locator(`a[href="${tile}"]:has(img)`)).toBeVisible();
    await expect(drawer.getByRole('link', { name: animal }).first()).toBeVisible();
    await expect(drawer.getByText(day)).toBeVisible();
    await expect(drawer.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+\d+$/);
    // The same page in the other country, not its home.
    await expect(drawer.getByRole('link', { name: country.name })).toHaveAttribute('href', country.href);
  });
}

test('A7 a shop whose reviews are examples shows no average, and says so where they stand', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nl');
  await expect(page.locator('a[href="#reviews-text"]')).toHaveCount(0);
  await expect(page.locator('#reviews-text')).toContainText('Het zijn voorbeelden');
  await expect(page.locator('#beoordelingen')).toContainText('Dit zijn voorbeelden');
});
