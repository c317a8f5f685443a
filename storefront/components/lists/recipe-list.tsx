import { RecipeCard } from '#storefront/components/cards/recipe-card.tsx';
import type { RecipeCardData } from '#storefront/components/cards/card-data.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { CardList, type CardListProps } from './card-list.tsx';

type RecipeListProps = CardListProps<RecipeCardData> & { heading: 'relatedRecipes' | 'recipeHighlight' };

export function RecipeList({ heading, ...list }: RecipeListProps) {
  const t = useText();
  return (
    <CardList {...list} heading={t(`modules.${heading}`)}>
      {(recipe) => <RecipeCard recipe={recipe} />}
    </CardList>
  );
}
