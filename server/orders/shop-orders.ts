/** Orders of this shop, put together: what sells, who pays where, and how mails about them go out. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { marketList } from '#markets/index.ts';
import type { SendMail } from '#services/kit/mail/mail.ts';
import type { Texts } from '#services/locales/texts.ts';
import { createOrders, type Orders } from '#services/orders/orders.ts';
import { createOrderMails } from '#services/orders/send-due-mails.ts';
import type { Config } from '../config.ts';
import { createDueMails } from '#server/shop/mail-queue.ts';
import type { Log } from '#server/operations/log.ts';
import type { DescribePackage } from '#services/orders/seller.ts';
import { createSeller } from './seller.ts';

type Options = {
  config: Pick<Config, 'orders' | 'siteUrls'>;
  db: Database;
  texts: Texts;
  clock: () => Date;
  log: Log;
  /** Null where no mail server is configured. */
  sendMail: SendMail | null;
};

type ShopOrders = {
  orders: Orders;
  describePackage: DescribePackage;
  /** Sends what is due in the background, also what was left over from before. */
  mails: { look: () => void; close: () => Promise<void> };
  /** The same at once, for who does not stay. Resolves to whether all are out. */
  sendDueMails: () => Promise<boolean>;
};

export function createShopOrders({ config, db, texts, clock, log, sendMail }: Options): ShopOrders {
  const { isOpen, accounts } = config.orders;
  const shared = { db, markets: marketList, texts, clock };
  const siteOrigin = ({ code, siteUrl }: Market) => new URL(config.siteUrls[code] ?? siteUrl).origin;
  const send = sendMail ? createOrderMails({ ...shared, accounts, sendMail, siteOrigin, log }) : async () => true;
  const mails = createDueMails({ send, log });
  const seller = createSeller(shared);
  const orders = createOrders({
    ...shared,
    seller,
    accounts,
    isOpen,
    hasMail: sendMail !== null,
    onMailDue: mails.look,
  });
  return { orders, describePackage: seller.describePackage, mails, sendDueMails: send };
}
