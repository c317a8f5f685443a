import { CallError } from '#contract/errors.ts';

/** More at once would only make each of them slower: rendering is bound to the processor. */
const atOnce = 4;
/** Whoever comes after so many waiting is better told at once to come back. */
const longestQueue = 200;

/** Bounds how many pages are rendered and how many wait for it. */
export function createRenderQueue({ running: most = atOnce, waiting: longest = longestQueue } = {}) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      if (running >= most) {
        if (waiting.length >= longest) throw new CallError('unavailable', 'Too many pages are being made at once');
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      running += 1;
      try {
        return await task();
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    },
  };
}
