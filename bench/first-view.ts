/** What a phone loads for a first view beside the page, its code and its styles: counted in a browser, as it travels. */
import { chromium, type Browser } from '@playwright/test';
import { findLocalChromium } from '../tests/setup/browser/chromium.ts';

const phone = { width: 390, height: 844 };

export type ViewSizes = {
  pictures: number;
  fonts: number;
  /** Code that comes when the page has been shown. */
  laterCode: number;
  /** Texts, menus and whatever else is asked for by itself. */
  other: number;
};

export type Views = {
  of: (url: string, firstScripts: readonly string[]) => Promise<ViewSizes>;
  close: () => Promise<void>;
};

/** Null on a machine without a browser. */
export async function openViews(): Promise<Views | null> {
  const found = await findLocalChromium();
  if (!found) return null;
  const browser = await chromium.launch(found);
  return { of: (url, firstScripts) => firstView(browser, url, firstScripts), close: () => browser.close() };
}

async function firstView(browser: Browser, url: string, firstScripts: readonly string[]): Promise<ViewSizes> {
  const view: ViewSizes = { pictures: 0, fonts: 0, laterCode: 0, other: 0 };
  // A visitor of his own: nothing is there from the page before.
  const page = await browser.newPage({ viewport: phone });
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const part = partOf(request.resourceType(), new URL(request.url()).pathname, firstScripts);
    if (part) counted.push(request.sizes().then(({ responseBodySize }) => void (view[part] += responseBodySize)));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(counted);
  await page.close();
  return view;
}

/** Null for what the build knows the size of. */
function partOf(type: string, path: string, firstScripts: readonly string[]): keyof ViewSizes | null {
  if (type === 'document' || type === 'stylesheet') return null;
  if (type === 'script') return firstScripts.includes(path) ? null : 'laterCode';
  if (type === 'image') return 'pictures';
  return type === 'font' ? 'fonts' : 'other';
}
