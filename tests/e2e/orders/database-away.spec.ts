// PostgreSQL stops while somebody fills in the checkout, and comes back: nothing typed is lost, and one order is made.
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import type { Person } from '#rules/orders/order-fields.ts';
import { expect, expectOnlyFailedCalls, test as base } from '#tests/setup/browser/browser-test.ts';
import { type PostgresServer, startPostgres } from '#tests/setup/database/postgres-server.ts';
import { startApp } from '#tests/setup/process/app-process.ts';

type Running = { url: string; server: PostgresServer };

const test = base.extend<{ server: PostgresServer }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startPostgres();
      const app = await startApp({ DATABASE_URL: server.url, LOG_LEVEL: 'fatal' });
      await use({ url: app.url, server });
      await app.stop();
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  server: ({ running: { server } }, use) => use(server),
  baseURL: ({ running: { url } }, use) => use(url),
});
// One server for both journeys, which stop it.
test.describe.configure({ mode: 'default' });

const t = createTexts(markets, readCatalogs(Object.keys(markets))).textFor(markets.nl);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const typed = {
  name: 'Femke Postma',
  phone: '0348 55 12 34',
  postCode: '3411ab',
  houseNumber: '14',
  addition: 'B',
  street: 'Molendijk',
  city: 'Lopik',
  note: 'Achterom, langs de "kas" & het hek',
};

async function ordersOf({ url }: PostgresServer, email: string) {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ number: string; note: string; delivery_day: string; person: Person | null }>(
      'select number, note, delivery_day::text, person from orders.orders where email = $1',
      [email],
    );
    return rows;
  } finally {
    await client.end();
  }
}

function journey(email: string) {
  return async ({ page, server, problems }: { page: Page; server: PostgresServer; problems: string[] }) => {
    test.slow();
    await page.goto('/nl/shop/?add-to-cart=501&quantity=1&bundle_quantity_1=2&bundle_quantity_2=1');
    await page.goto('/nl/shop/checkout/');
    for (const [name, value] of Object.entries({ ...typed, email })) await page.locator(`#${name}`).fill(value);
    const day = page.locator('[name="deliveryDay"]').nth(3);
    await day.check();
    const chosen = await day.getAttribute('value');

    await server.halt();
    await page.getByRole('button', { name: t('selling:checkout.button') }).click();
    await expect(heading(page)).toHaveText(t('selling:later.awayTitle'));
    await expect(page.getByRole('main')).toContainText(t('selling:later.awayBody'));
    await expect(page.getByRole('banner')).toBeVisible();
    for (const [name, value] of Object.entries({ ...typed, email, deliveryDay: chosen ?? '' }))
      await expect(page.locator(`main input[name="${name}"]`)).toHaveValue(value);
    // Still away: the same again.
    const again = page.getByRole('button', { name: t('selling:later.again') });
    await Promise.all([page.waitForResponse((answer) => answer.status() === 503), again.click()]);
    await expect(heading(page)).toHaveText(t('selling:later.awayTitle'));
    await expect(page.locator('main input[name="note"]')).toHaveValue(typed.note);

    await server.resume();
    await expect.poll(async () => (await page.request.get('/readyz')).status(), { timeout: 120_000 }).toBe(200);
    expect(await ordersOf(server, email)).toEqual([]);
    await again.dblclick({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/nl\/shop\/order\/NL-\d{4}-\d{5}\/\?key=/);
    const number = new URL(page.url()).pathname.split('/').at(4);
    await expect(page.getByRole('main')).toContainText(typed.street);
    expect(await ordersOf(server, email)).toEqual([
      {
        number,
        note: typed.note,
        delivery_day: chosen,
        person: expect.objectContaining({
          name: typed.name,
          phone: typed.phone,
          houseNumber: '14 B',
          postCode: '3411 AB',
          city: typed.city,
        }),
      },
    ]);
    await page.goto('/nl/shop/');
    await expect(heading(page)).toHaveText(t('selling:basket.emptyTitle'));
    expectOnlyFailedCalls(problems);
  };
}

test('ERR-11, checkout: the database stops before the button is pressed; the page says so, keeps all, and orders once when it is back', async ({
  page,
  server,
  problems,
}) => journey('away-with-code@example.test')({ page, server, problems }));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ERR-11, checkout: the same without our code', { tag: '@long' }, async ({ page, server, problems }) =>
    journey('away-without-code@example.test')({ page, server, problems }),
  );
});
