import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { makeTemplate } from './test-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run, in which every test file has databases of its own. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  console.log(`PostgreSQL: ${server.folder}`);
  await makeTemplate(server.url);
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
