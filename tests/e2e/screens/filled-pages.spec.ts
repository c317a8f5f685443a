// The pages where one buys are filled: columns end together, the choice swaps, a piece leads to its dish and a cut to its piece.
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { edges, sizes } from './screen-edges.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const packages = [
  '/nl/ons-vlees/blaarkop-rundvleespakket',
  '/de/unser-fleisch/fleckvieh-weidekiste-klein',
  '/fr/nos-viandes/colis-charolaise-3-kg',
  '/uk/meat-boxes/hereford-beef-box-small',
];

for (const path of casesOf(packages, 1)) {
  test(`row 1, row 2 ${path}: both pairs of columns end together from 992 px on`, async ({ page }) => {
    for (const width of [992, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const bottoms = async (places: string) =>
        page.locator(places).evaluateAll((columns) =>
          columns.map((column) => {
            const seen = [...column.children].filter((child) => child.getBoundingClientRect().height > 0);
            return seen.at(-1)?.getBoundingClientRect().bottom ?? 0;
          }),
        );
      const [left = 0, right = 0] = await bottoms('.pk-column');
      expect(Math.abs(left - right), `${width} px, editor and map`).toBeLessThanOrEqual(40);
      const [pictures = 0] = await bottoms('.pk-pictures');
      const [panel = 0] = await bottoms('.pk-pictures + *');
      expect(Math.abs(pictures - panel), `${width} px, pictures and price`).toBeLessThanOrEqual(40);
    }
  });
}

test(
  'row 4 the origin is open: places, the distance between them and the day of delivery; its accordion is closed (PRD-D12)',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(packages[0] ?? '');
    const origin = page.locator('#traceability-box');
    await expect(origin.getByRole('list').first()).toContainText('Van der Gouw');
    await expect(origin.getByText('34 km', { exact: true })).toBeVisible();
    await expect(origin.locator('[data-dated]')).toContainText('2026');
    await expect(origin.locator('details[open]')).toHaveCount(0);
  },
);

test('section 4 more mince takes five taps from home: package, build, on, plus, basket; the first stepper is in view', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/nl');
  await page.locator(`main a[href="${packages[0]}"]`).first().click();
  const contents = page.locator('#contents');
  await page.getByRole('link', { name: 'Stel je pakket samen' }).click();
  await contents.getByRole('button', { name: 'Verder naar je gehakt' }).click();
  const plus = contents.getByRole('button', { name: 'Meer Rundergehakt' });
  await expect(plus).toBeInViewport({ ratio: 1 });
  await plus.click();
  const basket = contents.getByRole('link', { name: 'In mijn mandje' });
  await expect(basket).toHaveAttribute('href', /rundergehakt=3&hamburgers=0&runderworst=1/);
});

test.describe('without our code', () => {
  test.use({ javaScriptEnabled: false });

  test('section 4 plus swaps as a form: the last chosen gives way', async ({ page }) => {
    await page.goto(packages[0] ?? '');
    const contents = page.locator('#contents');
    const basket = contents.getByRole('link', { name: 'In mijn mandje' });
    await expect(basket).toHaveAttribute('href', /rundergehakt=2&hamburgers=1&runderworst=1/);
    await contents.getByRole('button', { name: 'Meer Runderworst' }).click();
    await expect(basket).toHaveAttribute('href', /rundergehakt=1&hamburgers=1&runderworst=2/);
    await contents.getByRole('button', { name: 'Meer Rundergehakt' }).click();
    await expect(basket).toHaveAttribute('href', /rundergehakt=2&hamburgers=1&runderworst=1/);
    await contents.getByRole('button', { name: 'Minder Hamburgers' }).click();
    await expect(contents).toContainText('Kies nog 1 vacuümpak');
  });
});

test(
  'row 11, row 12, row 14 a piece: no hole beside its label, not its own neighbour, a button as wide as its column',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(sizes.desk);
    await page.goto('/nl/boerderij-box/hamburgers');
    const left = await edges(page.locator('.fs-left'));
    const right = await edges(page.locator('.fs-pair + *'));
    expect(Math.abs(left.bottom - right.bottom)).toBeLessThanOrEqual(40);
    const add = page.getByRole('main').getByRole('button', { name: 'Toevoegen' });
    expect((await edges(add)).width).toBeGreaterThan(right.width - 2);
    await expect(page.getByRole('main').locator('a[href="/nl/boerderij-box/hamburgers"]')).toHaveCount(0);
    await expect(page.getByRole('main').locator('a[href^="/nl/boerderij-box/"]').first()).toBeVisible();
  },
);

test(
  'row 13, row 15 a piece shows its dish, how long it takes and for how many, and weighs what its label says',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/nl/boerderij-box/sukadelappen');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Draadjesvlees van sukade' }).first()).toBeVisible();
    await expect(main).toContainText('20 minuten');
    await expect(main).toContainText('4 personen');
    await expect(main.locator('dl').filter({ hasText: 'Gewicht' })).toContainText('700 g');
  },
);

test('row 16, dead ends a cut is sold by itself with a plus, and so is every popular piece', async ({ page }) => {
  await page.goto('/nl/vleesstuk/sukadelappen');
  const loose = page.getByRole('region', { name: 'Los te koop' });
  await expect(loose).toContainText('€ 15,40');
  await loose.getByRole('button', { name: /in je box/ }).click();
  await expect(page).toHaveURL(/sukadelappen/);
  await page.goto('/nl/boerderij-box');
  await expect(page.getByText('€ 15,40').first()).toBeVisible();
});

test(
  'section 3 on a phone a piece says its name, its price and how to buy it before how it is cooked',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto('/nl/boerderij-box/rundergehakt');
    const main = page.getByRole('main');
    const add = await edges(main.getByRole('button', { name: 'Toevoegen' }));
    const steps = await edges(main.getByRole('heading', { name: 'Zo wordt het gaar' }));
    expect(add.bottom).toBeLessThan(steps.top);
    expect(add.bottom).toBeLessThan(2 * sizes.phone.height);
  },
);

test(
  'row 18 a card that lies alone in its row is filled by its picture on a phone',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto('/nl/blog/boeren/een-dag-met-hilde-en-griet');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Drents heideschaap', exact: true }) });
    const whole = await edges(card.last());
    const picture = await edges(card.last().locator('> div').first());
    expect(picture.bottom).toBeGreaterThan(whole.bottom - 4);
    expect(picture.right).toBeLessThan(whole.left + whole.width / 2);
  },
);

test(
  'section 2 pieces of a box are all shown in pictures of one size, also where there is none',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto('/nl/ons-vlees/noordzee-vispakket');
    const rows = page.locator('#contents tbody th');
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.querySelector('img, div')?.getBoundingClientRect().height),
    );
    expect(heights.length).toBe(5);
    expect(new Set(heights).size).toBe(1);
  },
);
