// Books: an invoice on demand, from the order to the list, its file and the page of its buyer; and what sells.
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect } from '#tests/setup/browser/browser-test.ts';
import { shotAt, test } from '#tests/setup/studio/packing-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

for (const javaScriptEnabled of casesOf([true, false], 1))
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test(`screen 11: an invoice is made by one press once it is paid, listed, and opened as a file (script: ${javaScriptEnabled})`, async ({
      page,
      place,
    }) => {
      const [order] = await place([`Hugo ${javaScriptEnabled ? 'Lam' : 'Vos'}`]);
      const number = order?.number ?? '';
      await page.goto(`/studio/orders/${number}`);
      await page.getByRole('button', { name: 'Maak nu de factuur; dat kan niet terug' }).click();
      await expect(page.getByText(`Factuur van ${number} gemaakt`)).toBeVisible();
      const link = page.getByRole('link', { name: /^Factuur \d{4}-NL-\d{5} \(pdf\)$/ });
      await expect(link).toBeVisible();
      await expect(page.getByRole('button', { name: /Maak nu de factuur/ })).toHaveCount(0);
      const file = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).toBe('application/pdf');
      const paper = /\d{4}-NL-\d{5}/.exec(await link.innerText())?.[0] ?? '';
      await page.goto('/studio/books');
      await expect(page.getByRole('row', { name: new RegExp(paper) })).toContainText('Hugo');
    });
  });

test(
  'screen 11: books and sales at 1440 and 390, without barriers, and nothing hangs over',
  { tag: '@long' },
  async ({ page, place }) => {
    await place(['Petra Jonker', 'Mark Visser'], { kinds: 2 });
    for (const path of ['books', 'sales'])
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/studio/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.screenshot({ path: shotAt(`${path}-${width}`), fullPage: true });
        expect([path, width, await barriersOf(page)]).toEqual([path, width, []]);
        expect([path, width, await overhangOf(page)]).toEqual([path, width, 0]);
      }
  },
);

test('42.1 the page of an invoice, for its buyer: no barriers, whole on a phone, and nothing but the invoice on paper', async ({
  page,
  place,
}) => {
  const [order] = await place(['Femke Postma'], { kinds: 2 });
  const { number = '', key = '' } = order ?? {};
  await page.goto(`/studio/orders/${number}`);
  await page.getByRole('button', { name: /Maak nu de factuur/ }).click();
  await expect(page.getByText(`Factuur van ${number} gemaakt`)).toBeVisible();
  await page.goto(`/nl/shop/order/${number}/?key=${key}`);
  await page.getByRole('link', { name: /^Factuur \d{4}/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factuur' })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: shotAt(`invoice-${width}`), fullPage: true });
    expect([width, await barriersOf(page, { within: 'main' })]).toEqual([width, []]);
    expect([width, await overhangOf(page)]).toEqual([width, 0]);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download als PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^\d{4}-NL-\d{5}\.pdf$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Download als PDF' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
