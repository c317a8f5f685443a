import type { MetaDescriptor } from 'react-router';
import { requestContext } from '#storefront/request-context.ts';
import { orNotFound, notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom } from '#storefront/seo/meta.ts';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { loadTraceability } from '#storefront/data/load-traceability.server.ts';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadMapOfCut } from '#storefront/components/cut-map/load-cut-map.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadLoose } from './load-loose.server.ts';
import styles from './cut.css?url';
import type { Route } from './+types/page';

const CutDetail = onlyScreen(async () => (await import('./detail.tsx')).CutDetail);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, metaOf(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { route } = ctx;
  if (route.name !== 'cut') throw notFound();
  const { slug } = route;
  const { modules, alternates, category, isOrganic, ...cut } = await orNotFound(
    ctx.content.getCut({ params: { slug } }),
  );
  const [loaded, traced, map, loose] = await Promise.all([
    loadModules(modules, ctx, { relatedType: 'meatcut', slug }),
    loadTraceability({ category, cut: slug, isOrganic }, ctx),
    loadMapOfCut(cut, ctx),
    loadLoose(slug, ctx),
  ]);
  return {
    cut,
    traced,
    map,
    loose,
    modules: loaded,
    // The origin of meat is told in the same words here and on a package.
    messages: ctx.messagesFor(['cuts', 'package']),
    address: pageAddress(ctx, { name: 'cut', params: { slug }, alternates }),
  };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  return pageMeta({ page: loaded.cut, address: loaded.address });
}

export const links: Route.LinksFunction = () => sheetLinks(styles);

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Cut({ loaderData }: Route.ComponentProps) {
  useSheet(styles);
  return (
    <PageMessages messages={loaderData.messages}>
      <CutDetail {...loaderData} />
    </PageMessages>
  );
}
