import type { MetaDescriptor } from 'react-router';
import { visitor } from '#storefront/request-context.ts';
import { found, notFound } from '#storefront/data/or-not-found.server.ts';
import { headOf } from '#storefront/seo/meta.ts';
import { lateView } from '#storefront/hydration/deferred.tsx';
import { loadTraceability } from '#storefront/data/load-traceability.server.ts';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withHead } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import type { Route } from './+types/page';

const CutDetail = lateView(async () => (await import('./detail.tsx')).CutDetail);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withHead(loaded, metaOf(loaded));
}

async function load({ context, url }: Route.LoaderArgs) {
  const asked = visitor(context);
  const { route } = asked;
  if (route.name !== 'cut') throw notFound();
  const { slug } = route;
  const { modules, alternates, category, isOrganic, ...cut } = await found(asked.content.getCut({ params: { slug } }));
  const [loaded, traced] = await Promise.all([
    loadModules(modules, asked, { relatedType: 'meatcut', slug }),
    loadTraceability(url, { category, cut: slug, isOrganic }, asked),
  ]);
  return {
    cut,
    traced,
    modules: loaded,
    // The origin of meat is told in the same words here and on a package.
    messages: asked.messagesFor(['cuts', 'package']),
    address: pageAddress(asked, { name: 'cut', params: { slug }, alternates }),
  };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  return pageMeta({ page: loaded.cut, address: loaded.address });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);

export default function Cut({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <CutDetail {...loaderData} />
    </PageMessages>
  );
}
