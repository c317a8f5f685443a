import type { ComponentProps } from 'react';
import type { AnimalType } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { animalQuery } from '#rules/lists/animal-filter.ts';
import { listAddress } from '#rules/lists/pagination.ts';
import { BreedCard } from '#storefront/components/cards/breed-card.tsx';
import type { BreedCardData } from '#storefront/components/cards/card-data.ts';
import { CardGrid } from '#storefront/components/cards/card-grid.tsx';
import type { ListHead } from '#storefront/data/list-head.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { EmptyList } from '#storefront/ui/list/empty-list.tsx';
import type { FilterBar } from '#storefront/ui/list/filter-bar.tsx';
import { ListSection } from '#storefront/ui/list/list-section.tsx';
import { PageHead } from '#storefront/ui/text/page-head.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';

type BreedListProps = {
  page: ListHead;
  heading: string;
  filter: AnimalType | null;
  bars: ComponentProps<typeof FilterBar>[];
  breeds: BreedCardData[];
  total: number;
  pageCount: number;
  state: { list: 'breeds'; page: number };
  modules: LoadedModules;
};

export function BreedList({ page, heading, filter, bars, breeds, total, pageCount, state, modules }: BreedListProps) {
  const t = useText();
  const market = useMarket();
  const addressOf = (number: number) => `${listAddress(market, { ...state, page: number })}${animalQuery(filter)}`;
  return (
    <>
      <PageHead title={heading} lead={page.summary ?? page.body}>
        <PageLinks links={page.links} />
      </PageHead>
      <PageModules modules={modules} place="top" />
      <ListSection
        label={heading}
        part={`${filter} ${state.page}`}
        bars={bars}
        count={total > 0 ? t('breeds:count', { count: total }) : null}
        pages={{ page: state.page, count: pageCount, addressOf }}
      >
        {breeds.length === 0 ? (
          <EmptyList to={filter && pathTo(market, 'breeds')} link={t('breeds:back')}>
            {t(filter ? 'breeds:nothing' : 'breeds:empty')}
          </EmptyList>
        ) : (
          <CardGrid items={breeds} isMain>
            {(breed) => <BreedCard breed={breed} level={2} />}
          </CardGrid>
        )}
      </ListSection>
      <PageModules modules={modules} place="bottom" />
    </>
  );
}
