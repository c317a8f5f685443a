import type { Context } from 'hono';
import type { Market } from '#contract/market.ts';
import type { Config } from '#server/config.ts';
import type { DescribeCart } from '#server/orders/seller.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { Payments } from '#services/payments/payments.ts';
import type { DescribePackage } from '#services/orders/seller-port.ts';
import type { PagesShop } from '#services/shop/shop.ts';

/** What ports of all requests need. */
export type PortParts = {
  orders: Orders;
  payments: Payments;
  config: Pick<Config, 'payments'>;
  /** Where the provider reports to. */
  siteOrigin: (market: Market) => string;
  describePackage: DescribePackage;
  describeCart: DescribeCart;
  /** Whose orders are counted together. */
  senderOf: (c: Context) => string;
};

/** The one request they are made for. */
export type PortRequest = PagesShop & { c: Context };
