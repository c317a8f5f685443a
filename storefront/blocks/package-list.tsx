import { PackageCard } from '#storefront/cards/package-card.tsx';
import type { PackageCardData } from '#storefront/cards/card-data.ts';
import { CardGrid } from '#storefront/cards/card-grid.tsx';
import { useText } from '#storefront/lib/messages.tsx';
import type { CardListProps } from './card-list.ts';
import { ModuleSection } from './module-section.tsx';

type PackageListProps = CardListProps<PackageCardData> & { heading: 'relatedProducts' | 'productHighlight' };

export function PackageList({ module, items, heading }: PackageListProps) {
  const t = useText();
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t(`modules.${heading}`)}>
      <CardGrid items={items}>{(box) => <PackageCard box={box} />}</CardGrid>
    </ModuleSection>
  );
}
