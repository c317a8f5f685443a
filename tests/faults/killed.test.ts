// kill -9 under load, on the embedded database: whatever was answered is there after the restart, on a disk that is full by then.
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '#tests/setup/app-process.ts';
import { preparedDataDir } from '#tests/setup/prepared-data.ts';
import { runScript } from '#tests/setup/run-script.ts';
import { saw, visit } from './seen.ts';
import { createShopper } from './shopper.ts';

async function newDataDir() {
  const dataDir = await preparedDataDir('kudde-killed-');
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

test(
  'SHP-6 killed under load and started again: no basket and no sign-up that was answered is lost',
  { timeout: 120_000 },
  async () => {
    const dataDir = await newDataDir();
    const app = await startApp({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    const { bundleId, items } = await createShopper(app.url).goods();
    const item = String(items[0]);
    const answered: string[] = [];
    const visitors = Array.from({ length: 4 }, (_, index) => {
      const shopper = createShopper(app.url);
      const filled = { answered: 0, asked: 0 };
      const done = (async () => {
        for (let count = 1; ; count += 1) {
          filled.asked = (count % 5) + 1;
          if (!(await shopper.fillBox(bundleId, { [item]: filled.asked }))) throw new Error('the box was refused');
          filled.answered = filled.asked;
          const email = `killed-${index}-${count}@example.com`;
          if ((await shopper.signUp(email)) === 'success') answered.push(email);
        }
      })().catch(() => {});
      return { shopper, filled, done };
    });
    await expect.poll(() => answered.length, { timeout: 30_000 }).toBeGreaterThan(12);
    await app.kill();
    await Promise.all(visitors.map(({ done }) => done));

    // No disk has that much left: the shop only reads.
    const full = { DISK_RESERVE_MB: '1000000000' };
    const again = await startApp({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...full }, { readyAt: '/healthz' });
    onTestFinished(async () => void (await again.stop()));
    for (const { shopper, filled } of visitors) {
      const back = createShopper(again.url);
      for (const [name, cookie] of shopper.jar) back.jar.set(name, cookie);
      // What was under way may have been done or not.
      expect([filled.answered, filled.asked]).toContain((await back.quantities())[item]);
    }
    const { output } = await runScript('server/signups-command.ts', ['export'], { DATA_DIR: dataDir });
    expect(answered.filter((email) => !output.includes(email))).toEqual([]);
    saw('kill -9 under load', `${answered.length} answered sign-ups and ${visitors.length} baskets all there after it`);
    await expectReadOnly(again.url, { bundleId, items: { [item]: 1 } });
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
  expect(ms).toBeLessThan(3000);
  expect(await shopper.quantities()).toEqual({});
  saw(
    'disk nearly full (embedded database)',
    `pages 200, three changes refused with 503 and words in ${ms} ms, /readyz says disk full`,
  );
}
