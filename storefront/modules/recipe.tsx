import type { ModuleOf } from '#contract/page-modules.ts';
import { ModuleSection } from '#storefront/blocks/module-section.tsx';
import type { RecipeCardData } from '#storefront/cards/card-data.ts';
import { RecipeCard } from '#storefront/cards/recipe-card.tsx';
import { useText } from '#storefront/lib/messages.tsx';

/** One recipe, across the page. */
export function Recipe({ module, recipe }: { module: ModuleOf<'recipe'>; recipe: RecipeCardData | null }) {
  const t = useText();
  if (!recipe) return null;
  return (
    <ModuleSection module={module} heading={t('modules.recipeHighlight')}>
      <RecipeCard recipe={recipe} isWide />
    </ModuleSection>
  );
}
