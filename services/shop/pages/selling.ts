import type { Context, Hono } from 'hono';
import type { CartShop } from '#services/shop/cart/cart-request.ts';
import type { ShowView } from './shop-view.ts';

type SignUp = (c: Context, email: string) => Promise<void>;

/** The shop of one market as it is shown, and the pages that only a shop has that takes orders. */
export type Selling = {
  show: ShowView;
  addPages: (app: Hono, newsletter: SignUp) => void;
};

export type OpenSelling = (shop: CartShop) => Selling;
