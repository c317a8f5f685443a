import type { Recipe as WholeRecipe } from '#contract/entities/recipe.ts';
import { CutMap, type CutMapView } from '#storefront/components/cut-map/cut-map.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Breadcrumbs, type Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { FramedPicture } from '#storefront/ui/media/framed-picture.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import card from '#storefront/ui/card.module.css';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import section from '#storefront/ui/section.module.css';
import { Ingredients } from './ingredients.tsx';
import { Instructions } from './instructions.tsx';
import { RecipeFacts } from './facts.tsx';
import styles from './detail.module.css';

export type Recipe = Omit<WholeRecipe, 'modules' | 'alternates' | 'animalTypes' | 'cuts' | 'method'>;

type RecipeDetailProps = {
  recipe: Recipe;
  /** As it is written in the market. */
  updatedOn: string | null;
  /** Where its meat sits, where somebody drew that. */
  map: CutMapView | null;
  crumbs: Crumb[];
  modules: LoadedModules;
};

export function RecipeDetail({ recipe, updatedOn, map, crumbs, modules }: RecipeDetailProps) {
  const hasIngredients = recipe.ingredients.length > 0 || recipe.requirements.length > 0;
  return (
    <>
      <RecipeHead recipe={recipe} updatedOn={updatedOn} crumbs={crumbs} />
      <PageModules modules={modules} place="top" />
      <div className={`wrap ${section.content} ${hasIngredients ? styles.body : styles.plain}`}>
        <Ingredients ingredients={recipe.ingredients} requirements={recipe.requirements} />
        <Instructions steps={recipe.instructions} />
      </div>
      {map ? (
        <div className={`wrap ${section.content}`}>
          <CutMap view={map} isLate />
        </div>
      ) : null}
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

function RecipeHead({ recipe, updatedOn, crumbs }: Omit<RecipeDetailProps, 'modules' | 'map'>) {
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={recipe.image ? styles.columns : undefined}>
        <div>
          <PageTitle>{recipe.title}</PageTitle>
          <RichText value={recipe.body} className={styles.lead} />
          <Origin author={recipe.author} updatedOn={updatedOn} />
          <RecipeFacts recipe={recipe} />
        </div>
        <FramedPicture image={recipe.image} use="recipeHeader" alt={recipe.title} isFirst />
      </div>
    </header>
  );
}

function Origin({ author, updatedOn }: Pick<Recipe, 'author'> & Pick<RecipeDetailProps, 'updatedOn'>) {
  const t = useText();
  if (!author && !updatedOn) return null;
  return (
    <p className={`${card.meta} ${styles.origin}`}>
      {author ? (
        <span>
          <Icon name="chef" />
          {t('recipes:by', { author })}
        </span>
      ) : null}
      {updatedOn ? <span>{t('recipes:updated', { date: updatedOn })}</span> : null}
    </p>
  );
}
