import { RecipeList } from '#storefront/components/lists/recipe-list.tsx';
import type { ViewProps } from '#storefront/modules/view-props.ts';

export function View({ module, data }: ViewProps<'recipe-highlight'>) {
  return <RecipeList module={module} items={data} heading="recipeHighlight" />;
}
