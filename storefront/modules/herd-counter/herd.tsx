import { useId } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import { cellsPath } from './cells-path.ts';
import styles from './herd.module.css';

export type HerdData = {
  animal: string | null;
  total: number;
  sold: number;
  /** As the shop prints it; null is not known. */
  percentage: number | null;
};

/** Wide enough for a pair of animals of 48 in rows that end evenly; each has room for a drawing of public/images/animals.svg and a little air. */
const cells = { columns: 16, width: 48, height: 36 };
const size = { width: cells.width, height: cells.height };
const drawn = new Set(['boar', 'chicken', 'cow', 'deer', 'duck', 'fish', 'goat', 'goose', 'pig', 'sheep', 'turkey']);

/** One small animal for each package, those sold inked. The words below say the same. */
export function Herd({ animal, total, sold, percentage }: HerdData) {
  const t = useText();
  const id = useId();
  const rows = Math.ceil(total / cells.columns);
  const drawing = `/images/animals.svg#${animal && drawn.has(animal) ? animal : 'cow'}`;
  const parts = [
    { name: 'sold', from: 0, to: sold },
    { name: 'left', from: sold, to: total },
  ] as const;
  return (
    <div>
      <svg
        viewBox={`0 0 ${cells.columns * cells.width} ${rows * cells.height}`}
        className={styles.drawing}
        aria-hidden="true"
        focusable="false"
      >
        {/* One animal repeated: a hundred of them would be a hundred elements to lay out. */}
        {parts.map(({ name, from, to }) => (
          <g key={name}>
            <pattern id={`${id}${name}`} className={styles[name]} patternUnits="userSpaceOnUse" {...size}>
              <use href={drawing} x={3} y={3} width={42} height={30} />
            </pattern>
            <path fill={`url(#${id}${name})`} d={cellsPath(cells, from, to)} />
          </g>
        ))}
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
