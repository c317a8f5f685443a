import { BreedCard } from '#storefront/cards/breed-card.tsx';
import type { BreedCardData } from '#storefront/cards/card-data.ts';
import { CardGrid } from '#storefront/cards/card-grid.tsx';
import { useText } from '#storefront/lib/messages.tsx';
import type { CardListProps } from './card-list.ts';
import { ModuleSection } from './module-section.tsx';

export function BreedList({ module, items }: CardListProps<BreedCardData>) {
  const t = useText();
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t('modules.breeds')}>
      <CardGrid items={items}>{(breed) => <BreedCard breed={breed} />}</CardGrid>
    </ModuleSection>
  );
}
