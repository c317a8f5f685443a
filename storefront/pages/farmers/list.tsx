import type { ComponentProps } from 'react';
import type { AnimalType } from '#contract/market.ts';
import { listAddress } from '#rules/lists/pagination.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { FarmerCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import { FarmerCard } from '#storefront/components/cards/farmer-card.tsx';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import type { FilterBar } from '#storefront/ui/list/filter-bar.tsx';
import { ListSection } from '#storefront/ui/list/list-section.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import { FarmerMap, type FarmerMapView, mapAnchor } from './farmer-map.tsx';
import styles from './list.module.css';

type FarmerListProps = {
  page: ListHead;
  farmers: FarmerCardData[];
  total: number;
  pageCount: number;
  state: { list: 'farmers'; filter: AnimalType | null; page: number };
  bars: ComponentProps<typeof FilterBar>[];
  hasNew: boolean;
  /** Where they are; on the first page of the list, where that is known. */
  map: FarmerMapView | null;
  modules: LoadedModules;
};

export function FarmerList({ page, farmers, total, pageCount, state, bars, hasNew, map, modules }: FarmerListProps) {
  const t = useText();
  const market = useMarket();
  return (
    <>
      <PageHead title={page.title} lead={page.summary ?? page.body}>
        <PageLinks links={page.links} />
        {hasNew || map ? (
          <p className={styles.new}>
            {hasNew ? <TextLink to={pathTo(market, 'newFarmers')}>{t('farmers:newTitle')}</TextLink> : null}{' '}
            {map ? <TextLink to={`#${mapAnchor}`}>{t('farmers:mapTitle')}</TextLink> : null}
          </p>
        ) : null}
      </PageHead>
      <PageModules modules={modules} place="top" />
      <ListSection
        label={page.title}
        part={`${state.filter} ${state.page}`}
        bars={bars}
        count={total > 0 ? t('farmers:count', { count: total }) : null}
        pages={{
          page: state.page,
          count: pageCount,
          addressOf: (number) => listAddress(market, { ...state, page: number }),
        }}
      >
        {farmers.length === 0 ? (
          <EmptyList to={state.filter && pathTo(market, 'farmers')} link={t('farmers:back')}>
            {t(state.filter ? 'farmers:empty' : 'farmers:none')}
          </EmptyList>
        ) : (
          <CardGrid items={farmers} isMain>
            {(farmer) => <FarmerCard farmer={farmer} level={2} />}
          </CardGrid>
        )}
      </ListSection>
      {map ? <FarmerMap map={map} /> : null}
      <PageModules modules={modules} place="bottom" />
    </>
  );
}
