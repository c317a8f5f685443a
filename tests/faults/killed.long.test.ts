// kill -9 while the data folder is being made, migrated and filled: the next start finishes the work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '#tests/setup/process/app-process.ts';
import { searchPath } from '#tests/setup/process/run-settings.ts';
import { preparedDataDir } from '#tests/setup/database/prepared-data.ts';
import { killRounds } from './kill-rounds.ts';
import { cutPower } from './power-cut.ts';
import { saw, visit } from './seen.ts';
import { disksToBeHad } from './small-disk.ts';

test('ERR-11 killed at any moment of its first start, the next start is a good one', { timeout: 300_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kudde-first-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const moments = [600, 1200, 2000, 3000, 4500, 6500];
  for (const moment of moments) {
    const env = { PATH: searchPath, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
    const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'ignore' });
    await sleep(moment);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  const app = await startApp({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await app.stop()));
  for (const market of ['nl', 'fr', 'uk', 'de']) expect((await visit(`${app.url}/${market}`)).status).toBe(200);
  saw('kill -9 during the first start', `killed ${moments.length} times; the next start serves all markets`);
});

test.each(['the shop', 'PostgreSQL', 'both'] as const)(
  'SHP-6 kill -9 of %s under load, twenty times: no basket and no sign-up that was answered is lost',
  { timeout: 1_200_000 },
  async (victim) => {
    const dataDir = await preparedDataDir('kudde-killed-');
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const { signUps, baskets, slowestMs } = await killRounds(dataDir, { victim, rounds: 20 });
    expect(signUps).toBeGreaterThan(0);
    saw(
      `kill -9 of ${victim} under load, twenty times`,
      `${signUps} answered sign-ups and ${baskets} baskets all there; well again after ${slowestMs} ms at most`,
    );
  },
);

test.each(await disksToBeHad())(
  'SHP-6 the power of %s is cut twenty times while visitors sign up: nothing that was answered is lost',
  { timeout: 1_800_000 },
  async () => {
    const count = await cutPower(20);
    expect(count).toBeGreaterThanOrEqual(100);
    saw('power cut, twenty times', `${count} answered sign-ups, none lost`);
  },
);
