// One running shop, and what strangers may do to it: too much, too slowly, from elsewhere, and at random.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saw, visit } from '#tests/faults/seen.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { fuzz } from './fuzz.ts';
import { describeLimits } from './limits.ts';
import { describeSecurity } from './security.ts';

let app: AppProcess;

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'error' });
}, 180_000);
afterAll(async () => {
  await app?.stop();
});

describeSecurity(() => app);

test('ERR-11 random and mutated requests are answered, and learn nothing', { timeout: 45 * 60_000 }, async () => {
  // The whole run takes another seed every day, so that runs add up. The short one is the same every day: what nobody changed passes again.
  const seed = isWholeRun ? Math.floor(Date.now() / 86_400_000) : 1;
  const outcome = await fuzz(app, { seed, count: isWholeRun ? 100_000 : 600 });
  console.log(`fuzz: seed ${seed}, ${outcome.count} requests, ${JSON.stringify(outcome.statuses)}`);
  expect(outcome.bad.slice(0, 5)).toEqual([]);
  expect((await visit(`${app.url}/nl`)).status).toBe(200);
  saw(`${outcome.count} random requests, seed ${seed}`, JSON.stringify(outcome.statuses));
});

describeLimits(() => app);
