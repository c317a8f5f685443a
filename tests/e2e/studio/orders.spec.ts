// Orders in the studio: the list, one order, and an order by telephone. With script and without, wide and narrow.
import type { BrowserContext, Page } from '@playwright/test';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, expectOnlyFailedCalls, test as base } from '#tests/setup/browser/browser-test.ts';
import { loes, startStudioShop, type StudioShop } from '#tests/setup/studio/studio-shop.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

type Running = { shop: StudioShop; owner: string; helper: string };

const test = base.extend<{ shop: StudioShop }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startStudioShop();
      await use({ shop, owner: await shop.signIn('owner'), helper: await shop.signIn('helper') });
      await shop.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  shop: ({ running: { shop } }, use) => use(shop),
  baseURL: ({ running: { shop } }, use) => use(shop.url),
});
// One shop for all journeys.
test.describe.configure({ mode: 'default' });

async function enter(context: BrowserContext, { shop, owner, helper }: Running, who: 'owner' | 'helper' = 'owner') {
  const value = who === 'owner' ? owner : helper;
  await context.addCookies([{ name: 'kudde-studio', value, url: shop.url }]);
}

const toast = (page: Page) => page.locator('.toast');
const filled = (page: Page) => page.locator('main .btn:not(.g, .q, .bad)');

