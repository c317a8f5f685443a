import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server of this run, or null where none could be had. */
    postgresUrl: string | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: PostgresServer | undefined;
  try {
    server = await startPostgres();
    console.log(`PostgreSQL: ${server.folder}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`PostgreSQL: none found and none could be started (${reason}): the service tests run on PGlite only`);
  }
  project.provide('postgresUrl', server?.url ?? null);
  return async () => server?.stop();
}
