import type { ViewProps } from '#storefront/modules/view-props.ts';
import { ModuleSection } from '#storefront/components/module-section.tsx';
import { RecipeCard } from '#storefront/components/cards/recipe-card.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { Eyebrow } from '#storefront/ui/text/eyebrow.tsx';

/** One recipe, across the page. Its own name is the heading; the module's stands above it. */
export function View({ module, data: recipe }: ViewProps<'recipe'>) {
  const t = useText();
  if (!recipe) return null;
  const eyebrow = <Eyebrow>{module.title ?? t('modules.recipeHighlight')}</Eyebrow>;
  return (
    <ModuleSection module={{ ...module, title: null }}>
      <RecipeCard recipe={recipe} level={2} isWide above={eyebrow} />
    </ModuleSection>
  );
}
