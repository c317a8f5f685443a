// An upload, a backup and a restore, together: the picture is there again, with its words and its focal point.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#database/client.ts';
import { restoreBackup } from '#database/backup/restore-backup.ts';
import { createBackupShelf } from '#server/backups/backup-shelf.ts';
import { mediaOf } from '#server/backups/media-of.ts';
import { openPictures } from '#server/pictures/open-pictures.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { plain } from '#tests/setup/test-images.ts';

const clock = () => new Date();
const log = { info() {}, warn() {}, error() {} };

async function shopIn(dataDir: string) {
  const database: OpenDatabase = await openTestDatabase();
  onTestFinished(() => database.close());
  const config = {
    dataDir,
    mediaDirs: [join(dataDir, 'uploads')],
    diskReserveBytes: 0,
    pictureStore: null,
    warmPictures: false,
  };
  return { database, config };
}

test('ST-28 what was uploaded is in every backup and comes back with it, or not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-upload-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const from = await shopIn(join(folder, 'from'));
  const { library } = await openPictures({ db: from.database.db, config: from.config, clock, log, senderOf: () => '' });
  const bytes = await plain('#a32c1f', 900, 600).jpeg().toBuffer();
  const added = await library.add({ bytes, file: 'Kalf.jpg', words: null }, { by: null, onWritten: async () => {} });
  if ('problem' in added) throw new Error(added.problem);
  const { name } = added;
  const change = { name, focal: [0.1, 0.2] as const, alt: { nl: 'Een kalf' }, version: 1 };
  await from.database.db.transaction((tx) => library.change(tx, change));
  const shelf = createBackupShelf({ config: from.config, connect: () => from.database.connect(), clock });
  const { name: backup } = await shelf.make('by-hand');
  const file = join(from.config.dataDir, 'backups', backup);

  const to = await shopIn(join(folder, 'to'));
  const restore = async () => {
    const client = await to.database.connect();
    try {
      return await restoreBackup(file, { client, media: mediaOf(to.config), print() {} });
    } finally {
      await client.end();
    }
  };
  expect(await restore()).toMatchObject({ files: 1 });
  const stored = join('uploads', `${name}.webp`);
  const [before, after] = await Promise.all([
    readFile(join(folder, 'from', stored)),
    readFile(join(folder, 'to', stored)),
  ]);
  expect(after.equals(before)).toBe(true);
  const again = await openPictures({ db: to.database.db, config: to.config, clock, log, senderOf: () => '' });
  expect(await again.library.find(name)).toMatchObject({ focal: [0.1, 0.2], alt: { nl: 'Een kalf' }, version: 2 });
  expect((await again.images.request(`/fit-340x210/${name}.webp`)).status).toBe(200);
  // The same photograph is known again.
  expect(
    await again.library.add({ bytes, file: '', words: null }, { by: null, onWritten: async () => {} }),
  ).toMatchObject({
    name,
    isNew: false,
  });
  // A database that is not empty takes nothing, and no picture with it.
  await rm(join(folder, 'to', 'uploads'), { recursive: true });
  await expect(restore()).rejects.toThrow(/not empty/);
  expect(existsSync(join(folder, 'to', stored))).toBe(false);
});
