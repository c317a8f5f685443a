/** Opens every screen of a market: nothing complains, nothing moves by itself, nothing sticks out, nobody is shut out. */
import type { Page } from '@playwright/test';
import type { Market } from '#contract/market.ts';
import { barriersOf, overhangOf } from './barriers.ts';
import { expect, expectMissingPage, test } from './browser-test.ts';
import { screensOf } from './screens.ts';

/** Screens are shared among tests so that both workers have something to do. */
const parts = 2;

/** Every how many-th screen, from which on. */
type Share = { every: number; from: number };

export const all: Share = { every: 1, from: 0 };
export const none: Share = { every: 1, from: 1 };

function isIn({ every, from }: Share, at: number): boolean {
  return at % every === from;
}

type Walk = {
  width: number;
  opened?: Share;
  /** For the rules of accessibility, which take a second a screen. */
  checked: Share;
};

export function walkScreens(market: Market, { width, opened = all, checked }: Walk) {
  for (let part = 0; part < parts; part += 1) {
    test(`every screen of ${market.code} at ${width}, part ${part + 1}`, async ({ page, problems, shift, baseURL }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 844 });
      const screens = await screensOf(market, baseURL ?? '');
      for (const [at, { name, path }] of screens.entries()) {
        if (at % parts !== part || !isIn(opened, at)) continue;
        expect(await open(page, path), path).toBe(name === 'not-found' ? 404 : 200);
        const place = `${name} ${path}`;
        await expect(page.getByRole('heading', { level: 1 }), place).toHaveCount(1);
        expect.soft(await overhangOf(page), `${place} sticks out`).toBe(0);
        expect.soft(await shift(), `${place} moves`).toBeLessThan(0.02);
        if (name === 'not-found') await expectMissingPage(problems);
        if (!isIn(checked, at)) continue;
        const barriers = await barriersOf(page);
        // Into the report of the run, which is where the table in docs/accessibility.md comes from.
        test
          .info()
          .annotations.push({ type: 'axe', description: `${market.code} ${width} ${name} ${barriers.length}` });
        expect.soft(barriers, place).toEqual([]);
      }
    });
  }
}

/** The status of its answer. */
async function open(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.wheel(0, 3000);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return answer?.status();
}
