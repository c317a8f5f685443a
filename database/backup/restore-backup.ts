/** Puts a backup into an empty database, whole or not at all, and compares what is in there afterwards with what was saved. */
import type pg from 'pg';
import { type Migration, migrationLock, readMigrations } from '../migrate.ts';
import { BackupRefused, createRowSum, type End, type Folder, type Header, type Row, type TableEnd } from './format.ts';
import type { Media } from './media.ts';
import { readBackup } from './read-backup.ts';
import { placeOf, refuseOther, stageAll, type StagedPictures, targetOf } from './restore-pictures.ts';
import { listTables, ownSchemas, plainSettings, readRows, type StoredTable } from './stored-tables.ts';

type Options = {
  client: pg.Client;
  media: Media;
  print: (line: string) => void;
  /** The steps tables are made by, in their order; those of this version. */
  migrations?: readonly Migration[];
};

export async function restoreBackup(
  file: string,
  { client, media, print, migrations = readMigrations() }: Options,
): Promise<End> {
  const { header, folders } = await checkFile(file, { media, migrations });
  await refuseFull(client, await listTables(client));
  const pictures = folders.size > 0 ? await stageAll(file, media, folders) : null;
  try {
    return await restoreAll(file, { client, header, migrations, pictures, print });
  } finally {
    await pictures?.clean();
  }
}

type Restore = Required<Pick<Options, 'client' | 'migrations' | 'print'>> & {
  header: Header;
  pictures: StagedPictures | null;
};

/**
 * In one transaction. Pictures are moved before its end and taken back when it fails: killed in between, the database is as empty
 * as before, and the same restore goes through.
 */
async function restoreAll(file: string, { client, header, migrations, pictures, print }: Restore): Promise<End> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    for (const setting of plainSettings) await client.query(setting);
    const later = migrations.filter(({ hash }) => !header.migrations.includes(hash));
    if (later.length > 0) await goBack(client, { header, migrations });
    const end = await restoreTables(file, { client, tables: await listTables(client), print });
    if (later.length > 0) {
      print(`It is of an older version: bringing it up to date (${later.length} steps)`);
      for (const step of later) await take(client, step);
    }
    if (pictures) print(`${await pictures.place()} pictures`);
    await client.query('commit');
    return end;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    await pictures?.takeBack();
    throw error;
  }
}

/** Makes the empty tables anew as they were when the backup was written, so that later steps find what they change. */
async function goBack(client: pg.Client, { header, migrations }: { header: Header; migrations: readonly Migration[] }) {
  for (const name of ownSchemas) await client.query(`drop schema if exists ${client.escapeIdentifier(name)} cascade`);
  await client.query('delete from kudde.migrations');
  for (const step of migrations) if (header.migrations.includes(step.hash)) await take(client, step);
}

async function take(client: pg.Client, { hash, sql }: Migration): Promise<void> {
  for (const statement of sql) await client.query(statement);
  await client.query('insert into kudde.migrations (hash) values ($1)', [hash]);
}

/** Reads all of it before anything is touched. */
async function checkFile(path: string, { media, migrations }: Required<Pick<Options, 'media' | 'migrations'>>) {
  let found: Header | null = null;
  let last: { name: string; folder: Folder } = { name: '', folder: undefined };
  const folders = new Set<Folder>();
  await readBackup(path, {
    async header(header) {
      const ours = new Set(migrations.map(({ hash }) => hash));
      if (!header.migrations.every((hash) => ours.has(hash)))
        throw new BackupRefused(`${path} was made by a newer version of this shop: restore it with that one`);
      found = header;
    },
    async file({ file, folder }) {
      const target = targetOf(media, folder);
      if (target === null)
        throw new BackupRefused(`${path} has pictures: set MEDIA_DIR to the folder they shall be put in`);
      placeOf(target, file);
      last = { name: file, folder };
      folders.add(folder);
    },
    async fileEnd(hash) {
      await refuseOther({ ...last, hash }, media);
    },
  });
  if (found === null) throw new BackupRefused(`${path} says nothing of itself`);
  return { header: found as Header, folders };
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
      const strange = columns.filter((column) => !found?.columns.some(({ name }) => name === column));
      if (!found || strange.length > 0)
        throw new BackupRefused(`${path} has ${table} with ${strange.join(', ')}, which this version does not know`);
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
