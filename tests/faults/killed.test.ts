// kill -9 under load, on the embedded database: whatever was answered is there afterwards. And a disk that is nearly full.
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { usualLimits } from '#database/pool.ts';
import { startApp } from '#tests/setup/process/app-process.ts';
import { preparedDataDir } from '#tests/setup/database/prepared-data.ts';
import { killRounds } from './kill-rounds.ts';
import { saw, visit } from './seen.ts';
import { createShopper } from './shopper.ts';

async function newDataDir() {
  const dataDir = await preparedDataDir('kudde-killed-');
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

// Each of the two alone: killed.long.test.ts.
test.each(['both'] as const)(
  'SHP-6 kill -9 of %s under load: no basket and no sign-up that was answered is lost',
  { timeout: 180_000 },
  async (victim) => {
    const { signUps, baskets, slowestMs } = await killRounds(await newDataDir(), { victim, rounds: 1 });
    expect(signUps).toBeGreaterThan(0);
    saw(
      `kill -9 of ${victim} under load`,
      `${signUps} answered sign-ups and ${baskets} baskets all there; well again after ${slowestMs} ms at most`,
    );
  },
);

test(
  'a disk that is nearly full: all that is there is shown, changes are refused with words',
  { timeout: 120_000 },
  async () => {
    const dataDir = await newDataDir();
    // No disk has that much left: the shop only reads.
    const full = { DISK_RESERVE_MB: '1000000000' };
    const app = await startApp({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...full }, { readyAt: '/healthz' });
    onTestFinished(async () => void (await app.stop()));
    const { bundleId, items } = await createShopper(app.url).goods();
    await expectReadOnly(app.url, { bundleId, items: { [String(items[0])]: 1 } });
  },
);

async function expectReadOnly(url: string, { bundleId, items }: { bundleId: string; items: Record<string, number> }) {
  const ready = await visit(`${url}/readyz`);
  expect([ready.status, JSON.parse(ready.body)]).toEqual([503, { status: 'disk full' }]);
  for (const path of ['/nl', '/nl/recepten', '/de'])
    expect([path, (await visit(`${url}${path}`)).status]).toEqual([path, 200]);
  const shopper = createShopper(url);
  const since = performance.now();
  expect(await shopper.signUp('no-room@example.com')).toBe('status 503');
  expect(await shopper.fillBox(bundleId, items)).toBe(false);
  const form = new URLSearchParams({ 'add-to-cart': bundleId, quantity: '1' });
  const page = await visit(`${url}/nl/shop/`, { method: 'POST', body: form });
  expect([page.status, page.body.includes('even niet bereikbaar'), page.headers.has('retry-after')]).toEqual([
    503,
    true,
    true,
  ]);
  const ms = Math.round(performance.now() - since);
  // Refused without asking the database: what it does not answer is given up after this.
  expect(ms).toBeLessThan(usualLimits.statementMs);
  expect(await shopper.quantities()).toEqual({});
  saw(
    'disk nearly full (embedded database)',
    `pages 200, three changes refused with 503 and words in ${ms} ms, /readyz says disk full`,
  );
}
