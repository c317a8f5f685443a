// What a page shows has its rules in a sheet that the page links: modules of the sheets that vite.config.ts puts together (`@modules`).
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { shopRoutes } from '../storefront/shop-routes.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Modules by the sheets that name them. */
const sheets = new Map(
  globSync('storefront/**/*.css', { cwd: root })
    .filter((file) => read(file).includes('@modules'))
    .map((sheet) => [sheet, patternsIn(sheet).flatMap((pattern) => globSync(pattern, { cwd: root }))]),
);
const inSheets = new Set([...sheets.values()].flat());

function patternsIn(sheet: string): string[] {
  const lists = [...read(sheet).matchAll(/@modules ([^;]+);/g)].map(([, list = '']) => list);
  return lists.flatMap((list) => [...list.matchAll(/['"](.+?)['"]/g)].map(([, one = '']) => join(dirname(sheet), one)));
}

const known = new Map<string, string[]>();

/** What a file imports, at once or late, without what browsers never get. */
function importsOf(file: string): string[] {
  const found = known.get(file) ?? (/\.tsx?$/.test(file) ? readImports(file) : []);
  known.set(file, found);
  return found;
}

function readImports(file: string): string[] {
  const { module } = parseSync(file, read(file));
  const whole = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    read(file)
      .slice(start, end)
      .replace(/^['"]|['"]$/g, ''),
  );
  return [...whole, ...passedOn, ...late]
    .filter((to) => /^[.#]/.test(to) && !to.includes('.server.'))
    .map((to) => (to.startsWith('#') ? to.slice(1) : join(dirname(file), to)))
    .filter((to) => to.startsWith('storefront/') && !to.includes('+types'));
}

function reachedFrom(files: string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const to of importsOf(file)) reached.add(to);
  return reached;
}

const shopPages = new Set(shopRoutes.map(([, file]) => `storefront/pages/${file}`));

/** With all that stands around it (routes.ts). */
function screenOf(page: string): string[] {
  const around = shopPages.has(page) ? 'storefront/selling/shop-layout.tsx' : 'storefront/layout/content-layout.tsx';
  return ['storefront/root.tsx', 'storefront/pages/errors/boundary.tsx', around, page];
}

const pages = globSync('storefront/pages/**/*page.tsx', { cwd: root });

test('sheets and pages were found, and every pattern names a module', () => {
  expect(sheets.size).toBeGreaterThan(10);
  expect(pages.length).toBeGreaterThan(25);
  const empty = [...sheets.keys()].flatMap(patternsIn).filter((one) => globSync(one, { cwd: root }).length === 0);
  expect(empty).toEqual([]);
  expect([...inSheets].filter((file) => !file.endsWith('.module.css'))).toEqual([]);
});

test.each(pages)('%s links the sheets of all it may show', (page) => {
  const reached = reachedFrom(screenOf(page));
  const linked = new Set([...reached].filter((file) => file.endsWith('?url')).map((file) => file.slice(0, -4)));
  const styled = new Set([...linked].flatMap((sheet) => sheets.get(sheet) ?? []));
  const bare = [...reached].filter((file) => inSheets.has(file) && !styled.has(file));
  expect(bare).toEqual([]);
});
