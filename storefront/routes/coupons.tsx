import { visitor } from '#storefront/context.ts';
import { notFound } from '#storefront/lib/found.server.ts';
import { headOf } from '#storefront/lib/head.ts';
import { lateView } from '#storefront/lib/late-part.tsx';
import { PageMessages } from '#storefront/lib/messages.tsx';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { withHead } from '#storefront/lib/with-head.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadCoupons } from '#storefront/screens/coupons/load-coupons.server.ts';
import type { Route } from './+types/coupons.ts';

const CouponsScreen = lateView(
  async () => (await import('#storefront/screens/coupons/coupons-screen.tsx')).CouponsScreen,
);

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
