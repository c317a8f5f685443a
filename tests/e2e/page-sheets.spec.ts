// How a page looks comes with it: on the way there, and on the way back.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { navigateInApp } from '#tests/setup/layout-page.ts';

/** Notes, at the moment a page comes into the document, which of the sheets it links do not apply yet. */
async function noteBarePages(page: Page) {
  await page.addInitScript(() => {
    let shown: string | undefined;
    const noted: { title: string; bare: string[] }[] = [];
    Object.assign(window, { notedPages: noted });
    new MutationObserver(() => {
      const title = document.querySelector('main h1')?.textContent ?? undefined;
      if (title === undefined || title === shown) return;
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([media="print"])')];
      const applied = new Set(links.filter(({ sheet }) => sheet !== null).map(({ href }) => href));
      // The first is what the server sent, which browsers paint when its sheets are there.
      if (shown !== undefined)
        noted.push({ title, bare: links.map(({ href }) => href).filter((href) => !applied.has(href)) });
      shown = title;
    }).observe(document, { childList: true, subtree: true });
  });
}

const notedPages = (page: Page) =>
  page.evaluate(() => (window as unknown as { notedPages: { title: string; bare: string[] }[] }).notedPages);

const ways = [
  ['nl', ['/nl/recepten', '/nl/boerderij-box', '/nl/onze-boeren', '/nl/vragen']],
  ['de', ['/de/rezepte', '/de/unsere-bauern', '/de/fragen']],
] as const;

for (const [code, paths] of ways) {
  test(`${code}: no page is shown before its style sheets apply, also on the way back`, async ({ page }) => {
    await noteBarePages(page);
    await page.goto(`/${code}`);
    let count = 0;
    for (const path of paths) {
      await navigateInApp(page, path);
      count += 1;
      await expect.poll(async () => (await notedPages(page)).length).toBe(count);
    }
    for (const _ of paths) {
      await page.goBack();
      count += 1;
      await expect.poll(async () => (await notedPages(page)).length).toBe(count);
    }
    expect((await notedPages(page)).filter(({ bare }) => bare.length > 0)).toEqual([]);
  });
}
