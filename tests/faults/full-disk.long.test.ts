// The embedded database cannot write its own log any more, under a file-size limit: PGlite goes round in circles then.
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '#tests/setup/app-process.ts';
import { preparedDataDir } from '#tests/setup/prepared-data.ts';
import { runScript } from '#tests/setup/run-script.ts';
import { saw, visit } from './seen.ts';
import { createShopper } from './shopper.ts';

/** Less than a file of the log has, in blocks of 512 bytes. */
const tooSmall = 'ulimit -f 4000';

test(
  'a process that hangs in its database ends itself, and the next one has every answered sign-up',
  { timeout: 180_000 },
  async () => {
    const dataDir = await preparedDataDir('kudde-full-');
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const answered: string[] = [];
    const signUps = async (url: string, name: string, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const email = `${name}-${index}@example.com`;
        if (
          (await createShopper(url)
            .signUp(email)
            .catch(() => 'no answer')) === 'success'
        )
          answered.push(email);
      }
    };
    const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', WATCHDOG_SECONDS: '10' };
    const before = await startApp(settings);
    await signUps(before.url, 'before', 5);
    expect(answered).toHaveLength(5);
    await before.stop();

    const limited = await startApp(settings, { limits: tooSmall });
    onTestFinished(async () => void (await limited.stop()));
    expect((await visit(`${limited.url}/nl`)).status).toBe(200);
    const since = performance.now();
    const trying = signUps(limited.url, 'limited', 10);
    expect(await limited.ended).toBe('SIGKILL');
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    expect(limited.output()).toContain('this process ends itself');
    await trying;

    const after = await startApp(settings);
    onTestFinished(async () => void (await after.stop()));
    await signUps(after.url, 'after', 1);
    const { output } = await runScript('server/signups-command.ts', ['export'], { DATA_DIR: dataDir });
    expect(answered.filter((email) => !output.includes(email))).toEqual([]);
    expect(answered).toContain('after-0@example.com');
    saw(
      'the log of the embedded database cannot be written',
      `the process ended itself after ${seconds} s (limit 10 s); started again all ${answered.length} answered sign-ups are there`,
    );
  },
);
