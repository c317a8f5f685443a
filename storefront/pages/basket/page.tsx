/** The basket; a link or a form with `add-to-cart` puts something in it first. */
import { data } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { cookieHeaders, missing, seeOther, shopContext } from '#storefront/selling/shop-context.server.ts';
import { loadBasket } from './load.server.ts';
import type { Route } from './+types/page';

const BasketScreen = onlyScreen(async () => (await import('./view.tsx')).BasketScreen);

/** Buying ends in a redirect: loading that again buys nothing. What could not be had is said on this page. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const bought = await ctx.shop.cart.buy();
  if (bought?.result === 'bought') return seeOther(bought.returnTo ?? pathTo(ctx.market, 'basket'), bought.cookies);
  if (bought?.result === 'asked') return { ask: bought.ask };
  const { cookies, ...page } = await loadBasket(ctx);
  return data({ page }, { headers: cookieHeaders(cookies) });
}

/** The basket's own forms: quantities, removing, a discount code. */
export async function action({ context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  const { cart, isForeign } = ctx.shop;
  if (isForeign) return missing(ctx, 403);
  // The loader says what came of it.
  if (await cart.buy()) return null;
  const { cookies } = await cart.change();
  return seeOther(pathTo(ctx.market, 'basket'), cookies);
}

export default function BasketPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BasketScreen shown={actionData ?? loaderData} />;
}
