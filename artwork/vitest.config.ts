import { defineConfig } from 'vitest/config';

// Drawing every picture takes minutes: TEST_ALL=1 npm test.
const long = process.env.TEST_ALL === '1' ? [] : ['**/*.long.test.ts'];

export default defineConfig({ test: { include: ['**/*.test.ts'], exclude: long, testTimeout: 60_000 } });
