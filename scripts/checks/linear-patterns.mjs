// Proves that every regular expression of the source takes time in proportion to what it reads: one that takes the square of it
// lets a request of a few kilobytes stop the whole process. What recheck cannot prove says why it is harmless, in a comment on
// the line or right above it that says "Bounded:" and what bounds its input.
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';

const sources = '{contract,markets,rules,services,storefront,server,database}/**/*.{ts,tsx}';
/** Proofs take a second each, and patterns seldom change. */
const cacheFolder = 'node_modules/.cache/linear-patterns';
const atOnce = 4;
/** Steps are limited, and not time: on a busy machine a step takes longer, and the verdict must be the same. */
const limits = { timeout: 60_000, incubationTimeout: null, mutationTimeout: null, attackTimeout: null };

const files = (await Array.fromAsync(glob(sources))).filter((file) => !/\.test\.tsx?$/.test(file));
const found = (await Promise.all(files.map(patternsOf))).flat();
const problems = [];
const verdicts = new Map();
let proven = 0;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = found.pop(); next; next = found.pop()) await prove(next);
  }),
);
if (files.length === 0) problems.push('no source files found');
for (const problem of problems.toSorted()) console.error(problem);
console.log(`${files.length} files read, ${proven} patterns are linear, ${problems.length} problems`);
// The prover keeps a process of its own.
process.exit(problems.length === 0 ? 0 : 1);

async function prove({ where, pattern, flags }) {
  const verdict = await verdictOf(pattern, flags);
  if (verdict === 'safe') proven += 1;
  else problems.push(`${where} /${pattern}/${flags}: ${verdict}`);
}

/** The same pattern stands in several files; it is proven, and its verdict written, once. */
function verdictOf(pattern, flags) {
  const name = createHash('sha256').update(`${flags} ${pattern}`).digest('hex');
  const verdict = verdicts.get(name) ?? findVerdict(name, pattern, flags);
  verdicts.set(name, verdict);
  return verdict;
}

async function findVerdict(name, pattern, flags) {
  const file = join(cacheFolder, name);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return known;
  const { status, complexity, error } = await check(pattern, flags, limits);
  const verdict = status === 'safe' ? status : (complexity?.summary ?? error?.kind ?? status);
  // A machine that was too busy says nothing about the pattern.
  if (status === 'unknown') return verdict;
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, verdict);
  return verdict;
}

/** Every literal that nothing vouches for. */
async function patternsOf(file) {
  const text = await readFile(file, 'utf8');
  const lines = text.split('\n');
  const patterns = [];
  const visitor = new Visitor({
    Literal({ regex, start }) {
      if (!regex) return;
      const line = text.slice(0, start).split('\n').length;
      if (!isBounded(lines, line - 1)) patterns.push({ where: `${file}:${line}`, ...regex });
    },
  });
  visitor.visit(parseSync(file, text).program);
  return patterns;
}

/** A comment stands on the line, or right above it with nothing but comments and other patterns in between. */
function isBounded(lines, at) {
  for (let line = at; line >= 0; line -= 1) {
    if (/\/\/.*\bBounded:/.test(lines[line])) return true;
    if (line < at && !/^\s*(?:\/\/|(?:const \w+ = )?\/)/.test(lines[line])) return false;
  }
  return false;
}
