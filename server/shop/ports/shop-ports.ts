/** Joins the embedded shop, its orders and content: what pages may ask for one visitor. */
import { isForeign } from '#services/shop/calls/is-foreign.ts';
import { visitorCart } from '#services/shop/cart/visitor-cart.ts';
import type { ShopPorts } from '#storefront/ports/shop.ts';
import { accountPort } from './account-port.ts';
import { cartPort } from './cart-port.ts';
import { ordersPort } from './orders-port.ts';
import type { PortParts, PortRequest } from './port-request.ts';
import { signUpsPort } from './sign-ups-port.ts';

export function createShopPorts(parts: PortParts) {
  return (request: PortRequest): ShopPorts => {
    const { c, shop } = request;
    const cart = visitorCart(shop, c);
    return {
      isForeign: isForeign(c),
      cart: cartPort(parts, request, cart),
      orders: ordersPort(parts, request, cart),
      account: accountPort(parts, request),
      signUps: signUpsPort(shop),
    };
  };
}
