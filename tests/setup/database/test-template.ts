/**
 * Databases to be copied: one with all tables and nothing in them, and some with content. A copy takes a moment; making one takes
 * many, so whoever first asks for a content makes it.
 */
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { seedContent } from '#server/content/exchange.ts';

const template = 'kudde_tables';
/** Any number that nobody else locks in the server of a run. */
const fillLock = 20_261_116;

export async function makeTemplate(server: string): Promise<void> {
  await onServer(server, `create database ${template}`);
  const database = await openDatabase({ dataDir: '', url: databaseUrl(server, template) });
  await database.close();
}

/** A new database on the server, and its address. */
export async function copyTemplate(server: string, name: string): Promise<string> {
  await copy(server, name, template);
  return databaseUrl(server, name);
}

/** As `copyTemplate`, with the demo catalogue in it. */
export const copyDemo = (server: string, name: string): Promise<string> =>
  copyFilled(server, name, { key: 'demo', fill: ({ patientDb }) => seedContent(patientDb, () => {}) });

/** What a template holds: `fill` puts it in, and the same key always means the same. */
export type Filling = { key: string; fill: (database: OpenDatabase) => Promise<void> };

/** As `copyTemplate`, filled. */
export async function copyFilled(server: string, name: string, { key, fill }: Filling): Promise<string> {
  const filled = `kudde_filled_${key}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${fillLock})`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [filled]);
    if (rowCount === 0) await makeFilled(server, filled, fill);
  } finally {
    await client.end();
  }
  await copy(server, name, filled);
  return databaseUrl(server, name);
}

async function makeFilled(server: string, name: string, fill: Filling['fill']): Promise<void> {
  const unfinished = `${name}_new`;
  await onServer(server, `drop database if exists ${unfinished}`);
  const database = await openDatabase({ dataDir: '', url: await copyTemplate(server, unfinished) });
  try {
    await fill(database);
  } finally {
    await database.close();
  }
  await onServer(server, `alter database ${unfinished} rename to ${name}`);
}

const copy = (server: string, name: string, from: string) =>
  onServer(server, `create database ${name} template ${from} strategy file_copy`);

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
