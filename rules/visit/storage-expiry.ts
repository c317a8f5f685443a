/** Local storage in which every value has an end. Storage may be refused or full at any time; then there are no values. */
import type { HostKind } from '#contract/market.ts';

/** Alpha and local hosts clear local storage when its setup time is older than this. */
const setupLifetimeMs = 3_600_000;

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

type Entry = { value: unknown; expiry: number };

function parseEntry(text: string): Entry | null {
  const entry: unknown = attempt(() => JSON.parse(text), null);
  if (typeof entry !== 'object' || entry === null || !('expiry' in entry) || !('value' in entry)) return null;
  return typeof entry.expiry === 'number' ? { value: entry.value, expiry: entry.expiry } : null;
}

/** The value, or null. What is expired or unreadable is deleted. */
export function readEntry(storage: StorageLike, key: string, now: number): unknown {
  const text = attempt(() => storage.getItem(key), null);
  if (text === null) return null;
  const entry = parseEntry(text);
  if (entry && now < entry.expiry) return entry.value;
  attempt(() => storage.removeItem(key), undefined);
  return null;
}

/** Whether it could be stored. `expiry` is in milliseconds since 1970. */
export function writeEntry(storage: StorageLike, key: string, entry: Entry): boolean {
  return attempt(() => {
    storage.setItem(key, JSON.stringify(entry));
    return true;
  }, false);
}

/** A flag that a person sets by hand, as it is: it has no end. */
export function readFlag(storage: StorageLike, key: string): string | null {
  return attempt(() => storage.getItem(key), null);
}

const setupKey = 'setup_time';

/**
 * On alpha and local hosts storage is emptied when it was set up too long ago, so that testers do not meet old data. The
 * time itself never expires: it would then look as if it had never been set.
 */
export function keepSetupTime(
  storage: StorageLike,
  hostKind: HostKind,
  now: number,
): 'untouched' | 'kept' | 'set' | 'cleared' {
  if (hostKind !== 'alpha' && hostKind !== 'local') return 'untouched';
  const setupAt = readEntry(storage, setupKey, now);
  const age = typeof setupAt === 'number' ? now - setupAt : null;
  if (age !== null && age >= 0 && age <= setupLifetimeMs) return 'kept';
  const isOld = age !== null && age > setupLifetimeMs;
  if (isOld) attempt(() => storage.clear(), undefined);
  writeEntry(storage, setupKey, { value: now, expiry: Number.MAX_SAFE_INTEGER });
  return isOld ? 'cleared' : 'set';
}
