// What is told at table: the page of an animal, the number of a box, an order that lives, a shared box, who is near.
import type { Page } from '@playwright/test';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect } from '#tests/setup/browser/browser-test.ts';
import { printed } from '#tests/setup/browser/printed.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { test } from '#tests/setup/orders/selling-test.ts';

const shops = [
  {
    code: 'nl',
    form: '/nl/herkomst',
    typed: 'nl 5134.0288-4',
    animal: '/nl/herkomst/NL513402884',
    box: 'blaarkop-rundvleespakket',
    products: 'ons-vlees',
    id: 1002,
    farmers: '/nl/onze-boeren',
    year: '/nl/het-jaar',
    postCode: '3411 AB',
    buyer: { postCode: '3411 AB', houseNumber: '14', street: 'Molendijk', city: 'Lopik' },
  },
  {
    code: 'de',
    form: '/de/herkunft',
    typed: 'DE 09 412 63187',
    animal: '/de/herkunft/DE0941263187',
    box: 'fleckvieh-weidekiste-klein',
    products: 'unser-fleisch',
    id: 4001,
    farmers: '/de/unsere-bauern',
    year: '/de/das-jahr',
    postCode: '83646',
    buyer: { postCode: '83646', houseNumber: '8', street: 'Lindenstraße', city: 'Bad Tölz' },
  },
] as const;

type Shop = (typeof shops)[number];

async function order(page: Page, { code, id, buyer }: Shop) {
  await page.goto(`/${code}/shop/?add-to-cart=${id}`);
  await page.goto(`/${code}/shop/checkout/`);
  const typed = { email: `almanac-${code}@example.test`, name: 'Femke Postma', ...buyer };
  for (const [name, value] of Object.entries(typed)) await page.locator(`#${name}`).fill(value);
  await page.locator('main form button[type=submit]').last().click();
  await expect(page).toHaveURL(/\/order\//);
}

/** By axe and by their width, on a phone and on a desk. */
async function expectOpenToAll(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await barriersOf(page), `${page.url()} at ${width}`).toEqual([]);
    expect.soft(await overhangOf(page), `${page.url()} at ${width} sticks out`).toBe(0);
  }
}

for (const shop of inTurn(shops, 0)) {
  test(`D3 D10 ${shop.code}: a number leads to its animal, a box is shared, a post code stays here`, async ({
    page,
  }) => {
    await page.goto(shop.form);
    await page.locator('#nr').fill(shop.typed);
    await page.locator('#nr').press('Enter');
    await expect(page).toHaveURL(shop.animal);
    await expect(page.locator(`main a[href="/${shop.code}/${shop.products}/${shop.box}"]`)).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);

    await page.goto(`/${shop.code}/${shop.products}/${shop.box}?split=3`);
    await expect(page.locator('#split-3')).toBeVisible();
    await expect(page.locator('#split-3')).toHaveAttribute('aria-current', 'true');

    await page.goto(shop.farmers);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator('#near-code').fill(shop.postCode);
    await page.locator('#near-code').press('Enter');
    await expect(page.locator('.near-farms li')).toHaveCount(5);
    for (const url of asked) expect(url).not.toContain(shop.postCode.slice(0, 4));
    await expectOpenToAll(page);
    for (const path of [shop.year, `/${shop.code}/${shop.products}/${shop.box}?plan=2`]) {
      await page.goto(path);
      await expectOpenToAll(page);
    }
  });

  test(`41.3 D10 ${shop.code}: an order is shared with a neighbour: two names, two amounts, open to all`, async ({
    page,
  }) => {
    await order(page, shop);
    const path = page.url();
    await page.locator('#neighbour').fill('Truus & Kees');
    await page.locator('form:has(#neighbour) button').click();
    await expect(page.locator('#shares li')).toHaveCount(2);
    await expect(page.locator('#shares')).toContainText('Truus & Kees');
    await expectOpenToAll(page);
    await page.goto(path);
    await page.locator('.shop-box-note a').first().click();
    await expect(page.locator('.shop-card')).toBeVisible();
    await expectOpenToAll(page);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const shop of inTurn(shops, 1)) {
    test(`${shop.code}: an order has its number, its day is changed, and it is ordered again`, async ({ page }) => {
      await order(page, shop);
      const path = page.url();
      expect(await printed(page), 'section 6: the order on one sheet').toEqual({ sheets: 1, size: [210, 297] });
      await expect(page.locator('.shop-box h2')).toContainText('48');
      const days = page.locator('#change-day');
      await days.selectOption({ index: 4 });
      const chosen = await days.inputValue();
      await page.locator('form:has(#change-day) button').click();
      await expect(days).toHaveValue(chosen);
      await page.locator('#neighbour').fill('Truus');
      await page.locator('form:has(#neighbour) button').click();
      await expect(page.locator('#shares li')).toHaveCount(2);
      await page.locator('.shop-change-again button').click();
      await expect(page).toHaveURL(`/${shop.code}/shop/`);
      await expect(page.locator('main')).toContainText(shop.code === 'nl' ? 'Blaarkop' : 'Fleckvieh');
      await page.goto(path);
      await page.locator('.shop-box-note a').first().click();
      await expect(page.locator('.shop-card')).toBeVisible();
      expect(await printed(page), 'the card on one sheet of A6').toEqual({ sheets: 1, size: [105, 148] });
      await expect(page.locator('main')).not.toContainText('Femke');

      await page.goto(`/${shop.code}/${shop.products}/${shop.box}`);
      await page.locator('#split summary').click();
      await expect(page.locator('#split tbody tr')).toHaveCount(7);
    });
  }
});
