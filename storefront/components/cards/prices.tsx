import { type Amount, formatPrice } from '#rules/money/price.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Price } from '#storefront/ui/text/price.tsx';
import styles from './prices.module.css';

type PriceWithOldProps = { amount: Amount; crossedOut: number | null; size?: 'normal' | 'small' };

/** The price, below the one it had before. */
export function PriceWithOld({ amount, crossedOut, size }: PriceWithOldProps) {
  const t = useText();
  const old = formatPrice(crossedOut, useMarket());
  return (
    <div>
      {old ? (
        <p className={styles.was}>
          <span className="sr">{t('price.was', { price: old })}</span>
          <s aria-hidden="true">{old}</s>
        </p>
      ) : null}
      <Price amount={amount} size={size} />
    </div>
  );
}

type PricePerProps = { perMeal: Amount; perKilo: Amount; isDrink?: boolean };

export function PricePer({ perMeal, perKilo, isDrink = false }: PricePerProps) {
  const t = useText();
  const market = useMarket();
  const meal = formatPrice(perMeal, market);
  const kilo = formatPrice(perKilo, market);
  return (
    <div className={styles.per}>
      {meal ? <span>{t('price.perMeal', { price: meal })}</span> : null}
      {kilo ? <span>{t(isDrink ? 'price.perLitre' : 'price.perKilo', { price: kilo })}</span> : null}
    </div>
  );
}
