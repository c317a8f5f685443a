/** A database of its own for a test, in the server of this run. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { copyDemo, copyTemplate, onServer } from './test-template.ts';

export type TestDatabase = OpenDatabase & { url: string };

/** With empty tables; closing it removes it. */
export const openTestDatabase = () => openCopy(copyTemplate);
/** With the demo catalogue in it, as the first start of a shop imports it; closing it removes it. */
export const openDemoDatabase = () => openCopy(copyDemo);

async function openCopy(copy: (server: string, name: string) => Promise<string>): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await copy(server, name);
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
