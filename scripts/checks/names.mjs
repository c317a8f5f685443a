// A file is named for what it exports: where it is one thing its name holds every word of the file's, where there are several one of them.
import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseSync } from 'vite';

const sources = '{contract,markets,rules,services,storefront,studio,server,database}/**/*.{ts,tsx}';

/** Files whose names a framework, a tool or the folder around them asks for. */
const exceptions = [
  /\.(?:test|spec)\.tsx?$|\.d\.ts$/,
  /^database\/(?:seed|migrations|schema\.ts)/,
  // A market, a catalogue of words or of breeds: the name of a file is what its data is of.
  /^markets\//,
  /^rules\/animals\/(?:cut-words|muscles)\//,
  // Parts of a page or a module, which is the folder: page.tsx, load.server.ts, view.tsx, sample.ts, list.tsx, detail.tsx.
  /^storefront\/(?:root|routes|entry\.\w+)\.tsx?$/,
  /^storefront\/(?:pages|modules)\/[\w-]+\/(?:[\w-]+\/)?(?:page|view|load|load\.server|sample|list|detail|words)\.tsx?$/,
  /^storefront\/pages\/(?:site\/|[\w-]+\/[\w-]+-page\.tsx$)/,
  // Tables that name things of many files.
  /^storefront\/modules\/(?:registry\.tsx|samples\/sample-data\.ts)$/,
  /^storefront\/seo\/seo\.ts$/,
  /^contract\/locales\.ts$/,
  // Post codes, a file for each market.
  /^storefront\/pages\/farmers\/near\/areas\//,
  // Run by its name: it writes what it exports for its test.
  /^services\/locales\/write-message-keys\.ts$/,
  /^studio\/(?:root|routes|entry\.\w+)\.tsx?$/,
  /^studio\/(?:screens\/[\w-]+\/page|frame\/frame)\.tsx$/,
  // Tables of a service, as drizzle.config.ts finds them; and its own application.
  /\/tables(?:\/[\w-]+)?\.ts$/,
];

/** What React Router asks a route for. A file that offers nothing else is named for its address. */
const routeExports = new Set(['loader', 'action', 'links', 'meta', 'headers', 'default']);

/** Words that say what kind of file it is, and no name repeats. */
const kinds = new Set(['server', 'client', 'a', 'an', 'of', 'the', 'and', 'in', 'to', 'for']);

const files = (await Array.fromAsync(glob(sources))).toSorted();
const problems = [];
let read = 0;
for (const file of files) {
  if (exceptions.some((shape) => shape.test(file))) continue;
  const names = await exportsOf(file);
  if (names.every((name) => routeExports.has(name))) continue;
  read += 1;
  const offered = new Set(names.flatMap(wordsOf).map(stem));
  const words = wordsOf(basename(file).replace(/\.tsx?$/, '')).filter((word) => !kinds.has(word));
  const unheard = words.filter((word) => !offered.has(stem(word)));
  const isSpeltAsOne = names.some((name) => name.toLowerCase().includes(words.join('')));
  // Who offers one thing is named for it, who offers several for what they share.
  const isNamed = names.length === 1 ? unheard.length === 0 : unheard.length < Math.max(1, words.length);
  if (!isNamed && !isSpeltAsOne)
    problems.push(`${file}: no export says ${unheard.join(' and ')} (${names.join(', ')})`);
}
if (read === 0) problems.push('no source files found');
for (const problem of problems) console.error(problem);
console.log(`${read} files read, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Of values and of types; what is passed on is another file's. */
async function exportsOf(file) {
  const { module } = parseSync(file, await readFile(file, 'utf8'));
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  return [
    ...new Set(
      entries.flatMap(({ exportName, moduleRequest }) => (exportName.name && !moduleRequest ? [exportName.name] : [])),
    ),
  ];
}

function wordsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** One and many, and the endings of a verb, are one word. */
function stem(word) {
  const shorter = word
    .replace(/(?<=[a-z]{3})ies$/, 'ie')
    .replace(/(?<=[a-z]{2}(?:s|x|ch|sh))es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ed|er|ing|ie|e|y)$/, '');
  return shorter === word ? word : stem(shorter);
}
