// CO-33: what waits stands in its order and leads on; nothing to do says so; the last thing is taken back from here.
import { eq } from 'drizzle-orm';
import { products } from '#services/shop/tables.ts';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { counterAccount, expect, test } from '#tests/setup/studio/counter-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

test.describe.configure({ mode: 'default' });

const by = { id: '0', name: 'Loes' };
const day = new Date().toISOString().slice(0, 10);

for (const hasScript of casesOf([true, false], 1))
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('CO-33 refunds come before packing, packing before the bank; what was booked is taken back from here', async ({
      page,
      shop,
    }) => {
      const { counter } = shop.orders;
      const [gone, paid, open] = [await shop.order(), await shop.order(), await shop.order()];
      for (const { number } of [gone, paid]) await counter.receive({ number, by, version: null, amount: null });
      await counter.cancel({ number: gone.number, by, version: null });
      const entry = `Rekening;Datum;Bedrag;Naam;Omschrijving\n${counterAccount};${day};${(open.total / 100).toFixed(2)};X;${open.reference}\n`;
      const { nl } = (await import('#markets/index.ts')).markets;
      await counter.readBankFile(nl, new TextEncoder().encode(entry), by);

      await page.goto('/studio');
      await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible();
      const titles = await page.getByRole('list', { name: 'Te doen' }).getByRole('heading').allTextContents();
      const at = (words: RegExp) => titles.findIndex((title) => words.test(title));
      expect(at(/terugbetaling/)).toBeGreaterThanOrEqual(0);
      expect(at(/inpakken/)).toBeGreaterThan(at(/terugbetaling/));
      expect(at(/niet geboekt/)).toBeGreaterThan(at(/inpakken/));
      await expect(page.getByRole('link', { name: gone.number })).toHaveAttribute(
        'href',
        `/studio/orders/${gone.number}`,
      );
      await expect(page.getByText(/Omzet per dag/)).toBeAttached();

      await page.getByRole('link', { name: 'Boek betalingen' }).click();
      await page.getByRole('button', { name: /^Boek \d+ betaling/ }).click();
      await expect(page.getByRole('status').filter({ hasText: 'geboekt' })).toBeVisible();
      await page.goto('/studio');
      await page
        .getByRole('row')
        .filter({ hasText: 'geboekt' })
        .getByRole('button', { name: 'Ongedaan maken' })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'Boek betalingen' })).toBeVisible();
      await expect.poll(async () => (await counter.orderPage(open.number))?.order.state).toBe('placed');
      await counter.bookCertain(by);
      await counter.payBack({ number: gone.number, by, version: null, amount: null });
    });

    test('CO-33 where nobody waits the list before selling is all that is left', async ({ page, shop }) => {
      await shop.db.delete(products).where(eq(products.market, 'uk'));
      await page.goto('/studio?market=uk');
      await expect(
        page.getByRole('heading', { level: 2, name: /^Nog \d+ dingen voordat de winkel echt verkoopt$/ }),
      ).toBeVisible();
    });
  });

for (const width of casesOf([390, 1440], 0))
  test(`CO-48 no barriers on Today at ${width}`, async ({ page, shop }) => {
    const { number } = await shop.order();
    await shop.orders.counter.receive({ number, by, version: null, amount: null });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/studio');
    await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
    expect(await overhangOf(page)).toBe(0);
  });
