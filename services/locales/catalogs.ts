import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readJsonFile, WrongFile } from '#contract/fields/json-problem.ts';
import { type MessageTree, namespaces, type Namespace } from '#contract/locales.ts';

/** All texts of one market. */
export type Catalog = Readonly<Record<Namespace, MessageTree>>;
export type Catalogs = Readonly<Record<string, Catalog>>;

const Tree: z.ZodType<MessageTree> = z.lazy(() => z.record(z.string(), z.union([z.string().min(1), Tree])));
const Catalog = z.record(z.enum(namespaces), Tree);

/** Reads `catalogs/{code}.json` for each market, so that a market is added by adding its file. */
export function readCatalogs(codes: readonly string[]): Catalogs {
  return Object.fromEntries(codes.map((code) => [code, readCatalog(code)]));
}

function readCatalog(code: string): Catalog {
  const file = new URL(`./catalogs/${code}.json`, import.meta.url);
  const name = `services/locales/catalogs/${code}.json`;
  const read = Catalog.safeParse(readJsonFile(readFileSync(file, 'utf8'), name));
  if (!read.success) throw new WrongFile(`${name}: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** The texts of a tree by their dotted paths. */
export function flatten(tree: MessageTree, prefix = ''): Map<string, string> {
  const entries = Object.entries(tree).flatMap(([name, node]): [string, string][] =>
    typeof node === 'string' ? [[prefix + name, node]] : [...flatten(node, `${prefix}${name}.`)],
  );
  return new Map(entries);
}

/** The key a plural form belongs to, and the form; other keys have none. */
export function splitPlural(path: string): { key: string; form: string | null } {
  const [, key, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(path) ?? [];
  return key && form ? { key, form } : { key: path, form: null };
}
