// One running shop, and what strangers may do to it: too much, too slowly, from elsewhere, and at random.
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('at random', () => {
  // Nearly all of the time goes into pages that are made for this one visitor: all cores make them.
  const workers = isWholeRun ? availableParallelism() : 1;
  let shop: AppProcess;

  beforeAll(async () => {
    shop = workers > 1 ? await startApp({ LOG_LEVEL: 'error', PROCESSES: String(workers) }) : app;
  }, 180_000);
  afterAll(async () => {
    if (shop !== app) await shop?.stop();
  });

  // The whole run takes other seeds every day, so that runs add up. The short one is the same every day: what nobody changed passes again.
  const today = Math.floor(Date.now() / 86_400_000);
  // In parts, because a crowded machine answers twenty in a second: a part can be run alone, and says what it saw.
  const seeds = isWholeRun ? Array.from({ length: 10 }, (_, part) => today * 10 + part) : [1];

  test.each(seeds)(
    'ERR-11 random and mutated requests are answered, and learn nothing: seed %i',
    { timeout: 20 * 60_000 },
    async (seed) => {
      const outcome = await fuzz(shop, { seed, count: isWholeRun ? 10_000 : 150, workers });
      console.log(`fuzz: seed ${seed}, ${outcome.count} requests, ${JSON.stringify(outcome.statuses)}`);
      const { status } = await visit(`${shop.url}/nl`);
      expect(outcome.bad.slice(0, 5)).toEqual([]);
      expect(status).toBe(200);
      saw(`${outcome.count} random requests, seed ${seed}`, JSON.stringify(outcome.statuses));
    },
  );
});

describeLimits(() => app);
