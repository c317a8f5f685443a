import type { ReactNode } from 'react';
import type { Text } from '#contract/locales.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import card from '#storefront/ui/card.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { RecipeCardData } from './card-data.ts';
import { CardFrame, type CardLevel, CardMore } from './card-frame.tsx';
import { durationText } from './duration.ts';

type RecipeCardProps = {
  recipe: RecipeCardData;
  level?: CardLevel;
  isWide?: boolean;
  /** Small print above its name. */
  above?: ReactNode;
};

export function RecipeCard({ recipe, level, isWide, above }: RecipeCardProps) {
  const t = useText();
  const to = pathTo(useMarket(), 'recipe', { slug: recipe.slug });
  const facts = recipeFacts(recipe, t);
  return (
    <CardFrame
      to={to}
      title={recipe.title}
      image={recipe.image}
      shape="plate"
      level={level}
      isWide={isWide}
      above={above}
    >
      {facts ? (
        <p className={card.meta}>
          <span>
            <Icon name="clock" />
            {facts}
          </span>
        </p>
      ) : null}
      {isWide ? <CardMore>{t('cards.readRecipe')}</CardMore> : null}
    </CardFrame>
  );
}

/** "55 minutes, 4 persons", as far as it is known. */
function recipeFacts({ prepMinutes, cookMinutes, portions }: RecipeCardData, t: Text): string | null {
  const time = durationText((prepMinutes ?? 0) + (cookMinutes ?? 0), t);
  const persons = portions ? t('units.persons', { count: portions }) : null;
  return time && persons ? t('cards.recipeFacts', { time, portions: persons }) : (time ?? persons);
}
