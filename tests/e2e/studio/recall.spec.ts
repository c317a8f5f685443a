// Recall: who got an animal, as a list, a table and one mail to all of them.
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

for (const javaScriptEnabled of casesOf([true, false], 1))
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test(`screen 12: an ear tag finds who got it; one mail to all is asked about before (script: ${javaScriptEnabled})`, async ({
      page,
      place,
      smtp,
      problems,
    }) => {
      const animal = javaScriptEnabled ? 'NL 6001 0001 1' : 'NL 6002 0002 2';
      const orders = await place(['Hugo Lam', '=HYPERLINK("x")'], { animal });
      const told = () => smtp.mails.filter(({ to }) => orders.some(({ email }) => to.includes(email ?? '-')));
      await page.goto('/studio/recall');
      await page.getByLabel('Nummer, pakket of week').fill(animal.replaceAll(' ', '').toLowerCase());
      await page.getByRole('button', { name: 'Zoek wie het kreeg' }).click();
      const table = page.getByRole('table');
      for (const { number, email } of orders) {
        await expect(table).toContainText(number);
        await expect(table).toContainText(email ?? '');
      }
      const csv = await page.request.get(`/studio/recall/csv?by=animal&q=${encodeURIComponent(animal)}`);
      const text = await csv.text();
      expect(text).toContain('"Hugo Lam"');
      expect(text).toContain(`"'=HYPERLINK(""x"")"`);
      await page.getByRole('button', { name: 'Kijk na voor 2 kopers' }).click();
      await expect(page.getByText('Schrijf eerst wat er aan de hand is')).toBeVisible();
      await page.getByLabel('Wat moeten ze weten').fill('Eet het gehakt niet op, wij halen het op.');
      await page.getByRole('button', { name: 'Kijk na voor 2 kopers' }).click();
      await expect(page.getByText('Dit kan niet terug')).toBeVisible();
      expect(told().filter((mail) => mail.text.includes('Eet het gehakt niet op'))).toEqual([]);
      if (javaScriptEnabled) {
        expect(await barriersOf(page, { within: 'main' })).toEqual([]);
        await page.screenshot({ path: shotAt('recall-1440'), fullPage: true });
        await page.setViewportSize({ width: 390, height: 844 });
        await page.screenshot({ path: shotAt('recall-390'), fullPage: true });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        expect(await barriersOf(page, { within: 'main' })).toEqual([]);
      }
      await page.getByRole('button', { name: 'Verstuur 2 mails' }).click();
      await expect(page.locator('.toast')).toContainText('2 mails over');
      await expect.poll(() => told().filter((mail) => mail.text.includes('Eet het gehakt niet op')).length).toBe(2);
      // A refused form is answered 422, which the browser tells of.
      expectOnlyFailedCalls(problems);
    });
  });

test('screen 12: nothing found says where else it could be', { tag: '@long' }, async ({ page, place }) => {
  await place(['Petra Jonker'], { animal: 'NL 7345 0099 3' });
  await page.goto('/studio/recall?by=animal&q=NL+7345+0099+8');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Niemand in deze winkel');
  await expect(page.getByRole('link', { name: 'NL 7345 0099 3' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('vriescel');
});

test.describe('a helper', () => {
  test.use({ role: 'helper' });
  test('CO-46 a helper gets no recall and no addresses, but packs', { tag: '@long' }, async ({ page, problems }) => {
    for (const path of ['/studio/recall', '/studio/recall/csv?by=week&q=2026-W50'])
      expect((await page.request.get(path)).status()).toBe(403);
    expect((await page.request.get('/studio/week')).status()).toBe(200);
    expectOnlyFailedCalls(problems);
  });
});
