// The owner's screens of customers and backups, with and without script, on a shop of their own.
import type { Page } from '@playwright/test';
import { openDatabase, type OpenDatabase } from '#database/client.ts';
import { createPeople } from '#services/people/people.ts';
import { products } from '#services/shop/tables.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { preparedDataDir, sharePictures } from '#tests/setup/database/prepared-data.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { and, eq, gt } from 'drizzle-orm';

test.describe.configure({ mode: 'serial' });

let app: AppProcess;
let database: OpenDatabase;
const password = 'lopende band vol appels 7';

test.beforeAll(async () => {
  const dataDir = await preparedDataDir();
  await sharePictures(dataDir);
  app = await startApp({ DATA_DIR: dataDir, MAILING: 'proxy' });
  database = await openDatabase({ dataDir, url: null, mayShare: true });
  const { db } = database;
  const people = createPeople({ db, clock: () => new Date() });
  const owner = { name: 'Loes', email: 'loes@kudde.example', password, language: 'nl' } as const;
  const setUp = await people.links.setUp((await people.links.makeSetUp()) ?? '', owner);
  const invited = await people.invite({ email: 'teun@kudde.example', role: 'helper', language: 'nl' }, null);
  if (!setUp || 'problem' in invited) throw new Error('nobody can sign in');
  await people.links.setPassword(invited.token, { name: 'Teun', password });
  const { buy, orders } = ordersOn(db, { clock: () => new Date(), hasMail: false });
  const isSold = and(eq(products.market, 'nl'), eq(products.stockStatus, 'instock'), gt(products.stock, 5));
  const [good] = await db.select().from(products).where(isSold).orderBy(products.id).limit(1);
  for (const [email, name] of [
    ['femke@example.test', 'Femke Postma'],
    ['femke@example.test', 'Femke Postma'],
    ['hugo@example.test', 'Hugo Lam'],
  ] as const) {
    const placed = await buy([aPackage(good?.id)], { email, name });
    if (placed.result !== 'placed') throw new Error(`not placed: ${JSON.stringify(placed)}`);
    if (name === 'Femke Postma') await orders.pay(placed.order.number, null);
  }
});
test.afterAll(async () => {
  await database?.close();
  await app?.stop();
});

async function signIn(page: Page, email: string, to: string) {
  await page.goto(`${app.url}/studio/sign-in?to=${encodeURIComponent(to)}`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/studio') && !url.pathname.includes('sign-in'));
}

test('CO-48 customers, one of them and backups at 390 and 1440: no barriers, no sideways scroll', async ({ page }) => {
  const check = async (name: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([name, width, await barriersOf(page)]).toEqual([name, width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/studio/${name}-${width}.png`, fullPage: true });
    }
  };
  await signIn(page, 'loes@kudde.example', '/customers');
  await expect(page.getByRole('heading', { level: 1, name: 'Klanten' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Femke Postma' })).toBeVisible();
  await check('customers');
  await page.getByRole('link', { name: 'Femke Postma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Femke Postma' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Bestellingen' }).getByText('Betaald')).toHaveCount(2);
  await check('customer');
  await page.goto(`${app.url}/studio/backup`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reservekopie' })).toBeVisible();
  await check('backup');
});

test('counter 6: an owner makes a backup and downloads it', async ({ page }) => {
  await signIn(page, 'loes@kudde.example', '/backup');
  await page.getByRole('button', { name: 'Maak nu een kopie' }).click();
  const link = page.getByRole('link', { name: /Download/ }).first();
  await expect(link).toBeVisible();
  const downloading = page.waitForEvent('download');
  await link.click();
  expect((await downloading).suggestedFilename()).toMatch(/by-hand\.backup$/);
});

test('a note is kept and taken back, and who comes second is told', { tag: '@long' }, async ({ page, context }) => {
  await signIn(page, 'loes@kudde.example', '/customers?find=femke');
  await page.getByRole('link', { name: 'Femke Postma' }).click();
  const note = page.getByRole('textbox', { name: 'Notitie' });
  await note.fill('Achterom, hond');
  const second = await context.newPage();
  await second.goto(page.url());
  await page.getByRole('button', { name: 'Bewaar de notitie' }).click();
  await expect(page.getByText('Notitie bij een klant bewaard')).toBeVisible();
  await second.getByRole('textbox', { name: 'Notitie' }).fill('Belt liever');
  await second.getByRole('button', { name: 'Bewaar de notitie' }).click();
  await expect(second.getByText('Nu staat er: Achterom, hond')).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Notitie' })).toHaveValue('Belt liever');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('textbox', { name: 'Notitie' })).toHaveValue('');
});

test('CO-46 a helper gets no customers, no export and no backup', async ({ page }) => {
  await signIn(page, 'teun@kudde.example', '/more');
  for (const path of ['customers', 'customers/file', 'backup', 'backup/file?name=x']) {
    const answer = await page.request.get(`${app.url}/studio/${path}`);
    expect(answer.status(), path).toBe(403);
    expect(await answer.text()).not.toContain('Femke');
  }
});

test.describe('CO-42 without script', () => {
  test.use({ javaScriptEnabled: false });
  test('find, note, export and delete data', async ({ page }) => {
    await signIn(page, 'loes@kudde.example', '/customers');
    const search = page.getByRole('searchbox', { name: 'Naam, plaats, mail of postcode' });
    await search.fill('hugo');
    await search.press('Enter');
    await expect(page.getByRole('link', { name: 'Femke Postma' })).toHaveCount(0);
    const table = await page.request.get(`${app.url}/studio/customers/file?market=nl`);
    expect(await table.text()).toContain('"hugo@example.test"');
    await page.getByRole('link', { name: 'Hugo Lam' }).click();
    await page.getByRole('textbox', { name: 'Notitie' }).fill('Zonder tas');
    await page.getByRole('button', { name: 'Bewaar de notitie' }).click();
    await expect(page.getByRole('textbox', { name: 'Notitie' })).toHaveValue('Zonder tas');
    await page.getByRole('button', { name: 'Wis wat mag' }).click();
    await expect(page.getByText('Gegevens van een klant gewist').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hugo Lam' })).toHaveCount(0);
  });
});
