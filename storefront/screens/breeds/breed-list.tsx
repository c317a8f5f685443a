import { listAddress } from '#rules/pagination.ts';
import { BreedCard } from '#storefront/cards/breed-card.tsx';
import type { BreedCardData } from '#storefront/cards/card-data.ts';
import { CardGrid } from '#storefront/cards/card-grid.tsx';
import type { ListHead } from '#storefront/lib/list-head.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useMarket } from '#storefront/lib/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { EmptyList } from '#storefront/ui/empty-list.tsx';
import { ListSection } from '#storefront/ui/list-section.tsx';
import { PageHead } from '#storefront/ui/page-head.tsx';
import { PageLinks } from '#storefront/ui/page-links.tsx';

type BreedListProps = {
  page: ListHead;
  breeds: BreedCardData[];
  total: number;
  pageCount: number;
  state: { list: 'breeds'; page: number };
  modules: LoadedModules;
};

export function BreedList({ page, breeds, total, pageCount, state, modules }: BreedListProps) {
  const t = useText();
  const market = useMarket();
  const addressOf = (number: number) => listAddress(market, { ...state, page: number });
  return (
    <>
      <PageHead title={page.title} lead={page.summary ?? page.body}>
        <PageLinks links={page.links} />
      </PageHead>
      <PageModules modules={modules} place="top" />
      <ListSection
        label={page.title}
        part={String(state.page)}
        count={total > 0 ? t('breeds:count', { count: total }) : null}
        pages={{ page: state.page, count: pageCount, addressOf }}
      >
        {breeds.length === 0 ? (
          <EmptyList>{t('breeds:empty')}</EmptyList>
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
