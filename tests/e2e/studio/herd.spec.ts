// The herd: an animal is opened, gets its day and loses it again, with and without script, on a desk and on a phone.
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, expectOnlyFailedCalls } from '#tests/setup/browser/browser-test.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';
import { firstSlaughterDay } from '#rules/herd/slaughter-week.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const day = () => addDays(firstSlaughterDay(localDate(new Date(), 'Europe/Amsterdam')), 2);

for (const javaScriptEnabled of casesOf([true, false], 1))
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test(`screen 15: an animal gets its day, and it is taken back (script: ${javaScriptEnabled})`, async ({
      page,
      problems,
    }) => {
      // Each its own animal: both share one shop.
      const animal = javaScriptEnabled ? 'NL 5736 2056 3' : 'NL 5736 2063 0';
      await page.goto('/studio/herd');
      await expect(page.getByRole('heading', { level: 1, name: 'Dieren' })).toBeVisible();
      if (javaScriptEnabled) {
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 1000 });
          expect(await barriersOf(page, { within: 'main' })).toEqual([]);
          expect(await overhangOf(page)).toBe(0);
          await page.screenshot({ path: shotAt(`herd-${width}`) });
        }
        await page.setViewportSize({ width: 1440, height: 1000 });
      }
      await page.getByRole('link', { name: animal, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: /Lakenvelder/ })).toBeVisible();
      const form = page.getByRole('form', { name: 'Kies de slachtdag' });
      await form.getByLabel('Dag').fill(day());
      await form.getByRole('button', { name: 'Zet de dag vast' }).click();
      await expect(form.getByText('Vink aan dat dit goed is')).toBeVisible();
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Zet de dag vast' }).click();
      await expect(page.getByRole('form', { name: 'Verschuif de slachtdag' })).toBeVisible();
      if (javaScriptEnabled)
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 1000 });
          expect(await barriersOf(page, { within: 'main' })).toEqual([]);
          expect(await overhangOf(page)).toBe(0);
          await page.screenshot({ path: shotAt(`animal-${width}`), fullPage: true });
        }
      await page.locator('.toast').getByRole('button').first().click();
      await expect(page.getByRole('form', { name: 'Kies de slachtdag' })).toBeVisible();
      await expect(page.getByRole('form', { name: 'Verschuif de slachtdag' })).toBeHidden();
      // A refused form is answered 422, which the browser tells of.
      expectOnlyFailedCalls(problems);
    });
  });
