import { defineConfig } from '@playwright/test';
import { findChromium, withoutPictures } from './tests/setup/browser/chromium.ts';

const chromium = await findChromium();

const isWholeRun = process.env.TEST_ALL === '1';
/** Repetitions of what `npm test` shows once: files, and tests with a tag, that are for `npm run test:all`. */
const long = isWholeRun ? [] : ['**/*.long.spec.ts'];
/** Specs that look at pictures, wait for them, scan a code in one or count their bytes. */
const withPictures = [
  'browser-storage',
  'film',
  'offline-recipes',
  'basket/shop-area',
  'hydration/!(development)',
  'orders/journey',
  'screens/*',
  'studio/*',
].map((name) => `**/${name}.spec.ts`);

/** `npm run dev`, whose first pages take both cores: it has a run of its own in `npm test`. */
const inDevelopment = ['**/hydration/development.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: long,
  ...(!isWholeRun && { grepInvert: /@long\b/ }),
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  globalTimeout: 120 * 60_000,
  // Far more than any takes where nothing else runs: machines are shared.
  timeout: 600_000,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: process.env.BASE_URL,
    // Recording every journey makes all of them slower; for one that fails: npx playwright test … --trace on
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pictures', testMatch: withPictures, use: { launchOptions: chromium } },
    {
      name: 'journeys',
      testIgnore: [...long, ...withPictures, ...inDevelopment],
      use: { launchOptions: withoutPictures(chromium) },
    },
    { name: 'development', testMatch: inDevelopment, use: { launchOptions: chromium } },
  ],
});
