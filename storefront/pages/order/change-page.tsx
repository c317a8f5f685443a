/** A buyer changes the day, who it is shared with, or how the minced packs are divided, until the moment that is printed on the order. Only its form leads here. */
import { orderPath } from '#rules/orders/order-path.ts';
import type { ChangeOutcome } from '#storefront/ports/orders.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { readForm } from '#storefront/selling/read-form.server.ts';
import {
  messageData,
  missing,
  seeOther,
  shopContext,
  type ShopContext,
} from '#storefront/selling/shop-context.server.ts';
import { orderKeyOf, unknownOrder } from './load.server.ts';
import type { Route } from './+types/change-page';

const MessagePage = onlyScreen(async () => (await import('#storefront/selling/message-page.tsx')).MessagePage);

type Key = ReturnType<typeof orderKeyOf>;

export function loader({ context }: Route.LoaderArgs) {
  return missing(shopContext(context));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  const key = orderKeyOf({ request, params });
  const shown = ctx.shop.isForeign ? null : await ctx.shop.orders.show(key);
  if (!shown) return unknownOrder(ctx);
  const outcome = await change(ctx, key, await readForm(request));
  if (outcome === 'done') return seeOther(`${orderPath(ctx.market, shown.order)}#changed`);
  const isLate = outcome === 'late';
  const message = {
    title: ctx.text(isLate ? 'selling:change.lateTitle' : 'selling:change.title'),
    text: ctx.text(`selling:change.${outcome}`),
    toOrder: orderPath(ctx.market, shown.order),
  };
  return messageData(message, isLate ? 409 : 422);
}

function change({ shop }: ShopContext, key: Key, form: Map<string, string>): Promise<ChangeOutcome> {
  const day = form.get('day');
  if (day !== undefined) return shop.orders.changeDay(key, day);
  const neighbour = form.get('neighbour');
  if (neighbour !== undefined) return shop.orders.share(key, neighbour);
  const packs = [...form].flatMap(([name, value]) =>
    name.startsWith('packs-') ? [[name.slice('packs-'.length), wholeNumber(value)] as const] : [],
  );
  return shop.orders.changeMince(key, { position: wholeNumber(form.get('position') ?? ''), packs: new Map(packs) });
}

function wholeNumber(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
}

export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
  return <MessagePage message={(actionData ?? loaderData).message} />;
}
