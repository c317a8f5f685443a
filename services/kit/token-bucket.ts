/** A budget for each key: so much at once, and so much again with every second. In this process only. */
import { LRUCache } from 'lru-cache';

type Budget = { atOnce: number; perSecond: number };

/** Who is pushed out starts with a full bucket again; a stranger with so many networks is not stopped by counting. */
const rememberedKeys = 20_000;

export type TokenBucket = {
  /** Takes one from the bucket of a key, if there is one. */
  (key: string): { isAllowed: boolean; retryAfterSeconds: number };
  /** Puts one back into the bucket of a key that was taken and not needed. */
  giveBack(key: string): void;
};

/** `now` in milliseconds. A clock that is set back counts on from there: nobody waits until it has caught up. */
export function createTokenBucket({ atOnce, perSecond }: Budget, now: () => number): TokenBucket {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({
    maxSize: rememberedKeys,
    // A `max` would take the room of all of them at once, in each of dozens of buckets.
    sizeCalculation: () => 1,
  });

  function tokensOf(key: string, at: number): number {
    const known = buckets.get(key) ?? { tokens: atOnce, at };
    return Math.min(atOnce, known.tokens + (Math.max(0, at - known.at) / 1000) * perSecond);
  }

  function take(key: string) {
    const at = now();
    const tokens = tokensOf(key, at);
    const isAllowed = tokens >= 1;
    buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at });
    return { isAllowed, retryAfterSeconds: isAllowed ? 0 : Math.ceil((1 - tokens) / perSecond) };
  }

  return Object.assign(take, {
    giveBack(key: string) {
      const at = now();
      buckets.set(key, { tokens: Math.min(atOnce, tokensOf(key, at) + 1), at });
    },
  });
}
