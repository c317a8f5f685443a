/** What all pages of the embedded shop have: their texts, their style sheet, and no place in search engines. */
import { Outlet } from 'react-router';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { noIndex } from '#storefront/seo/meta.ts';
import { shopContext } from './shop-context.server.ts';
import styles from './shop.css?url';
import type { Route } from './+types/shop-layout';

export function loader({ context }: Route.LoaderArgs) {
  return { messages: shopContext(context).messagesFor(['selling', 'package']) };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = () => [noIndex];

export default function ShopLayout({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <Outlet />
    </PageMessages>
  );
}
