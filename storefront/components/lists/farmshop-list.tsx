import { FarmshopCard } from '#storefront/components/cards/farmshop-card.tsx';
import type { FarmshopCardData } from '#storefront/components/cards/card-data.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { CardList, type CardListProps } from './card-list.tsx';

export function FarmshopList(props: CardListProps<FarmshopCardData>) {
  const t = useText();
  return (
    <CardList {...props} heading={t('modules.popular')} isSmall>
      {(product) => <FarmshopCard product={product} />}
    </CardList>
  );
}
