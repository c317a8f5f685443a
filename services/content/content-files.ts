/** Content as a folder of files: reading it, and writing it back. What the files may hold is told in docs/content.md. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '#contract/fields/json.ts';
import { jsonProblem } from '#contract/fields/json-problem.ts';
import { type Doc, type KindName, kindNames } from './kinds.ts';

/** Something wrong in the content, and where. */
export type ContentIssue = { file: string; field: string; reason: string };
/** One item and the place it was read from. */
type ContentItem = { file: string; doc: Doc };

export type MarketFiles = {
  items: Record<KindName, ContentItem[]>;
  /** Slugs of farm shop products, the most popular first. */
  popular: string[];
  fingerprint: string;
  issues: ContentIssue[];
};

const singleKinds: readonly string[] = ['settings', 'redirects'] satisfies KindName[];

export async function readMarketFiles(dir: string): Promise<MarketFiles> {
  // Built from the names, so every kind has its list.
  const items = Object.fromEntries(kindNames.map((kind) => [kind, []])) as unknown as MarketFiles['items'];
  const files: MarketFiles = { items, popular: [], fingerprint: '', issues: [] };
  const hash = createHash('sha256');
  for (const { kind, file } of await contentFiles(dir, files.issues)) {
    const text = await readFile(join(dir, file), 'utf8');
    hash.update(`${file}\0${text}\0`);
    readFileInto(files, { kind, file, text });
  }
  files.fingerprint = hash.digest('hex');
  return files;
}

async function contentFiles(
  dir: string,
  issues: ContentIssue[],
): Promise<{ kind: KindName | 'popular'; file: string }[]> {
  const found: { kind: KindName | 'popular'; file: string }[] = [];
  const entries = (await readdir(dir, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = entry.name.replace(/\.json$/, '');
    const kind = name === 'popular' ? ('popular' as const) : kindNames.find((known) => known === name);
    if (!kind) {
      issues.push({
        file: entry.name,
        field: '',
        reason: `is no kind of content; there are ${kindNames.join(', ')} and popular`,
      });
    } else if (entry.isDirectory()) {
      const inside = (await readdir(join(dir, entry.name))).filter((file) => file.endsWith('.json')).toSorted();
      found.push(...inside.map((file) => ({ kind, file: `${entry.name}/${file}` })));
    } else {
      found.push({ kind, file: entry.name });
    }
  }
  return found;
}

function readFileInto(
  files: MarketFiles,
  { kind, file, text }: { kind: KindName | 'popular'; file: string; text: string },
) {
  const problem = jsonProblem(text);
  if (problem !== null) {
    files.issues.push({ file, field: '', reason: `is not JSON: ${problem}` });
    return;
  }
  const value: unknown = JSON.parse(text);
  if (kind === 'popular') {
    if (Array.isArray(value) && value.every((slug) => typeof slug === 'string')) files.popular.push(...value);
    else files.issues.push({ file, field: '', reason: 'must be a list of farm shop slugs' });
    return;
  }
  const entries = entriesOf(kind, value);
  entries.forEach((doc: unknown, index) => {
    const place = entries.length > 1 || Array.isArray(value) ? `${file}[${index}]` : file;
    if (isRecord(doc)) files.items[kind].push({ file: place, doc });
    else files.issues.push({ file: place, field: '', reason: 'must be an object' });
  });
}

/** The items of one file, which may hold one or a list. */
export function entriesOf(kind: KindName, value: unknown): unknown[] {
  if (kind === 'menus') return menusOf(value);
  if (singleKinds.includes(kind)) return [value];
  return Array.isArray(value) ? value : [value];
}

function menusOf(value: unknown): unknown[] {
  return isRecord(value) ? Object.entries(value).map(([name, items]) => ({ name, items })) : [value];
}

/** The inverse of reading: one file for each kind that has items. */
export async function writeMarketFiles(dir: string, items: Partial<Record<KindName, Doc[]>>, popular: string[]) {
  await mkdir(dir, { recursive: true });
  for (const kind of kindNames) {
    const docs = items[kind] ?? [];
    if (docs.length > 0)
      await writeFile(join(dir, `${kind}.json`), `${JSON.stringify(fileValue(kind, docs), null, 2)}\n`);
  }
  if (popular.length > 0) await writeFile(join(dir, 'popular.json'), `${JSON.stringify(popular, null, 2)}\n`);
}

function fileValue(kind: KindName, docs: Doc[]): unknown {
  if (kind === 'menus') return Object.fromEntries(docs.map((menu) => [String(menu.name), menu.items]));
  return singleKinds.includes(kind) ? docs[0] : docs;
}
