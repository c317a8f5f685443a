import { shownPercentage, soldLabel } from '#rules/stock/sold-percentage.ts';
import type { Amount } from '#rules/money/price.ts';
import { readStockStatus } from '#rules/stock/stock-status.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import styles from './sold-bar.module.css';

type SoldBarProps = {
  percentage: Amount;
  stockStatus: string | null;
  /** How many are left; said instead of the label. */
  left?: number | null;
};

/** How much of an animal is sold, in words and as a bar. Nothing for what cannot be bought or is not known. */
export function SoldBar({ percentage, stockStatus, left }: SoldBarProps) {
  const t = useText();
  const { figures } = useMarket();
  const label = soldLabel(percentage, readStockStatus(stockStatus));
  const percent = shownPercentage(percentage, figures);
  if (label === null || percent === null) return null;
  // Where the figures are as they are, what hardly anybody bought is not called a good choice.
  const isPraise = figures === 'plain' && label === 'goodChoice';
  return (
    <div className={classNames(styles.sold, styles[label])}>
      <div className={styles.words}>
        <span>{t('sold.percent', { percent })}</span>
        {isPraise && !left ? null : (
          <strong>{left ? t('urgency.remaining', { count: left }) : t(`sold.${label}`)}</strong>
        )}
      </div>
      {/* The words above say the same. */}
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
