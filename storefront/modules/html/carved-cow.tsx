import type { CSSProperties } from 'react';
import styles from './carved-cow.module.css';

/** What the drawing of the cut map shows of its sheet. */
const box = { left: 44, top: 116, width: 892, height: 504 };
/** Where, in that drawing, each further twentieth of the cow's surface is left behind. */
const twentieths = [
  55, 198, 251, 297, 339, 369, 396, 426, 454, 490, 533, 576, 619, 662, 707, 753, 784, 814, 844, 872, 927,
];
/** The cut of the knife. */
const gap = 7;

const inks = ['primary', 'accent', 'deep', 'leaf', 'ink-3'];

/** The ink of a piece and of its line; further pieces begin again. */
export function inkOf(at: number): CSSProperties {
  return { '--ink-of': `var(--${inks[at % inks.length]})` } as CSSProperties;
}

/** The edges of the pieces, from head to tail: each piece has its share of the cow's surface. */
export function carvedAt(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let sum = 0;
  return [0, ...amounts].map((amount) => {
    sum += amount;
    const place = (20 * sum) / total;
    const at = Math.min(Math.floor(place), twentieths.length - 2);
    const [left = 0, right = 0] = twentieths.slice(at);
    return left + (right - left) * (place - at);
  });
}

/** A whole as a cow in as many pieces as it has shares, by the hand that drew the cut maps. The list beside it says the same. */
export function CarvedCow({ amounts }: { amounts: readonly number[] }) {
  const edges = carvedAt(amounts);
  return (
    <svg
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      className={styles.cow}
      aria-hidden="true"
      focusable="false"
    >
      {amounts.map((_, at) => {
        const from = edges[at] ?? 0;
        const width = Math.max((edges[at + 1] ?? 0) - from - gap, 2);
        const part = { x: from, y: box.top, width, height: box.height };
        return (
          <svg
            key={from}
            {...part}
            viewBox={`${from} ${box.top} ${width} ${box.height}`}
            className={styles.piece}
            style={inkOf(at)}
          >
            <use href="/images/cut-maps/cow.svg#back" />
            <use href="/images/cut-maps/cow.svg#front" />
          </svg>
        );
      })}
    </svg>
  );
}
