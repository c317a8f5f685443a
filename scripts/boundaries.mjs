// dependency-cruiser with boundaries.cjs, plus the proof that it saw every file and every import: what it cannot read
// it leaves out, and what it leaves out would pass.
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';

// dependency-cruiser 17 calls swc without saying that a file is TSX. This can go when it does.
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
const { cruise } = await import('dependency-cruiser');
const { default: readRules } = await import('dependency-cruiser/config-utl/extract-depcruise-options');

const folders = 'contract,markets,rules,services,storefront,server,database,artwork,bench,scripts,tests';
const files = await Array.fromAsync(glob(`{${folders}}/**/*.{ts,tsx,mjs}`));

const { output } = await cruise(files, await readRules(join(process.cwd(), 'boundaries.cjs')));
const seen = new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.map(asWritten)]));

const problems = output.summary.violations.map(
  ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name).join(' → ') : to}`,
);
for (const file of files) {
  const imports = seen.get(file);
  if (!imports) problems.push(`not-read: ${file}`);
  for (const to of imports ? await importsOf(file) : []) {
    if (!imports.includes(to)) problems.push(`not-seen: ${file} → ${to}`);
  }
}
if (files.length === 0) problems.push('not-read: no source files found');

for (const problem of problems) console.error(problem);
console.log(`${files.length} files read, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Parts of Node that have no name without `node:`, such as its SQLite, keep it in their name. */
function asWritten({ protocol = '', module }) {
  return module.startsWith(protocol) ? module : protocol + module;
}

async function importsOf(file) {
  const source = await readFile(file, 'utf8');
  const { module } = parseSync(file, source);
  const dynamic = module.dynamicImports.map(({ moduleRequest: at }) => source.slice(at.start, at.end));
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamic.filter((text) => /^(['"])[^'"]+\1$/.test(text)).map((text) => text.slice(1, -1)),
  ];
}
