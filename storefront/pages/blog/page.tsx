import type { MetaDescriptor } from 'react-router';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { notFound } from '#storefront/data/or-not-found.server.ts';
import { metaFrom, noIndex } from '#storefront/seo/meta.ts';
import { articleJsonLd, breadcrumbJsonLd } from '#storefront/seo/json-ld.ts';
import { sheetLinks } from '#storefront/browser/sheets/sheet-links.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import { lazyScreen } from '#storefront/hydration/lazy-view.tsx';
import { PageMessages } from '#storefront/i18n/messages.tsx';
import { pageAddress } from '#storefront/seo/page-address.server.ts';
import { pageMeta } from '#storefront/seo/seo.ts';
import { withMeta } from '#storefront/seo/with-meta.server.ts';
import { loadModules } from '#storefront/modules/load-modules.server.ts';
import { loadArticle, loadArticleList } from './load.server.ts';
import sheet from './blog.css?url';
import type { Route } from './+types/page';

const ArticleDetail = lazyScreen(async () => (await import('./detail.tsx')).ArticleDetail);
const BlogList = lazyScreen(async () => (await import('./list.tsx')).BlogList);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await load(args);
  return withMeta(loaded, metaOf(loaded));
}

async function load({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { route } = ctx;
  if (route.name === 'article') return loadDetail(ctx, route.slug);
  if (route.name !== 'blog') throw notFound();
  const { category, page } = route;
  // Categories are not searched.
  return loadList(ctx, { category, page, search: category === null ? ctx.query.get('search') : null });
}

async function loadList(ctx: RequestContext, list: Parameters<typeof loadArticleList>[1]) {
  const { modules, ...loaded } = await loadArticleList(ctx, list);
  const { category, page } = list;
  return {
    view: 'list' as const,
    ...loaded,
    modules: await loadModules(modules, ctx),
    messages: ctx.messagesFor(['blog']),
    address: pageAddress(ctx, { name: 'blog', params: { category, page } }),
  };
}

async function loadDetail(ctx: RequestContext, slug: string) {
  const { modules, alternates, categories, ...loaded } = await loadArticle(ctx, slug);
  return {
    view: 'detail' as const,
    ...loaded,
    modules: await loadModules(modules, ctx, { relatedType: 'blog', slug }),
    messages: ctx.messagesFor(['blog']),
    address: pageAddress(ctx, { name: 'article', params: { slug, categories }, alternates }),
  };
}

function metaOf(loaded: Awaited<ReturnType<typeof load>>): MetaDescriptor[] {
  if (loaded.view !== 'detail') {
    const isSearch = loaded.search.status !== 'search_empty';
    return [...pageMeta(loaded), ...(isSearch ? [noIndex] : [])];
  }
  const { article, crumbs, address } = loaded;
  // A trail has one way: through the category the post's address names.
  const trail = [...crumbs.slice(0, 2), { title: article.title, to: null }];
  const jsonLd = [articleJsonLd(address, article), breadcrumbJsonLd(address, trail)];
  return pageMeta({ page: article, address, kind: 'article', jsonLd });
}

export const links: Route.LinksFunction = () => sheetLinks(sheet);

export const meta: Route.MetaFunction = ({ loaderData }) => metaFrom(loaderData);

export default function Blog({ loaderData }: Route.ComponentProps) {
  useSheet(sheet);
  return (
    <PageMessages messages={loaderData.messages}>
      {loaderData.view === 'list' ? <BlogList {...loaderData} /> : <ArticleDetail {...loaderData} />}
    </PageMessages>
  );
}
