import { useId } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import styles from './herd.module.css';

export type HerdData = {
  animal: string | null;
  total: number;
  sold: number;
  /** As the shop prints it; null is not known. */
  percentage: number | null;
};

/** Wide enough for a pair of animals of 48 in rows that end evenly. */
const columns = 16;
/** A drawing of public/images/animals.svg, with a little air around it. */
const cell = { width: 48, height: 36 };
const drawn = new Set(['boar', 'chicken', 'cow', 'deer', 'duck', 'fish', 'goat', 'goose', 'pig', 'sheep', 'turkey']);

/** One small animal for each package, those sold inked. The words below say the same. */
export function Herd({ animal, total, sold, percentage }: HerdData) {
  const t = useText();
  const id = useId();
  const rows = Math.ceil(total / columns);
  const places = Array.from({ length: total }, (_, at) => (
    <use key={at} href={`#${id}`} x={(at % columns) * cell.width} y={Math.floor(at / columns) * cell.height} />
  ));
  return (
    <div>
      <svg
        viewBox={`0 0 ${columns * cell.width} ${rows * cell.height}`}
        className={styles.drawing}
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <g id={id}>
            <use
              href={`/images/animals.svg#${animal && drawn.has(animal) ? animal : 'cow'}`}
              x={3}
              y={3}
              width={42}
              height={30}
            />
          </g>
        </defs>
        <g className={styles.sold}>{places.slice(0, sold)}</g>
        <g className={styles.left}>{places.slice(sold)}</g>
      </svg>
      <p className={styles.key}>
        <span className={styles.sold}>
          <i aria-hidden="true" />
          {percentage === null ? t('herd.sold') : t('sold.percent', { percent: percentage })}
        </span>
        <span className={styles.left}>
          <i aria-hidden="true" />
          {t('herd.left')}
        </span>
      </p>
    </div>
  );
}
