import type { Context } from 'hono';
import type { ShopPage } from '#contract/selling/shop-page.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { CartShop } from '#services/shop/cart/cart-request.ts';

export type ShownAs = {
  status?: number;
  cookies?: string[];
  headers?: Record<string, string>;
  /** Its address or its content is for one person's eyes: no other site is told of it, and nothing measures it. */
  isSecret?: boolean;
};

/** Draws a page of the shop in the storefront's design. */
export type RenderShopPage = (request: Request, page: ShopPage, shown: ShownAs) => Promise<Response>;

/** All that the pages of one market's shop need. */
export type SellingDesk = {
  shop: CartShop;
  orders: Orders;
  show: (c: Context, page: ShopPage, shown?: ShownAs) => Promise<Response>;
  /** Whose orders are counted together. */
  senderOf: (c: Context) => string;
};
