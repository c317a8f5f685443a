/** Puts a backup into an empty database, whole or not at all, and compares what is in there afterwards with what was saved. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type pg from 'pg';
import { knownMigrations } from '../migrate.ts';
import { BackupRefused, createRowSum, type End, type Row, type TableEnd } from './format.ts';
import { readBackup } from './read-backup.ts';
import { listTables, plainSettings, readRows, type StoredTable } from './stored-tables.ts';

type Options = { client: pg.Client; mediaDir: string | null; print: (line: string) => void };

export async function restoreBackup(file: string, { client, mediaDir, print }: Options): Promise<End> {
  const tables = await listTables(client);
  await checkFile(file, { tables, mediaDir });
  await refuseFull(client, tables);
  if (mediaDir !== null) await restoreFiles(file, { mediaDir, print });
  await client.query('begin');
  try {
    for (const setting of plainSettings) await client.query(setting);
    const end = await restoreTables(file, { client, tables, print });
    await client.query('commit');
    return end;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Reads all of it before anything is touched. */
async function checkFile(path: string, { tables, mediaDir }: { tables: StoredTable[]; mediaDir: string | null }) {
  const known = new Map(tables.map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]));
  let picture: { path: string; name: string } | null = null;
  await readBackup(path, {
    async header({ migrations }) {
      const ours = knownMigrations();
      if (!migrations.every((hash) => ours.has(hash)))
        throw new BackupRefused(`${path} was made by a newer version of this shop: restore it with that one`);
    },
    async table({ table, columns }) {
      const ours = known.get(table);
      const strange = columns.filter((column) => !ours?.has(column));
      if (strange.length > 0)
        throw new BackupRefused(`${path} has ${table} with ${strange.join(', ')}, which this version does not know`);
    },
    async file({ file }) {
      if (mediaDir === null)
        throw new BackupRefused(`${path} has pictures: set MEDIA_DIR to the folder they shall be put in`);
      picture = { path: placeOf(mediaDir, file), name: file };
    },
    async fileEnd(hash) {
      if (picture && existsSync(picture.path) && (await hashOf(picture.path)) !== hash)
        throw new BackupRefused(
          `the picture ${picture.name} is in MEDIA_DIR already, and another one: nothing was changed`,
        );
    },
  });
}

/** Never outside the folder, whatever the backup says. */
function placeOf(mediaDir: string, name: string): string {
  const path = resolve(mediaDir, name);
  if (!path.startsWith(resolve(mediaDir) + sep)) throw new BackupRefused(`${name} is no name of a picture`);
  return path;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}

async function refuseFull(client: pg.Client, tables: StoredTable[]): Promise<void> {
  for (const { name, quoted } of tables) {
    const { rowCount } = await client.query(`select 1 from ${quoted} limit 1`);
    if (rowCount)
      throw new BackupRefused(
        `The database is not empty (${name} has rows), and nothing in it is overwritten. ` +
          'Set DATA_DIR to a new folder, or DATABASE_URL to an empty database; do not start the shop on it before.',
      );
  }
}

async function restoreFiles(path: string, { mediaDir, print }: { mediaDir: string; print: (line: string) => void }) {
  let target = '';
  let handle: FileHandle | null = null;
  let count = 0;
  try {
    await readBackup(path, {
      async file({ file }) {
        target = placeOf(mediaDir, file);
        await mkdir(dirname(target), { recursive: true });
        handle = await open(`${target}.part`, 'w');
      },
      async part(bytes) {
        await handle?.write(bytes);
      },
      async fileEnd() {
        await handle?.sync();
        await handle?.close();
        handle = null;
        await rename(`${target}.part`, target);
        count += 1;
      },
    });
  } catch (error) {
    await (handle as FileHandle | null)?.close();
    await rm(`${target}.part`, { force: true });
    throw error;
  }
  print(`${join(mediaDir)}: ${count} pictures`);
}

type Restoring = { client: pg.Client; tables: StoredTable[]; print: (line: string) => void };

/** As much as is sent in one statement. */
const batchRows = 200;
const batchBytes = 1_000_000;

async function restoreTables(path: string, { client, tables, print }: Restoring): Promise<End> {
  let into: { table: StoredTable; columns: string[] } | null = null;
  let batch: Row[] = [];
  let bytes = 0;
  const flush = async () => {
    if (into && batch.length > 0) await insert(client, { ...into, batch });
    batch = [];
    bytes = 0;
  };
  return readBackup(path, {
    async table({ table, columns }) {
      const found = tables.find(({ name }) => name === table);
      if (!found) throw new BackupRefused(`there is no table ${table}`);
      into = { table: found, columns };
    },
    async row(row) {
      batch.push(row);
      bytes += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      if (batch.length >= batchRows || bytes >= batchBytes) await flush();
    },
    async tableEnd(saved) {
      await flush();
      if (!into) return;
      await compare(client, { ...into, saved });
      print(`${into.table.name}: ${saved.rows} rows, as saved`);
      into = null;
    },
    async sequence({ sequence, value }) {
      await client.query('select setval($1::regclass, $2::bigint)', [sequence, value]);
    },
  });
}

async function insert(
  client: pg.Client,
  { table, columns, batch }: { table: StoredTable; columns: string[]; batch: Row[] },
) {
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]));
  const names = columns.map((name) => client.escapeIdentifier(name)).join(', ');
  const values = columns.map((name, index) => `(row->>${index})::${typeOf.get(name)}`).join(', ');
  await client.query(
    `insert into ${table.quoted} (${names}) overriding system value select ${values} from json_array_elements($1::json) as row`,
    [JSON.stringify(batch)],
  );
}

type Compared = { table: StoredTable; columns: string[]; saved: TableEnd };

async function compare(client: pg.Client, { table, columns, saved }: Compared): Promise<void> {
  const sum = createRowSum();
  for await (const row of readRows(client, table, columns)) sum.add(row);
  const { rows, hash } = sum.end();
  if (rows !== saved.rows || hash !== saved.hash)
    throw new BackupRefused(`${table.name} is not in the database as it was saved: nothing was changed`);
}
