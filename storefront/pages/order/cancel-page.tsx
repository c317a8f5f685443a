/** Looking asks whether the order is to be cancelled, posting does it. */
import { orderPath } from '#rules/orders/order-path.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { seeOther, shopContext } from '#storefront/selling/shop-context.server.ts';
import { orderKeyOf, unknownOrder } from './load.server.ts';
import type { Route } from './+types/cancel-page';

const CancelScreen = onlyScreen(async () => (await import('./cancel.tsx')).CancelScreen);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const shown = await ctx.shop.orders.show(orderKeyOf({ request, params }));
  if (!shown) return unknownOrder(ctx);
  const { order, canCancel } = shown;
  const path = orderPath(ctx.market, order);
  if (!canCancel) return seeOther(path);
  return { number: order.number, path };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  const key = orderKeyOf({ request, params });
  const shown = ctx.shop.isForeign ? null : await ctx.shop.orders.show(key);
  if (!shown) return unknownOrder(ctx);
  // Whether it was in time the page says that it leads to.
  if (shown.canCancel) await ctx.shop.orders.cancel(key);
  return seeOther(orderPath(ctx.market, shown.order));
}

export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CancelScreen asked={actionData ?? loaderData} />;
}
