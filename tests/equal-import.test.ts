// What lies in the tables after changes is what an import of the same content puts there: the long form is equal-import.long.test.ts.
import { expect, test } from 'vitest';
import { expectEqualToImport } from './setup/editing/equal-import.ts';
import { openDemoDatabase, openTestDatabase } from './setup/database/test-database.ts';

test('MKT-7 ST-11 after 25 random changes by two processes, export and import into empty tables give the same rows', async () => {
  const [database, empty] = [await openDemoDatabase(), await openTestDatabase()];
  try {
    const { made } = await expectEqualToImport({
      where: { DATA_DIR: '/nowhere', DATABASE_URL: database.url },
      empty: { DATA_DIR: '/nowhere', DATABASE_URL: empty.url },
      processes: 2,
      count: 25,
      seed: 7,
      every: 25,
    });
    expect(made).toBeGreaterThan(10);
  } finally {
    await empty.close();
    await database.close();
  }
}, 300_000);
