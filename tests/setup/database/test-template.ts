/** A database with all tables and nothing in them. Copies of it take a moment; making the tables takes many. */
import pg from 'pg';
import { openDatabase } from '#database/client.ts';

const template = 'kudde_tables';

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
