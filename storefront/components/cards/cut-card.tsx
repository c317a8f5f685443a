import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import card from '#storefront/ui/card.module.css';
import type { CutCardData } from './card-data.ts';
import { CardFrame, type CardLevel, CardMore } from './card-frame.tsx';

export function CutCard({ cut, level }: { cut: CutCardData; level?: CardLevel }) {
  const t = useText();
  const to = pathTo(useMarket(), 'cut', { slug: cut.slug });
  return (
    <CardFrame to={to} title={cut.title} image={cut.image} shape="plate" level={level}>
      {cut.summary ? <p className={card.text}>{cut.summary}</p> : null}
      <CardMore>{t('cards.readCut')}</CardMore>
    </CardFrame>
  );
}
