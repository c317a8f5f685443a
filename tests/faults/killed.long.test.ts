// kill -9 while the data folder is being made, migrated and filled: the next start finishes the work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '#tests/setup/app-process.ts';
import { searchPath } from '#tests/setup/run-settings.ts';
import { saw, visit } from './seen.ts';

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
