/** Modules that are a heading above a row of cards. Nothing to show hides them, heading and all. */
import type { PageModule } from '#contract/page-modules.ts';
import { hasSpecialBlogLayout } from '#rules/item-counts.ts';
import { ArticleCard } from '#storefront/cards/article-card.tsx';
import { BreedCard } from '#storefront/cards/breed-card.tsx';
import type {
  ArticleCardData,
  BreedCardData,
  CutCardData,
  FarmshopCardData,
  PackageCardData,
  RecipeCardData,
} from '#storefront/cards/card-data.ts';
import { CardGrid } from '#storefront/cards/card-grid.tsx';
import { CutCard } from '#storefront/cards/cut-card.tsx';
import { FarmshopCard } from '#storefront/cards/farmshop-card.tsx';
import { PackageCard } from '#storefront/cards/package-card.tsx';
import { RecipeCard } from '#storefront/cards/recipe-card.tsx';
import { useText } from '#storefront/lib/messages.tsx';
import { ModuleSection } from './module-section.tsx';

type ListProps<T> = { module: PageModule; items: readonly T[] | null };

type PackageListProps = ListProps<PackageCardData> & { heading: 'relatedProducts' | 'productHighlight' };

export function PackageList({ module, items, heading }: PackageListProps) {
  const t = useText();
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t(`modules.${heading}`)}>
      <CardGrid items={items}>{(box) => <PackageCard box={box} />}</CardGrid>
    </ModuleSection>
  );
}

type RecipeListProps = ListProps<RecipeCardData> & { heading: 'relatedRecipes' | 'recipeHighlight' };

export function RecipeList({ module, items, heading }: RecipeListProps) {
  const t = useText();
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t(`modules.${heading}`)}>
      <CardGrid items={items}>{(recipe) => <RecipeCard recipe={recipe} />}</CardGrid>
    </ModuleSection>
  );
}

/** One or two articles would leave holes in the grid, so they take a row each. */
export function ArticleList({ module, items }: ListProps<ArticleCardData>) {
  const t = useText();
  if (!items || items.length === 0) return null;
  const isWide = hasSpecialBlogLayout(items.length);
  return (
    <ModuleSection module={module} heading={t('modules.blogHighlight')}>
      <CardGrid items={items} isWide={isWide}>
        {(article) => <ArticleCard article={article} isWide={isWide} />}
      </CardGrid>
    </ModuleSection>
  );
}

export function BreedList({ module, items }: ListProps<BreedCardData>) {
  const t = useText();
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t('modules.breeds')}>
      <CardGrid items={items}>{(breed) => <BreedCard breed={breed} />}</CardGrid>
    </ModuleSection>
  );
}

export function CutList({ module, items }: ListProps<CutCardData>) {
  const t = useText();
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t('modules.cuts')}>
      <CardGrid items={items}>{(cut) => <CutCard cut={cut} />}</CardGrid>
    </ModuleSection>
  );
}

export function FarmshopList({ module, items }: ListProps<FarmshopCardData>) {
  const t = useText();
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t('modules.popular')}>
      <CardGrid items={items} isSmall>
        {(product) => <FarmshopCard product={product} />}
      </CardGrid>
    </ModuleSection>
  );
}
