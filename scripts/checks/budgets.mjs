// What a screen may cost before it works. In bytes, not seconds: they are the same on every machine.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoads, sum } from './first-load.mjs';
import { ensureBuilt } from '../production-build.mjs';
import { fail, root } from '../run.mjs';

/** Bytes of gzip for each route: what a page needs before it works. */
const budgets = { scripts: 125_000, styles: 20_000 };
/** The same for pages of the studio, of which React and the router are 107 kB (docs/decisions/0058-what-a-page-of-the-studio-weighs.md). */
const studioBudgets = { scripts: 135_000, styles: 20_000 };
/** Both typefaces, which every page shows at once. They are packed already. */
const fontBudget = 53_000;

/** Signs of what has no place in a browser at all, also not later. */
const forbiddenAnywhere = [
  { name: 'zod', sign: /\bZodError\b|invalid_union|_zod\b/ },
  // The first use costs an old phone a tenth of a second (docs/decisions/0009-prices-written-without-intl.md).
  { name: 'Intl for numbers or dates', sign: /Intl\.(NumberFormat|DateTimeFormat)/ },
  { name: 'i18next', sign: /i18next/ },
];

/** Signs of code that browsers must not load before they need it, by what only that code holds. */
const forbiddenOnFirstLoad = [
  { name: 'a market file', sign: /kudde\.example|weidekiste\.example/ },
  { name: 'the route words of the markets', sign: /["'`]onze-boeren["'`]|["'`]unsere-bauern["'`]/ },
];

if (!(await ensureBuilt())) fail('without a build there is nothing to weigh');
const loads = await firstLoads();
const problems = loads.flatMap(({ id, scripts, styles }) => [
  ...over(`${id}: JavaScript`, sum(scripts), budgets.scripts),
  ...over(`${id}: CSS`, sum(styles), budgets.styles),
]);
const studioLoads = await firstLoads({ build: 'build/studio', base: '/studio' });
problems.push(
  ...studioLoads.flatMap(({ id, scripts, styles }) => [
    ...over(`studio ${id}: JavaScript`, sum(scripts), studioBudgets.scripts),
    ...over(`studio ${id}: CSS`, sum(styles), studioBudgets.styles),
  ]),
);
const fonts = fontBytes();
problems.push(...over('fonts', fonts, fontBudget), ...forbiddenOnFirstLoadIn(loads), ...forbiddenWords());

for (const problem of problems) console.error(problem);
sayHeaviest('', loads, budgets);
sayHeaviest('studio ', studioLoads, studioBudgets);
console.log(`fonts: ${kB(fonts)} of ${kB(fontBudget)}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function sayHeaviest(whose, all, bounds) {
  for (const [kind, most] of Object.entries(bounds)) {
    const [heaviest] = all.toSorted((a, b) => sum(b[kind]) - sum(a[kind]));
    console.log(
      `${whose}${kind}: ${kB(sum(heaviest[kind]))} of ${kB(most)} (${heaviest.id}, the heaviest of ${all.length})`,
    );
  }
}

function over(what, bytes, most) {
  return bytes > most ? [`${what} ${kB(bytes)} as it travels, ${kB(most)} allowed`] : [];
}

function fontBytes() {
  const folder = join(root, 'build/client/fonts');
  return readdirSync(folder).reduce((all, name) => all + statSync(join(folder, name)).size, 0);
}

function forbiddenOnFirstLoadIn(all) {
  const files = new Set(all.flatMap(({ scripts: js }) => js.map(({ path }) => path)));
  return [...files]
    .filter((path) => !path.includes('/manifest-'))
    .flatMap((path) => signsIn(path, forbiddenOnFirstLoad));
}

function forbiddenWords() {
  const assets = readdirSync(join(root, 'build/client/assets')).filter((name) => name.endsWith('.js'));
  return assets.flatMap((name) => signsIn(`/assets/${name}`, forbiddenAnywhere));
}

function signsIn(path, signs) {
  const text = readFileSync(join(root, 'build/client', path), 'utf8');
  return signs.filter(({ sign }) => sign.test(text)).map(({ name }) => `${path} holds ${name}`);
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
