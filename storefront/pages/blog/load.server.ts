/** What the pages of the blog ask of the content service. */
import type { ArticleCategory } from '#contract/entities/article.ts';
import type { StaticPage } from '#contract/entities/static-page.ts';
import { listPageSize } from '#rules/lists/page-sizes.ts';
import { searchMaximumLength, searchTotal } from '#rules/search/search-bounds.ts';
import { hasCategoryBar, isBlogNotFound, relatedArticles } from '#rules/lists/item-counts.ts';
import { longDate } from '#rules/time/long-date.ts';
import { isBeyondLast, pageCount } from '#rules/lists/page-links.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readingMinutes } from '#rules/time/reading-minutes.ts';
import { isSearching, noSearch, searchStatus, type SearchState } from '#rules/search/search.ts';
import { articleCardData } from '#storefront/components/cards/card-data.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { orNotFound, orNull, notFound } from '#storefront/data/or-not-found.server.ts';
import { type ListHead, listHead } from '#storefront/data/list-head.ts';

const searchPageSize = 1000;

type BlogList = {
  category: string | null;
  page: number;
  /** What the visitor searches for; null when nobody searches. */
  search: string | null;
};

export async function loadArticleList(ctx: RequestContext, { category, page, search }: BlogList) {
  const { content, market, log } = ctx;
  const submitted = searchOf(search);
  const isSearch = isSearching(submitted.status);
  const query = isSearch
    ? { search: submitted.text, per_page: searchPageSize }
    : { page, per_page: listPageSize, category: category ?? undefined };
  const [articles, categories, staticPage] = await Promise.all([
    orNotFound(content.listArticles({ query })),
    orNull(content.listArticleCategories({}), log),
    orNull(content.getStaticPage({ params: { slug: 'blog' } }), log),
  ]);
  // All hits stand on one page.
  const count = isSearch ? 1 : pageCount(articles.total, articles.perPage);
  if (isBlogNotFound({ total: articles.total, isSearch }) || isBeyondLast(page, count)) throw notFound();
  const shown = isSearch ? articles.items.slice(0, searchTotal) : articles.items;
  const named = categories?.items ?? [];
  return {
    page: metaFrom(
      ctx,
      staticPage,
      named.find(({ slug }) => slug === category),
    ),
    articles: shown.map((article) => articleCardData(article, market)),
    pageCount: count,
    state: { list: 'blog' as const, category, page },
    categories: hasCategoryBar(named.length) ? named.map(({ slug, title }) => ({ slug, title })) : [],
    search: searchStatus(submitted, { type: 'found', hits: shown.length }),
    modules: staticPage?.modules ?? [],
  };
}

function searchOf(text: string | null): SearchState {
  if (text === null) return noSearch;
  return searchStatus({ ...noSearch, text: text.slice(0, searchMaximumLength) }, { type: 'submit' });
}

/** A category has a name of its own and no more to say. */
function metaFrom({ text }: RequestContext, page: StaticPage | null, category: ArticleCategory | undefined): ListHead {
  const head = listHead(page, { title: text('blog:title'), summary: text('blog:intro') });
  return category ? { ...head, title: category.title, summary: null, body: null, seo: category.seo } : head;
}

export async function loadArticle({ content, market, text }: RequestContext, slug: string) {
  const article = await orNotFound(content.getArticle({ params: { slug } }));
  const { modules, alternates, related, body, categories, ...rest } = article;
  const crumbOf = (category: (typeof categories)[number]) => ({
    title: category.title,
    to: pathTo(market, 'blog', { category: category.slug }),
  });
  return {
    article: { ...rest, body },
    categories,
    /** The blog, then the post's categories. */
    crumbs: [{ title: text('blog:name'), to: pathTo(market, 'blog') }, ...categories.map(crumbOf)],
    // Written here, because browsers do not agree with each other on how dates are written.
    date: longDate(article.publishedAt, market),
    minutes: readingMinutes(body?.html),
    related: relatedArticles(related).map((other) => articleCardData(other, market)),
    modules,
    alternates,
  };
}
