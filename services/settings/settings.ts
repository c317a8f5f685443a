/** Settings by market: read, and changed one by one with the version they were read at. Every process hears of a change. */
import { and, eq, sql } from 'drizzle-orm';
import { brandOf } from '#markets/brands/brand-of.ts';
import { findMarket } from '#markets/index.ts';
import { betterColor, type OwnColor } from '#rules/brand/own-colors.ts';
import { isPhoneNumber } from '#rules/orders/phone-number.ts';
import { canBeSellersNumber } from '#rules/settings/sellers-number.ts';
import { isSettingKey, readSetting, type SettingKey, type SettingValues } from '#rules/settings/setting-keys.ts';
import type { Database } from '#services/kit/database.ts';
import { settings } from './tables.ts';

/** Told the market whose settings changed. */
export const settingsChannel = 'settings';

export type StoredSettings = { values: Partial<SettingValues>; versions: Partial<Record<SettingKey, number>> };

export async function readSettings(db: Database, market: string): Promise<StoredSettings> {
  const rows = await db.select().from(settings).where(eq(settings.market, market));
  // What an older release knew, or what is no longer allowed, is as if it were not set, and can be set again.
  const known = rows.flatMap(({ key, value, version }) =>
    isSettingKey(key) ? [{ key, read: readSetting(key, value), version }] : [],
  );
  return {
    values: Object.fromEntries(known.flatMap(({ key, read }) => (read === null ? [] : [[key, read]]))),
    versions: Object.fromEntries(known.map(({ key, version }) => [key, version])),
  };
}

export type SettingChange = {
  market: string;
  key: SettingKey;
  /** Null: back to the market file's. */
  value: unknown;
  /** As it was read; 0 where it was not set. */
  version: number;
  personId: string | null;
};

type Taken = { value: unknown; changedBy: string | null; changedAt: Date };

export type SettingChanged =
  | { version: number; before: unknown }
  | { problem: 'not-allowed' }
  | ({ problem: 'changed' } & Taken);

export async function changeSetting(db: Database, change: SettingChange, clock: () => Date): Promise<SettingChanged> {
  const { market, personId, ...one } = change;
  const changed = await changeSettings(db, { market, personId, changes: [one] }, clock);
  if ('notAllowed' in changed) return { problem: 'not-allowed' };
  if ('conflicts' in changed) {
    const [conflict] = changed.conflicts;
    if (!conflict) throw new Error('a conflict without a setting');
    const { value, changedBy, changedAt } = conflict;
    return { problem: 'changed', value, changedBy, changedAt };
  }
  const [done] = changed.changed;
  return { version: done?.version ?? 0, before: done?.before ?? null };
}

type Change = Pick<SettingChange, 'key' | 'value' | 'version'>;
export type Changed = { key: SettingKey; before: unknown; after: unknown; version: number };

export type SettingsChange = {
  market: string;
  personId: string | null;
  changes: readonly Change[];
  /** Done with the change or not at all, such as the line of the audit. */
  onWritten?: (tx: Database, changed: Changed[]) => Promise<void>;
};

export type SettingsChanged =
  | { changed: Changed[] }
  | { notAllowed: SettingKey[] }
  /** Others were first; nothing was changed. */
  | { conflicts: ({ key: SettingKey; version: number } & Taken)[] };

/** A form whole, or nothing of it. What is as it was is left alone. */
export async function changeSettings(
  db: Database,
  { market, personId, changes, onWritten = async () => {} }: SettingsChange,
  clock: () => Date,
): Promise<SettingsChanged> {
  const wanted = changes.map(({ key, value, version }) => ({
    key,
    version,
    value: value === null ? null : readSetting(key, value),
    isAllowed: value === null || isAllowed(market, key, readSetting(key, value)),
  }));
  const notAllowed = wanted.filter(({ isAllowed }) => !isAllowed).map(({ key }) => key);
  if (notAllowed.length > 0) return { notAllowed };
  return db.transaction(async (tx): Promise<SettingsChanged> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`settings ${market}`}))`);
    const rows = await tx.select().from(settings).where(eq(settings.market, market));
    const rowOf = (key: SettingKey) => rows.find((row) => row.key === key);
    const others = wanted.filter(({ key, value }) => !isSame(rowOf(key)?.value ?? null, value));
    const conflicts = others.flatMap(({ key, version }) => {
      const row = rowOf(key);
      const isTaken = row ? row.version !== version : version !== 0;
      if (!isTaken) return [];
      const taken = {
        value: row?.value ?? null,
        changedBy: row?.changedBy ?? null,
        changedAt: row?.changedAt ?? clock(),
      };
      return [{ key, version: row?.version ?? 0, ...taken }];
    });
    if (conflicts.length > 0) return { conflicts };
    const changed: Changed[] = [];
    for (const { key, value } of others) {
      const own = and(eq(settings.market, market), eq(settings.key, key));
      const row = rowOf(key);
      const next = { value, version: (row?.version ?? 0) + 1, changedBy: personId, changedAt: clock() };
      if (value === null) await tx.delete(settings).where(own);
      else if (row) await tx.update(settings).set(next).where(own);
      else await tx.insert(settings).values({ market, key, ...next });
      changed.push({ key, before: row?.value ?? null, after: value, version: value === null ? 0 : next.version });
    }
    if (changed.length === 0) return { changed };
    await onWritten(tx, changed);
    await tx.execute(sql`select pg_notify(${settingsChannel}, ${market})`);
    return { changed };
  });
}

/** A colour nobody could read the words on is as wrong as a word in the place of a number; what was kept before stays. */
function isAllowed(code: string, key: SettingKey, value: unknown): boolean {
  const colors: Partial<Record<SettingKey, OwnColor>> = { 'brand.primary': 'primary', 'brand.deep': 'deep' };
  const which = colors[key];
  const market = findMarket(code);
  if (typeof value !== 'string' || !market) return value !== null;
  if (key === 'shop.phone') return value === '' || isPhoneNumber(value);
  if (key === 'shop.vatNumber') return canBeSellersNumber(value, market);
  if (!which) return true;
  return betterColor(which, value, brandOf(market.theme).colors) === null;
}

/** Kept as JSON, whose keys may stand in any order. */
function isSame(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
