import { hasSpecialBlogLayout } from '#rules/lists/item-counts.ts';
import { ArticleCard } from '#storefront/components/cards/article-card.tsx';
import type { ArticleCardData } from '#storefront/components/cards/card-data.ts';
import grid from '#storefront/components/cards/card-grid.module.css';
import { classNames } from '#storefront/ui/class-names.ts';
import card from '#storefront/ui/card.module.css';
import { ImagePriority } from '#storefront/ui/media/image-priority.ts';
import styles from './article-grid.module.css';

type ArticleGridProps = {
  articles: readonly ArticleCardData[];
  level: 2 | 3;
  /** The first one takes a row of its own, where enough others follow. */
  hasFeature?: boolean;
};

/** Three in a row; a few articles take a whole row each. */
export function ArticleGrid({ articles, level, hasFeature = false }: ArticleGridProps) {
  const isSpecial = hasSpecialBlogLayout(articles.length);
  const isFeatured = hasFeature && articles.length > 3;
  return (
    <ul className={classNames(card.grid, grid.grid)}>
      {articles.map((article, index) => {
        const isWide = isSpecial || (isFeatured && index === 0);
        return (
          <li key={article.slug} className={classNames(styles.cell, isWide && grid.row)}>
            <ImagePriority value={isFeatured && index === 0}>
              <ArticleCard article={article} level={level} isWide={isWide} />
            </ImagePriority>
          </li>
        );
      })}
    </ul>
  );
}
