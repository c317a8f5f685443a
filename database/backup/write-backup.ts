/** Writes all an owner would miss into one file, as it was at one moment, while the shop runs. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { BackupRefused, createRowSum, type End, formatNumber, type Header, type Line } from './format.ts';
import { type Media, type OwnFile, ownFiles } from './media.ts';
import { listSequences, listTables, plainSettings, readRows } from './stored-tables.ts';

type Options = {
  client: pg.Client;
  media: Media;
  print: (line: string) => void;
};

type Write = (line: Line | Header) => Promise<void>;

export async function writeBackup(file: string, options: Options): Promise<End> {
  if (existsSync(file)) throw new BackupRefused(`${file} is there already, and is not overwritten`);
  const unfinished = `${file}.part`;
  try {
    const end = await writeInto(unfinished, options);
    const written = await open(unfinished, 'r');
    await written.sync();
    await written.close();
    await rename(unfinished, file);
    return end;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeInto(path: string, { client, media, print }: Options): Promise<End> {
  const lines = new PassThrough();
  // Addresses of people are in it.
  const writing = pipeline(lines, createGzip(), createWriteStream(path, { mode: 0o600 }));
  // A write that waits for the stream to drain must be rejected when the stream fails.
  writing.catch(() => {});
  const hash = createHash('sha256');
  const write: Write = async (line) => {
    const text = `${textOf(line)}\n`;
    hash.update(text);
    if (!lines.write(text)) await Promise.race([once(lines, 'drain'), writing]);
  };
  try {
    const { tables, rows } = await writeTables(client, { write, print });
    const files = await writeFiles(await ownFiles(media), { write, print });
    const end: End = { end: true, tables, rows, files, hash: hash.copy().digest('hex') };
    await write(end);
    lines.end();
    await writing;
    return end;
  } catch (error) {
    lines.destroy();
    await writing.catch(() => {});
    throw error;
  }
}

/** JSON on one line, also for readers that end lines at U+2028 and U+2029. */
function textOf(line: Line | Header): string {
  return JSON.stringify(line).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

type Tools = { write: Write; print: (line: string) => void };

async function writeTables(client: pg.Client, { write, print }: Tools): Promise<{ tables: number; rows: number }> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    for (const setting of plainSettings) await client.query(setting);
    await write(await headerOf(client));
    const tables = await listTables(client);
    let all = 0;
    for (const table of tables) {
      const columns = table.columns.map(({ name }) => name);
      await write({ table: table.name, columns });
      const sum = createRowSum();
      for await (const row of readRows(client, table, columns)) {
        sum.add(row);
        await write(row);
      }
      const end = sum.end();
      await write(end);
      print(`${table.name}: ${end.rows} rows`);
      all += end.rows;
    }
    for (const { name, value } of await listSequences(client)) await write({ sequence: name, value });
    return { tables: tables.length, rows: all };
  } finally {
    await client.query('rollback');
  }
}

async function headerOf(client: pg.Client): Promise<Header> {
  const version = await client.query<{ server_version: string }>('show server_version');
  const applied = await client.query<{ hash: string }>('select hash from kudde.migrations order by applied_at, hash');
  return {
    backup: 'kudde',
    format: formatNumber,
    createdAt: new Date().toISOString(),
    postgresql: version.rows[0]?.server_version ?? '',
    migrations: applied.rows.map(({ hash }) => hash),
  };
}

async function writeFiles(files: OwnFile[], { write, print }: Tools): Promise<number> {
  for (const { name, path, folder } of files) {
    await write({ file: name, bytes: (await stat(path)).size, ...(folder && { folder }) });
    const hash = createHash('sha256');
    // Divisible by three, so that the parts of base64 need no filling in between.
    for await (const part of createReadStream(path, { highWaterMark: 48 * 1024 })) {
      hash.update(part as Buffer);
      await write((part as Buffer).toString('base64'));
    }
    await write({ fileHash: hash.digest('hex') });
  }
  print(`${files.length} pictures of your own`);
  return files.length;
}
