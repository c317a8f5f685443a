/** The power goes while the shop takes sign-ups: the disk as it was at that moment is started from, and has all that was answered. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { startApp } from '#tests/setup/process/app-process.ts';
import { preparedDataDir } from '#tests/setup/database/prepared-data.ts';
import { runScript } from '#tests/setup/process/run-script.ts';
import { createShopper } from './shopper.ts';
import { makeSmallDisk } from './small-disk.ts';

/** Resolves to how many sign-ups were answered. */
export async function cutPower(cuts: number): Promise<number> {
  const disk = await makeSmallDisk(400);
  onTestFinished(() => disk.remove());
  const prepared = await preparedDataDir('kudde-power-');
  onTestFinished(() => rm(prepared, { recursive: true, force: true }));
  const dataDir = join(disk.dir, 'data');
  execFileSync('cp', ['-a', prepared, dataDir]);
  execFileSync('sync');
  const app = await startApp({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' });
  onTestFinished(async () => void (await app.stop()));
  const answered: string[] = [];
  const ending = new AbortController();
  // Only so many may sign up in ten minutes; in between they fill their boxes.
  let allowed = 0;
  const { bundleId, items } = await createShopper(app.url).goods();
  const visitors = Array.from({ length: 3 }, async (_, index) => {
    const shopper = createShopper(app.url);
    for (let count = 0; !ending.signal.aborted; count += 1) {
      await shopper.fillBox(bundleId, { [String(items[0])]: (count % 5) + 1 });
      if (answered.length >= allowed) continue;
      const email = `cut-${index}-${count}@example.com`;
      if ((await shopper.signUp(email, `${index}-${count}`)) === 'success') answered.push(email);
    }
  });
  try {
    for (let cut = 0; cut < cuts; cut += 1) {
      const goal = answered.length + 5;
      allowed = goal + 40;
      await expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(goal);
      const before = [...answered];
      const after = disk.copy();
      try {
        const { output } = await runScript('server/commands/signups-command.ts', ['export'], {
          DATA_DIR: join(after.dir, 'data'),
        });
        expect(before.filter((email) => !output.includes(`"${email}"`))).toEqual([]);
      } finally {
        after.remove();
      }
    }
  } finally {
    ending.abort();
    await Promise.allSettled(visitors);
  }
  return answered.length;
}
