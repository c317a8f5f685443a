/** For addresses of the embedded shop that lead nowhere. */
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { missing, shopContext } from '#storefront/selling/shop-context.server.ts';
import type { Route } from './+types/shop-missing-page';

const MessagePage = onlyScreen(async () => (await import('#storefront/selling/message-page.tsx')).MessagePage);

export function loader({ context }: Route.LoaderArgs) {
  return missing(shopContext(context));
}

/** No form leads here either; the loader says so. */
export function action() {
  return null;
}

export default function ShopMissingPage({ loaderData: { message } }: Route.ComponentProps) {
  return <MessagePage message={message} />;
}
