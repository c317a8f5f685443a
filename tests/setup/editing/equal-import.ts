/** Random changes, and whether the tables then are what an import of their export makes. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openDatabase, type OpenDatabase } from '#database/client.ts';
import { readConfig } from '#server/config.ts';
import { exchangeContent } from '#server/content/exchange.ts';
import type { EditorAnswer, EditorTask } from '#server/content/thread/editor-messages.ts';
import { markets } from '#markets/index.ts';
import { createContentStore } from '#services/content/store.ts';
import { compileCache } from '#tests/setup/process/run-settings.ts';
import { createRandomChanges } from './random-changes.ts';
import { storedTables } from './stored-tables.ts';
import { quickImports } from '../../../scripts/small-memory.mjs';

type Where = { DATA_DIR: string; DATABASE_URL?: string };
type Answer = { answer: EditorAnswer['change'] } | { refused: string[] } | { failed: string };

/** Another shop on the same database, told what to do. */
function startEditing(where: Where) {
  const child = fork(join(import.meta.dirname, 'editing-process.ts'), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...compileCache, ...where },
    execArgv: [quickImports],
  });
  const exited = once(child, 'exit').then((): Answer => ({ failed: 'it ended' }));
  let answered: (answer: Answer) => void = () => {};
  child.on('message', (answer: Answer) => answered(answer));
  return {
    ask(task: EditorTask): Promise<Answer> {
      const answer = new Promise<Answer>((resolve) => (answered = resolve));
      child.send(task);
      return Promise.race([answer, exited]);
    },
    async end() {
      child.disconnect();
      await exited;
    },
  };
}

type Run = {
  where: Where;
  /** A database of its own, still empty. */
  empty: Where;
  processes: number;
  count: number;
  seed: number;
  /** Looks at the tables this often on the way, and at the end. */
  every: number;
};

export async function expectEqualToImport({ where, empty, processes, count, seed, every }: Run) {
  const database = await open(where);
  const editing = Array.from({ length: processes }, () => startEditing(where));
  const outcomes = { made: 0, refused: 0 };
  try {
    const store = createContentStore(database.db, markets.nl, () => new Date());
    const changes = createRandomChanges(seed, (kind) => store.sources(kind));
    for (let step = 1; step <= count; step += 1) {
      const asked = await changes.next();
      const process = editing[step % editing.length];
      const title = `change ${step}`;
      const task: EditorTask =
        asked.do === 'change'
          ? { do: 'change', market: 'nl', edits: asked.edits, options: { title } }
          : asked.do === 'stock'
            ? { do: 'stock', market: 'nl', entries: asked.entries, options: { from: 'shop' } }
            : { do: 'undo', change: asked.change, isDryRun: false };
      const answer = await process?.ask(task);
      if (!answer || 'failed' in answer) throw new Error(`${JSON.stringify(task).slice(0, 500)}: ${answer?.failed}`);
      if ('answer' in answer) {
        outcomes.made += 1;
        changes.made(answer.answer.change);
      } else outcomes.refused += 1;
      if (step % every === 0 || step === count) await expectSame(database, empty);
    }
  } finally {
    for (const process of editing) await process.end();
    await database.close();
  }
  return outcomes;
}

function open({ DATA_DIR, DATABASE_URL }: Where): Promise<OpenDatabase> {
  return openDatabase({ dataDir: DATA_DIR, url: DATABASE_URL ?? null, mayShare: true });
}

/** Out into a folder, and from there into tables that hold nothing. */
async function expectSame(database: OpenDatabase, empty: Where) {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-equal-'));
  const other = await open(empty);
  try {
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const config = readConfig({ DATA_DIR: empty.DATA_DIR });
    await exchangeContent('export', folder, { db: database.db, config, print });
    for (const table of [
      'documents',
      'lists',
      'related',
      'items',
      'revisions',
      'changes',
      'stock',
      'prices',
      'imports',
    ])
      await other.db.execute(`truncate content.${table}`);
    expect(await exchangeContent('import', folder, { db: other.db, config, print }), printed.join('\n')).toBe(true);
    const [edited, imported] = [await storedTables(database), await storedTables(other)];
    for (const [table, rows] of Object.entries(edited)) {
      // Row by row, so that a difference can be read.
      const differing = rows.filter((row, index) => row !== imported[table]?.[index]).slice(0, 2);
      expect({ table, count: rows.length, differing }).toEqual({
        table,
        count: imported[table]?.length,
        differing: [],
      });
    }
    await expectDense(database);
  } finally {
    await other.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names and versions agree with what is stored. */
async function expectDense({ db }: OpenDatabase) {
  const { rows } = (await db.execute(`
    select d.kind, d.slug from content.documents d
    left join content.items i on i.market = d.market and i.kind = d.kind and i.removed_at is null
      and coalesce(i.slug, i.position::text) = d.slug
    left join content.revisions r on r.item = i.id and r.number = i.published
    where i.position is distinct from d.position or r.source is null`)) as { rows: object[] };
  expect(rows).toEqual([]);
}
