/** Shops that are killed under load, round after round, and whether all they answered is there afterwards. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { runScript } from '#tests/setup/process/run-script.ts';
import { visit } from './seen.ts';
import { createShopper } from './shopper.ts';

export type Victim = 'the shop' | 'PostgreSQL' | 'both';

type Outcome = { signUps: number; baskets: number; slowestMs: number };

const answeredBefore = 6;

async function postgresPid(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgresql/postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(pid);
}

/** Resolves when it is another one: processes of the killed one may go on answering for a moment. */
async function killPostgres(dataDir: string): Promise<void> {
  const pid = await postgresPid(dataDir);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => postgresPid(dataDir), { timeout: 60_000 }).not.toBe(pid);
}

export async function killRounds(
  dataDir: string,
  { victim, rounds }: { victim: Victim; rounds: number },
): Promise<Outcome> {
  // Every change of a basket and every sign-up comes from somebody else.
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', TRUST_PROXY: '1' };
  let app: AppProcess = await startApp(settings);
  try {
    const { bundleId, items } = await createShopper(app.url).goods();
    const item = String(items[0]);
    const answered: string[] = [];
    let baskets = 0;
    let slowestMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const visitors = Array.from({ length: 3 }, (_, index) =>
        loadBy(app, { bundleId, item, name: `${round}-${index}`, answered }),
      );
      const goal = answered.length + answeredBefore;
      await expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(goal);
      const since = performance.now();
      if (victim === 'the shop') await app.kill();
      else if (victim === 'PostgreSQL') await killPostgres(dataDir);
      else {
        process.kill(await postgresPid(dataDir), 'SIGKILL');
        await app.kill();
      }
      for (const visitor of visitors) visitor.end();
      await Promise.all(visitors.map(({ done }) => done));
      if (victim !== 'PostgreSQL') app = await startApp(settings);
      await expect.poll(async () => (await visit(`${app.url}/readyz`)).status, { timeout: 60_000 }).toBe(200);
      slowestMs = Math.max(slowestMs, performance.now() - since);
      for (const { shopper, filled } of visitors) {
        const back = createShopper(app.url);
        for (const [name, cookie] of shopper.jar) back.jar.set(name, cookie);
        // What was under way may have been done or not. A PostgreSQL that recovers has a moment without an answer.
        await expect
          .poll(async () => [filled.answered, filled.asked].includes((await back.quantities())[item]))
          .toBe(true);
        baskets += 1;
      }
    }
    const { output } = await runScript('server/commands/signups-command.ts', ['export'], { DATA_DIR: dataDir });
    expect(answered.filter((email) => !output.includes(`"${email}"`))).toEqual([]);
    return { signUps: answered.length, baskets, slowestMs: Math.round(slowestMs) };
  } finally {
    await app.stop();
  }
}

type Load = { bundleId: string; item: string; name: string; answered: string[] };

/** A visitor who fills a box and signs up, again and again. */
function loadBy({ url }: AppProcess, { bundleId, item, name, answered }: Load) {
  const shopper = createShopper(url);
  const filled: { answered: number | undefined; asked: number | undefined } = { answered: undefined, asked: undefined };
  const ending = new AbortController();
  const done = (async () => {
    for (let count = 1; !ending.signal.aborted; count += 1) {
      filled.asked = (count % 5) + 1;
      const sender = `${name}-${count}`;
      if (!(await shopper.fillBox(bundleId, { [item]: filled.asked }, sender))) throw new Error('the box was refused');
      filled.answered = filled.asked;
      const email = `killed-${name}-${count}@example.com`;
      if ((await shopper.signUp(email, sender)) === 'success') answered.push(email);
    }
  })().catch(() => {});
  return { shopper, filled, done, end: () => ending.abort() };
}
