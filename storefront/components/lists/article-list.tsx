import { hasSpecialBlogLayout } from '#rules/lists/item-counts.ts';
import { ArticleCard } from '#storefront/components/cards/article-card.tsx';
import type { ArticleCardData } from '#storefront/components/cards/card-data.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { CardList, type CardListProps } from './card-list.tsx';

/** One or two articles would leave holes in the grid, so they take a row each. */
export function ArticleList(props: CardListProps<ArticleCardData>) {
  const t = useText();
  const isWide = hasSpecialBlogLayout(props.items?.length ?? 0);
  return (
    <CardList {...props} heading={t('modules.blogHighlight')} isWide={isWide}>
      {(article) => <ArticleCard article={article} isWide={isWide} />}
    </CardList>
  );
}
