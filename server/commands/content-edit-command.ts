/** npm run content -- put|remove|rename|history|undo|stock|start-empty: changes single items, while the shop runs or not. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isRecord } from '#contract/fields/json.ts';
import { jsonProblem } from '#contract/fields/json-problem.ts';
import { marketList } from '#markets/index.ts';
import { entriesOf } from '#services/content/content-files.ts';
import type { Edit, ListPosition } from '#services/content/editing/edits.ts';
import type { Version } from '#services/content/editing/history.ts';
import { type Outcome, outcomeLines } from '#services/content/editing/outcome.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import { type ItemKind, itemKinds } from '#services/content/editing/sources.ts';
import { readStockFile } from '#services/content/editing/stock/stock-file.ts';
import type { Doc } from '#services/content/kinds.ts';
import type { Config } from '#server/config.ts';
import { type ContentEditor, createContentEditor } from '#server/content/content-editor.ts';
import { openOrdersOf } from '#server/orders/open-orders-of.ts';
import { onDatabase } from './command.ts';

export const editActions = ['put', 'remove', 'rename', 'history', 'undo', 'stock', 'start-empty'] as const;
export type EditAction = (typeof editActions)[number];

export const editUsage = [
  'npm run content -- put MARKET KIND FILE.json      [--at first|last|N] [--number N] [--base VERSION]',
  'npm run content -- remove MARKET KIND SLUG        [KIND/SLUG …] [--replace-by SLUG]',
  'npm run content -- rename MARKET KIND OLD NEW',
  'npm run content -- history MARKET KIND SLUG',
  'npm run content -- undo CHANGE',
  'npm run content -- stock MARKET FILE.csv',
  'npm run content -- start-empty MARKET             takes the demo away; menus stay, legal pages become drafts',
  'each with --dry-run: says what would change, and changes nothing',
  '--yes: a price may change by more than a third (put, stock, import)',
];

class WrongUse extends Error {}

const options = {
  'dry-run': { type: 'boolean', default: false },
  at: { type: 'string' },
  number: { type: 'string' },
  base: { type: 'string' },
  title: { type: 'string' },
  'replace-by': { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

type Print = (line: string) => void;

/** The exit code: 0 done, 1 refused, 2 not understood. */
export async function editContent(
  action: EditAction,
  args: string[],
  { config, print }: { config: Config; print: Print },
): Promise<number> {
  const editor = createContentEditor(config, print);
  try {
    await run(action, args, { editor, config, print });
    return 0;
  } catch (error) {
    if (error instanceof WrongUse || isParseError(error)) {
      for (const line of [error.message, ...editUsage]) print(line);
      return 2;
    }
    if (!(error instanceof ChangeRefused)) throw error;
    for (const line of error.lines) print(line);
    print('nothing was changed');
    return 1;
  } finally {
    await editor.close();
  }
}

function isParseError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

type Tools = { editor: ContentEditor; config: Config; print: Print };

async function run(action: EditAction, args: string[], { editor, config, print }: Tools) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const isDryRun = values['dry-run'];
  const asksPrices = !values.yes;
  const tell = (outcome: Outcome) => {
    for (const line of outcomeLines(outcome)) print(line);
    if (isDryRun) print('nothing was changed: this was a dry run');
    else print(outcome.change === null ? 'done' : `done. To take it back: npm run content -- undo ${outcome.change}`);
  };
  if (action === 'undo') {
    const [change = ''] = need(positionals, 1);
    const outcome = await editor.ask({ do: 'undo', change, isDryRun });
    for (const place of outcome.leftAlone) print(`${place} was changed again since, and stays as it is`);
    return tell(outcome);
  }
  const market = marketOf(positionals[0]);
  if (action === 'start-empty') return tell(await editor.ask({ do: 'startEmpty', market, isDryRun }));
  if (action === 'stock') {
    const [, file = ''] = need(positionals, 2);
    const entries = readStockFile(await textOf(file));
    return tell(await editor.ask({ do: 'stock', market, entries, options: { from: 'studio', isDryRun, asksPrices } }));
  }
  const kind = kindOf(positionals[1]);
  if (action === 'history') {
    const [, , name = ''] = need(positionals, 3);
    return tellHistory(await editor.ask({ do: 'history', market, kind, name }), print);
  }
  const edits = await editsOf(action, { kind, values, positionals });
  const title = values.title ?? [action, ...positionals.slice(1)].join(' ');
  if (action === 'remove') await tellOpenOrders(edits, { market, config, print });
  const via = action === 'rename' ? ('rename' as const) : ('command' as const);
  tell(await editor.ask({ do: 'change', market, edits, options: { title, via, isDryRun, asksPrices } }));
}

