import { useId } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import { HerdDrawing } from './herd-drawing.tsx';
import styles from './herd.module.css';

export type HerdData = {
  animal: string | null;
  total: number;
  left: number;
  /** As the shop prints it; null is not known. */
  percentage: number | null;
};

/** One small animal for each package, those sold inked. The words below say the same. */
export function Herd({ animal, total, left, percentage }: HerdData) {
  const t = useText();
  const id = useId();
  const sold = total - left;
  const parts = [
    { name: 'sold', className: styles.sold, from: 0, to: sold },
    { name: 'left', className: styles.left, from: sold, to: total },
  ];
  return (
    <div>
      <HerdDrawing id={id} animal={animal} total={total} parts={parts} className={styles.drawing} />
      <p className={styles.key}>
        <span className={styles.sold}>
          <i aria-hidden="true" />
          {percentage === null ? t('herd.sold') : t('sold.percent', { percent: percentage })}
        </span>
        <span className={styles.left}>
          <i aria-hidden="true" />
          {t('herd.leftOf', { left, total })}
        </span>
      </p>
    </div>
  );
}
