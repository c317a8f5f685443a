import type { Alone } from './basket-calls.ts';
import { silenceMs, type WriterLease } from './writer-lease.ts';

const lookAgainMs = 1000;

type Locks = Pick<LockManager, 'request'>;

/**
 * One tab at a time changes the basket, and none reads it meanwhile: the shop tells only once what it refused. A tab that gives no
 * sign of life, because its browser has frozen it, loses its turn. Browsers without locks go by the lease alone.
 */
export function exclusive(name: string, locks: Locks | undefined, lease: WriterLease): Alone {
  const read = async (run: Parameters<Alone>[0], isContested: boolean) => {
    await run(isContested);
    lease.note();
  };
  const write = async (run: Parameters<Alone>[0], isContested: boolean) => {
    const isChanged = lease.take();
    try {
      await run(isContested || isChanged);
    } finally {
      lease.release();
    }
  };

  return async (run, { isReading = false } = {}) => {
    const work = isReading ? read : write;
    if (!locks) {
      while (lease.isHeldElsewhere()) await sleep(lookAgainMs);
      return work(run, true);
    }
    const mode = isReading ? 'shared' : 'exclusive';
    const isDone = await locks.request(name, { mode, ifAvailable: true }, async (lock) => {
      if (lock) await work(run, false);
      return lock !== null;
    });
    if (isDone) return;
    const waiting = new AbortController();
    const since = Date.now();
    let hasBegun = false;
    const timer = setInterval(() => {
      if (Date.now() - since >= silenceMs && !lease.isHeldElsewhere()) waiting.abort();
    }, lookAgainMs);
    const begin = (how: typeof work) => {
      hasBegun = true;
      clearInterval(timer);
      return how(run, true);
    };
    try {
      await locks.request(name, { mode, signal: waiting.signal }, () => begin(work));
    } catch (error) {
      if (hasBegun) throw error;
      await locks.request(name, { steal: true }, () => begin(write));
    } finally {
      clearInterval(timer);
    }
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
