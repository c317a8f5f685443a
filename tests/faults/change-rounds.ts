/** Changes that are killed on their way, round after round, and whether all of each is there afterwards or nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDatabase, type OpenDatabase } from '#database/client.ts';
import { readConfig } from '#server/config.ts';
import { exchangeContent } from '#server/content/exchange.ts';
import { markets } from '#markets/index.ts';
import { kindNames } from '#services/content/kinds.ts';
import { createContentStore } from '#services/content/store.ts';
import { compileCache, searchPath } from '#tests/setup/process/run-settings.ts';
import { quickImports } from '../../scripts/small-memory.mjs';

const root = resolve(import.meta.dirname, '../..');
/** What the demo calls him, and two names that stand nowhere else. */
const demoName = 'henk-de-wit';
const names = ['boer-te-winkel', 'boer-ter-haar'];

type Outcome = { made: number; unmade: number };

/** A farmer is named anew in all that names him: two dozen documents, their lists, a redirect, the goods. */
export async function changeRounds(dataDir: string, rounds: number): Promise<Outcome> {
  const database = await openDatabase({ dataDir, url: null });
  const outcome: Outcome = { made: 0, unmade: 0 };
  let [is, other] = names;
  try {
    const writeMs = await rename(dataDir, [demoName, is ?? ''], { database });
    const uses = await countUses(database, is ?? '');
    for (let round = 0; round < rounds; round += 1) {
      // From its first write to a little after its last.
      const killAfterMs = (1.2 * writeMs * round) / rounds;
      await rename(dataDir, [is ?? '', other ?? ''], { database, killAfterMs });
      // What it had begun is over when its lock is free again.
      await expect.poll(() => isWriting(database), { timeout: 60_000, interval: 20 }).toBe(false);
      await expectFine(database, dataDir);
      const [old, now] = [await countUses(database, is ?? ''), await countUses(database, other ?? '')];
      const isMade = now > 0;
      expect([old, now]).toEqual(isMade ? [0, uses] : [uses, 0]);
      outcome[isMade ? 'made' : 'unmade'] += 1;
      if (isMade) [is, other] = [other, is];
    }
  } finally {
    await database.close();
  }
  return outcome;
}

type Killing = { database: OpenDatabase; killAfterMs?: number };

/** Milliseconds from its first write to its end. With a limit it is killed that long after it began to write. */
async function rename(
  dataDir: string,
  [from, to]: [string, string],
  { database, killAfterMs }: Killing,
): Promise<number> {
  const args = [quickImports, 'server/commands/content-command.ts', 'rename', 'nl', 'farmers', from, to];
  const env = { PATH: searchPath, ...compileCache, DATA_DIR: dataDir, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const isOver = () => child.exitCode !== null;
  while (!isOver() && !(await isWriting(database))) await sleep(2);
  const begin = performance.now();
  if (killAfterMs !== undefined) {
    await Promise.race([exited, sleep(killAfterMs)]);
    child.kill('SIGKILL');
  } else while (await isWriting(database)) await sleep(2);
  const writeMs = performance.now() - begin;
  const [code] = (await exited) as [number | null];
  if (killAfterMs === undefined) expect(code).toBe(0);
  return writeMs;
}

/** Whether somebody has the lock of the Dutch content. */
async function isWriting({ db }: OpenDatabase): Promise<boolean> {
  const { rows } = (await db.execute(`
    select 1 from pg_locks
    where locktype = 'advisory' and granted and objid::bigint = (hashtext('content nl')::bigint & 4294967295)`)) as {
    rows: object[];
  };
  return rows.length > 0;
}

/** In how many documents a name stands, leaving out the redirects, which keep the old one. */
async function countUses({ db }: OpenDatabase, slug: string): Promise<number> {
  const store = createContentStore(db, markets.nl, () => new Date());
  let count = 0;
  for (const kind of kindNames.filter((name) => name !== 'redirects'))
    for (const doc of await store.sources(kind)) if (new RegExp(`\\b${slug}\\b`).test(JSON.stringify(doc))) count += 1;
  return count;
}

/** What goes out passes the check, and every document has its item and its version. */
async function expectFine(database: OpenDatabase, dataDir: string) {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-killed-change-'));
  const printed: string[] = [];
  const exchange = { config: readConfig({ DATA_DIR: dataDir }), print: (line: string) => void printed.push(line) };
  await exchangeContent('export', folder, { ...exchange, db: database.db });
  expect(await exchangeContent('check', folder, { ...exchange, db: null }), printed.join('\n')).toBe(true);
  await rm(folder, { recursive: true, force: true });
  const { rows } = (await database.db.execute(`
    select d.market, d.kind, d.slug from content.documents d
    left join content.items i on i.market = d.market and i.kind = d.kind and i.removed_at is null
      and coalesce(i.slug, i.position::text) = d.slug
    left join content.revisions r on r.item = i.id and r.number = i.published
    where r.source is null`)) as { rows: object[] };
  expect(rows).toEqual([]);
}
