import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { quickImports } from './scripts/small-memory.mjs';
// Here for what prepares a run; workers get it by their options.
import './server/quick-imports.ts';

const tests = '{contract,database,markets,rules,server,services,storefront,studio,tests}/**/*.test.{ts,tsx}';
// Long runs are files of their own, so that a plain run leaves nothing marked as skipped.
const long = process.env.TEST_ALL === '1' ? [] : ['**/*.long.test.ts'];

/** Tests that put something in the place of a module, a global or the clock, which others in the same process would find. */
const intrusive = globSync(tests, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers|setSystemTime|spyOn)\b|\bglobalThis\b|\bprocess\.(?:env\.\w+ =|chdir)/.test(
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  ),
);

const startsProcesses =
  /\b(?:startApp|runScript|startPostgres|copyTree|preparedDataDir|expectEqualToImport|startOrdersProcess)\b/;

/** Files that start shops take longest and wait for a part of it: begun last they would run on alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => startsProcesses.test(readFileSync(moduleId, 'utf8'));
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's, not an array's
    const groups = Map.groupBy(await super.sort(files), isLong);
    return [...(groups.get(true) ?? []), ...(groups.get(false) ?? [])];
  }
}

/** Addresses of style sheets, which are the build's to give. */
const sheetAddresses = {
  name: 'sheet-addresses',
  enforce: 'pre' as const,
  resolveId: (source: string) => (source.endsWith('.css?url') ? `\0address:${basename(source, '.css?url')}` : null),
  load: (id: string) => (id.startsWith('\0address:') ? `export default '/assets/${id.slice(9)}'` : null),
};

export default defineConfig({
  // Not vite.config.ts: tests import our files as Node does, without React Router's build.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globalSetup: ['tests/setup/database/postgres.ts'],
    setupFiles: ['tests/setup/browser/console.ts'],
    environment: 'node',
    execArgv: [quickImports],
    // One more than cores: tests of processes wait for each other a quarter of the time.
    maxWorkers: 3,
    retry: 0,
    sequence: { sequencer: LongFirst },
    // Generous: machines are shared.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      // Loading the same modules anew for each of 400 files took a third of the time.
      {
        plugins: [sheetAddresses],
        test: { name: 'together', include: [tests], exclude: [...long, ...intrusive], isolate: false },
      },
      { plugins: [sheetAddresses], test: { name: 'alone', include: intrusive, exclude: long } },
    ],
  },
});
