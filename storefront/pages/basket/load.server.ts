import { packageCardData } from '#storefront/components/cards/card-data.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { OrdersPort } from '#storefront/ports/orders.ts';
import { basketView } from '#storefront/selling/basket-view.ts';
import type { ShopContext } from '#storefront/selling/shop-context.server.ts';

export type BasketPage = Omit<Awaited<ReturnType<typeof loadBasket>>, 'cookies'>;

export async function loadBasket(ctx: ShopContext) {
  const { market, shop } = ctx;
  const { cart, offer, problems, notices, cookies } = await shop.cart.show();
  const basket = basketView(cart, { market, offer, problems });
  const isEmpty = basket.lines.length === 0 && basket.box === null;
  return {
    basket,
    notices,
    /** Why nothing leads on: orders are taken by telephone or mail, or the shop is not open yet. */
    closed: await whyClosed(shop.orders),
    isDemo: shop.orders.isDemo,
    liked: isEmpty ? await loadLiked(ctx) : [],
    cookies,
  };
}

async function whyClosed({ isOpen, isReady }: OrdersPort): Promise<'off' | 'notReady' | null> {
  if (!isOpen) return 'off';
  return (await isReady()) ? null : 'notReady';
}

/** What an empty basket offers instead. */
const likedCount = 3;

async function loadLiked({ content, log }: ShopContext) {
  const list = await orNull(content.listPackages({ query: { per_page: 12 } }), log);
  return (list?.items ?? [])
    .filter(({ stockStatus }) => stockStatus === 'instock')
    .slice(0, likedCount)
    .map(packageCardData);
}
