// CO-37: a statement is read, booked, taken back and refused, with script and without, on a desk and on a phone.
import { readFile as readText } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { counterAccount, expect, test } from '#tests/setup/studio/counter-test.ts';
import { shotAt } from '#tests/setup/studio/packing-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

test.describe.configure({ mode: 'default' });

const day = new Date().toISOString().slice(0, 10);
const decimal = (cents: number) => (cents / 100).toFixed(2);

type Line = [amount: string, name: string, text: string];
const csv = (lines: Line[], account = counterAccount) => ({
  name: 'afschrift.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Rekening;Datum;Bedrag;Naam;Omschrijving', ...lines.map((line) => [account, day, ...line].join(';')), ''].join(
      '\n',
    ),
  ),
});

/** Chooses a file; without script the button sends it. */
async function readFile(page: Page, file: ReturnType<typeof csv>, hasScript: boolean) {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByLabel('Afschrift van je bank').first().setInputFiles(file);
  if (!hasScript) await page.getByRole('button', { name: 'Lees afschrift' }).click();
  await answer;
}

for (const hasScript of casesOf([true, false], 1))
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('CO-37 CO-30 all that fits is booked by one press and taken back by one; the rest has its way on', async ({
      page,
      shop,
      problems,
    }) => {
      const [a, b, c] = [await shop.order(), await shop.order(), await shop.order()];
      const tip = `worst markt ${c.number.slice(-3)}`;
      await page.goto('/studio/bank');
      await expect(page.getByRole('heading', { level: 1, name: 'Bank' })).toBeVisible();
      const file = csv([
        [decimal(a.total), 'A', a.reference],
        [decimal(b.total), 'B', b.number],
        [decimal(c.total - 995), 'C', c.reference],
        ['45.00', 'HENNIE B.', tip],
        ['-12.50', 'Slager', 'x'],
      ]);
      await readFile(page, file, hasScript);
      await expect(page.getByRole('status').filter({ hasText: /gelezen: \d nieuw, \d kenden we al/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: '2 betalingen passen precies' })).toBeVisible();
      await expect(page.getByRole('link', { name: a.number }).first()).toBeVisible();

      await readFile(page, file, hasScript);
      await expect(page.getByRole('status').filter({ hasText: 'alle 5 regels kenden we al' })).toBeVisible();

      await page.getByRole('button', { name: 'Boek 2 betalingen' }).click();
      await expect(page.getByRole('status').filter({ hasText: '2 betalingen geboekt' })).toBeVisible();
      await expect(page.getByRole('heading', { name: '2 betalingen passen precies' })).toHaveCount(0);
      expect((await shop.orders.counter.orderPage(a.number))?.order.state).toBe('paid');

      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await expect(page.getByRole('heading', { name: '2 betalingen passen precies' })).toBeVisible();
      expect((await shop.orders.counter.orderPage(a.number))?.order.state).toBe('placed');
      await page.getByRole('button', { name: 'Boek 2 betalingen' }).click();
      await expect(page.getByRole('status').filter({ hasText: '2 betalingen geboekt' })).toBeVisible();
      // This shop sends no mails, so none waits.
      await expect(page.getByRole('button', { name: 'Stuur de mails nu' })).toHaveCount(0);

      const short = page.getByRole('listitem').filter({ hasText: c.reference });
      await expect(short).toContainText('Er ontbreekt € 9,95');
      await short.getByRole('button', { name: /^Boek .*, nog / }).click();
      await expect(page.getByRole('status').filter({ hasText: `Geboekt op ${c.number}` })).toBeVisible();

      const tipped = page.getByRole('listitem').filter({ hasText: tip });
      await tipped.getByLabel('Nummer van de bestelling').fill('worst');
      await tipped.getByRole('button', { name: 'Boek hierop' }).click();
      await expect(tipped).toContainText('Typ het hele nummer');
      await expect(tipped.getByLabel('Nummer van de bestelling')).toHaveValue('worst');
      await tipped.getByRole('button', { name: 'Niet voor de winkel' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'weggelegd' })).toBeVisible();
      await expect(tipped).toHaveCount(0);
      // A refused form is an answer of 422, which the browser tells of.
      expectOnlyFailedCalls(problems);
    });

    test('counter: what is owed back is chosen, and one file for the bank pays it; it is not ticked twice', async ({
      page,
      shop,
    }) => {
      const { counter } = shop.orders;
      const by = { id: null, name: 'command' };
      const [back, inCash] = [await shop.order(), await shop.order()];
      const line = [counterAccount, day, decimal(back.total), 'N. Bauer', 'DE89370400440532013000', back.reference];
      const file = {
        ...csv([]),
        buffer: Buffer.from(`Rekening;Datum;Bedrag;Naam;Tegenrekening;Omschrijving\n${line.join(';')}\n`),
      };
      await page.goto('/studio/bank');
      await readFile(page, file, hasScript);
      await expect(page.getByRole('link', { name: back.number }).first()).toBeVisible();
      const entry = (await counter.openEntries()).find(({ offer }) => offer.candidates.includes(back.number));
      await counter.bookEntry(entry?.entry.id ?? 0, { number: back.number }, by);
      await counter.receive({ number: inCash.number, by, version: null, amount: null, way: 'cash' });
      for (const { number } of [back, inCash]) await counter.cancel({ number, by, version: null });

      await page.goto('/studio/bank');
      const list = page.getByRole('table', { name: 'Terug te betalen' });
      const row = list.getByRole('row', { name: new RegExp(back.number) });
      await expect(row).toContainText('N. Bauer DE89 3704 0044 0532 0130 00');
      await expect(row.getByRole('checkbox')).toBeChecked();
      await expect(list.getByRole('row', { name: new RegExp(inCash.number) })).toContainText('geen rekening bekend');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Maak het bestand voor de bank' }).click();
      const made = await download;
      expect(made.suggestedFilename()).toMatch(/^refunds-nl-[\d-]+\.xml$/);
      const xml = await readText(await made.path(), 'utf8');
      expect(xml).toContain(`<EndToEndId>${back.number}</EndToEndId>`);
      expect(xml).not.toContain(inCash.number);

      await page.goto('/studio/bank');
      await expect(row).toContainText('al in een bestand');
      await expect(row.getByRole('checkbox')).not.toBeChecked();
      expect((await counter.orderPage(back.number))?.order.paid).toBe(back.total);
      await page.screenshot({ path: shotAt('bank-refunds-1440'), fullPage: true });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.screenshot({ path: shotAt('bank-refunds-390'), fullPage: true });
      expect(await overhangOf(page)).toBe(0);
      if (hasScript) expect(await barriersOf(page)).toEqual([]);
    });

    test('CO-37 a wrong file is said in words; a table nobody knows is asked for once', async ({
      page,
      shop,
      problems,
    }) => {
      const { number, reference, total } = await shop.order();
      await page.goto('/studio/bank');
      await readFile(page, csv([['1.00', 'X', 'y']], 'NL02RABO0123456789'), hasScript);
      await expect(page.getByRole('alert')).toContainText('van rekening NL02RABO0123456789');
      await expect(page.getByRole('alert')).toContainText('niets geboekt');
      const half = { ...csv([]), buffer: Buffer.from('<Document><BkToCstmrStmt>') };
      await readFile(page, half, hasScript);
      await expect(page.getByRole('alert')).toContainText('afgebroken of beschadigd');

      const name = `Wanneer${number.slice(-5)}`;
      const table = `${name};Wie;Hoeveel;Waarvoor\n${day};J de Boer;${decimal(total)};${reference}\n`;
      await readFile(page, { ...csv([]), buffer: Buffer.from(table) }, hasScript);
      await expect(page.getByRole('heading', { name: 'Welke kolom is wat?' })).toBeVisible();
      await expect(page.getByRole('cell', { name: 'J de Boer' })).toBeVisible();
      await page.getByLabel('Datum', { exact: true }).selectOption('0');
      await page.getByRole('button', { name: 'Lees met deze kolommen' }).click();
      await expect(page.getByText('Kies de kolom met het bedrag.')).toBeVisible();
      await page.getByLabel('Datum', { exact: true }).selectOption('0');
      await page.getByLabel('Bedrag, met min voor af').selectOption('2');
      await page.getByLabel('Naam', { exact: true }).selectOption('1');
      await page.getByLabel('Omschrijving met het kenmerk').selectOption('3');
      await page.getByRole('button', { name: 'Lees met deze kolommen' }).click();
      await expect(
        page.getByRole('heading', { name: 'passen precies' }).or(page.getByRole('heading', { name: 'past precies' })),
      ).toBeVisible();
      await page.goto('/studio/bank');
      await readFile(page, { ...csv([]), buffer: Buffer.from(table) }, hasScript);
      await expect(page.getByRole('status').filter({ hasText: 'kenden we al' })).toBeVisible();
      await page.getByRole('button', { name: /^Boek \d+ betaling/ }).click();
      await expect(page.getByRole('status').filter({ hasText: 'geboekt' })).toBeVisible();
      expectOnlyFailedCalls(problems);
    });
  });

test('CO-48 no barriers on the page of the bank, at 390 and at 1440', { tag: '@long' }, async ({ page, shop }) => {
  const [a, b] = [await shop.order(), await shop.order()];
  await page.goto('/studio/bank');
  await readFile(
    page,
    csv([
      [decimal(a.total), 'A', a.reference],
      [decimal(b.total + 100), 'B', b.reference],
      [decimal(390), 'C', '390'],
    ]),
    true,
  );
  await expect(page.getByRole('status').filter({ hasText: /gelezen: [23] nieuw, [01] kende/ })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await barriersOf(page)]).toEqual([width, []]);
    expect(await overhangOf(page)).toBe(0);
  }
});
