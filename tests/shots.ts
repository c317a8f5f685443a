/**
 * Pictures of every screen and of what visitors make of them, for looking at: npm run shots [-- --markets nl,de --widths 390,1440 --only recipe,home --url http://…].
 * They land in shots/<market>/<screen>-<width>.jpg. Without --url the built shop is started with the demo content.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { marketList, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { startApp } from './setup/process/app-process.ts';
import { findChromium } from './setup/browser/chromium.ts';
import { type Screen, screensOf } from './setup/browser/screens.ts';
import { type State, statesOf } from './setup/browser/states.ts';

const { values } = parseArgs({
  options: {
    markets: { type: 'string', default: marketList.map(({ code }) => code).join() },
    widths: { type: 'string', default: '390,768,992,1440,1920' },
    only: { type: 'string' },
    url: { type: 'string' },
    out: { type: 'string', default: 'shots' },
  },
});
const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const wanted = values.only?.split(',');
const isWanted = ({ name }: { name: string }) => wanted?.includes(name) ?? true;
const app = values.url ? null : await startApp();
const base = values.url ?? app?.url ?? '';
const browser = await chromium.launch(await findChromium());
try {
  for (const market of marketList.filter(({ code }) => values.markets.split(',').includes(code))) {
    const screens = await screensOf(market, base);
    const states = statesOf({ market, t: texts.textFor(market), screens }).filter(isWanted);
    for (const width of values.widths.split(',').map(Number)) {
      await shoot(screens.filter(isWanted), { market: market.code, width });
      for (const state of states) await shootState(state, { market: market.code, width });
    }
  }
} catch (error) {
  const ended = await Promise.race([app?.ended, Promise.resolve('running')]);
  process.stderr.write(`${app?.output().slice(-2000) ?? ''}\nThe shop: ${String(ended)}\n`);
  throw error;
} finally {
  await browser.close();
  await app?.stop();
}

type Place = { market: string; width: number };

async function openPage({ market, width }: Place): Promise<Page> {
  const page = await browser.newPage({ baseURL: base, viewport: { width, height: width < 768 ? 844 : 900 } });
  // The newsletter's window would open over whatever is looked at longest.
  const dismissed = { name: 'newsletter_popup', value: '1', domain: new URL(base).hostname, path: `/${market}` };
  await page.context().addCookies([dismissed]);
  return page;
}

/** The picture's file. */
async function take(page: Page, name: string, { market, width, isWhole }: Place & { isWhole: boolean }) {
  const folder = join(values.out, market);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}-${width}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 85, fullPage: isWhole, animations: 'disabled' });
  return file;
}

async function shoot(screens: Screen[], place: Place) {
  const page = await openPage(place);
  for (const { name, path } of screens) {
    await page.goto(path);
    await showAll(page);
    const file = await take(page, name, { ...place, isWhole: true });
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    process.stdout.write(`${file}  ${path}${overhang > 0 ? `  STICKS OUT ${overhang} px` : ''}\n`);
  }
  await page.close();
}

/** Only what is in the window: dialogs and bars stand there. */
async function shootState({ name, show }: State, place: Place) {
  const page = await openPage(place);
  try {
    await show(page);
    await page.waitForLoadState('networkidle');
    process.stdout.write(`${await take(page, name, { ...place, isWhole: false })}\n`);
  } catch (error) {
    process.stdout.write(`${place.market} ${name} at ${place.width}: not taken. ${String(error)}\n`);
    process.exitCode = 1;
  }
  await page.close();
}

/** Lazy pictures and drawings come when they are near the window. */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    const pictures = [...document.images].map((picture) => picture.decode().catch(() => {}));
    await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, 10_000))]);
  });
}
