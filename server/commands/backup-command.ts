/** npm run backup -- FILE */
import { resolve } from 'node:path';
import { readBackup } from '#database/backup/read-backup.ts';
import { writeBackup } from '#database/backup/write-backup.ts';
import { onDatabase, runCommand, toStandardOutput as print } from './command.ts';
import { readConfig, readEnvironment } from '#server/config.ts';

await runCommand(async ([file = '']) => {
  if (file === '') {
    print('usage: npm run backup -- FILE');
    return 2;
  }
  const path = resolve(file);
  const config = readConfig(readEnvironment());
  await onDatabase(config, {
    report: print,
    async work(database) {
      const client = await database.connect();
      try {
        await writeBackup(path, { client, mediaDir: config.ownMediaDir, print });
        return true;
      } finally {
        await client.end();
      }
    },
  });
  // A backup nobody has read is a hope.
  const { tables, rows, files } = await readBackup(path, {});
  print(`${path}: ${tables} tables, ${rows} rows, ${files} pictures; read again and whole`);
  return 0;
});
