import type { ComponentProps } from 'react';
import type { RichText as RichTextValue } from '#contract/fields/read.ts';
import { listAddress, type ListState } from '#rules/lists/pagination.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { PackageCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { PackageCard } from '#storefront/components/cards/package-card.tsx';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import type { Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import { ListIntro } from '#storefront/components/list-intro.tsx';
import { ListSection } from '#storefront/ui/list/list-section.tsx';
import type { FilterBar } from '#storefront/ui/list/filter-bar.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import styles from './list.module.css';

type PackageListProps = {
  page: ListHead;
  packages: PackageCardData[];
  pageCount: number;
  state: Extract<ListState, { list: 'productList' }>;
  crumbs: Crumb[];
  query: string;
  bars: ComponentProps<typeof FilterBar>[];
  comparison: RichTextValue | null;
  modules: LoadedModules;
};

/** All packages of one animal, or of the few that share a word. */
export function PackageList({
  page,
  packages,
  pageCount,
  query,
  bars,
  comparison,
  state,
  crumbs,
  modules,
}: PackageListProps) {
  const t = useText();
  const market = useMarket();
  const addressOf = (number: number) => `${listAddress(market, { ...state, page: number })}${query}`;
  return (
    <>
      <PageHead title={page.title} crumbs={crumbs} lead={page.summary ?? page.body}>
        <ListIntro page={page} />
      </PageHead>
      <PageModules modules={modules} place="top" />
      <ListSection
        label={page.title}
        part={`${state.animal} ${state.page}`}
        bars={bars}
        pages={{ page: state.page, count: pageCount, addressOf }}
      >
        <RichText value={comparison} className={styles.comparison} />
        {packages.length === 0 ? (
          <EmptyList to={pathTo(market, 'animals')} link={t('categories.all')}>
            {t(query ? 'search.notfound' : 'home:packages.empty')}
          </EmptyList>
        ) : (
          <CardGrid items={packages} isMain>
            {(box) => <PackageCard box={box} level={2} />}
          </CardGrid>
        )}
      </ListSection>
      <PageModules modules={modules} place="bottom" />
    </>
  );
}
