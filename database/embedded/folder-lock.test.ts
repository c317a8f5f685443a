import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { preparedDataDir } from '#tests/setup/database/prepared-data.ts';
import { searchPath } from '#tests/setup/process/run-settings.ts';
import { openDatabase } from '../client.ts';
import { clusterName } from './data-folder.ts';
import { readPostmaster } from './postmaster-file.ts';
import { quickImports } from '../../scripts/small-memory.mjs';

const collector = resolve(import.meta.dirname, '../../tests/setup/process/collect-garbage.mjs');

test('C3 the lock of a folder is held after the garbage of its supervisor was collected', async () => {
  const folder = await preparedDataDir();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const notes = await mkdtemp(join(tmpdir(), 'kudde-collected-'));
  onTestFinished(() => rm(notes, { recursive: true, force: true }));
  const collected = join(notes, 'collected');
  const script = `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../client.ts'))};
    await openDatabase({ dataDir: ${JSON.stringify(folder)}, url: null }); console.log('ready'); setInterval(() => {}, 1000);`;
  const shop = spawn(process.execPath, [quickImports, '--input-type=module', '-e', script], {
    env: { PATH: searchPath, NODE_OPTIONS: `--expose-gc --import=${collector}`, COLLECTED_FILE: collected },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shop, 'exit');
  onTestFinished(async () => {
    shop.kill('SIGKILL');
    await ended;
  });
  await once(shop.stdout, 'data');
  const { pid = 0 } = (await readPostmaster(join(folder, clusterName))) ?? {};
  const supervisor = Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  process.kill(supervisor, 'SIGUSR2');
  await expect.poll(() => existsSync(collected) && readFileSync(collected, 'utf8')).toBe(`${supervisor}\n`);
  const second = await openDatabase({ dataDir: folder, url: null }).then(
    async (database) => {
      await database.close();
      return 'a second shop runs';
    },
    (error: { reason: string }) => error.reason,
  );
  expect(second).toBe('in use');
  expect((await readPostmaster(join(folder, clusterName)))?.pid).toBe(pid);
}, 60_000);
