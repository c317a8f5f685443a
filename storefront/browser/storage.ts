/** The browser's storage, in which every value has an end. Where there is none, or it is refused, nothing is remembered. */
import type { HostKind } from '#contract/market.ts';
import { msPerSecond } from '#rules/time/ms-per-day.ts';
import { keepSetupTime, readEntry, readFlag, type StorageLike, writeEntry } from '#rules/visit/storage-expiry.ts';

function browserStorage(): StorageLike | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readStored(key: string): unknown {
  const storage = browserStorage();
  return storage && readEntry(storage, key, Date.now());
}

export function keepStored(key: string, value: unknown, lifetimeSeconds: number): void {
  const storage = browserStorage();
  if (storage) writeEntry(storage, key, { value, expiry: Date.now() + lifetimeSeconds * msPerSecond });
}

/** Remembered until the visitor closes the tab. */
export function isRememberedInVisit(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function rememberInVisit(key: string): void {
  try {
    window.sessionStorage.setItem(key, '1');
  } catch {
    // Then the visitor is asked again.
  }
}

/** What a person set by hand. */
export function readStoredFlag(key: string): string | null {
  const storage = browserStorage();
  return storage && readFlag(storage, key);
}

/** To be called before anything else is read: testers' storage is emptied from time to time. */
export function tidyStorage(hostKind: HostKind): void {
  const storage = browserStorage();
  if (storage) keepSetupTime(storage, hostKind, Date.now());
}
