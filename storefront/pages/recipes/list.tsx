import type { AnimalType } from '#contract/market.ts';
import { listAddress } from '#rules/lists/pagination.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { RecipeCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { RecipeCard } from '#storefront/components/cards/recipe-card.tsx';
import { animalTabs } from '#storefront/components/animal-tabs.ts';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import { ListSection } from '#storefront/ui/list/list-section.tsx';
import { ListIntro } from '#storefront/components/list-intro.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';

type RecipeListProps = {
  page: ListHead;
  recipes: RecipeCardData[];
  total: number;
  pageCount: number;
  state: { list: 'recipes'; filter: AnimalType | null; page: number };
  types: AnimalType[];
  modules: LoadedModules;
};

export function RecipeList({ page, recipes, total, pageCount, state, types, modules }: RecipeListProps) {
  const t = useText();
  const market = useMarket();
  const tabs = animalTabs({ state, types, all: t('recipes:all'), market, text: t });
  const addressOf = (number: number) => listAddress(market, { ...state, page: number });
  return (
    <>
      <PageHead title={page.title} lead={page.summary ?? page.body}>
        <ListIntro page={page} />
      </PageHead>
      <PageModules modules={modules} place="top" />
      <ListSection
        label={page.title}
        part={`${state.filter} ${state.page}`}
        filter={{ label: t('filters.label'), tabs }}
        count={total > 0 ? t('recipes:count', { count: total }) : null}
        pages={{ page: state.page, count: pageCount, addressOf }}
      >
        {recipes.length === 0 ? (
          <EmptyList to={state.filter && pathTo(market, 'recipes')} link={t('recipes:back')}>
            {t(state.filter ? 'recipes:empty' : 'recipes:none')}
          </EmptyList>
        ) : (
          <CardGrid items={recipes} isMain>
            {(recipe) => <RecipeCard recipe={recipe} level={2} />}
          </CardGrid>
        )}
      </ListSection>
      <PageModules modules={modules} place="bottom" />
    </>
  );
}
