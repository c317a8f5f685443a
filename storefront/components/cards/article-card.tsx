import { pathTo } from '#rules/addresses/paths.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import card from '#storefront/ui/card.module.css';
import type { ArticleCardData } from './card-data.ts';
import { CardFrame, type CardLevel } from './card-frame.tsx';

type ArticleCardProps = { article: ArticleCardData; level?: CardLevel; isWide?: boolean };

export function ArticleCard({ article, level, isWide }: ArticleCardProps) {
  const market = useMarket();
  return (
    <CardFrame
      to={pathTo(market, 'article', article)}
      title={article.title}
      image={article.image}
      shape="plate"
      level={level}
      isWide={isWide}
      above={article.date ? <p className={card.meta}>{article.date}</p> : null}
    >
      {article.summary ? <p className={card.text}>{article.summary}</p> : null}
    </CardFrame>
  );
}
