/** Bounds how many pages are rendered, how many wait for it and for how long, and how much of that one sender has. */
import { CallError } from '#contract/errors.ts';
import { createLimit, QueueRefusal } from '#services/kit/limit.ts';
import { createTokenBucket } from '#services/kit/token-bucket.ts';

/** More at once would only make each of them slower: rendering is bound to the processor, but for the wait for content. */
const atOnce = 8;
/** A request that finds so many waiting is refused at once, with the advice to retry. */
const longestQueue = 200;
/** A person opens a few tabs; more of one sender leaves no room for others. */
const longestOfSender = 40;
/** And so is who has waited this long: a page that comes later finds nobody. */
const longestWaitMs = 5000;
/** What is made for one sender and nobody else: searches, addresses that do not exist. A tenth of a second of processor time each. */
const forSender = { atOnce: 60, perSecond: 5 };

/** A turn of the event loop takes one new connection and a few microseconds. */
const turnsBetween = 50;

type Bounds = {
  running?: number;
  waiting?: number;
  waitingPerSender?: number;
  waitMs?: number;
  turns?: number;
  budget?: typeof forSender;
  /** In milliseconds. */
  now?: () => number;
};

export type RenderQueue = ReturnType<typeof createRenderQueue>;

export function createRenderQueue({
  running = atOnce,
  waiting = longestQueue,
  waitingPerSender = longestOfSender,
  waitMs = longestWaitMs,
  turns = turnsBetween,
  budget = forSender,
  now = () => performance.now(),
}: Bounds = {}) {
  const limit = createLimit({ atOnce: running, waiting, waitingPerSender, waitMs });
  const bucket = createTokenBucket(budget, now);
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
    sizes: limit.sizes,

    /** Without a sender it is nobody's in particular. What can wait is made after all that cannot. */
    async run<T>(task: () => Promise<T>, asked: { sender?: string | null; canWait?: boolean } = {}): Promise<T> {
      const { sender, canWait = false } = asked;
      try {
        return await limit(
          async () => {
            await afterTheOthers();
            return task();
          },
          { sender: sender ?? undefined, canWait },
        );
      } catch (error) {
        if (!(error instanceof QueueRefusal)) throw error;
        throw new CallError('unavailable', 'Too many pages are being made at once', { cause: error });
      }
    },

    /** Takes from what may be made for one sender alone; what comes of use to others too is given back. */
    spend(sender: string | null | undefined): { giveBack: () => void } {
      if (sender === null || sender === undefined) return { giveBack() {} };
      if (!bucket(sender).isAllowed) throw new CallError('too_many', 'Too many pages were made for one sender');
      return { giveBack: () => bucket.giveBack(sender) };
    },
  };
}
