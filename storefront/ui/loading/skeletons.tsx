import { Skeleton } from './skeleton.tsx';
import styles from './skeletons.module.css';

const cards = ['1', '2', '3', '4', '5', '6'];
const lines = ['100%', '94%', '98%', '62%'];

/** A list on its way: its head, its filter and its first cards. */
export function ListSkeleton() {
  return (
    <div className={`wrap ${styles.page}`} data-skeleton="list">
      <Skeleton width="min(24rem, 80%)" height="3.2rem" />
      <Skeleton width="min(36rem, 100%)" height="1.2rem" />
      <div className={styles.grid}>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <span className={styles.picture}>
              <Skeleton height="100%" />
            </span>
            <Skeleton width="70%" height="1.5rem" />
            <Skeleton width="90%" />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** One thing on its way: its picture beside its first words. */
export function DetailSkeleton() {
  return (
    <div className={`wrap ${styles.page} ${styles.detail}`} data-skeleton="detail">
      <span className={styles.picture}>
        <Skeleton height="100%" />
      </span>
      <div className={styles.words}>
        <Skeleton width="85%" height="3.2rem" />
        {lines.map((width) => (
          <Skeleton key={width} width={width} height="1.1rem" />
        ))}
        <Skeleton width="11rem" height="3.1rem" />
      </div>
    </div>
  );
}

/** A page of text on its way. */
export function TextSkeleton() {
  return (
    <div className={`wrap ${styles.page}`} data-skeleton="text">
      <Skeleton width="min(24rem, 80%)" height="3.2rem" />
      {cards.map((paragraph) => (
        <Skeleton key={paragraph} width="min(var(--measure), 100%)" height="3.4rem" />
      ))}
    </div>
  );
}
