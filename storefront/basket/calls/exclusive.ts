import type { Alone } from './basket-calls.ts';
import { patienceMs } from './shop-requests.ts';

/**
 * One tab at a time changes the basket, and none reads it meanwhile: the shop tells only once what it refused. Browsers without
 * locks look at the cart before each change instead.
 */
export function exclusive(name: string, locks: Pick<LockManager, 'request'> | undefined): Alone {
  if (!locks) return (run) => run(true);
  return async (run, { signal, isReading = false }) => {
    const mode = isReading ? 'shared' : 'exclusive';
    const isDone = await locks.request(name, { mode, ifAvailable: true }, async (lock) => {
      if (lock) await run(false);
      return lock !== null;
    });
    if (isDone) return;
    const waiting = new AbortController();
    const giveUp = () => waiting.abort();
    // A tab that never lets go must not keep the others from saving.
    const timer = setTimeout(giveUp, patienceMs);
    signal?.addEventListener('abort', giveUp);
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      clearTimeout(timer);
      return run(true);
    };
    try {
      await locks.request(name, { mode, signal: waiting.signal }, begin);
    } catch (error) {
      if (hasBegun || signal?.aborted) throw error;
      await begin();
    }
  };
}
