/** `test` for journeys in a browser with a WooCommerce behind the shop's front: the double, through the real proxy. */
import type { BrowserContext, Page } from '@playwright/test';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { expect, test as base } from '#tests/setup/browser/browser-test.ts';
import { dismissNewsletter } from '#tests/setup/farmshop-page.ts';
import type { ShopBox, ShopKind } from './woocommerce.ts';
import { startWooCommerce, type WooServer } from './woocommerce-server.ts';

type Running = { woo: WooServer; app: AppProcess };

export const kinds: readonly ShopKind[] = ['replaces', 'adds'];

export const test = base.extend<{ kind: ShopKind; woo: WooServer }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const woo = await startWooCommerce();
      const app = await startApp({ SHOP_URL_NL: woo.url, LOG_LEVEL: 'fatal' });
      await use({ woo, app });
      await app.stop();
      await woo.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  kind: ['replaces', { option: true }],
  woo: async ({ running: { woo }, kind }, use) => {
    await woo.reset(kind);
    await use(woo);
  },
  baseURL: ({ running: { app } }, use) => use(app.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) await dismissNewsletter(page);
    await use(page);
  },
});

/** Whose cart the browser has. */
export async function sessionOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name.startsWith('wp_woocommerce_session'))?.value ?? 'none';
}

async function boxesOf(woo: WooServer, page: Page): Promise<Record<string, number>[]> {
  const boxes: readonly ShopBox[] = woo.shop.boxes(await sessionOf(page.context()));
  return boxes.map(({ pieces, boxes: count }) => (count === 1 ? { ...pieces } : { ...pieces, boxes: count }));
}

export async function expectBoxes(woo: WooServer, page: Page, boxes: Record<string, number>[]) {
  await expect.poll(() => boxesOf(woo, page)).toEqual(boxes);
}
