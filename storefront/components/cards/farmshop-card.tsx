import type { ReactNode } from 'react';
import type { FarmshopCard as FarmshopProduct } from '#contract/entities/farmshop-product.ts';
import type { Text } from '#contract/locales.ts';
import type { BrowserMarket } from '#contract/market.ts';
import { isDrink } from '#rules/stock/drink.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { formatPrice, salePrice } from '#rules/money/price.ts';
import { canBuy, readFarmshopStock } from '#rules/stock/stock-status.ts';
import { amountText } from '#storefront/i18n/amount-text.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import card from '#storefront/ui/card.module.css';
import { AddForm } from './add-form.tsx';
import type { FarmshopCardData } from './card-data.ts';
import { CardAction, CardFrame, type CardLevel } from './card-frame.tsx';
import { FarmshopBadges } from './named-badges.tsx';
import { PriceWithOld } from './prices.tsx';
import styles from './farmshop-card.module.css';

type FarmshopCardProps = {
  product: FarmshopCardData;
  level?: CardLevel;
  /** In place of the link to the product, while it can be bought. It has to lie above the link that covers the card. */
  action?: ReactNode;
};

export function FarmshopCard({ product, level, action }: FarmshopCardProps) {
  const t = useText();
  const market = useMarket();
  const status = readFarmshopStock(product.stockStatus);
  const to = pathTo(market, 'farmshopProduct', { slug: product.slug });
  const { price, crossedOut } = salePrice(product);
  const perKilo = formatPrice(product.pricePerKilo, market);
  return (
    <CardFrame
      to={to}
      title={product.title}
      image={product.image}
      level={level}
      isSmall
      badges={<FarmshopBadges product={product} />}
      stamp={canBuy(status) ? null : t(`stock.${status}`)}
    >
      <p className={`${card.meta} ${styles.facts}`}>
        <span>{packText(product, t, market)}</span>
        {perKilo ? <span>{t(isDrink(product) ? 'price.perLitre' : 'price.perKilo', { price: perKilo })}</span> : null}
        {product.farmer ? <span>{product.farmer.name}</span> : null}
      </p>
      <div className={`${card.foot} ${styles.foot}`}>
        <PriceWithOld amount={price} crossedOut={crossedOut} size="small" />
        {canBuy(status)
          ? (action ?? (
              <>
                <CardAction>
                  <AddForm product={product} />
                </CardAction>
                <TextLink to={to}>
                  {t('cards.viewFarmshop')}
                  <span className="sr">{product.title}</span>
                </TextLink>
              </>
            ))
          : null}
      </div>
    </CardFrame>
  );
}

/** "2 × 225 g": pieces of a pack and what one of them weighs. */
export function packText(
  { piecesPerPack, weight, unitType }: Pick<FarmshopProduct, 'piecesPerPack' | 'weight' | 'unitType'>,
  t: Text,
  market: BrowserMarket,
): string | null {
  if (weight === null) return piecesPerPack === null ? null : t('units.pieces', { count: piecesPerPack });
  const each = amountText({ amount: weight, unit: unitType }, t, market);
  return t('units.piecesTimes', { pieces: piecesPerPack ?? 1, weight: each });
}
