import { CutCard } from '#storefront/cards/cut-card.tsx';
import type { CutCardData } from '#storefront/cards/card-data.ts';
import { CardGrid } from '#storefront/cards/card-grid.tsx';
import { useText } from '#storefront/lib/messages.tsx';
import type { CardListProps } from './card-list.ts';
import { ModuleSection } from './module-section.tsx';

export function CutList({ module, items }: CardListProps<CutCardData>) {
  const t = useText();
  if (!items || items.length === 0) return null;
  return (
    <ModuleSection module={module} heading={t('modules.cuts')}>
      <CardGrid items={items}>{(cut) => <CutCard cut={cut} />}</CardGrid>
    </ModuleSection>
  );
}
