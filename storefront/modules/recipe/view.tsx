import type { ViewProps } from '#storefront/modules/view-props.ts';
import { ModuleSection } from '#storefront/components/module-section.tsx';
import { RecipeCard } from '#storefront/components/cards/recipe-card.tsx';
import { useText } from '#storefront/i18n/messages.tsx';

/** One recipe, across the page. */
export function View({ module, data: recipe }: ViewProps<'recipe'>) {
  const t = useText();
  if (!recipe) return null;
  return (
    <ModuleSection module={module} heading={t('modules.recipeHighlight')}>
      <RecipeCard recipe={recipe} isWide />
    </ModuleSection>
  );
}
