/** Orders of this shop, put together: what sells, who pays where, and how mails about them go out. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { marketList } from '#markets/index.ts';
import type { SendMail } from '#services/kit/mail/mail.ts';
import type { Texts } from '#services/locales/texts.ts';
import { isBeingPaid } from '#services/payments/attempts.ts';
import { createOrders, type Orders } from '#services/orders/orders.ts';
import { undoMs } from '#services/orders/changes/who.ts';
import { createOrderMailSender } from '#services/orders/mail/order-mail-sender.ts';
import type { Config } from '../config.ts';
import { mailOrigin } from '#server/http/request-url.ts';
import { createDueWork } from '#server/queues/due-work.ts';
import { createDueMails } from '#server/queues/due-mails.ts';
import type { Log } from '#server/log/log.ts';
import type { DescribePackage } from '#services/orders/seller-port.ts';
import { createShopBooks } from './shop-books.ts';
import { ownerWishes } from './owner-wishes.ts';
import { createSeller, type DescribeCart } from './seller.ts';

type Options = {
  config: Pick<Config, 'orders' | 'siteUrls' | 'stagingUrls' | 'hostKind' | 'ownerMail' | 'studio'>;
  db: Database;
  /** As their owner set them. */
  markets?: readonly Market[];
  texts: Texts;
  clock: () => Date;
  log: Log;
  /** Whether a market takes orders for money; always, where nobody says. */
  isReady?: (market: Market) => Promise<boolean>;
  /** Null where no mail server is configured. */
  sendMail: SendMail | null;
};

type ShopOrders = {
  orders: Orders;
  describePackage: DescribePackage;
  describeCart: DescribeCart;
  /** Sends what is due and makes invoices in the background, also what was left over from before. */
  mails: { trigger: () => void; close: () => Promise<void> };
  /** The same at once, for who does not stay. Resolves to whether all are out. */
  sendDueMails: () => Promise<boolean>;
};

export function createShopOrders({ config, db, texts, clock, log, sendMail, ...given }: Options): ShopOrders {
  const { isOpen, accounts } = config.orders;
  const shared = { db, markets: given.markets ?? marketList, texts, clock };
  const siteOrigin = (market: Market) => mailOrigin(market, config);
  const owner = ownerWishes(config);
  const studio = (market: Market) => config.studio.url ?? (config.studio.isOn ? siteOrigin(market) : null);
  const books = createShopBooks({ config, ...shared });
  const send = sendMail
    ? createOrderMailSender({ ...shared, accounts, sendMail, siteOrigin, owner, books, studio, log })
    : async () => true;
  const sending = createDueMails({ send, log });
  // Invoices also of orders about which nobody is mailed.
  const papers = createDueWork({
    work: () => orders.settleBooks(),
    failed: 'invoices are not made',
    log,
    retryMs: undoMs,
  });
  const mails = {
    trigger: () => {
      sending.trigger();
      papers.trigger();
    },
    close: async () => {
      await Promise.all([sending.close(), papers.close()]);
    },
  };
  const seller = createSeller(shared);
  const orders = createOrders({
    ...shared,
    books,
    seller,
    accounts,
    isOpen,
    isReady: given.isReady,
    hasMail: sendMail !== null,
    owner,
    isBeingPaid,
    onMailDue: mails.trigger,
    log,
  });
  const { describePackage, describeCart } = seller;
  return { orders, describePackage, describeCart, mails, sendDueMails: send };
}
