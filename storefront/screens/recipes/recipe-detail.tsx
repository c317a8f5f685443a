import type { Recipe as WholeRecipe } from '#contract/entities/recipe.ts';
import { longDate } from '#rules/long-date.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useMarket } from '#storefront/lib/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Breadcrumbs, type Crumb } from '#storefront/ui/breadcrumbs.tsx';
import { FramedPicture } from '#storefront/ui/framed-picture.tsx';
import { Icon } from '#storefront/ui/icon.tsx';
import { RichText } from '#storefront/ui/rich-text.tsx';
import card from '#storefront/ui/card.module.css';
import section from '#storefront/ui/section.module.css';
import { Ingredients } from './ingredients.tsx';
import { Instructions } from './instructions.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import styles from './recipe-detail.module.css';

export type Recipe = Omit<WholeRecipe, 'modules' | 'alternates' | 'animalTypes'>;

type RecipeDetailProps = {
  recipe: Recipe;
  crumbs: Crumb[];
  modules: LoadedModules;
};

export function RecipeDetail({ recipe, crumbs, modules }: RecipeDetailProps) {
  const hasIngredients = recipe.ingredients.length > 0 || recipe.requirements.length > 0;
  return (
    <>
      <RecipeHead recipe={recipe} crumbs={crumbs} />
      <PageModules modules={modules} place="top" />
      <div className={`wrap ${section.content} ${hasIngredients ? styles.body : styles.plain}`}>
        <Ingredients ingredients={recipe.ingredients} requirements={recipe.requirements} />
        <Instructions steps={recipe.instructions} />
      </div>
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

function RecipeHead({ recipe, crumbs }: { recipe: Recipe; crumbs: Crumb[] }) {
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={recipe.image ? styles.columns : undefined}>
        <div>
          <h1>{recipe.title}</h1>
          <RichText value={recipe.body} className={styles.lead} />
          <Origin author={recipe.author} updatedAt={recipe.updatedAt} />
          <RecipeFacts recipe={recipe} />
        </div>
        <FramedPicture image={recipe.image} use="recipeHeader" alt={recipe.title} isFirst />
      </div>
    </header>
  );
}

function Origin({ author, updatedAt }: Pick<Recipe, 'author' | 'updatedAt'>) {
  const t = useText();
  const date = longDate(updatedAt, useMarket());
  if (!author && !date) return null;
  return (
    <p className={`${card.meta} ${styles.origin}`}>
      {author ? (
        <span>
          <Icon name="chef" />
          {t('recipes:by', { author })}
        </span>
      ) : null}
      {date ? <span>{t('recipes:updated', { date })}</span> : null}
    </p>
  );
}
