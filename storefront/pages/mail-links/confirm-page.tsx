/** The link that confirms a sign-up. Mail programs open links before their reader does: looking confirms nothing, the button does. */
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { messageData, type ShopContext, shopContext } from '#storefront/selling/shop-context.server.ts';
import type { Route } from './+types/confirm-page';

const PressScreen = onlyScreen(async () => (await import('./view.tsx')).PressScreen);

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const { shop, text } = ctx;
  if (!(await shop.signUps.isConfirmable(params.token))) return expired(ctx);
  const press = {
    title: text('shop:confirm.askTitle'),
    text: text('shop:confirm.askBody'),
    button: text('shop:confirm.button'),
  };
  return { press };
}

export async function action({ params, context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  const { shop, text } = ctx;
  const kind = await shop.signUps.confirm(params.token);
  if (kind === null) return expired(ctx);
  const done = text(kind === 'newsletter' ? 'shop:confirm.doneBody' : 'newsletter.product_success');
  return messageData({ title: text('shop:confirm.doneTitle'), text: done }, 200);
}

function expired({ text }: ShopContext) {
  return messageData({ title: text('shop:confirm.expiredTitle'), text: text('shop:confirm.expiredBody') }, 410);
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PressScreen shown={actionData ?? loaderData} />;
}
