/** Paying at once, joined with the orders it pays for: a provider's money goes the same way as money from the bank. */
import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';
import type { Texts } from '#services/locales/texts.ts';
import type { Orders } from '#services/orders/orders.ts';
import { createPayments, type Payments } from '#services/payments/payments.ts';
import { settingsChannel } from '#services/settings/settings.ts';
import { providerBooks } from './provider-books.ts';

type Options = {
  config: Pick<Config, 'payments'>;
  db: Database;
  orders: Orders;
  texts: Texts;
  clock: () => Date;
  log: Log;
  deadlineMs?: number;
};

/** So long a provider has for one answer. */
const usualDeadlineMs = 10_000;

export function createShopPayments({
  config,
  db,
  orders,
  texts,
  clock,
  log,
  deadlineMs = usualDeadlineMs,
}: Options): Payments {
  const { keys, apiUrls } = config.payments;
  const payments = createPayments({
    db,
    given: keys,
    apiUrls,
    deadlineMs,
    clock,
    log,
    books: providerBooks(orders, texts),
    sayChanged: async (tx, market) => void (await tx.execute(sql`select pg_notify(${settingsChannel}, ${market})`)),
  });
  /** Mails about a payment leave at once. */
  async function thenSendMail<T>(doing: Promise<T>): Promise<T> {
    const done = await doing;
    orders.mailsMayBeDue();
    return done;
  }
  return {
    ...payments,
    start: (paying) => thenSendMail(payments.start(paying)),
    look: (number) => thenSendMail(payments.look(number)),
    hear: (market, hook) => thenSendMail(payments.hear(market, hook)),
    askOpen: () => thenSendMail(payments.askOpen()),
  };
}
