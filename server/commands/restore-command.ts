/** npm run restore -- FILE, into an empty database */
import { resolve } from 'node:path';
import { readBackup } from '#database/backup/read-backup.ts';
import { restoreBackup } from '#database/backup/restore-backup.ts';
import { onDatabase, runCommand, toStandardOutput as print } from './command.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { mediaOf } from '#server/backups/media-of.ts';

await runCommand(async ([file = '']) => {
  if (file === '') {
    print('usage: npm run restore -- FILE');
    return 2;
  }
  const path = resolve(file);
  print('Reading the backup');
  // Before a database is so much as opened, which may mean made.
  await readBackup(path, {});
  const config = readConfig(readEnvironment());
  const isDone = await onDatabase(config, {
    report: print,
    mayCreate: true,
    async work(database) {
      const client = await database.connect();
      try {
        const { tables, rows, files } = await restoreBackup(path, { client, media: mediaOf(config), print });
        print(`${tables} tables, ${rows} rows, ${files} pictures are in the database as they were saved`);
        return true;
      } finally {
        await client.end();
      }
    },
  });
  return isDone ? 0 : 1;
});
