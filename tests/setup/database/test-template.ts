/** Databases to be copied: one with all tables and nothing in them, one with the demo catalogue. A copy takes a moment; making them takes many. */
import pg from 'pg';
import { openDatabase } from '#database/client.ts';
import { seedContent } from '#server/content/exchange.ts';

const template = 'kudde_tables';
const demo = 'kudde_demo';
/** Any number that nobody else locks in the server of a run. */
const demoLock = 20_261_116;

export async function makeTemplate(server: string): Promise<void> {
  await onServer(server, `create database ${template}`);
  const database = await openDatabase({ dataDir: '', url: databaseUrl(server, template) });
  await database.close();
}

/** A new database on the server, and its address. */
export async function copyTemplate(server: string, name: string): Promise<string> {
  await onServer(server, `create database ${name} template ${template}`);
  return databaseUrl(server, name);
}

/** As `copyTemplate`, with the demo catalogue in it, which the first to ask for it imports. */
export async function copyDemo(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${demoLock})`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [demo]);
    if (rowCount === 0) await makeDemo(server);
  } finally {
    await client.end();
  }
  await onServer(server, `create database ${name} template ${demo}`);
  return databaseUrl(server, name);
}

async function makeDemo(server: string): Promise<void> {
  const unfinished = `${demo}_new`;
  await onServer(server, `drop database if exists ${unfinished}`);
  const database = await openDatabase({ dataDir: '', url: await copyTemplate(server, unfinished) });
  try {
    await seedContent(database.patientDb, () => {});
  } finally {
    await database.close();
  }
  await onServer(server, `alter database ${unfinished} rename to ${demo}`);
}

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
