/** `test` for journeys in a browser with a WooCommerce behind the shop's front: the double, through the real proxy. */
import type { BrowserContext, Page } from '@playwright/test';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { expect, test as base } from '#tests/setup/browser/browser-test.ts';
import { startTlsFront } from '#tests/setup/process/tls-front.ts';
import type { ShopBox } from './woocommerce-cart.ts';
import type { ShopKind } from './woocommerce-carts.ts';
import { startWooCommerce, type WooServer } from './woocommerce-server.ts';

/** `url` is where visitors come in. */
type Running = { woo: WooServer; app: AppProcess; url: string };
type Options = { kind: ShopKind };

export const kinds: readonly ShopKind[] = ['replaces', 'adds'];

async function startBehindTls(settings: Record<string, string>) {
  const front = await startTlsFront();
  const app = await startApp({ ...settings, TRUST_PROXY: '1', SITE_URL_NL: `${front.url}/nl` });
  front.standBefore(app.url);
  return { app, url: front.url, close: front.close };
}

async function startPlainly(settings: Record<string, string>) {
  const app = await startApp(settings);
  return { app, url: app.url, close: async () => {} };
}

/** With `isBehindTls` the shop is run as docs/deploy.md wants it, at a public address. */
export const test = base.extend<Options & { woo: WooServer }, { isBehindTls: boolean; running: Running }>({
  isBehindTls: [false, { option: true, scope: 'worker' }],
  running: [
    async ({ isBehindTls }, use) => {
      const woo = await startWooCommerce();
      const start = isBehindTls ? startBehindTls : startPlainly;
      const { app, url, close } = await start({ SHOP_URL_NL: woo.url, LOG_LEVEL: 'fatal' });
      await use({ woo, app, url });
      await close();
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
  baseURL: ({ running: { url } }, use) => use(url),
  ignoreHTTPSErrors: ({ isBehindTls }, use) => use(isBehindTls),
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

/** Coupons and packages in the cart, by the shop's id. */
export async function expectLines(woo: WooServer, page: Page, lines: Record<string, number>) {
  const linesOf = async () =>
    Object.fromEntries(woo.shop.lines(await sessionOf(page.context())).map(({ id, quantity }) => [id, quantity]));
  await expect.poll(linesOf).toEqual(lines);
}
