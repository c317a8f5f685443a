/** A database of its own for a test, in the server of this run. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { copyDemo, copyFilled, copyTemplate, type Filling, onServer } from './test-template.ts';

export type TestDatabase = OpenDatabase & { url: string };

/** With empty tables; closing it removes it. */
export const openTestDatabase = () => openCopy(copyTemplate);
/** With the demo catalogue in it, as the first start of a shop imports it; closing it removes it. */
export const openDemoDatabase = () => openCopy(copyDemo);
/** With whatever this fills in, which the first to ask for it does; closing it removes it. */
export const openFilledDatabase = (filling: Filling) => openCopy((server, name) => copyFilled(server, name, filling));

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
