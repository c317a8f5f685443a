/** What nobody asks for and has to be done all the same: at the start, and every hour. */
import type { Database } from '#database/client.ts';
import type { Orders } from '#services/orders/orders.ts';
import { removeUnconfirmed } from '#services/shop/sign-up/sign-up-store.ts';
import { marketList } from '#markets/index.ts';
import type { Log } from './log.ts';
import { renewSeasonalProducts } from '#server/content/seasonal-products.ts';

const everyMs = 3_600_000;

type Options = { db: Database; orders: Pick<Orders, 'doTimedWork'>; clock: () => Date; log: Log };

/** The returned function ends it. */
export function startHousekeeping({ db, orders, clock, log }: Options): () => Promise<void> {
  async function work() {
    try {
      await renewSeasonalProducts({ db, markets: marketList, clock });
      const count = await removeUnconfirmed(db, clock());
      if (count > 0) log.info({ count }, 'sign-ups nobody confirmed are deleted');
      const { expired, anonymised } = await orders.doTimedWork();
      if (expired.length > 0) log.info({ expired }, 'orders nobody paid are given up');
      if (anonymised > 0) log.info({ anonymised }, 'orders as old as the law asks have no buyer any more');
    } catch (err) {
      log.error({ err }, 'housekeeping failed');
    }
  }
  let running = work();
  const timer = setInterval(() => {
    running = work();
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
