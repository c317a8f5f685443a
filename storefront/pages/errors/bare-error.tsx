import { failureOf, isNotFound } from './failure.ts';
import styles from './failure-screen.module.css';

/** When not even the market is known there are no texts to choose from: these are fixed. It stands in for the whole screen's code too. */
export function BareError({ error }: { error: unknown }) {
  if (isNotFound(error)) {
    return (
      <div className={`wrap ${styles.failure}`}>
        <h1 lang="en">Oops! Page not found</h1>
        <p>
          <a href="/">Home</a>
        </p>
      </div>
    );
  }
  const { status, text } = failureOf(error);
  return (
    <div className={`wrap ${styles.failure}`}>
      <h1 lang="en">Unexpected Application Error!</h1>
      <p className={styles.code}>{[status, text].filter(Boolean).join(' ')}</p>
      <p>
        <a href="/">Home</a>
      </p>
    </div>
  );
}
