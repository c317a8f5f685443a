// What people print: a recipe on a card of A5, a poster of the cuts. Each is one sheet.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { printed } from '#tests/setup/browser/printed.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

/** The pages below one, as the site map lists them. */
async function below(page: Page, code: keyof typeof markets, list: string | null): Promise<string[]> {
  const sitemap = await (await page.request.get(`/sitemaps/${code}.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.startsWith(`${list}/`) && path.split('/').length === 4);
}

/** Those with most words first. */
async function longestRecipes(page: Page, code: keyof typeof markets, count: number): Promise<string[]> {
  const weighed = await Promise.all(
    (await below(page, code, pathTo(markets[code], 'recipes'))).map(async (path) => {
      const html = await (await page.request.get(path)).text();
      return { path, length: /<article[\s\S]*?<\/article>/.exec(html)?.[0].length ?? 0 };
    }),
  );
  return weighed
    .toSorted((a, b) => b.length - a.length)
    .slice(0, count)
    .map(({ path }) => path);
}

for (const code of inTurn(['nl', 'fr', 'uk', 'de'] as const, 0)) {
  test(`section 6, D4 ${code}: the longest recipes are printed on one sheet of A5 each`, async ({ page }) => {
    test.slow();
    const cards: Record<string, Awaited<ReturnType<typeof printed>>> = {};
    for (const path of await longestRecipes(page, code, 4)) {
      await page.goto(path);
      cards[path] = await printed(page);
    }
    expect(Object.keys(cards)).toHaveLength(4);
    for (const [path, card] of Object.entries(cards)) expect(card, path).toEqual({ sheets: 1, size: [148, 210] });
  });

  test(`section 6 ${code}: the poster of the cuts is printed alone, on one sheet`, async ({ page }) => {
    const [cut] = await below(page, code, pathTo(markets[code], 'staticPage', { slug: markets[code].words.cuts }));
    await page.goto(`${cut}#poster`);
    await expect(page.locator('#poster')).toBeAttached();
    expect(await printed(page)).toEqual({ sheets: 1, size: [297, 210] });
  });
}

const planned = [
  ['nl', ['/nl/ons-vlees/blaarkop-rundvleespakket', '/nl/ons-vlees/blaarkop-familiepakket']],
  ['de', ['/de/unser-fleisch/fleckvieh-weidekiste-klein', '/de/unser-fleisch/fleckvieh-weidekiste-gross']],
] as const;
for (const [code, boxes] of inTurn<(typeof planned)[number]>(planned, 1))
  test(`41.6 ${code}: six weeks with a box are printed on one sheet, for one and for two`, async ({ page }) => {
    const sheets: Record<string, number> = {};
    for (const path of boxes.flatMap((box) => [`${box}?plan=1`, `${box}?plan=2`])) {
      await page.goto(path);
      await expect(page.locator('.plan-weeks > section')).toHaveCount(6);
      sheets[path] = (await printed(page)).sheets;
    }
    expect(new Set(Object.values(sheets)), JSON.stringify(sheets)).toEqual(new Set([1]));
  });
