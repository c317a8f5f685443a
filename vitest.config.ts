import { defineConfig } from 'vitest/config';

const sources = '{contract,markets,rules,services,storefront,server,database,tools/artwork}';
// Long runs are files of their own, so that a plain run leaves nothing marked as skipped.
const long = process.env.TEST_ALL === '1' ? [] : ['**/*.long.test.ts'];

export default defineConfig({
  // Not vite.config.ts: tests import our files as Node does, without React Router's build.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globalSetup: ['tests/setup/database/postgres.ts'],
    setupFiles: ['tests/setup/browser/console.ts'],
    environment: 'node',
    maxWorkers: 2,
    retry: 0,
    // Generous: machines are shared.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { test: { name: 'unit', include: [`${sources}/**/*.test.{ts,tsx}`], exclude: long } },
      { test: { name: 'pages', include: ['tests/**/*.test.ts'], exclude: long } },
    ],
  },
});
