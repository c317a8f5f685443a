/** Counts in windows of fixed length, in this process: enough to keep one sender, or a flood, from filling the database. */
/** As often as somebody may mistype, wait and try again; more would be a way to fill somebody's letter box. */
export const mostPerEmail = 6;

type Limits = { windowMs: number; perKey: number; overall: number; clock: () => Date };

export function createRateLimit({ windowMs, perKey, overall, clock }: Limits): (key: string) => boolean {
  let windowStart = 0;
  let total = 0;
  let counts = new Map<string, number>();

  /** Whether one more is allowed. */
  return function allow(key) {
    const now = clock().getTime();
    if (now - windowStart >= windowMs) {
      windowStart = now;
      total = 0;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    if (total >= overall || count > perKey) return false;
    counts.set(key, count);
    total += 1;
    return true;
  };
}
