import type { MetaDescriptor } from 'react-router';
import type { ShopPage } from '#contract/selling/shop-page.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { packageCardData } from '#storefront/components/cards/card-data.ts';
import { notFound, orNull } from '#storefront/data/or-not-found.server.ts';
import { toPayload } from '#storefront/data/json-payload.ts';
import { deferredScreen } from '#storefront/hydration/deferred.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { noIndex } from '#storefront/seo/meta.ts';
import { titleOf } from './title-of.ts';
import styles from './shop.css?url';
import type { Route } from './+types/page';

const ShopScreen = deferredScreen(async () => (await import('./view.tsx')).ShopScreen);

/** What an empty basket offers instead. */
const likedCount = 3;

/** What is shown was found out before the page was asked for: an address alone says nothing here. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { shopPage: page, market, text } = ctx;
  if (!page) throw notFound();
  return {
    shown: toPayload({ page, liked: isEmptyBasket(page) ? await liked(ctx) : [] }),
    messages: ctx.messagesFor(['selling', 'package']),
    title: `${titleOf(page, text)} - ${market.brand}`,
  };
}

function isEmptyBasket(page: ShopPage): boolean {
  return page.kind === 'basket' && page.basket.lines.length === 0 && page.basket.box === null;
}

async function liked({ content, log }: RequestContext) {
  const list = await orNull(content.listPackages({ query: { per_page: 12 } }), log);
  return (list?.items ?? [])
    .filter(({ stockStatus }) => stockStatus === 'instock')
    .slice(0, likedCount)
    .map(packageCardData);
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = ({ loaderData }): MetaDescriptor[] => [{ title: loaderData?.title }, noIndex];

export default function Shop({ loaderData: { shown, messages } }: Route.ComponentProps) {
  return (
    <PageMessages messages={messages}>
      <ShopScreen shown={shown} />
    </PageMessages>
  );
}
