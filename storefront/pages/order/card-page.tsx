/** The card of a box, to send, to save and to print. Who has its address learns nothing of who bought it. */
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { missing, shopContext } from '#storefront/selling/shop-context.server.ts';
import { loadCard } from './box/load-card.server.tsx';
import type { Route } from './+types/card-page';

const CardScreen = onlyScreen(async () => (await import('./box/card-screen.tsx')).CardScreen);

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  return (await loadCard(ctx, params.key)) ?? missing(ctx);
}

export default function CardPage({ loaderData }: Route.ComponentProps) {
  return <CardScreen loaded={loaderData} />;
}
