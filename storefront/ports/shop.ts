/** What pages of the embedded shop may ask and do for the visitor whose request they answer; server/shop/ports answers. */
import type { AccountPort } from './account.ts';
import type { CartPort } from './cart.ts';
import type { OrdersPort } from './orders.ts';
import type { SignUpsPort } from './sign-ups.ts';

export type ShopPorts = {
  /** A page of another site made the browser ask: it is not the visitor's wish. */
  isForeign: boolean;
  cart: CartPort;
  orders: OrdersPort;
  account: AccountPort;
  signUps: SignUpsPort;
};
