import { type ComponentProps, useId } from 'react';
import type { RecipeCard as Recipe } from '#contract/entities/recipe.ts';
import type { AnimalType } from '#contract/market.ts';
import { listAddress } from '#rules/pagination.ts';
import { pathTo } from '#rules/paths.ts';
import { RecipeCard } from '#storefront/cards/recipe-card.tsx';
import { animalTabs } from '#storefront/lib/animal-tabs.ts';
import type { ListHead } from '#storefront/lib/list-head.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useListScroll } from '#storefront/lib/use-list-scroll.ts';
import { useMarket } from '#storefront/lib/use-market.ts';
import { PageModules } from '#storefront/modules/page-modules.tsx';
import { EmptyList } from '#storefront/ui/empty-list.tsx';
import { FilterBar } from '#storefront/ui/filter-bar.tsx';
import { PageHead } from '#storefront/ui/page-head.tsx';
import { PageLinks } from '#storefront/ui/page-links.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import card from '#storefront/ui/card.module.css';
import styles from './recipe-list.module.css';

type RecipeListProps = {
  page: ListHead;
  recipes: Recipe[];
  total: number;
  pageCount: number;
  state: { list: 'recipes'; filter: AnimalType | null; page: number };
  types: AnimalType[];
  modules: ComponentProps<typeof PageModules>['modules'];
};

export function RecipeList({ page, recipes, total, pageCount, state, types, modules }: RecipeListProps) {
  const t = useText();
  const market = useMarket();
  const headingId = useId();
  const list = useListScroll<HTMLElement>(`${state.filter} ${state.page}`);
  const animal = state.filter && t.find(`animals.${state.filter}`);
  return (
    <>
      <PageHead title={page.title} lead={page.summary ?? page.body}>
        <PageLinks links={page.links} />
      </PageHead>
      <PageModules modules={modules} place="top" />
      <section ref={list} className={`wrap ${styles.list}`} aria-labelledby={headingId}>
        <h2 id={headingId} className="sr">
          {animal ? t('meta.filteredTitle', { title: page.title, filter: animal }) : t('recipes:all')}
        </h2>
        <FilterBar
          label={t('filters.label')}
          tabs={animalTabs({ state, types, all: t('recipes:all'), market, text: t })}
        />
        {recipes.length === 0 ? (
          <EmptyList to={state.filter && pathTo(market, 'recipes')} link={t('recipes:back')}>
            {t('recipes:empty')}
          </EmptyList>
        ) : (
          <>
            <p className="sr" role="status">
              {t('recipes:count', { count: total })}
            </p>
            <ul className={`${card.grid} ${styles.cards}`}>
              {recipes.map((recipe) => (
                <li key={recipe.slug}>
                  <RecipeCard recipe={recipe} />
                </li>
              ))}
            </ul>
          </>
        )}
        <Pagination
          page={state.page}
          count={pageCount}
          addressOf={(number) => listAddress(market, { ...state, page: number })}
        />
      </section>
      <PageModules modules={modules} place="bottom" />
    </>
  );
}
