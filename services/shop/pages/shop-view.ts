/** What the shop has to show, before it is a page: whoever runs the shop draws it in the storefront's design. */
import type { Context } from 'hono';
import type { Notice } from '#services/shop/cart/cart-content.ts';
import type { StockRefusal } from '#services/shop/cart/cart-stock.ts';
import type { PricedCart } from '#services/shop/cart/cart-totals.ts';
import type { Product } from '#services/shop/catalogue/catalogue.ts';
import type { Choice } from '#services/shop/catalogue/known-choices.ts';

export type ShopView =
  | {
      kind: 'basket';
      /** Whose it is. */ session: string;
      cart: PricedCart;
      problems: StockRefusal[];
      notices: Notice[];
    }
  /** Asks whether the package of a link is to be put in the basket; its form posts to this same address. */
  | { kind: 'package'; article: Product; choices: Choice[]; notices: Notice[] }
  /** Asks whether a link that stood on another site may change the box. */
  | {
      kind: 'ask';
      pieces: { name: string; quantity: number }[];
      fields: readonly (readonly [name: string, value: string])[];
    }
  /** Asks for one press of a button, which posts to this same address. */
  | { kind: 'press'; title: string; text: string; button: string }
  | { kind: 'message'; title: string; text: string };

export type ShowView = (
  c: Context,
  view: ShopView,
  answer?: {
    status?: number;
    cookies?: string[];
    /** Its address is for one person's eyes. */
    isSecret?: boolean;
  },
) => Promise<Response>;
