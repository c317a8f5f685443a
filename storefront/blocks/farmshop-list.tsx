import { FarmshopCard } from '#storefront/cards/farmshop-card.tsx';
import type { FarmshopCardData } from '#storefront/cards/card-data.ts';
import { CardGrid } from '#storefront/cards/card-grid.tsx';
import { useText } from '#storefront/lib/messages.tsx';
import type { CardListProps } from './card-list.ts';
import { ModuleSection } from './module-section.tsx';

export function FarmshopList({ module, items }: CardListProps<FarmshopCardData>) {
  const t = useText();
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t('modules.popular')}>
      <CardGrid items={items} isSmall>
        {(product) => <FarmshopCard product={product} />}
      </CardGrid>
    </ModuleSection>
  );
}
