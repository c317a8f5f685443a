/** What is done without anybody asking for it: deleting what nobody confirmed, mails that are due, pictures of cards, sold figures. */
import type { OpenDatabase } from '#database/client.ts';
import type { Library } from '#services/images/library/library.ts';
import type { Orders } from '#services/orders/orders.ts';
import { whileLeading } from '#database/while-leading.ts';
import type { TellSales } from '#server/content/tell-sales.ts';
import { createDueMails } from '#server/queues/due-mails.ts';
import { createDueWork, type DueWork } from '#server/queues/due-work.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { Log } from '#server/log/log.ts';

type Options = {
  database: Pick<OpenDatabase, 'db' | 'connect'>;
  /** One of several processes: then only the one that holds the lock does it. */
  isClusterWorker: boolean;
  orders: Pick<Orders, 'doTimedWork'>;
  library: Pick<Library, 'emptyTrash'>;
  sendDueMails: () => Promise<boolean>;
  /** Lets content say what orders took. */
  sales: TellSales;
  /** Asks about open payments, until the returned function ends it. */
  startAsking?: () => () => Promise<void>;
  /** Publishes what is planned, until the returned function ends it. */
  startPlans?: () => () => Promise<void>;
  /** A backup every night, until the returned function ends it. */
  startBackups?: () => () => Promise<void>;
  /** Looks whether all of an animal is sold. */
  herd?: { look: () => Promise<boolean> };
  /** Makes pictures in the background, until it is told to end. */
  warmPictures: (signal: AbortSignal) => Promise<void>;
  clock: () => Date;
  log: Log;
};

const retrySalesMs = 10_000;
const noHerd = { look: async () => true };

export type TimedWork = {
  /** Content has changed: mails may be due, and all of an animal sold. */
  trigger: () => void;
  /** Orders have taken stock, or given it back. */
  stockChanged: () => void;
  /** Somebody is about to order in that market. */
  checkoutOpened: (market: string) => void;
  close: () => Promise<void>;
};

export function startTimedWork(options: Options): TimedWork {
  const {
    database,
    isClusterWorker,
    orders,
    library,
    sendDueMails,
    sales: selling,
    herd: watching = noHerd,
    warmPictures,
    clock,
    log,
  } = options;
  const nothing = () => async () => {};
  const { startBackups = nothing, startAsking = nothing, startPlans = nothing } = options;
  let current: Record<'mails' | 'sales' | 'herd', DueWork> | null = null;

  function begin(): () => Promise<void> {
    const { db } = database;
    const mails = createDueMails({ send: sendDueMails, log });
    const sales = createDueWork({ work: selling.tell, failed: 'sold figures not told', log, retryMs: retrySalesMs });
    const herd = createDueWork({ work: watching.look, failed: 'herd not looked at', log, retryMs: retrySalesMs });
    const endHousekeeping = startHousekeeping({ db, orders, library, clock, log });
    const endBackups = startBackups();
    const endAsking = startAsking();
    const endPlans = startPlans();
    const ending = new AbortController();
    if (isClusterWorker) {
      log.info({}, 'this process does the timed work');
      warmPictures(ending.signal).catch((err: unknown) => log.warn({ err }, 'pictures could not be made ahead'));
    }
    current = { mails, sales, herd };
    for (const work of [mails, sales, herd]) work.trigger();
    return async () => {
      current = null;
      ending.abort();
      await endBackups();
      await endAsking();
      await endPlans();
      await endHousekeeping();
      for (const work of [mails, sales, herd]) await work.close();
    };
  }

  const onProblem = (err: unknown) => log.warn({ err }, 'the lock of the timed work is out of reach');
  const close = isClusterWorker ? whileLeading({ connect: () => database.connect(), begin, onProblem }) : begin();
  return {
    trigger: () => {
      current?.mails.trigger();
      current?.herd.trigger();
    },
    stockChanged: () => current?.sales.trigger(),
    checkoutOpened: (market) => current && selling.getReady(market),
    close,
  };
}
