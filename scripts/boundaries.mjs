// dependency-cruiser with boundaries.cjs, plus the proof that it saw every file and every import: it reads our files
// with a tolerant parser, and what it overlooks would pass.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { parseSync } from 'vite';

const folders = 'contract,markets,rules,services,storefront,server,database,artwork,scripts,tests';
const files = await Array.fromAsync(glob(`{${folders}}/**/*.{ts,tsx,mjs}`));

const { output } = await cruise(files, await extractOptions(join(process.cwd(), 'boundaries.cjs')));
const seen = new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.map(asWritten)]));

const problems = output.summary.violations.map(
  ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name).join(' → ') : to}`,
);
for (const file of files) {
  const imports = seen.get(file);
  if (!imports) problems.push(`not-read: ${file}`);
  else
    problems.push(
      ...(await importsOf(file)).filter((to) => !imports.includes(to)).map((to) => `not-seen: ${file} → ${to}`),
    );
}
if (files.length === 0) problems.push('not-read: no source files found');

for (const problem of problems) console.error(problem);
console.log(`${files.length} files read, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function importsOf(file) {
  const source = await readFile(file, 'utf8');
  const { module } = parseSync(file, source);
  const written = module.dynamicImports.map(({ moduleRequest: at }) => source.slice(at.start, at.end));
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.map((one) => one.moduleRequest?.value ?? [])).flat(),
    ...written.filter((text) => /^(['"])[^'"]+\1$/.test(text)).map((text) => text.slice(1, -1)),
  ];
}

function asWritten({ protocol = '', module }) {
  return protocol + module;
}
