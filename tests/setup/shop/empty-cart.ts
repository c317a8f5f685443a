import type { Basket } from '#contract/basket/basket.ts';

/** What the cart of a WooCommerce with nothing in it reads as. */
export const emptyCart: Basket = {
  quantities: {},
  pieces: {},
  containers: [],
  plainCount: 0,
  itemsCount: 0,
  farmshopSubtotal: 0,
  discount: 0,
  totalPrice: 0,
  currency: 'EUR',
  errors: [],
};
