/**
 * Equal readings of one session that wait or are under way get one answer: pages in several tabs ask the same, and each question
 * starts a WordPress. One that began before a change tells nothing about it, so a request that comes after the change is not given its answer.
 */
import type { CartQueue } from '#services/shop/cart/cart-queue.ts';

type Reading<T> = { answer: Promise<T>; hasBegun: boolean; waiting: number };

/** Nobody waits for the answer any more. */
export class NobodyWaits extends Error {
  override name = 'NobodyWaits';
}

type Asker = {
  /** Whose cart it is. */
  owner: string;
  /** All that the answer depends on. */
  question: string;
  /** The visitor who asks. */
  signal: AbortSignal;
};

export function createSharedReadings<T>(lines: Pick<CartQueue, 'read'>) {
  const readings = new Map<string, Map<string, Reading<T>>>();

  function begin({ owner, question }: Asker, ask: () => Promise<T>): Reading<T> {
    const own = readings.get(owner) ?? new Map<string, Reading<T>>();
    readings.set(owner, own);
    const reading: Reading<T> = { answer: answered(), hasBegun: false, waiting: 0 };
    reading.answer.catch(() => {});
    own.set(question, reading);
    return reading;

    async function answered(): Promise<T> {
      const turn = lines.read(owner);
      try {
        await turn.begun;
        // Who has gone need not be answered; what has begun is finished, so that no change overtakes it in the shop.
        if (reading.waiting === 0) throw new NobodyWaits('nobody waits for this reading');
        reading.hasBegun = true;
        return await ask();
      } finally {
        turn.leave();
        forget(owner, question, reading);
      }
    }
  }

  function forget(owner: string, question: string, reading: Reading<T>) {
    const own = readings.get(owner);
    if (own?.get(question) === reading) own.delete(question);
    if (own?.size === 0) readings.delete(owner);
  }

  return {
    /** `ask` is called for the first of several equal requests. */
    async ask(asker: Asker, ask: () => Promise<T>): Promise<T> {
      const { owner, question, signal } = asker;
      const reading = readings.get(owner)?.get(question) ?? begin(asker, ask);
      reading.waiting += 1;
      const gone = Promise.withResolvers<never>();
      const leave = () => gone.reject(new NobodyWaits('the visitor has gone'));
      signal.addEventListener('abort', leave);
      if (signal.aborted) leave();
      try {
        return await Promise.race([reading.answer, gone.promise]);
      } finally {
        signal.removeEventListener('abort', leave);
        reading.waiting -= 1;
      }
    },
    /** A change of this cart has come: who asks from now on wants to know of it. */
    changed(owner: string) {
      for (const [question, reading] of readings.get(owner) ?? [])
        if (reading.hasBegun) forget(owner, question, reading);
    },
    /** How many readings wait or are under way, for tests. */
    size: () => [...readings.values()].reduce((sum, own) => sum + own.size, 0),
  };
}
