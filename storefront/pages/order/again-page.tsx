/** Puts the goods of an order into the basket again; where that differs from what it was, the basket says so. Only its form leads here. */
import { pathTo } from '#rules/addresses/paths.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { messageData, missing, seeOther, shopContext } from '#storefront/selling/shop-context.server.ts';
import { orderKeyOf, unknownOrder } from './load.server.ts';
import type { Route } from './+types/again-page';

const MessagePage = onlyScreen(async () => (await import('#storefront/selling/message-page.tsx')).MessagePage);

export function loader({ context }: Route.LoaderArgs) {
  return missing(shopContext(context));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  const { text, shop, market } = ctx;
  const again = shop.isForeign ? null : await shop.orders.again(orderKeyOf({ request, params }));
  if (!again) return unknownOrder(ctx);
  if (again.isFilled) return seeOther(pathTo(market, 'basket'), again.cookies);
  return messageData({ title: text('selling:again.nothing'), text: again.said.join(' ') }, 409);
}

export default function AgainPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MessagePage message={(actionData ?? loaderData).message} />;
}
