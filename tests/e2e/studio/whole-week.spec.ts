// CO-41, CO-42: a week of ten orders by the studio alone: eight paid, one partly, one too much, one withdrawn, one line short.
import type { Locator } from '@playwright/test';
import { expect } from '#tests/setup/browser/browser-test.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const names = ['Noor', 'Bas', 'Karin', 'Ellen', 'Hugo', 'Petra', 'Ruud', 'Femke', 'Tineke', 'Ama'];
const mostPresses = 12;
const day = () => new Date().toISOString().slice(0, 10);

for (const hasScript of casesOf([true, false], 1))
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width: 1440, height: 1000 } });

    test(`${hasScript ? 'CO-41' : 'CO-42'} a week of ten orders in at most ${mostPresses} presses and one file`, async ({
      page,
      context,
      place,
      withdraw,
      counter,
      smtp,
    }) => {
      const orders = await place(names.slice(1), { isPaid: false });
      const [short] = await place(names.slice(0, 1), { isPaid: false, kinds: 2 });
      const [partly, tooMuch, withdrawn, ...others] = orders;
      if (!short || !partly || !tooMuch || !withdrawn) throw new Error('nothing was placed');
      await withdraw(withdrawn);
      const paidPart = Math.floor(partly.total * 0.3);
      const lines = [
        ...[short, withdrawn, ...others].map(({ total, reference }) => [total, reference] as const),
        // Less than the half that is enough to be packed.
        [paidPart, partly.reference] as const,
        [tooMuch.total + 1015, tooMuch.reference] as const,
      ];
      const file = {
        name: 'afschrift.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          [
            'Rekening;Datum;Bedrag;Naam;Omschrijving',
            ...lines.map(([cents, text]) => `NL91ABNA0417164300;${day()};${(cents / 100).toFixed(2)};X;${text}`),
            '',
          ].join('\n'),
        ),
      };
      const pageOf = async (number: string) => {
        const found = await counter.orderPage(number);
        if (!found) throw new Error(number);
        return found;
      };
      const stateOf = async (number: string) => (await pageOf(number)).order.state;

      let presses = 0;
      const press = async (what: Locator) => {
        presses += 1;
        await what.click();
      };
      await page.goto('/studio');
      await press(page.getByRole('link', { name: 'Bank', exact: true }).filter({ visible: true }));
      await page.getByLabel('Afschrift van je bank').setInputFiles(file);
      if (!hasScript) await press(page.getByRole('button', { name: 'Lees afschrift' }));
      await expect(page.getByRole('button', { name: 'Boek 8 betalingen' })).toBeVisible();
      if (hasScript) await page.screenshot({ path: shotAt('bank-1440'), fullPage: true });
      await press(page.getByRole('button', { name: 'Boek 8 betalingen' }));
      await expect(page.getByRole('status').filter({ hasText: '8 betalingen geboekt' })).toBeVisible();
      const entryOf = ({ reference }: { reference: string }) =>
        page.getByRole('listitem').filter({ hasText: reference });
      await press(entryOf(partly).getByRole('button', { name: /^Boek .*, nog / }));
      await expect(page.getByRole('status').filter({ hasText: partly.number })).toBeVisible();
      await press(entryOf(tooMuch).getByRole('button', { name: /op terugbetalen/ }));
      await expect(page.getByRole('status').filter({ hasText: tooMuch.number })).toBeVisible();

      await press(page.getByRole('link', { name: /^Inpakken/ }).filter({ visible: true }));
      const apart = page.getByRole('table', { name: /Staat apart/ });
      await expect(apart).toContainText(partly.number);
      await press(
        apart.locator(`[data-row="${withdrawn.number}"]`).getByRole('button', { name: 'Annuleer en betaal terug' }),
      );
      await expect(apart.getByText(withdrawn.number)).toHaveCount(0);

      if (hasScript) await page.screenshot({ path: shotAt('ten-1440') });
      const row = page.locator(`[data-row="${short.number}"]`);
      await press(row.locator('summary'));
      await press(row.getByRole('button', { name: /te kort: eraf, €.*terug/ }).first());
      await expect(page.locator('.toast')).toContainText('er is één af');

      const printing = context.waitForEvent('page');
      await press(page.getByRole('link', { name: /^Druk alles/ }));
      const printed = await printing;
      await expect(printed.locator('body')).toContainText('Petra');
      await expect(printed.locator('body')).not.toContainText(withdrawn.number);
      await printed.close();

      await press(page.locator('.day.now').getByRole('button', { name: /is ingepakt \(\d+\)/ }));
      await expect(page.locator('.toast')).toContainText('ingepakt');
      await press(page.locator('.day.now').getByRole('button', { name: /is onderweg \(\d+\)/ }));
      await expect(page.locator('.toast')).toContainText('onderweg');
      test.info().annotations.push({ type: 'presses', description: String(presses) });
      expect(presses).toBeLessThanOrEqual(mostPresses);

      for (const { number } of [short, tooMuch, ...others]) expect(await stateOf(number), number).toBe('sent');
      expect(await stateOf(withdrawn.number)).toBe('cancelled');
      expect(await stateOf(partly.number)).toBe('placed');
      expect((await pageOf(partly.number)).money.missing).toBe(partly.total - paidPart);
      expect((await pageOf(tooMuch.number)).money.refundDue).toBe(1015);
      expect((await pageOf(withdrawn.number)).money.refundDue).toBe(withdrawn.total);
      const one = (await pageOf(short.number)).order;
      expect(one.lines).toHaveLength(1);
      expect((await pageOf(short.number)).money.refundDue).toBe(short.total - one.total);

      if (hasScript) await page.screenshot({ path: shotAt('ten-sent-1440') });
      // Mails wait until it can no longer be undone, or leave now.
      await page.getByRole('button', { name: 'Stuur de mails nu' }).click();
      const subject = `Onderweg: bestelling ${one.number}`;
      // Each of them has its invoice, which is drawn first.
      const subjects = () => smtp.mails.map(({ headers }) => headers.get('subject'));
      await expect.poll(subjects, { timeout: 90_000 }).toContain(subject);
      await expect(page.getByRole('button', { name: 'Stuur de mails nu' })).toHaveCount(0);
      if (!hasScript) return;
      for (const [name, path] of [
        ['today', '/studio'],
        ['orders', '/studio/orders?state=all'],
        ['order', `/studio/orders/${short.number}`],
      ] as const)
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 1000 });
          await page.goto(path);
          await page.screenshot({ path: shotAt(`${name}-${width}`), fullPage: true });
        }
    });
  });
