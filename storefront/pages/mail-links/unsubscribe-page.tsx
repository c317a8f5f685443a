/** The link that ends a sign-up. Looking changes nothing; the button does, and so do mail programs that post for their reader. */
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { messageData, missing, shopContext } from '#storefront/selling/shop-context.server.ts';
import type { Route } from './+types/unsubscribe-page';

const PressScreen = onlyScreen(async () => (await import('./view.tsx')).PressScreen);

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const { shop, text } = ctx;
  if (!(await shop.signUps.canEnd(params.token))) return missing(ctx);
  const press = {
    title: text('shop:goodbye.title'),
    text: text('shop:goodbye.body'),
    button: text('shop:goodbye.button'),
  };
  return { press };
}

export async function action({ params, context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  const { shop, text } = ctx;
  if (!(await shop.signUps.end(params.token))) return missing(ctx);
  return messageData({ title: text('shop:goodbye.doneTitle'), text: text('shop:confirm.unsubscribed') }, 200);
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  return <PressScreen shown={actionData ?? loaderData} />;
}
