/** A database of its own for a test, in the server of this run. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { copyTemplate, onServer } from './test-template.ts';

export type TestDatabase = OpenDatabase & { url: string };

/** With empty tables; closing it removes it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await copyTemplate(server, name);
  const database = await openDatabase({ dataDir: '', url });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
