/**
 * Pictures of every screen, for looking at: npm run shots [-- --markets nl,de --widths 390,1440 --only recipe,home --url http://…].
 * They land in shots/<market>/<screen>-<width>.jpg. Without --url the built shop is started with the demo content.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { marketList } from '#markets/index.ts';
import { startApp } from './setup/app-process.ts';
import { findChromium } from './setup/chromium.ts';
import { type Screen, screensOf } from './setup/screens.ts';

const { values } = parseArgs({
  options: {
    markets: { type: 'string', default: marketList.map(({ code }) => code).join() },
    widths: { type: 'string', default: '390,768,992,1440,1920' },
    only: { type: 'string' },
    url: { type: 'string' },
    out: { type: 'string', default: 'shots' },
  },
});
const app = values.url ? null : await startApp();
const base = values.url ?? app?.url ?? '';
const browser = await chromium.launch(await findChromium());
try {
  for (const market of marketList.filter(({ code }) => values.markets.split(',').includes(code))) {
    const wanted = values.only?.split(',');
    const screens = (await screensOf(market, base)).filter(({ name }) => wanted?.includes(name) ?? true);
    for (const width of values.widths.split(',').map(Number)) await shoot(screens, { market: market.code, width });
  }
} finally {
  await browser.close();
  await app?.stop();
}

async function shoot(screens: Screen[], { market, width }: { market: string; width: number }) {
  const page = await browser.newPage({ baseURL: base, viewport: { width, height: width < 768 ? 844 : 900 } });
  const folder = join(values.out, market);
  await mkdir(folder, { recursive: true });
  // The newsletter's window would open over whatever is looked at longest.
  const dismissed = { name: 'newsletter_popup', value: '1', domain: new URL(base).hostname, path: `/${market}` };
  await page.context().addCookies([dismissed]);
  for (const { name, path } of screens) {
    await page.goto(path);
    await showAll(page);
    const file = join(folder, `${name}-${width}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 85, fullPage: true, animations: 'disabled' });
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    process.stdout.write(`${file}  ${path}${overhang > 0 ? `  STICKS OUT ${overhang} px` : ''}\n`);
  }
  await page.close();
}

/** Lazy pictures come when they are near the window. */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    const pictures = [...document.images].map((picture) => picture.decode().catch(() => {}));
    await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, 10_000))]);
  });
}
