import type { ReactNode } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import card from '#storefront/ui/card.module.css';
import { ImagePriority } from '#storefront/ui/media/image-priority.ts';
import { AloneInRow } from './alone-in-row.ts';
import styles from './card-grid.module.css';

type CardGridProps<T> = {
  items: readonly T[];
  /** Cards that take a whole row. */
  isWide?: boolean;
  /** Farm shop cards: two in a row on phones. */
  isSmall?: boolean;
  /** The main list of its page: its first card is in view at once. */
  isMain?: boolean;
  /** A part of a row: a single card stays as it is. */
  isPart?: boolean;
  /** After the cards; it fills what they leave of the last row. */
  last?: ReactNode;
  children: (item: T) => ReactNode;
};

/** A list of cards: three, two, one in a row. */
export function CardGrid<T extends { slug: string }>({
  items,
  isWide,
  isSmall,
  isMain = false,
  isPart = false,
  last,
  children,
}: CardGridProps<T>) {
  const isAlone = items.length === 1 && !isSmall && !isPart && !last;
  return (
    <ul className={classNames(card.grid, styles.grid, isSmall && styles.small)}>
      {items.map((item, index) => (
        <li key={item.slug} className={isWide ? styles.row : undefined}>
          <ImagePriority value={isMain && index === 0}>
            <AloneInRow value={isAlone}>{children(item)}</AloneInRow>
          </ImagePriority>
        </li>
      ))}
      {last ? <li className={styles.last}>{last}</li> : null}
    </ul>
  );
}
