import { setTimeout as sleep } from 'node:timers/promises';
import type { CacheKey } from './cache-key.ts';

/** More pages are not remembered: the next request for one of them puts it into the queue again. */
const longestQueue = 500;
/** A page that waited for a slow service has not held the thread all that time. */
const longestRestMs = 100;
/** Who sees an old page is not to wait for the rests as well. */
const longestWaitMs = 1000;

type Options = {
  waiting?: number;
  rest?: (ms: number) => Promise<unknown>;
  /** In milliseconds. */
  now?: () => number;
};

type Waiting = { name: CacheKey; since: number };

/**
 * Pages that are made anew while nobody waits for them. Visitors get theirs from the same thread, so one is made at a time, and then
 * the thread is theirs for as long as it took. The others stand in line, each once, however many changes they show; pages that a
 * visitor saw are made before those that nobody has asked for since they became old.
 */
export function createRefreshQueue(
  refresh: (name: CacheKey) => Promise<unknown>,
  {
    waiting: longest = longestQueue,
    rest = (ms) => sleep(ms, undefined, { ref: false }),
    now = () => performance.now(),
  }: Options = {},
) {
  const seen = new Map<string, Waiting>();
  const unseen = new Map<string, Waiting>();
  let isBusy = false;

  function takeNext(): CacheKey | null {
    const next = seen.values().next().value ?? unseen.values().next().value;
    if (!next) return null;
    seen.delete(next.name.key);
    unseen.delete(next.name.key);
    return next.name;
  }

  function isLate(): boolean {
    const next = seen.values().next().value;
    return next !== undefined && now() - next.since >= longestWaitMs;
  }

  async function work() {
    isBusy = true;
    for (let name = takeNext(); name; name = takeNext()) {
      const begun = now();
      await refresh(name);
      if (!isLate()) await rest(Math.min(now() - begun, longestRestMs));
    }
    isBusy = false;
  }

  return {
    has: (key: string) => seen.has(key) || unseen.has(key),

    /** Says whether it will be made. `refresh` never rejects. */
    add(name: CacheKey, { isSeen }: { isSeen: boolean }): boolean {
      const known = seen.get(name.key) ?? unseen.get(name.key);
      if (!known && seen.size + unseen.size >= longest) return false;
      if (isSeen) unseen.delete(name.key);
      if (!seen.has(name.key)) (isSeen ? seen : unseen).set(name.key, known ?? { name, since: now() });
      if (!isBusy) void work();
      return true;
    },
  };
}
