/** The same tests on both databases: embedded, and a PostgreSQL server where the run has one. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';

export type Backend = 'PGlite' | 'PostgreSQL';

export function backends(): Backend[] {
  return inject('postgresUrl') === null ? ['PGlite'] : ['PGlite', 'PostgreSQL'];
}

/** A new empty database; closing it removes it. */
export async function openTestDatabase(backend: Backend): Promise<OpenDatabase & { url: string | null }> {
  return backend === 'PGlite' ? openEmbedded() : openOnServer();
}

async function openEmbedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kudde-test-'));
  const database = await openDatabase({ dataDir, url: null });
  return {
    ...database,
    url: null,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openOnServer() {
  const server = inject('postgresUrl');
  if (server === null) throw new Error('this run has no PostgreSQL server');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ dataDir: '', url: url.href });
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