/** Orders keep what was ordered; whoever takes a package away should know who still waits for it. */
async function tellOpenOrders(edits: Edit[], { market, config, print }: Omit<Tools, 'editor'> & { market: string }) {
  const slugs = edits.flatMap((edit) => (edit.do === 'remove' && edit.kind === 'packages' ? [edit.slug] : []));
  if (slugs.length === 0) return;
  await onDatabase(config, {
    report: print,
    async work({ patientDb: db }) {
      for (const { slug, numbers } of await openOrdersOf(db, { market, slugs }))
        print(
          `packages/${slug} is in ${numbers.length} open orders, which stay as they were ordered: ${numbers.join(', ')}`,
        );
      return true;
    },
  });
}

type EditArgs = { kind: ItemKind; values: Partial<Record<keyof typeof options, unknown>>; positionals: string[] };

async function editsOf(action: 'put' | 'remove' | 'rename', { kind, values, positionals }: EditArgs): Promise<Edit[]> {
  const base = numberOf('base', values.base);
  if (action === 'rename') {
    const [, , from = '', to = ''] = need(positionals, 4);
    return [{ do: 'rename', kind, from, to, base }];
  }
  if (action === 'remove') {
    const [, , slug = '', ...others] = need(positionals, 3, Infinity);
    const replaceBy = typeof values['replace-by'] === 'string' ? values['replace-by'] : undefined;
    const more = others.map((place): Edit => {
      const [other, name = ''] = place.split('/');
      return { do: 'remove', kind: kindOf(other), slug: name };
    });
    return [{ do: 'remove', kind, slug, base, replaceBy }, ...more];
  }
  const [, , file = ''] = need(positionals, 3);
  const number = numberOf('number', values.number);
  const docs = await readDocuments(kind, file);
  if (number !== undefined && docs.length > 1) throw new WrongUse('--number is for one item');
  return docs.map((doc): Edit => ({ do: 'put', kind, doc, at: placeOf(values.at), number, base }));
}

async function readDocuments(kind: ItemKind, file: string): Promise<Doc[]> {
  const text = await textOf(file);
  const problem = jsonProblem(text);
  if (problem !== null) throw new ChangeRefused('invalid', [`${file} is not JSON: ${problem}`]);
  const value: unknown = JSON.parse(text);
  if (kind === 'popular') {
    if (Array.isArray(value) && value.every((slug) => typeof slug === 'string')) return [{ slugs: value }];
    throw new ChangeRefused('invalid', [`${file} must be a list of farm shop slugs`]);
  }
  // A menu may also stand alone, as its own history shows it.
  const isOneMenu = kind === 'menus' && isRecord(value) && typeof value.name === 'string';
  const entries = isOneMenu ? [value] : entriesOf(kind, value);
  return entries.map((entry) => {
    if (!isRecord(entry)) throw new ChangeRefused('invalid', [`${file} must hold an object, or a list of them`]);
    return entry;
  });
}

function tellHistory(versions: Version[], print: Print) {
  for (const { number, savedAt, via, title, change, source, fields } of versions) {
    const what = source === null ? 'removed' : number === 1 ? 'first' : fields.join(', ');
    print(
      `version ${number}  ${savedAt.toISOString()}  ${title ?? via}  (${what})${change ? `  change ${change}` : ''}`,
    );
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ChangeRefused('invalid', [`${file} cannot be read`]);
  }
}

function need(positionals: string[], least: number, most = least): string[] {
  if (positionals.length < least) throw new WrongUse('something is missing');
  if (positionals.length > most) throw new WrongUse(`${positionals[most]} is too much`);
  return positionals;
}

function marketOf(code: string | undefined): string {
  const codes = marketList.map((market) => market.code);
  if (!codes.some((known) => known === code)) throw new WrongUse(`MARKET is one of ${codes.join(', ')}`);
  return code ?? '';
}

function kindOf(name: string | undefined): ItemKind {
  const kind = itemKinds.find((known) => known === name);
  if (!kind) throw new WrongUse(`KIND is one of ${itemKinds.join(', ')}`);
  return kind;
}

function numberOf(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^\d+$/.test(value)) throw new WrongUse(`--${name} is a number`);
  return Number(value);
}

function placeOf(value: unknown): ListPosition | undefined {
  if (value === undefined || value === 'first' || value === 'last') return value;
  const number = numberOf('at', value);
  if (number === 0) throw new WrongUse('--at counts from 1');
  return number;
}
