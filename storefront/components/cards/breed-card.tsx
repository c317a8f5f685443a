import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import card from '#storefront/ui/card.module.css';
import type { BreedCardData } from './card-data.ts';
import { CardFrame, type CardLevel, CardMore } from './card-frame.tsx';

export function BreedCard({ breed, level }: { breed: BreedCardData; level?: CardLevel }) {
  const t = useText();
  const to = pathTo(useMarket(), 'breed', { slug: breed.slug });
  return (
    <CardFrame to={to} title={breed.title} image={breed.image} shape="plate" level={level}>
      {breed.summary ? <p className={card.text}>{breed.summary}</p> : null}
      <CardMore>{t('cards.readBreed')}</CardMore>
    </CardFrame>
  );
}
