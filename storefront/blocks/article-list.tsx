import { hasSpecialBlogLayout } from '#rules/item-counts.ts';
import { ArticleCard } from '#storefront/cards/article-card.tsx';
import type { ArticleCardData } from '#storefront/cards/card-data.ts';
import { CardGrid } from '#storefront/cards/card-grid.tsx';
import { useText } from '#storefront/lib/messages.tsx';
import type { CardListProps } from './card-list.ts';
import { ModuleSection } from './module-section.tsx';

/** One or two articles would leave holes in the grid, so they take a row each. */
export function ArticleList({ module, items }: CardListProps<ArticleCardData>) {
  const t = useText();
  if (!items || items.length === 0) return null;
  const isWide = hasSpecialBlogLayout(items.length);
  return (
    <ModuleSection module={module} heading={t('modules.blogHighlight')}>
      <CardGrid items={items} isWide={isWide}>
        {(article) => <ArticleCard article={article} isWide={isWide} />}
      </CardGrid>
    </ModuleSection>
  );
}