async function expectWhole(page: Page) {
  expect(await barriersOf(page)).toEqual([]);
  expect(await overhangOf(page)).toBe(0);
  expect(await filled(page).count()).toBeLessThanOrEqual(1);
}

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
for (const viewport of casesOf(viewports, 1))
  test(`CO-34 CO-48 at ${viewport.width}: two are chosen, packed by one press, and that is undone by one`, async ({
    context,
    page,
    running,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    await enter(context, running);
    const name = `Petra ${viewport.width}`;
    const placed = [await shop.order(name, { paidBy: 'cash' }), await shop.order(name, { paidBy: 'cash' })];
    await page.goto('/studio/orders?state=paid');
    await expectWhole(page);
    for (const { number } of placed) await page.getByRole('checkbox', { name: `Kies ${number}` }).check();
    await expect(page.getByText('2 gekozen')).toBeVisible();
    await expectWhole(page);
    await page.getByRole('button', { name: 'Zet op ingepakt' }).click();
    await expect(toast(page)).toContainText('2 op ingepakt gezet');
    const states = () =>
      Promise.all(placed.map(async ({ number }) => (await shop.counter.orderPage(number))?.order.state));
    expect(await states()).toEqual(['packed', 'packed']);
    await toast(page).getByRole('button').click();
    await expect(toast(page)).toHaveCount(0);
    expect(await states()).toEqual(['paid', 'paid']);
  });

test('CO-34 the address holds tab, day and search; an amount or a name finds the order', async ({
  context,
  page,
  running,
  shop,
}) => {
  await enter(context, running);
  const { number, deliveryDay } = await shop.order('Wilhelmina Zoekmij');
  await page.goto('/studio/orders');
  await page.getByRole('searchbox').fill('zoekmij');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expect(page).toHaveURL(/q=zoekmij/);
  await page.goto(`/studio/orders?day=${deliveryDay}`);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.goto('/studio/orders?q=niemand+heet+zo');
  await expect(page.getByText('Niets gevonden')).toBeVisible();
});

for (const width of casesOf([1440, 390], 1))
  test(`CO-35 CO-48 at ${width}: part of the money is booked, the order says what is missing, and undo takes it back`, async ({
    context,
    page,
    running,
    shop,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(context, running);
    const { number, total } = await shop.order(`Femke ${width}`, { kinds: 2 });
    await page.goto(`/studio/orders/${number}`);
    await expectWhole(page);
    await page.getByRole('link', { name: 'Boek een betaling' }).first().click();
    const amount = page.getByRole('textbox', { name: 'Bedrag' });
    await expect(amount).toBeFocused();
    await expectWhole(page);
    await amount.fill('veel');
    await page.getByRole('button', { name: 'Boek een betaling' }).click();
    await expect(page.getByText('Dat bedrag kan niet.')).toBeVisible();
    await expect(amount).toHaveValue('veel');
    expectOnlyFailedCalls(problems);
    await amount.fill('40,00');
    await page.getByRole('button', { name: 'Boek een betaling' }).click();
    await expect(toast(page)).toContainText(`Betaling geboekt op ${number}`);
    await expect(page.getByText('Deels betaald').first()).toBeVisible();
    expect((await shop.counter.orderPage(number))?.money.missing).toBe(total - 4000);
    await toast(page).getByRole('button').click();
    await expect(page.getByText('Deels betaald')).toHaveCount(0);
    expect((await shop.counter.orderPage(number))?.money.missing).toBe(total);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('CO-35 CO-42 a line is taken out, and the mail about it is sent at once', async ({
    context,
    page,
    running,
    shop,
  }) => {
    await enter(context, running);
    const { number, lines } = await shop.order('Karin Mulder', { kinds: 2, paidBy: 'card' });
    await page.goto(`/studio/orders/${number}?do=line&line=0`);
    await page.getByRole('button', { name: 'Wijzig de regel' }).click();
    await expect(page.getByText(`Regel van ${number} gewijzigd`)).toBeVisible();
    const changed = await shop.counter.orderPage(number);
    expect(changed?.order.lines).toHaveLength(lines.length - 1);
    expect(changed?.money.refundDue).toBe(lines[0]?.total);
    await page.getByRole('button', { name: 'Verstuur nu' }).click();
    await expect(page.getByText('vertrekt nu')).toBeVisible();
    expect((await shop.counter.orderPage(number))?.waiting.filter(({ dueAt }) => dueAt !== null)).toEqual([]);
  });

  test('CO-35 CO-44 who was second sees both notes, and chooses', async ({
    context,
    page,
    running,
    shop,
    problems,
  }) => {
    await enter(context, running);
    const { number, version } = await shop.order('Noor Haddad');
    await page.goto(`/studio/orders/${number}?do=note`);
    await shop.counter.changeNote({ number, by: { id: loes.id, name: 'Anna' }, version, note: 'Bel na vijven.' });
    const note = page.getByRole('textbox', { name: 'Notitie' });
    await note.fill('Bel voor negenen.');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByRole('alert')).toContainText('Anna was je voor');
    await expect(page.getByText('Nu staat er: Bel na vijven.')).toBeVisible();
    await expect(note).toHaveValue('Bel voor negenen.');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText(`Notitie bij ${number} bewaard`)).toBeVisible();
    expect((await shop.counter.orderPage(number))?.order.ownerNote).toBe('Bel voor negenen.');
    // The browser itself complains about the first answer.
    expectOnlyFailedCalls(problems);
  });

  test('CO-36 CO-42 an order by telephone: who is known is found, the offer is shown, and it is placed', async ({
    context,
    page,
    running,
    shop,
  }) => {
    await enter(context, running);
    await shop.order('Ruud Janssen');
    await page.goto('/studio/orders/new');
    await page.getByRole('searchbox', { name: 'Zoek een klant' }).fill('ruud');
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
    await page.getByRole('button', { name: 'Kies Ruud Janssen' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Ruud Janssen');
    await page.locator('.pick input:enabled').first().fill('1');
    await page.getByRole('button', { name: 'Reken na' }).click();
    await page.getByLabel('Betaling').selectOption('cash');
    await page.getByRole('button', { name: 'Noteer de bestelling' }).click();
    await expect(page.getByText('genoteerd', { exact: false }).first()).toBeVisible();
    const number = /NL-\d{4}-\d+/.exec(page.url())?.[0] ?? '';
    const made = await shop.counter.orderPage(number);
    expect(made?.order).toMatchObject({ state: 'paid', email: 'ruud.janssen@example.test' });
    expect(made?.earlier.length).toBeGreaterThan(0);
  });
});

test('CO-46 a helper sees who is to be packed for, and no others, and books no money', async ({
  context,
  page,
  running,
  shop,
  problems,
}) => {
  await enter(context, running, 'helper');
  const [open, paid] = [await shop.order('Onbetaalde Olga'), await shop.order('Betaalde Bert', { paidBy: 'cash' })];
  await page.goto('/studio/orders');
  await expect(page.getByText('Betaalde Bert')).toBeVisible();
  await expect(page.getByText('Onbetaalde Olga')).toHaveCount(0);
  await page.goto(`/studio/orders/${paid.number}`);
  await expect(page.getByRole('link', { name: 'Boek een betaling' })).toHaveCount(0);
  await page.goto(`/studio/orders/${open.number}`);
  await expect(page.getByRole('heading', { level: 1, name: open.number })).toBeVisible();
  await expect(page.getByText('Olga')).toHaveCount(0);
  expectOnlyFailedCalls(problems);
});
