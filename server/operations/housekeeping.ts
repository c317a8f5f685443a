/** What nobody asks for and has to be done all the same: at the start, and every hour. */
import type { Database } from '#database/client.ts';
import type { Orders } from '#services/orders/orders.ts';
import { picturePlaces } from '#services/content/pictures/picture-places.ts';
import type { Library } from '#services/images/library/library.ts';
import { removeUnconfirmed } from '#services/shop/sign-up/sign-up-store.ts';
import { marketList } from '#markets/index.ts';
import type { Log } from '#server/log/log.ts';
import { renewSeasonalProducts } from '#server/content/seasonal-products.ts';

const everyMs = 3_600_000;

type Options = {
  db: Database;
  orders: Pick<Orders, 'doTimedWork'>;
  library: Pick<Library, 'emptyTrash'>;
  clock: () => Date;
  log: Log;
};

/** The returned function ends it. */
export function startHousekeeping({ db, orders, library, clock, log }: Options): () => Promise<void> {
  /** By name. One that fails is told, and keeps no other from being done. */
  const jobs: Record<string, () => Promise<void>> = {
    'renew seasonal products': async () => {
      await renewSeasonalProducts({ db, markets: marketList, clock });
    },
    'delete unconfirmed sign-ups': async () => {
      const count = await removeUnconfirmed(db, clock());
      if (count > 0) log.info({ count }, 'sign-ups nobody confirmed are deleted');
    },
    'empty the trash of pictures': async () => {
      const isUsed = async (name: string) => (await picturePlaces(db, name, marketList)).length > 0;
      const gone = await library.emptyTrash(isUsed);
      if (gone.length > 0) log.info({ gone }, 'pictures in the trash for thirty days are deleted');
    },
    'timed work of orders': async () => {
      const { expired, anonymised, reminded, problems } = await orders.doTimedWork();
      if (expired.length > 0) log.info({ expired }, 'orders nobody paid are given up');
      if (reminded > 0) log.info({ reminded }, 'buyers are reminded to pay');
      if (anonymised > 0) log.info({ anonymised }, 'orders as old as the law asks have no buyer any more');
      for (const { job, err } of problems) log.error({ err, job }, 'housekeeping failed');
    },
  };
  async function work() {
    for (const [job, run] of Object.entries(jobs))
      await run().catch((err: unknown) => log.error({ err, job }, 'housekeeping failed'));
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
