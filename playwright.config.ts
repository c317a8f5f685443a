import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/setup/browser/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: process.env.TEST_ALL === '1' ? [] : ['**/*.long.spec.ts'],
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  globalTimeout: 40 * 60_000,
  timeout: 120_000,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: process.env.BASE_URL,
    launchOptions: await findChromium(),
    // Recording every journey makes all of them slower; for one that fails: npx playwright test … --trace on
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
