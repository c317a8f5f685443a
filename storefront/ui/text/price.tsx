import { type Amount, priceParts } from '#rules/money/price.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import styles from './price.module.css';

/** A price with large whole part and small decimals; read aloud as one text. Nothing for what is no price. */
export function Price({
  amount,
  size = 'normal',
  className,
}: {
  amount: Amount;
  size?: 'normal' | 'small';
  className?: string;
}) {
  const parts = priceParts(amount, useMarket());
  if (!parts) return null;
  const symbol = (
    <span className={parts.symbolPosition === 'before' ? styles.before : styles.after}>{parts.symbol}</span>
  );
  return (
    <span className={classNames(styles.price, size === 'small' && styles.small, className)}>
      <span className="sr">{parts.full}</span>
      <span aria-hidden="true" className={styles.shown}>
        {parts.symbolPosition === 'before' ? symbol : null}
        {parts.whole}
        <span className={styles.decimals}>{parts.decimals}</span>
        {parts.symbolPosition === 'after' ? symbol : null}
      </span>
    </span>
  );
}
