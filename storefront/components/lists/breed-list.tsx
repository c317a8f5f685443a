import { BreedCard } from '#storefront/components/cards/breed-card.tsx';
import type { BreedCardData } from '#storefront/components/cards/card-data.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { CardList, type CardListProps } from './card-list.tsx';

export function BreedList(props: CardListProps<BreedCardData>) {
  const t = useText();
  return (
    <CardList {...props} heading={t('modules.breeds')}>
      {(breed) => <BreedCard breed={breed} />}
    </CardList>
  );
}
