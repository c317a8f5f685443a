import type { AnimalType } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { animalQuery } from '#rules/lists/animal-filter.ts';
import { BreedCard } from '#storefront/components/cards/breed-card.tsx';
import type { BreedCardData } from '#storefront/components/cards/card-data.ts';
import { ListScreen, type LoadedList } from '#storefront/components/lists/list-screen.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { type LoadedModules, PageModules } from '#storefront/modules/page-modules.tsx';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';

type BreedListProps = LoadedList<{ list: 'breeds'; page: number }> & {
  filter: AnimalType | null;
  breeds: BreedCardData[];
  total: number;
  modules: LoadedModules;
};

export function BreedList({ filter, breeds, total, modules, ...list }: BreedListProps) {
  const t = useText();
  const market = useMarket();
  return (
    <ListScreen
      {...list}
      animal={filter}
      query={animalQuery(filter)}
      intro={<PageLinks links={list.page.links} />}
      top={<PageModules modules={modules} place="top" />}
      bottom={<PageModules modules={modules} place="bottom" />}
      count={total > 0 ? t('breeds:count', { count: total }) : null}
      items={breeds}
      empty={{
        text: t(filter ? 'breeds:nothing' : 'breeds:empty'),
        to: filter && pathTo(market, 'breeds'),
        link: t('breeds:back'),
      }}
    >
      {(breed) => <BreedCard breed={breed} level={2} />}
    </ListScreen>
  );
}
