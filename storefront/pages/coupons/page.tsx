import { requestContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import sheet from './coupon.css?url';
import { loadCoupons } from './load.server.ts';
import type { Route } from './+types/page';

const CouponsScreen = onlyScreen(async () => (await import('./view.tsx')).CouponsScreen);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, pageMeta(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  if (ctx.route.name !== 'coupons') throw notFound();
  const { index } = ctx.route;
  // Up to four words of a market lead here, each with its own content.
  const word = ctx.market.words.coupons[index] ?? '';
  const { modules, ...loaded } = await loadCoupons(ctx, word);
  return {
    ...loaded,
    modules: await loadModules(modules, ctx),
    messages: ctx.messagesFor(['coupons']),
    address: pageAddress(ctx, { name: 'coupons', params: { index } }),
  };
}

export const links: Route.LinksFunction = () => sheetLinks(sheet);

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Coupons({ loaderData }: Route.ComponentProps) {
  useSheet(sheet);
  return (
    <PageMessages messages={loaderData.messages}>
      <CouponsScreen {...loaderData} />
    </PageMessages>
  );
}
