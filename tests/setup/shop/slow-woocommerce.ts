/** A WooCommerce that takes its time, by the clock of the page: nobody waits for it in earnest. */
import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/browser/browser-test.ts';
import type { WooServer } from './woocommerce-server.ts';

type Slowness = { on: RegExp; delayMs: number };

/** Stops the page's clock; from now on time passes when it is told to, and each matching request takes so long. */
export async function slowDown(page: Page, woo: WooServer, { on, delayMs }: Slowness) {
  let open = 0;
  let gate = woo.hold(on);
  let now = 0;
  let heldSince: number | null = null;
  const isToShop = (url: string) => /\/nl\/shop\//.test(url);
  page.on('request', (request) => void (open += Number(isToShop(request.url()))));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => void (open -= Number(isToShop(request.url()))));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

  /** No time passes while something is on its way; what waits behind a request that is held back stands still with it. */
  const settled = () => expect.poll(() => gate.waiting() > 0 || open <= 0, { intervals: [5] }).toBe(true);

  async function step(ms: number) {
    await page.clock.runFor(ms);
    now += ms;
    await settled();
    if (gate.waiting() > 0) heldSince ??= now;
    if (heldSince === null || now - heldSince < delayMs) return;
    gate.open();
    gate = woo.hold(on);
    heldSince = null;
    await settled();
  }

  return {
    async pass(ms: number) {
      const longest = Math.max(250, delayMs / 5);
      for (let left = ms; left > 0; left -= longest) await step(Math.min(left, longest));
    },
    /** Every request is answered at once again. */
    hurry: () => gate.open(),
  };
}
