// Cents are made and shown in rules/money/cents.ts: nothing else multiplies or divides by a hundred. What is no money says so here.
import { glob, readFile } from 'node:fs/promises';
import { parseSync, Visitor } from 'vite';

const sources = '{contract,markets,rules,services,storefront,studio,server,database}/**/*.{ts,tsx}';

/** Files, and why a hundred stands in them. */
const exceptions = [
  [/^rules\/money\/cents\.ts$/, 'the one place'],
  [/^rules\/money\/round-to-cents\.ts$/, 'amounts of content and WooCommerce, which stay in euros'],
  [/^rules\/(?:orders\/money\/vat|books\/spread-net)\.ts$/, 'a percentage'],
  [/^rules\/settings\/setting-readers\.ts$/, 'a percentage'],
  [/^rules\/herd\/animal-(?:meat|state)\.ts$/, 'a percentage'],
  [/^services\/shop\/cart\/cart-totals\.ts$/, 'a percentage'],
  [/^services\/content\/(?:check\/check-arithmetic|editing\/stock\/stock)\.ts$/, 'a percentage'],
  [/^services\/orders\/statement\/read-zip\.ts$/, 'bytes'],
  [/^database\/embedded\/supervisor\.ts$/, 'milliseconds'],
  [/^rules\/time\/holidays\.ts$/, 'a century'],
  [/^storefront\/pages\/farmers\/farmer-map\.tsx$/, 'a place on a map'],
  [/^rules\/pictures\/crop\.ts$|^studio\/(?:pictures|screens\/pictures)\//, 'a place in a picture'],
  [/^studio\/screens\/(?:today\/page|week\/day-column)\.tsx$/, 'the length of a bar'],
];

const files = (await Array.fromAsync(glob(sources))).filter((file) => !/\.test\.tsx?$/.test(file));
const problems = (await Promise.all(files.map(hundredsIn))).flat();
if (files.length === 0) problems.push('no source files found');
for (const problem of problems.toSorted()) console.error(problem);
console.log(`${files.length} files read, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function hundredsIn(file) {
  if (exceptions.some(([shape]) => shape.test(file))) return [];
  const source = await readFile(file, 'utf8');
  if (!source.includes('100')) return [];
  const found = [];
  const { program } = parseSync(file, source);
  new Visitor({
    BinaryExpression({ operator, left, right, start }) {
      const isHundred = [left, right].some((side) => side.type === 'Literal' && side.value === 100);
      if (isHundred && (operator === '*' || operator === '/')) found.push(`${file}:${lineOf(source, start)}`);
    },
  }).visit(program);
  return found.map((where) => `${where} reckons with a hundred: rules/money/cents.ts does that`);
}

function lineOf(source, at) {
  return source.slice(0, at).split('\n').length;
}
