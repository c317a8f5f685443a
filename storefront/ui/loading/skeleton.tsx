import styles from './skeleton.module.css';

/** A grey plate where something will stand. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.plate} style={{ width, height }} aria-hidden="true" />;
}
