/**
 * Ends this process when it does nothing any more, so that its supervisor can start it again: where the thread goes round in
 * circles, no timer and no signal handler of ours ever gets its turn.
 */
import { Worker } from 'node:worker_threads';

/** Fields of the memory both threads share: a counter that changes while the main thread runs, and the seconds it may stand still. */
export const watched = { beat: 0, patience: 1 } as const;
const beatMs = 250;

/** With 0 seconds there is none. */
export function startWatchdog(seconds: number): void {
  if (seconds === 0) return;
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
}
