// Content on a bad day: whatever editors write, nothing sticks out and nothing lies over anything else.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { writeHardContent } from '#tests/setup/content/hard-content.ts';
import { runScript } from '#tests/setup/process/run-script.ts';
import { screensOf } from '#tests/setup/browser/screens.ts';

const shown = new Set([
  'home',
  'package-list',
  'coupons',
  'package',
  'farmers',
  'farmer',
  'recipe',
  'breed',
  'cut',
  'faq',
  'article',
  'farmshop',
]);
const hardMarkets = [markets.nl, markets.fr];

// One app for all of them: starting one takes longer than asking it.
test.describe.configure({ mode: 'serial' });

let app: AppProcess;
let dir = '';
test.beforeAll(async () => {
  test.setTimeout(600_000);
  dir = await mkdtemp(join(tmpdir(), 'kudde-hard-'));
  const settings = { DATA_DIR: join(dir, 'data') };
  app = await startApp(settings);
  for (const { code } of hardMarkets) await writeHardContent(code, join(dir, 'content'));
  const imported = await runScript('server/commands/content-command.ts', ['import', join(dir, 'content')], settings);
  expect(imported, imported.output).toMatchObject({ code: 0 });
});
test.afterAll(async () => {
  await app?.stop();
  await rm(dir, { recursive: true, force: true });
});

/** Pairs of texts that cover each other by more than the air around letters. */
function overlapsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Stamps and badges lie over pictures on purpose; what follows the reader lies over everything.
    const isOnTop = (element: Element | null): boolean =>
      element !== null &&
      (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(element).position) || isOnTop(element.parentElement));
    const texts: { words: string; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      // Captions of a drawing stand in one place, and one of them is shown when it is pointed at.
      if (
        words === '' ||
        !node.parentElement?.checkVisibility({ opacityProperty: true }) ||
        isOnTop(node.parentElement)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCutOff = (rect: DOMRect, box: Element | null): boolean => {
        if (!box) return false;
        const { right, bottom } = box.getBoundingClientRect();
        const isOutside = rect.top >= bottom - 1 || rect.left >= right - 1;
        return (isOutside && getComputedStyle(box).overflow !== 'visible') || isCutOff(rect, box.parentElement);
      };
      for (const rect of range.getClientRects())
        if (!isCutOff(rect, node.parentElement)) texts.push({ words: words.slice(0, 40), rect });
    }
    // Of a line's height its letters take about three fifths, in the middle.
    const inkOf = ({ top, height }: DOMRect) => ({ top: top + height / 5, bottom: top + (height * 4) / 5 });
    const covers = ({ rect: a }: (typeof texts)[0], { rect: b }: (typeof texts)[0]) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
      Math.min(inkOf(a).bottom, inkOf(b).bottom) - Math.max(inkOf(a).top, inkOf(b).top) > 2;
    return texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .flatMap((other) => (one.words !== other.words && covers(one, other) ? [`${one.words} / ${other.words}`] : [])),
    );
  });
}

for (const market of hardMarkets) {
  for (const width of [320, 390, 1440]) {
    test(`${market.code} at ${width}: long, broken and missing content stays in its place`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height: 900 });
      const screens = await screensOf(market, app.url);
      for (const { name, path } of screens.filter((screen) => shown.has(screen.name))) {
        await page.goto(`${app.url}${path}`);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await overhangOf(page), `${name} ${path} sticks out`).toBe(0);
        expect.soft(await page.getByText(/<\/?p>/).count(), `${name} ${path} shows tags`).toBe(0);
        expect.soft(await overlapsIn(page), `${name} ${path} overlaps`).toEqual([]);
      }
    });
  }
}
