import type { ModuleOf } from '#contract/page-modules.ts';
import { itemLimit } from '#rules/lists/item-counts.ts';
import { type ArticleCardData, articleCardData } from '#storefront/components/cards/card-data.ts';
import type { LoadContext } from './load-context.ts';

type ArticleModule = ModuleOf<'blog-highlight'> | ModuleOf<'blog-list'>;

/** Articles of a category, or the latest. Not every market has a blog. */
export async function loadArticles(
  { type, config, totalShow }: ArticleModule,
  { content, market }: LoadContext,
): Promise<ArticleCardData[]> {
  if (market.words.blog === null) return [];
  const ofList = config.category ? 'blogOfCategory' : 'blog';
  const limit = itemLimit(type === 'blog-list' ? ofList : 'blogHighlight', totalShow);
  const query = { per_page: limit, category: config.category ?? undefined };
  const { items } = await content.listArticles({ query });
  return items.slice(0, limit).map((article) => articleCardData(article, market));
}
