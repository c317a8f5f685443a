import { visitor } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { headOf } from '#storefront/seo/meta.ts';
import { lateView } from '#storefront/hydration/deferred.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withHead } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadCoupons } from './load.server.ts';
import type { Route } from './+types/page';

const CouponsScreen = lateView(async () => (await import('./view.tsx')).CouponsScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withHead(loaded, pageMeta(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const asked = visitor(context);
  if (asked.route.name !== 'coupons') throw notFound();
  const { index } = asked.route;
  // Up to four words of a market lead here, each with its own content.
  const word = asked.market.words.coupons[index] ?? '';
  const { modules, ...loaded } = await loadCoupons(asked, word);
  return {
    ...loaded,
    modules: await loadModules(modules, asked),
    messages: asked.messagesFor(['coupons']),
    address: pageAddress(asked, { name: 'coupons', params: { index } }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);

export default function Coupons({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <CouponsScreen {...loaderData} />
    </PageMessages>
  );
}
