import { CallError } from '#contract/errors.ts';

/** More at once would only make each of them slower: rendering is bound to the processor, but for the wait for content. */
const atOnce = 8;
/** Whoever comes after so many waiting is better told at once to come back. */
const longestQueue = 200;
/** And so is who has waited this long: a page that comes later finds nobody. */
const longestWaitMs = 5000;

/** A turn of the event loop takes one new connection and a few microseconds. */
const turnsBetween = 50;

/** Bounds how many pages are rendered, how many wait for it, and for how long. */
export function createRenderQueue({
  running: most = atOnce,
  waiting: longest = longestQueue,
  waitMs = longestWaitMs,
  turns = turnsBetween,
} = {}) {
  let running = 0;
  const waiting = new Set<() => void>();
  const tooBusy = () => new CallError('unavailable', 'Too many pages are being made at once');

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(tooBusy());
      }, waitMs);
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      waiting.add(begin);
    });
  }

  let lastStart: Promise<unknown> = Promise.resolve();

  /**
   * On the embedded database a page is made without a single wait: many at once would run one after the other before anybody
   * else is heard. So each begins after some turns of the event loop, and what came meanwhile is answered or counted first.
   */
  async function afterTheOthers(): Promise<void> {
    const before = lastStart;
    const { promise, resolve } = Promise.withResolvers<void>();
    lastStart = promise;
    await before;
    for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
    resolve();
  }

  return {
    /** How many are at work and how many wait. */
    sizes: () => ({ running, waiting: waiting.size }),

    async run<T>(task: () => Promise<T>): Promise<T> {
      if (running >= most) {
        if (waiting.size >= longest) throw tooBusy();
        await turn();
      } else running += 1;
      try {
        await afterTheOthers();
        return await task();
      } finally {
        // A place that is handed on stays taken, so that nobody can step in between.
        const [next] = waiting;
        if (next) next();
        else running -= 1;
      }
    },
  };
}
