export type OnProgress = (done: number, total: number) => void;

const batchSize = 500;

/** Rows travel as one JSON text a batch: many times faster than a parameter for each value. */
export function* batches(all: readonly object[]): Generator<{ rows: string; done: number }> {
  for (let start = 0; start < all.length; start += batchSize) {
    const batch = all.slice(start, start + batchSize);
    yield { rows: JSON.stringify(batch), done: start + batch.length };
  }
}
