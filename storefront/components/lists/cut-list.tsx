import { CutCard } from '#storefront/components/cards/cut-card.tsx';
import type { CutCardData } from '#storefront/components/cards/card-data.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { CardList, type CardListProps } from './card-list.tsx';

export function CutList(props: CardListProps<CutCardData>) {
  const t = useText();
  return (
    <CardList {...props} heading={t('modules.cuts')}>
      {(cut) => <CutCard cut={cut} />}
    </CardList>
  );
}
