// Files an owner edits by hand, with a slip in them.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJsonFile } from '#contract/fields/json-problem.ts';
import { openDemoDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { runScript } from '#tests/setup/process/run-script.ts';
import { sql } from 'drizzle-orm';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kudde-broken-'));
  database = await openDemoDatabase();
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const content = (...args: string[]) =>
  runScript('server/commands/content-command.ts', args, { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') });

test('O25 a file for put that is no JSON is refused with line, column and the line', { timeout: 60_000 }, async () => {
  const file = join(folder, 'page.json');
  await writeFile(file, '{\n  "slug": "over",\n  "title": "Over"\n  "body": ""\n}\n');
  const { code, output } = await content('put', 'nl', 'static-pages', file);
  expect(output).toContain(`${file} is not JSON: line 4, column 3: "body": ""`);
  expect(code).toBe(1);
});

test('O25 a text file that is no JSON is told with its name and line', () => {
  expect(() => readJsonFile('{\n  "a": "b"\n  "c": "d"\n}', 'services/locales/catalogs/nl.json')).toThrow(
    'services/locales/catalogs/nl.json is not JSON: line 3, column 3: "c": "d"',
  );
});

test.each([
  ['export const nl = {\n  code: 1\n  name: 2,\n};\n', 'markets/nl.ts, line 3, cannot be read:', 'name: 2,'],
  ['export const nl = {};\nconst name = nl.a.b;\nexport { name };\n', 'markets/nl.ts, line 2, cannot be used:', ''],
])('O25 a market file with a slip is told with its name and line', async (text, place, line) => {
  await mkdir(join(folder, 'markets'), { recursive: true });
  const file = join(folder, 'markets', 'nl.ts');
  await writeFile(file, text);
  const words = resolve(import.meta.dirname, '../scripts/broken-file.mjs');
  const script = `import { wordsOfBrokenFile } from ${JSON.stringify(words)};
    await import(${JSON.stringify(file)}).catch((error) => console.log(wordsOfBrokenFile(error, ${JSON.stringify(folder)})));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(stdout).toContain(place);
  expect(stdout).toContain(line);
  expect(stdout).not.toMatch(/node:internal|\n\s+at /);
});

test('O31 removing a package names its open orders', { timeout: 60_000 }, async () => {
  const { db } = database;
  const { rows } = (await db.execute(sql`
    select id, slug from shop.products where market = 'nl' and type = 'package' and stock > 2 limit 1`)) as {
    rows: { id: number; slug: string }[];
  };
  const { id = 0, slug = '' } = rows[0] ?? {};
  const placed = await ordersOn(db, { clock: () => new Date() }).buy([aPackage(id)]);
  const number = placed.result === 'placed' ? placed.order.number : '';
  expect(number).toMatch(/^NL-/);
  const { output } = await content('remove', 'nl', 'packages', slug, '--dry-run');
  expect(output).toContain(`packages/${slug} is in 1 open orders, which stay as they were ordered: ${number}`);
});
