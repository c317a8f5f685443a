/** What is done without anybody asking for it: deleting what nobody confirmed, mails that are due, pictures of cards, sold figures. */
import type { OpenDatabase } from '#database/client.ts';
import type { Orders } from '#services/orders/orders.ts';
import { whileLeading } from '#database/while-leading.ts';
import type { TellSales } from '#server/content/tell-sales.ts';
import { createDueMails } from '#server/shop/mail-queue.ts';
import { createDueWork, type DueWork } from './due-work.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { Log } from './log.ts';

type Options = {
  database: Pick<OpenDatabase, 'db' | 'connect'>;
  /** One of several processes: then only the one that holds the lock does it. */
  isOneOfMany: boolean;
  orders: Pick<Orders, 'doTimedWork'>;
  sendDueMails: () => Promise<boolean>;
  /** Lets content say what orders took. */
  sales: TellSales;
  /** Makes pictures in the background, until it is told to end. */
  warmPictures: (signal: AbortSignal) => Promise<void>;
  clock: () => Date;
  log: Log;
};

const retrySalesMs = 10_000;

export type TimedWork = {
  /** Content has changed: mails may be due. */
  look: () => void;
  /** Orders have taken stock, or given it back. */
  stockChanged: () => void;
  /** Somebody is about to order in that market. */
  checkoutOpened: (market: string) => void;
  close: () => Promise<void>;
};

export function startTimedWork(options: Options): TimedWork {
  const { database, isOneOfMany, orders, sendDueMails, sales: selling, warmPictures, clock, log } = options;
  let current: { mails: DueWork; sales: DueWork } | null = null;

  function begin(): () => Promise<void> {
    const { db } = database;
    const mails = createDueMails({ send: sendDueMails, log });
    const sales = createDueWork({ work: selling.tell, failed: 'sold figures not told', log, retryMs: retrySalesMs });
    const endHousekeeping = startHousekeeping({ db, orders, clock, log });
    const ending = new AbortController();
    if (isOneOfMany) {
      log.info({}, 'this process does the timed work');
      warmPictures(ending.signal).catch((err: unknown) => log.warn({ err }, 'pictures could not be made ahead'));
    }
    current = { mails, sales };
    mails.look();
    sales.look();
    return async () => {
      current = null;
      ending.abort();
      await endHousekeeping();
      await mails.close();
      await sales.close();
    };
  }

  const onProblem = (err: unknown) => log.warn({ err }, 'the lock of the timed work is out of reach');
  const close = isOneOfMany ? whileLeading({ connect: () => database.connect(), begin, onProblem }) : begin();
  return {
    look: () => current?.mails.look(),
    stockChanged: () => current?.sales.look(),
    checkoutOpened: (market) => current && selling.getReady(market),
    close,
  };
}
