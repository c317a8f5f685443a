import { parseCuts } from '#rules/list-path.ts';
import { segmentsOf } from '#rules/path-segments.ts';
import { visitor } from '#storefront/context.ts';
import { found, notFound } from '#storefront/lib/found.server.ts';
import { loadTraceability } from '#storefront/lib/load-traceability.server.ts';
import { PageMessages } from '#storefront/lib/messages.tsx';
import { pageAddress } from '#storefront/lib/page-address.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { CutDetail } from '#storefront/screens/cuts/cut-detail.tsx';
import type { Route } from './+types/cut.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = visitor(context);
  const target = parseCuts(asked.market, segmentsOf(url.pathname).slice(2));
  if (target.kind !== 'detail') throw notFound();
  const { slug } = target;
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

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData && { page: loaderData.cut, address: loaderData.address });

export default function Cut({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <CutDetail {...loaderData} />
    </PageMessages>
  );
}
