// What lies in the tables after changes is what an import of the same content puts there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seedContent } from '#server/content/exchange.ts';
import { expectEqualToImport } from './setup/editing/equal-import.ts';
import { preparedDataDir } from './setup/database/prepared-data.ts';
import { openTestDatabase } from './setup/database/test-database.ts';

const long = { count: 200, every: 50 };

test('MKT-7 ST-11 after 200 random changes by two processes on a server, export and import give the same rows', async () => {
  const [database, empty] = [await openTestDatabase(), await openTestDatabase()];
  onTestFinished(async () => {
    await empty.close();
    await database.close();
  });
  await seedContent(database.patientDb, () => {});
  const { made, refused } = await expectEqualToImport({
    where: { DATA_DIR: '/nowhere', DATABASE_URL: database.url },
    empty: { DATA_DIR: '/nowhere', DATABASE_URL: empty.url },
    processes: 2,
    seed: 2026,
    ...long,
  });
  console.log(`server, two processes: ${made} made, ${refused} refused`);
  expect(made).toBeGreaterThan(100);
}, 1_800_000);

test('MKT-7 ST-11 after 200 random changes on the embedded database, export and import give the same rows', async () => {
  const where = { DATA_DIR: await preparedDataDir('kudde-edited-') };
  const empty = { DATA_DIR: await mkdtemp(join(tmpdir(), 'kudde-imported-')) };
  onTestFinished(async () => {
    for (const { DATA_DIR } of [where, empty]) await rm(DATA_DIR, { recursive: true, force: true });
  });
  const { made, refused } = await expectEqualToImport({ where, empty, processes: 1, seed: 1926, ...long });
  console.log(`embedded: ${made} made, ${refused} refused`);
  expect(made).toBeGreaterThan(100);
}, 1_800_000);
