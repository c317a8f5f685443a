/** npm run backup -- FILE */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readBackup } from '#database/backup/read-backup.ts';
import { writeBackup } from '#database/backup/write-backup.ts';
import { onDatabase, runCommand, toStandardError, toStandardOutput as print } from './command.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { leftOut } from './left-out.ts';
import { mediaOf } from '#server/backups/media-of.ts';

await runCommand(async ([file = '']) => {
  if (file === '') {
    print('usage: npm run backup -- FILE');
    return 2;
  }
  const path = resolve(file);
  const config = readConfig(readEnvironment());
  // Reading needs no room on the disk of the database.
  const { dataDir, databaseUrl } = config;
  const isDone = await onDatabase(
    { dataDir, databaseUrl },
    {
      report: print,
      async work(database) {
        const client = await database.connect();
        try {
          const { rows } = await writeBackup(path, { client, media: mediaOf(config), print });
          if (rows === 0) await rm(path);
          return rows > 0;
        } finally {
          await client.end();
        }
      },
    },
  );
  if (!isDone) {
    const [place, setting] =
      databaseUrl === null ? [`in ${dataDir}`, 'DATA_DIR'] : ['of that database', 'DATABASE_URL'];
    toStandardError(`There is nothing in the shop ${place}. Is ${setting} right? No backup was written.`);
    return 1;
  }
  // A backup nobody has read is a hope.
  const { tables, rows, files } = await readBackup(path, {});
  print(`${path}: ${tables} tables, ${rows} rows, ${files} pictures; read again and whole`);
  for (const line of leftOut) print(line);
  return 0;
});
