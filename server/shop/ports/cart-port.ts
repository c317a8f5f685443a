import type { VisitorCart } from '#services/shop/cart/visitor-cart.ts';
import type { CartPort } from '#storefront/ports/cart.ts';
import type { PortParts, PortRequest } from './port-request.ts';

/** The cart as the shop prices it, with what content and orders know of what is in it. */
export function cartPort(
  { orders, describeCart, describePackage }: PortParts,
  { shop: { market } }: PortRequest,
  cart: VisitorCart,
): CartPort {
  async function offered<Seen extends Awaited<ReturnType<VisitorCart['read']>>>(seen: Seen) {
    return { ...seen, offer: orders.offerFor(market, await describeCart(market.code, seen.cart)) };
  }
  return {
    read: async () => offered(await cart.read()),
    show: async () => offered(await cart.show()),
    buy: cart.buy,
    change: () => cart.change(),
    async showPackage() {
      const found = await cart.findPackage();
      if (!found) return null;
      const { product, choices } = found;
      const { name, image, price, isInStock } = product;
      const words = await describePackage(market.code, { slug: product.slug, choices });
      return { name, image, price, isInStock, ...words };
    },
    isPackagePressed: cart.isPackagePressed,
    orderPackage: () => cart.orderPackage(),
  };
}
