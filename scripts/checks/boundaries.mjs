// The rules of boundaries.mjs, held against every import of every source file, and no circles.
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

const { folders, isolatedSiblings, packages, registries, serverStoreys, sharedFiles, storefrontFolders } = await import(
  pathToFileURL(join(process.cwd(), 'boundaries.mjs')).href
);
const serverFolders = Object.fromEntries(serverStoreys.map((folder, at) => [folder, serverStoreys.slice(at + 1)]));
const { dependencies = {}, devDependencies = {} } = JSON.parse(await readFile('package.json', 'utf8'));

const sources = [...Object.keys(folders), 'bench', 'scripts', 'tests'];
const files = await Array.fromAsync(glob(`{${sources.join(',')}}/**/*.{ts,tsx,mjs}`));
const graph = new Map(await Promise.all(files.map(async (file) => [file, await importsOf(file)])));

const problems = [...graph].flatMap(([file, imports]) => imports.flatMap((to) => problemsOf(file, to)));
problems.push(...foldersWithoutStorey(), ...circles());
if (files.length === 0) problems.push('not-read: no source files found');

for (const problem of problems) console.error(problem);
console.log(`${files.length} files read, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Everything a file names in an import or an export, of values, types and chunks; files of ours by their path. */
async function importsOf(file) {
  const source = await readFile(file, 'utf8');
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const named = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...[...source.matchAll(/\bimport\(\s*'([^'$]+)'/g)].map(([, name]) => name),
  ];
  return [...new Set(named.map((name) => pathOf(file, name)))];
}

function pathOf(file, name) {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? posix.join(posix.dirname(file), name) : `package:${name}`;
}

function problemsOf(file, to) {
  // React Router generates ./+types/*, Vite answers virtual:*.
  if (/\/\+types\/|^package:virtual:/.test(to)) return [];
  const rule = to.startsWith('package:') ? packageRule(file, to.slice('package:'.length)) : fileRule(file, to);
  return rule ? [`${rule}: ${file} → ${to.replace('package:', '')}`] : [];
}

function packageRule(file, name) {
  const owner = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  if (!isBuiltin(name) && !(owner in dependencies) && !(owner in devDependencies)) return 'imports-resolve';
  const allowed = isTest(file) ? undefined : packages[file.split('/')[0]];
  return allowed && !allowed.includes(owner)
    ? `${file.split('/')[0]}-uses-${allowed.join('-and-') || 'no'}-packages`
    : null;
}

function fileRule(file, to) {
  if (!existsSync(to.replace(/\?.*$/, ''))) return 'imports-resolve';
  if (/(?:^|\/)index\.tsx?$/.test(to) && to !== 'markets/index.ts') return 'no-barrels';
  if (isTest(file)) return null;
  return folderRule(file, to, { of: folders, root: '' }) ?? insideRule(file, to) ?? siblingRule(file, to);
}

function insideRule(file, to) {
  if (to.startsWith('storefront/')) return folderRule(file, to, { of: storefrontFolders, root: 'storefront/' });
  return to.startsWith('server/') ? folderRule(file, to, { of: serverFolders, root: 'server/' }) : null;
}

function folderRule(file, to, { of, root }) {
  const own = Object.keys(of).find((folder) => file.startsWith(`${root}${folder}/`));
  if (own === undefined || isBelow(to, `${root}${own}`)) return null;
  if (!sources.some((folder) => isBelow(to, folder)) || sharedFiles.some((path) => isBelow(to, path))) return null;
  if (of[own].some((allowed) => isBelow(to, `${root}${allowed}`))) return null;
  return `${root}${own} imports only ${['itself', ...of[own]].join(', ')}`;
}

function siblingRule(file, to) {
  const folder = Object.keys(isolatedSiblings).find((each) => isBelow(file, each) && isBelow(to, each));
  if (!folder || registries.some((registry) => isBelow(file, registry))) return null;
  const part = (path) =>
    path
      .slice(folder.length + 1)
      .split('/')
      .slice(0, -1)[0];
  const [own, other] = [part(file), part(to)];
  return other === undefined || own === other || isolatedSiblings[folder].includes(other)
    ? null
    : `${folder} do not know each other`;
}

/** `folder` is a path without its end; `*` stands for one part of it. */
function isBelow(path, folder) {
  return new RegExp(`^${folder.replaceAll('*', '[^/]+')}[./]`).test(path);
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

/** A folder of the server that nobody put into the order would not be held to it. */
function foldersWithoutStorey() {
  const inside = files.filter((file) => /^server\/[^/]+\//.test(file)).map((file) => file.split('/')[1]);
  const unknown = new Set(inside.filter((folder) => !serverStoreys.includes(folder)));
  return [...unknown].map((folder) => `server-storeys: server/${folder} is in none`);
}

/** Each circle once, from its first file in the alphabet. */
function circles() {
  const found = new Set();
  const done = new Set();
  const walk = (file, way) => {
    if (way.includes(file)) {
      const circle = way.slice(way.indexOf(file));
      const first = circle.indexOf(circle.toSorted()[0]);
      const ordered = [...circle.slice(first), ...circle.slice(0, first)];
      found.add([...ordered, ordered[0]].join(' → '));
    }
    if (done.has(file)) return;
    done.add(file);
    for (const to of graph.get(file) ?? []) walk(to, [...way, file]);
  };
  for (const file of files.toSorted()) walk(file, []);
  return [...found].map((circle) => `no-cycles: ${circle}`);
}
