import { RecipeList } from '#storefront/components/lists/recipe-list.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import type { ViewProps } from '#storefront/modules/view-props.ts';

/** A heading that promises recipes of this very cut stands above no others. */
export function View({ module, data }: ViewProps<'related-recipes'>) {
  const t = useText();
  const animal = data?.[0]?.ofAnimal;
  const title = animal ? t('modules.recipesOfAnimal', { animal: t.find(`animals.${animal}`) ?? animal }) : module.title;
  return <RecipeList module={{ ...module, title }} items={data} heading="relatedRecipes" />;
}
