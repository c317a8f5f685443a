import { RecipeCard } from '#storefront/cards/recipe-card.tsx';
import type { RecipeCardData } from '#storefront/cards/card-data.ts';
import { CardGrid } from '#storefront/cards/card-grid.tsx';
import { useText } from '#storefront/lib/messages.tsx';
import type { CardListProps } from './card-list.ts';
import { ModuleSection } from './module-section.tsx';

type RecipeListProps = CardListProps<RecipeCardData> & { heading: 'relatedRecipes' | 'recipeHighlight' };

export function RecipeList({ module, items, heading }: RecipeListProps) {
  const t = useText();
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t(`modules.${heading}`)}>
      <CardGrid items={items}>{(recipe) => <RecipeCard recipe={recipe} />}</CardGrid>
    </ModuleSection>
  );
}
