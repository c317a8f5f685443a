import type { ModuleOf } from '#contract/page-modules.ts';
import { ModuleSection } from '#storefront/components/module-section.tsx';
import type { RecipeCardData } from '#storefront/components/cards/card-data.ts';
import { RecipeCard } from '#storefront/components/cards/recipe-card.tsx';
import { useText } from '#storefront/i18n/messages.tsx';

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
