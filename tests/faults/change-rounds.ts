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
import { searchPath } from '#tests/setup/process/run-settings.ts';

const root = resolve(import.meta.dirname, '../..');
/** What the demo calls him, and two names that stand nowhere else. */
const demoName = 'henk-de-wit';
const names = ['boer-te-winkel', 'boer-ter-haar'];

type Outcome = { made: number; unmade: number };

/** A farmer is named anew in all that names him: two dozen documents, their lists, a redirect, the goods. */
export async function changeRounds(dataDir: string, rounds: number): Promise<Outcome> {
  const outcome: Outcome = { made: 0, unmade: 0 };
  let [is, other] = names;
  const whole = await rename(dataDir, [demoName, is ?? '']);
  const uses = await look(dataDir, (database) => countUses(database, is ?? ''));
  for (let round = 0; round < rounds; round += 1) {
    // Every other time nobody else has the database open, and the command starts it.
    const held = round % 2 === 0 ? await openDatabase({ dataDir, url: null, mayShare: true }) : null;
    await rename(dataDir, [is ?? '', other ?? ''], whole * (0.4 + (0.7 * (round + 1)) / rounds));
    await held?.close();
    const [old, now] = await look(dataDir, async (database) => {
      await expectFine(database, dataDir);
      return [await countUses(database, is ?? ''), await countUses(database, other ?? '')];
    });
    if (now === 0) {
      expect(old).toBe(uses);
      outcome.unmade += 1;
    } else {
      expect([old, now]).toEqual([0, uses]);
      outcome.made += 1;
      [is, other] = [other, is];
    }
  }
  return outcome;
}

/** Milliseconds it took; with a limit it is killed then. */
async function rename(dataDir: string, [from, to]: [string, string], killAfterMs?: number): Promise<number> {
  const begin = performance.now();
  const args = ['server/commands/content-command.ts', 'rename', 'nl', 'farmers', from, to];
  const env = { PATH: searchPath, DATA_DIR: dataDir, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  if (killAfterMs !== undefined) {
    await Promise.race([exited, sleep(killAfterMs)]);
    child.kill('SIGKILL');
  }
  const [code] = (await exited) as [number | null];
  if (killAfterMs === undefined) expect(code).toBe(0);
  return performance.now() - begin;
}

async function look<T>(dataDir: string, ask: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, url: null, mayShare: true });
  try {
    return await ask(database);
  } finally {
    await database.close();
  }
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
