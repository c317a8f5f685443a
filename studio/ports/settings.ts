/** Settings of a market, as far as an owner set them; services/settings answers. */
import type { SettingKey, SettingValues } from '#rules/settings/setting-keys.ts';

export type SettingsPort = {
  read: (market: string) => Promise<{ values: Partial<SettingValues>; versions: Partial<Record<SettingKey, number>> }>;
  /** `version` as it was read, 0 where it was not set; null goes back to the market file's. */
  change: (change: {
    market: string;
    key: SettingKey;
    value: unknown;
    version: number;
    personId: string | null;
  }) => Promise<
    | { version: number; before: unknown }
    | { problem: 'not-allowed' }
    | { problem: 'changed'; value: unknown; changedBy: string | null; changedAt: Date }
  >;
  /** A picture as the setting keeps it; null for what is none. */
  makeLogo: (bytes: Uint8Array) => Promise<string | null>;
  /** All of a form or nothing, with its line in the audit; null where nothing was changed. */
  save: (asked: {
    market: string;
    personId: string;
    /** Which part of the settings, for the words about it. */
    part: string;
    changes: { key: SettingKey; value: unknown; version: number }[];
  }) => Promise<
    | { done: number | null }
    | { notAllowed: SettingKey[] }
    | { conflicts: { key: SettingKey; value: unknown; changedBy: string | null; changedAt: Date }[] }
  >;
};
