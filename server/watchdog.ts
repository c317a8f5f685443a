/**
 * Ends this process when it does nothing any more, so that whoever started it can start it again. The embedded database runs in
 * this very thread: where it goes round in circles, no timer and no signal handler of ours ever gets its turn.
 */
import { Worker } from 'node:worker_threads';

export type Watchdog = {
  /** Work that keeps the thread busy for long, such as checking a large catalogue, gets more time. */
  during<T>(seconds: number, work: () => Promise<T>): Promise<T>;
};

/**
 * For a first start and for imports: making a database, and checking and storing a large catalogue, is done in one go, without a
 * look at anything else, and a machine may be slow.
 */
export const longWorkSeconds = 15 * 60;

/** What both threads see: a number that changes while all is well, and how long it may stay the same. */
export const watched = { beat: 0, patience: 1 } as const;
const beatMs = 250;

/** With 0 seconds there is none. */
export function startWatchdog(seconds: number): Watchdog {
  if (seconds === 0) return { during: (_seconds, work) => work() };
  const shared = new Int32Array(new SharedArrayBuffer(8));
  shared[watched.patience] = seconds;
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: shared,
    // Whatever this process was started with is not meant for it.
    execArgv: [],
  });
  worker.unref();
  setInterval(() => {
    Atomics.add(shared, watched.beat, 1);
    Atomics.notify(shared, watched.beat);
  }, beatMs).unref();
  let underWay = 0;
  return {
    async during(longer, work) {
      underWay += 1;
      Atomics.store(shared, watched.patience, Math.max(seconds, longer));
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) Atomics.store(shared, watched.patience, seconds);
      }
    },
  };
}
