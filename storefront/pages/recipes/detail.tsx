import { useState } from 'react';
import type { RichText as Html } from '#contract/fields/read.ts';
import { CutMap, type CutMapView } from '#storefront/components/cut-map/cut-map.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Breadcrumbs, type Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { FramedPicture } from '#storefront/ui/media/framed-picture.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import card from '#storefront/ui/card.module.css';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import section from '#storefront/ui/section.module.css';
import { plainText } from '#contract/fields/plain-text.ts';
import { clientOnly } from '#storefront/hydration/lazy-view.tsx';
import type { Recipe } from './recipe.ts';
import { Ingredients } from './ingredients.tsx';
import { Instructions } from './instructions.tsx';
import { RecipeFacts } from './facts.tsx';
import { useKeptOffline } from './use-kept-offline.ts';
import type { Chosen } from './portions.tsx';

const Cook = clientOnly(async () => (await import('./cook.tsx')).Cook);

type RecipeDetailProps = {
  recipe: Recipe;
  /** As it is written in the market. */
  updatedOn: string | null;
  /** The package that has it, as HTML. */
  box: Html | null;
  /** Where its meat sits, where somebody drew that. */
  map: CutMapView | null;
  crumbs: Crumb[];
  /** Where it stands on the web, for whoever holds it on paper. */
  address: { url: string };
  modules: LoadedModules;
};

export function RecipeDetail({ recipe, box, updatedOn, map, crumbs, address, modules }: RecipeDetailProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useKeptOffline(address.url);
  const shown = asChosen(recipe, chosen);
  const hasIngredients = recipe.ingredients.length > 0 || recipe.requirements.length > 0;
  return (
    <>
      <RecipeHead recipe={shown} updatedOn={updatedOn} crumbs={crumbs} address={address} />
      <PageModules modules={modules} place="top" />
      <div className={`wrap ${section.content} ${hasIngredients ? 'recipe-body' : 'recipe-plain'}`}>
        <Ingredients recipe={recipe} shown={shown.ingredients} onChosen={setChosen} />
        <Instructions steps={recipe.instructions} />
      </div>
      {box ? (
        <div className={`wrap ${section.content}`}>
          <RichText value={box} className="recipe-has" />
        </div>
      ) : null}
      {map ? (
        <div className={`wrap ${section.content}`}>
          <CutMap view={map} isLate />
        </div>
      ) : null}
      <PageModules modules={modules} place="bottom" />
    </>
  );
}

/** With the amounts for as many as it is cooked for. */
function asChosen(recipe: Recipe, chosen: Chosen | null): Recipe {
  if (!chosen) return recipe;
  const { portions, amounts } = chosen;
  const ingredients = recipe.ingredients.map((one, index) => ({ ...one, amount: amounts[index] ?? null }));
  return { ...recipe, portions, ingredients };
}

function stepsOf({ instructions }: Recipe): string[] {
  return instructions.map(({ body }) => plainText(body?.html)).filter((step) => step !== '');
}

type RecipeHeadProps = Pick<RecipeDetailProps, 'recipe' | 'updatedOn' | 'crumbs' | 'address'>;

function RecipeHead({ recipe, updatedOn, crumbs, address }: RecipeHeadProps) {
  const steps = stepsOf(recipe);
  const isCookable = recipe.ingredients.length > 0 || recipe.instructions.length > 0;
  return (
    <header className="wrap recipe-head">
      <Breadcrumbs crumbs={crumbs} />
      <div className={recipe.image ? 'recipe-columns' : undefined}>
        <FramedPicture image={recipe.image} use="recipeHeader" alt={recipe.title} isFirst />
        <div>
          <PageTitle>{recipe.title}</PageTitle>
          <RichText value={recipe.body} className="recipe-lead" />
          <RecipeFacts recipe={recipe} />
          <Origin author={recipe.author} updatedOn={updatedOn} />
          {isCookable ? (
            <div className="recipe-do">
              {steps.length > 0 ? <Cook title={recipe.title} steps={steps} ingredients={recipe.ingredients} /> : null}
              <PrintButton />
            </div>
          ) : null}
          {isCookable ? <p className="recipe-address">{address.url}</p> : null}
        </div>
      </div>
    </header>
  );
}

function PrintButton() {
  const t = useText();
  return (
    <Button look="ghost" size="small" onClick={() => window.print()}>
      <Icon name="printer" />
      {t('recipes:print')}
    </Button>
  );
}

function Origin({ author, updatedOn }: Pick<Recipe, 'author'> & Pick<RecipeDetailProps, 'updatedOn'>) {
  const t = useText();
  if (!author && !updatedOn) return null;
  return (
    <p className={`${card.meta} recipe-origin`}>
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
