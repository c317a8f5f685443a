import type { BackupShelf } from '#server/backups/backup-shelf.ts';
import { whyNoBackup } from '#server/backups/why-no-backup.ts';
import type { Log } from '#server/log/log.ts';
import type { Audit } from '#services/people/audit.ts';
import type { BackupsPort } from '#studio/ports/backups.ts';

type Parts = { shelf: BackupShelf; audit: Pick<Audit, 'record' | 'last'>; isNightly: boolean; log: Log };

export function backupsPort({ shelf, audit, isNightly, log }: Parts): BackupsPort {
  return {
    isNightly,
    list: shelf.list,
    async failed() {
      const [failed, [newest]] = [await audit.last('backup.failed'), await shelf.list()];
      if (!failed || (newest && newest.at > failed.at)) return null;
      return { at: failed.at, why: String(failed.about.why ?? '') };
    },
    async make(by) {
      try {
        const { name } = await shelf.make('by-hand');
        return { done: await audit.record({ personId: by.id, what: 'backup.made', about: { name } }) };
      } catch (err) {
        log.error({ err }, 'backup by hand failed');
        return { problem: whyNoBackup(err) };
      }
    },
    async open(name, by) {
      const found = await shelf.open(name);
      if (found) await audit.record({ personId: by.id, what: 'backup.downloaded', about: { name } });
      return found;
    },
  };
}
