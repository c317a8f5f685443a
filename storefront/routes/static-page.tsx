import { data } from 'react-router';
import { parseStaticPage } from '#rules/list-path.ts';
import { segmentsOf } from '#rules/path-segments.ts';
import { visitor } from '#storefront/context.ts';
import { found } from '#storefront/lib/found.server.ts';
import { pageMeta } from '#storefront/lib/seo.ts';
import { RichText } from '#storefront/ui/rich-text.tsx';
import type { Route } from './+types/static-page.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, market } = visitor(context);
  const target = parseStaticPage(segmentsOf(params['*']));
  if (target.kind !== 'detail') throw data(null, { status: 404, statusText: 'Not Found' });
  return { page: await found(content.getStaticPage({ params: { slug: target.slug } })), market };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function StaticPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <main>
      <h1>{page.title}</h1>
      <RichText value={page.body} />
    </main>
  );
}
