import { PackageCard } from '#storefront/components/cards/package/package-card.tsx';
import type { PackageCardData } from '#storefront/components/cards/card-data.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { CardList, type CardListProps } from './card-list.tsx';

type PackageListProps = CardListProps<PackageCardData> & { heading: 'relatedProducts' | 'productHighlight' };

export function PackageList({ heading, ...list }: PackageListProps) {
  const t = useText();
  return (
    <CardList {...list} heading={t(`modules.${heading}`)}>
      {(box) => <PackageCard box={box} />}
    </CardList>
  );
}
