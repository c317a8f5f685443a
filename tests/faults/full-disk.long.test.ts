// The disk of the embedded database is full, and there is room again: on a real disk where one can be had, else by a limit.
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { preparedDataDir } from '#tests/setup/database/prepared-data.ts';
import { runScript } from '#tests/setup/process/run-script.ts';
import { saw, visit } from './seen.ts';
import { createShopper } from './shopper.ts';
import { disksToBeHad, makeSmallDisk } from './small-disk.ts';

async function newDataDir() {
  const dataDir = await preparedDataDir('kudde-full-');
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Signs up and says what came of it; a shop that cannot answer is an answer too. */
function createSignUps(answered: string[]) {
  return async ({ url }: AppProcess, name: string, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const email = `${name}-${index}@example.com`;
      const said = await createShopper(url)
        .signUp(email, email)
        .catch(() => 'no answer');
      if (said === 'success') answered.push(email);
    }
  };
}

async function expectAllThere(dataDir: string, answered: string[]) {
  const { output } = await runScript('server/commands/signups-command.ts', ['export'], { DATA_DIR: dataDir });
  expect(answered.filter((email) => !output.includes(`"${email}"`))).toEqual([]);
}

const settings = { LOG_LEVEL: 'fatal', TRUST_PROXY: '1' };

test(
  'PostgreSQL cannot write its log: the start is refused with the reason, or the shop lives, and the next one has all that was answered',
  { timeout: 240_000 },
  async () => {
    const dataDir = await newDataDir();
    const answered: string[] = [];
    const signUps = createSignUps(answered);
    const before = await startApp({ DATA_DIR: dataDir, ...settings });
    await signUps(before, 'before', 5);
    expect(answered).toHaveLength(5);
    await before.stop();

    // Less than a file of the log has, in blocks of 512 bytes. It depends on where in the file it was whether PostgreSQL starts.
    const start = { limits: 'ulimit -f 4000', readyAt: '/healthz' } as const;
    const outcome = await startApp({ DATA_DIR: dataDir, ...settings }, start).then(async (limited) => {
      onTestFinished(async () => void (await limited.stop()));
      await signUps(limited, 'limited', 10);
      const { status } = await visit(`${limited.url}/healthz`);
      await limited.stop();
      return `the shop lives (${status})`;
    }, String);
    expect(outcome).toMatch(/the shop lives \(200\)|PostgreSQL does not start in|The database is out of reach/);

    const after = await startApp({ DATA_DIR: dataDir, ...settings });
    onTestFinished(async () => void (await after.stop()));
    await signUps(after, 'after', 1);
    expect(answered).toContain('after-0@example.com');
    await expectAllThere(dataDir, answered);
    saw(
      'the log of the embedded database cannot be written',
      `${outcome.split('\n').at(-1)}; started again all ${answered.length} answered sign-ups are there`,
    );
  },
);

test.each(await disksToBeHad())(
  '%s that fills up is read-only with words, even to its last byte, and well again with room',
  { timeout: 240_000 },
  async () => {
    const disk = await makeSmallDisk(300);
    onTestFinished(() => disk.remove());
    const dataDir = join(disk.dir, 'data');
    execFileSync('cp', ['-a', await newDataDir(), dataDir]);
    const answered: string[] = [];
    const signUps = createSignUps(answered);
    const app = await startApp({ DATA_DIR: dataDir, DISK_RESERVE_MB: '64', ...settings });
    onTestFinished(async () => void (await app.stop()));
    await signUps(app, 'roomy', 3);
    // The key all baskets are signed with is made with the first of them.
    await visit(`${app.url}/nl/shop/`);
    expect(answered).toHaveLength(3);

    const filler = join(disk.dir, 'filler');
    // To the last byte: less than anybody keeps in reserve.
    execFileSync('sh', ['-c', `dd if=/dev/zero of=${filler} bs=1M 2>/dev/null || true`]);
    const ready = await visit(`${app.url}/readyz`);
    expect([ready.status, JSON.parse(ready.body)]).toEqual([503, { status: 'disk full' }]);
    expect(await createShopper(app.url).signUp('full@example.com', 'full')).toBe('status 503');
    for (const path of ['/nl', '/de/rezepte', '/nl/shop/'])
      expect([path, (await visit(`${app.url}${path}`)).status]).toEqual([path, 200]);
    const shown = await createShopper(app.url).goods();
    expect(shown.items.length).toBeGreaterThan(0);

    const since = performance.now();
    await rm(filler);
    await expect.poll(async () => (await visit(`${app.url}/readyz`)).status, { timeout: 60_000 }).toBe(200);
    const ms = Math.round(performance.now() - since);
    await signUps(app, 'again', 3);
    expect(answered).toHaveLength(6);
    await expectAllThere(dataDir, answered);
    saw(
      'disk of the embedded database full to the last byte',
      `pages and baskets read, changes 503, /readyz says disk full; well ${ms} ms after there is room`,
    );
  },
);
