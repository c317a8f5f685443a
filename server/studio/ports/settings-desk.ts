/** Settings as the studio asks for them: changed together with their line in the audit, and taken back from there. */
import type { Database } from '#database/client.ts';
import { isSettingKey } from '#rules/settings/setting-keys.ts';
import { makeLogo } from '#server/settings/own-logos.ts';
import type { People } from '#services/people/people.ts';
import { changeSetting, changeSettings, type Changed, readSettings } from '#services/settings/settings.ts';
import type { SettingsPort } from '#studio/ports/settings.ts';

type Parts = { db: Database; people: Pick<People, 'audit'>; clock: () => Date };
type With = Record<string, string | number | boolean | null>;

export const settingsUndo = 'settings.change';

export function createSettingsDesk({ db, people, clock }: Parts) {
  const port: SettingsPort = {
    read: (market) => readSettings(db, market),
    change: (change) => changeSetting(db, change, clock),
    makeLogo,
    async save({ market, personId, part, changes }) {
      let done: number | null = null;
      const onWritten = async (tx: Database, changed: Changed[]) => {
        const back = changed.map(({ key, before, version }) => ({ key, value: before, version }));
        const undo = { kind: settingsUndo, with: { market, back: JSON.stringify(back) } };
        const entry = { personId, what: `settings.${part}`, about: { market }, undo };
        done = await people.audit.record(entry, tx);
      };
      const saved = await changeSettings(db, { market, personId, changes, onWritten }, clock);
      return 'changed' in saved ? { done } : saved;
    },
  };
  /** Only while nobody has changed any of it since. */
  async function takeBack({ market, back }: With, _: unknown, tx: Database): Promise<boolean> {
    const changes = (JSON.parse(String(back)) as { key: string; value: unknown; version: number }[]).flatMap(
      ({ key, ...rest }) => (isSettingKey(key) ? [{ key, ...rest }] : []),
    );
    const saved = await changeSettings(tx, { market: String(market), personId: null, changes }, clock);
    return 'changed' in saved;
  }
  return { port, takeBack };
}
