import type { CSSProperties } from 'react';
import styles from './carved-cow.module.css';

/** Where, in the cow of public/images/animals.svg, each further twentieth of its surface is left behind. */
const twentieths = [
  0.8, 6.9, 9.2, 11.3, 13.1, 14.8, 16, 17.3, 18.7, 20.2, 22.2, 24.2, 26.2, 28.2, 30.2, 32.4, 33.9, 35.3, 36.8, 38.1,
  40.6,
];
const height = 30;
/** The cut of the knife. */
const gap = 0.3;

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

/** A whole as a cow in as many pieces as it has shares. The list beside it says the same. */
export function CarvedCow({ amounts }: { amounts: readonly number[] }) {
  const edges = carvedAt(amounts);
  return (
    <svg viewBox={`0 0 42 ${height}`} className={styles.cow} aria-hidden="true" focusable="false">
      {amounts.map((_, at) => {
        const from = edges[at] ?? 0;
        const width = Math.max((edges[at + 1] ?? 0) - from - gap, 0.2);
        return (
          <svg
            key={from}
            x={from}
            width={width}
            height={height}
            viewBox={`${from} 0 ${width} ${height}`}
            className={styles.piece}
            style={inkOf(at)}
          >
            <use href="/images/animals.svg#cow" width={42} height={height} />
          </svg>
        );
      })}
    </svg>
  );
}
