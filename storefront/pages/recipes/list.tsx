import type { ComponentProps } from 'react';
import type { AnimalType } from '#contract/market.ts';
import { listAddress } from '#rules/lists/pagination.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { RecipeCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { RecipeCard } from '#storefront/components/cards/recipe-card.tsx';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import type { FilterBar } from '#storefront/ui/list/filter-bar.tsx';
import { ListSection } from '#storefront/ui/list/list-section.tsx';
import { SearchForm } from '#storefront/components/lists/search-form.tsx';
import { ListIntro } from '#storefront/components/list-intro.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import styles from './list.module.css';

type RecipeListProps = {
  page: ListHead;
  heading: string;
  recipes: RecipeCardData[];
  total: number;
  pageCount: number;
  state: { list: 'recipes'; filter: AnimalType | null; page: number };
  query: string;
  bars: ComponentProps<typeof FilterBar>[];
  folded: ComponentProps<typeof ListSection>['folded'];
  modules: LoadedModules;
};

export function RecipeList({
  page,
  heading,
  recipes,
  total,
  pageCount,
  state,
  query,
  bars,
  folded,
  modules,
}: RecipeListProps) {
  const t = useText();
  const market = useMarket();
  const addressOf = (number: number) => `${listAddress(market, { ...state, page: number })}${query}`;
  return (
    <>
      <PageHead title={heading} lead={page.summary ?? page.body}>
        <ListIntro page={page} />
        <div className={styles.search}>
          <SearchForm label={t('recipes:search')} kind="recipes" />
        </div>
      </PageHead>
      <PageModules modules={modules} place="top" />
      <ListSection
        label={heading}
        part={`${state.filter} ${state.page}`}
        bars={bars}
        folded={folded}
        count={total > 0 ? t('recipes:count', { count: total }) : null}
        pages={{ page: state.page, count: pageCount, addressOf }}
      >
        {recipes.length === 0 ? (
          <EmptyList to={query || state.filter ? pathTo(market, 'recipes') : null} link={t('recipes:back')}>
            {t(query ? 'recipes:nothing' : state.filter ? 'recipes:empty' : 'recipes:none')}
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
