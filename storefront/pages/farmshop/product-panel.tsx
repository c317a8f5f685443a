import { isDrink } from '#rules/stock/drink.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { formatPrice, salePrice } from '#rules/money/price.ts';
import { canBuy, readFarmshopStock } from '#rules/stock/stock-status.ts';
import { useBasketState } from '#storefront/basket/basket-provider.tsx';
import { quantityOf } from '#storefront/basket/state/basket-state.ts';
import { QuantityControl } from '#storefront/basket/quantity-control.tsx';
import { ToBasketLink } from '#storefront/basket/to-basket-link.tsx';
import { FarmshopBadges } from '#storefront/components/cards/named-badges.tsx';
import { PriceWithOld } from '#storefront/components/cards/prices.tsx';
import { inLargeUnit } from '#rules/stock/in-large-unit.ts';
import { amountText } from '#storefront/i18n/amount-text.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { FoodLabel } from '#storefront/components/food-facts/food-label.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { PageTitle } from '#storefront/ui/text/page-title.tsx';
import { boxProduct } from './box-product.ts';
import type { FarmshopProductView } from './load.server.ts';
import { ProductAccordion } from './product-accordion.tsx';
import styles from './detail.module.css';

type PanelProps = { product: FarmshopProductView };

/** Everything one wants to know before it goes into the box. */
export function ProductPanel({ product }: PanelProps) {
  const market = useMarket();
  const { farmer, summary } = product;
  const { price, crossedOut } = salePrice(product);
  return (
    <div className={styles.panel}>
      <FarmshopBadges product={product} />
      <PageTitle className={styles.title}>{product.title}</PageTitle>
      {farmer ? (
        <p className={styles.farmer}>
          <AppLink to={farmer.slug && pathTo(market, 'farmer', { slug: farmer.slug })}>{farmer.name}</AppLink>
          {farmer.location ? <span>{farmer.location}</span> : null}
        </p>
      ) : null}
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      <Facts product={product} />
      <div className={styles.buy}>
        <div>
          <PriceWithOld amount={price} crossedOut={crossedOut} />
          {price === null ? null : <p className={styles.small}>{product.deliveryText}</p>}
          {product.lowestText ? <p className={styles.small}>{product.lowestText}</p> : null}
        </div>
        <Buy product={product} />
      </div>
      <ProductAccordion product={product} />
      <div className={styles.label}>
        <FoodLabel label={product.label} />
      </div>
    </div>
  );
}

function Facts({ product }: PanelProps) {
  const t = useText();
  const market = useMarket();
  const { weight, unitType, pricePerKilo, piecesPerPack } = product;
  const isBottled = isDrink(product);
  const facts = [
    [
      t(isBottled ? 'farmshop:detail.volume' : 'farmshop:detail.weight'),
      // As on the label: of the whole pack.
      weight === null
        ? null
        : amountText(inLargeUnit({ amount: weight * (piecesPerPack ?? 1), unit: unitType }), t, market),
    ],
    [
      t(isBottled ? 'farmshop:detail.pricePerLitre' : 'farmshop:detail.pricePerKilo'),
      formatPrice(pricePerKilo, market),
    ],
    [t('farmshop:detail.piecesPerPack'), piecesPerPack === null ? null : String(piecesPerPack)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Buy({ product }: PanelProps) {
  const t = useText();
  const isInBox = useBasketState((state) => quantityOf(state, product.bundledItemId) > 0);
  const status = readFarmshopStock(product.stockStatus);
  if (!canBuy(status)) {
    return (
      <Button isBlock disabled>
        {t(`stock.${status}`)}
      </Button>
    );
  }
  return (
    <div className={styles.control}>
      <QuantityControl product={boxProduct({ ...product, title: product.name })} look="wide" />
      {isInBox ? <ToBasketLink className={styles.toBasket} /> : null}
    </div>
  );
}
