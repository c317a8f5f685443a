import { setTimeout as sleep } from 'node:timers/promises';
import type { CacheKey } from './cache-key.ts';

/** More pages are not remembered: the next request for one of them puts it into the queue again. */
const longestQueue = 500;
/** A page that waited for a slow service has not held the thread all that time. */
const longestRestMs = 100;

type Options = {
  waiting?: number;
  rest?: (ms: number) => Promise<unknown>;
  /** In milliseconds. */
  now?: () => number;
};

/** How soon it is made: an urgent page first and without a rest before the next, then what a visitor saw, then the others. */
export type Haste = 'urgent' | 'seen' | 'unseen';

/**
 * Pages that are made anew while nobody waits for them. Visitors get theirs from the same thread, so one is made at a time, and then
 * the thread is theirs for as long as it took, unless the next one is urgent. The others stand in line, each once, however many
 * changes they show.
 */
export function createRefreshQueue(
  refresh: (key: CacheKey) => Promise<unknown>,
  {
    waiting: longest = longestQueue,
    rest = (ms) => sleep(ms, undefined, { ref: false }),
    now = () => performance.now(),
  }: Options = {},
) {
  const lines = {
    urgent: new Map<string, CacheKey>(),
    seen: new Map<string, CacheKey>(),
    unseen: new Map<string, CacheKey>(),
  };
  const all = Object.values(lines);
  let isBusy = false;

  const has = (address: string) => all.some((line) => line.has(address));
  const count = () => all.reduce((sum, { size }) => sum + size, 0);

  function takeNext(): CacheKey | null {
    const line = all.find(({ size }) => size > 0);
    const next = line?.values().next().value;
    if (next) line?.delete(next.address);
    return next ?? null;
  }

  async function work() {
    isBusy = true;
    for (let key = takeNext(); key; key = takeNext()) {
      const begun = now();
      await refresh(key);
      if (lines.urgent.size === 0) await rest(Math.min(now() - begun, longestRestMs));
    }
    isBusy = false;
  }

  return {
    has,

    /** Says whether it will be made. `refresh` never rejects. */
    add(key: CacheKey, haste: Haste): boolean {
      const line = all.find((one) => one.has(key.address));
      if (!line && count() >= longest) return false;
      // It never goes back in line.
      if (!line || all.indexOf(lines[haste]) < all.indexOf(line)) {
        line?.delete(key.address);
        lines[haste].set(key.address, key);
      }
      if (!isBusy) void work();
      return true;
    },
  };
}
