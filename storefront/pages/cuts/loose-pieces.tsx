import { useId } from 'react';
import { pathTo } from '#rules/addresses/paths.ts';
import { salePrice } from '#rules/money/price.ts';
import { AddForm } from '#storefront/components/cards/add-form.tsx';
import type { FarmshopCardData } from '#storefront/components/cards/card-data.ts';
import { packText } from '#storefront/components/cards/farmshop-card.tsx';
import { PriceWithOld } from '#storefront/components/cards/prices.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';

/** The cut as it is sold by itself, with its price and a plus. */
export function LoosePieces({ pieces }: { pieces: FarmshopCardData[] }) {
  const t = useText();
  const market = useMarket();
  const id = useId();
  if (pieces.length === 0) return null;
  return (
    <section className="cu-loose" aria-labelledby={id}>
      <h2 id={id}>{t('cuts:loose')}</h2>
      <ul>
        {pieces.map((piece) => {
          const { price, crossedOut } = salePrice(piece);
          return (
            <li key={piece.slug}>
              <span>
                <AppLink to={pathTo(market, 'farmshopProduct', { slug: piece.slug })}>{piece.title}</AppLink>
                <small>{[packText(piece, t, market), piece.farmer?.name].filter(Boolean).join(', ')}</small>
              </span>
              <PriceWithOld amount={price} crossedOut={crossedOut} size="small" />
              <AddForm product={piece} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
