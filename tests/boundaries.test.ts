// The checks of `npm run check` are only worth their name if they refuse: planted mistakes, each found by name.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const configs = ['package.json', 'tsconfig.json', 'boundaries.mjs', '.oxlintrc.json', '.oxfmtrc.json'];

const clean = {
  'contract/farmer.ts': `import { z } from 'zod';\n\nexport const Farmer = z.object({ slug: z.string() });\nexport type Farmer = z.output<typeof Farmer>;\n`,
  'markets/nl.ts': `export const nl = { code: 'nl' };\n`,
  'markets/index.ts': `import { nl } from './nl.ts';\n\nexport const markets = { nl };\n`,
  'rules/addresses/paths.ts': `import type { Farmer } from '#contract/farmer.ts';\nimport type { markets } from '#markets/index.ts';\n\nexport function pathTo(market: keyof typeof markets, farmer: Farmer) {\n  return \`/\${market}/\${farmer.slug}\`;\n}\n`,
  'services/kit/serve.ts': `import type { Farmer } from '#contract/farmer.ts';\n\nexport const serve = (farmer: Farmer) => farmer.slug;\n`,
  'services/content/tables.ts': `export const farmers = {};\n`,
  'services/content/content.ts': `import { serve } from '#services/kit/serve.ts';\nimport { farmers } from './tables.ts';\n\nexport const content = [serve, farmers];\n`,
  'services/shop/shop.ts': `export const shop = {};\n`,
  'database/schema.ts': `export { farmers } from '#services/content/tables.ts';\n`,
  'storefront/i18n/messages.tsx': `export const messages = {};\n`,
  'storefront/ui/button.tsx': `import { messages } from '#storefront/i18n/messages.tsx';\n\nexport function Button() {\n  return <button type="button">it's {Object.keys(messages).length}</button>;\n}\n`,
  'storefront/components/cards/farmer-card.tsx': `import type { Farmer } from '#contract/farmer.ts';\nimport { Button } from '../../ui/button.tsx';\n\nexport function FarmerCard({ slug }: Farmer) {\n  return (\n    <p>\n      {slug} <Button />\n    </p>\n  );\n}\n`,
  'storefront/modules/text/view.tsx': `export const text = '';\n`,
  'storefront/modules/registry.tsx': `import { text } from './text/view.tsx';\n\nexport const views = { text };\n`,
  'storefront/pages/farmers/list.tsx': `import { FarmerCard } from '#storefront/components/cards/farmer-card.tsx';\n\nexport const list = FarmerCard;\n`,
  'storefront/pages/farmers/page.tsx': `import type { Route } from './+types/boundaries.test';\nimport { list } from './list.tsx';\n\nexport type Args = Route.LoaderArgs;\nexport default list;\n`,
  'server/config.ts': `export const config = {};\n`,
  'server/http/listen.ts': `import { config } from '../config.ts';\n\nexport const listen = config;\n`,
  'server/pages/render.ts': `import { listen } from '#server/http/listen.ts';\n\nexport const render = listen;\n`,
  'server/app.ts': `import { content } from '#services/content/content.ts';\nimport { shop } from '#services/shop/shop.ts';\n\nexport const app = [content, shop];\n`,
};

async function plant(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kudde-planted-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const config of configs) await cp(join(root, config), join(folder, config));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

function run(folder: string, args: string[]): Promise<{ code: number; lines: string[] }> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: folder, env: { PATH: dirname(process.execPath) } }, (error, out, err) => {
      done({ code: Number(error?.code ?? 0), lines: `${out}\n${err}`.split('\n').filter(Boolean) });
    });
  });
}

const tool = (name: string) => join('node_modules/.bin', name);
const boundaries = join(root, 'scripts/checks/boundaries.mjs');

test('the boundary check passes a clean tree and reads all of it', async () => {
  const { code, lines } = await run(await plant(clean), [boundaries]);
  expect(lines).toEqual([`${Object.keys(clean).length} files read, 0 problems`]);
  expect(code).toBe(0);
});

const forbidden = {
  'contract/a.ts': ['#services/shop/shop.ts', 'contract imports only itself'],
  'contract/b.ts': ['hono', 'contract-uses-zod-packages'],
  'markets/de.ts': ['#rules/addresses/paths.ts', 'markets imports only itself, contract'],
  'rules/a.ts': ['#storefront/i18n/messages.tsx', 'rules imports only itself, contract, markets'],
  'rules/b.ts': ['node:fs', 'rules-uses-no-packages'],
  'services/content/a.ts': ['#services/shop/shop.ts', 'services do not know each other'],
  'services/kit/a.ts': ['#services/shop/shop.ts', 'services do not know each other'],
  'services/shop/a.ts': ['#server/app.ts', 'services imports only itself, contract, markets, rules'],
  'services/shop/b.ts': ['left-pad', 'imports-resolve'],
  'database/a.ts': ['#services/content/content.ts', 'database imports only itself, contract, services/*/tables'],
  'storefront/i18n/a.ts': ['#server/app.ts', 'storefront imports only itself, contract, markets, rules'],
  'storefront/i18n/b.ts': ['#services/shop/shop.ts', 'storefront imports only itself, contract, markets, rules'],
  'storefront/i18n/c.ts': ['../ui/button.tsx', 'storefront/i18n imports only itself'],
  'storefront/ui/a.tsx': [
    '#storefront/components/cards/farmer-card.tsx',
    'storefront/ui imports only itself, browser, i18n',
  ],
  'storefront/seo/a.ts': ['#storefront/i18n/messages.tsx', 'storefront/seo imports only itself, data'],
  'storefront/pages/breeds/a.tsx': ['../farmers/list.tsx', 'storefront/pages do not know each other'],
  'storefront/sign-up/a.tsx': [
    '../modules/text/view.tsx',
    'storefront/sign-up imports only itself, components, ui, browser, i18n',
  ],
  'storefront/modules/html/view.tsx': ['../text/view.tsx', 'storefront/modules do not know each other'],
  'server/a.ts': ['#contract/gone.ts', 'imports-resolve'],
  'server/http/a.ts': ['../pages/render.ts', 'server/http imports only itself, queues, log'],
  'server/pages/a.ts': [
    '#server/app.ts',
    'server/pages imports only itself, content, pictures, settings, cache, senders, http, queues, log',
  ],
};

test('the boundary check names every forbidden import, of values, types and chunks', async () => {
  const values = Object.entries(forbidden).map(([file, [to]]) => [file, `import '${to}';\n`]);
  const types = Object.entries(forbidden).map(([file, [to]]) => [file, `export type { X } from '${to}';\n`]);
  const chunks = Object.entries(forbidden).map(([file, [to]]) => [
    file,
    `export const load = () => import('${to}');\n`,
  ]);
  const wanted = Object.entries(forbidden).map(([file, [, rule]]) => `${rule}: ${file}`);
  for (const planted of [values, types, chunks]) {
    const { code, lines } = await run(await plant({ ...clean, ...Object.fromEntries(planted) }), [boundaries]);
    expect(code).toBe(1);
    const found = lines.filter((line) => line.includes(' → ')).map((line) => line.replace(/ → .*/, ''));
    expect(found.toSorted()).toEqual(wanted.toSorted());
  }
});

test('the boundary check finds a cycle, also one of types, and a barrel', async () => {
  const folder = await plant({
    ...clean,
    'rules/a.ts': `import { b } from './b.ts';\n\nexport type A = typeof b;\n`,
    'rules/b.ts': `import type { A } from './a.ts';\n\nexport const b: A | null = null;\n`,
    'rules/index.ts': `export { b } from './b.ts';\n`,
    'rules/c.ts': `export { b } from './index.ts';\n`,
  });
  const { code, lines } = await run(folder, [boundaries]);
  expect(code).toBe(1);
  expect(lines).toContain('no-cycles: rules/a.ts → rules/b.ts → rules/a.ts');
  expect(lines).toContain('no-barrels: rules/c.ts → rules/index.ts');
});

test('the boundary check names a folder of the server that has no storey', async () => {
  const folder = await plant({ ...clean, 'server/attic/a.ts': `export const a = 1;\n` });
  const { code, lines } = await run(folder, [boundaries]);
  expect(code).toBe(1);
  expect(lines).toContain('server-storeys: server/attic is in none');
});

const refused = {
  'services/content/env.ts': [`export const port = process.env.PORT;\n`, 'no-process-env'],
  'services/content/any.ts': [`export const anything = (value: any) => String(value);\n`, 'no-explicit-any'],
  'services/content/sure.ts': [`export const first = (list: string[]) => list[0]!;\n`, 'no-non-null-assertion'],
  'services/content/hush.ts': [`// @ts-ignore\nexport const text: string = 1;\n`, 'ban-ts-comment'],
  'services/content/lost.ts': [`async function save() {}\nsave();\n`, 'no-floating-promises'],
  'services/content/log.ts': [`console.log('here');\n`, 'no-console'],
  'services/content/default.ts': [`export default {};\n`, 'no-default-export'],
  'services/content/many.ts': [`export const f = (a: 1, b: 1, c: 1, d: 1) => [a, b, c, d];\n`, 'max-params'],
  'services/content/long.ts': [`// line\n`.repeat(301), 'max-lines'],
  'rules/schema.ts': [`export { Farmer } from '#contract/farmer.ts';\n`, 'no-restricted-imports'],
  'tests/e2e/plain.spec.ts': [
    `import { test } from '@playwright/test';\n\ntest('plain', () => {});\n`,
    'no-restricted-imports',
  ],
  'storefront/ui/media/picture.tsx': [`export const Picture = () => <img src="x.webp" />;\n`, 'alt-text'],
};

test('lint refuses what the house rules forbid and passes a clean tree', async () => {
  const planted = Object.fromEntries(Object.entries(refused).map(([file, [content]]) => [file, content ?? '']));
  const folder = await plant({ ...clean, ...planted });
  const lint = [tool('oxlint'), '--type-aware', '--deny-warnings', '--format=unix'];

  const good = await run(folder, [...lint, ...Object.keys(clean)]);
  expect(good).toEqual({ code: 0, lines: [] });

  const { code, lines } = await run(folder, [...lint, ...Object.keys(refused)]);
  expect(code).toBe(1);
  for (const [file, [, rule]] of Object.entries(refused)) {
    expect(lines.filter((line) => line.startsWith(file)).join('\n'), file).toContain(`(${rule})`);
  }
});

test('the format check refuses a badly formatted file and passes a clean tree', async () => {
  const folder = await plant({ ...clean, 'rules/ugly.ts': `export const a = {b:"c"}\n` });
  const format = [tool('oxfmt'), '--check'];
  expect((await run(folder, [...format, ...Object.keys(clean)])).code).toBe(0);
  const { code, lines } = await run(folder, [...format, 'rules']);
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain('rules/ugly.ts');
});

test('what nobody uses is found: a value, a type that nothing is made of, a package', async () => {
  const planted = {
    'rules/vat.ts': `export const low = 0.07;\nexport const high = 0.19;\nexport type Rate = typeof low;\nexport type Dead = string;\n\nexport const rates: Rate[] = [];\n`,
    'rules/money/cents.ts': `import { low } from '../vat.ts';\n\nexport const sum = low;\n`,
    'services/shop/late.ts': `export const late = () => import('#rules/money/cents.ts');\n`,
    'services/shop/shop.ts': `import { late } from './late.ts';\nimport { z } from 'zod';\n\nawait late();\nz.string();\n`,
    'rules/vat.test.ts': `import type { rates } from './vat.ts';\n\nexport type Tested = typeof rates;\n`,
  };
  const folder = await plant(planted);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies: { zod: '1', hono: '1' } }));
  const { code, lines } = await run(folder, [join(root, 'scripts/checks/unused.mjs')]);
  expect(lines).toEqual([
    '6 files read, 4 problems',
    'rules/vat.test.ts: nobody takes Tested',
    'rules/vat.ts: nobody takes high',
    'rules/vat.ts: nobody takes Dead',
    'package.json: nothing names hono',
  ]);
  expect(code).toBe(1);
});

test('whoever reckons with a hundred is found, but for what is no money', async () => {
  const planted = {
    'rules/price.ts': `export const inCents = (euros: number) => Math.round(euros * 100);\n`,
    'services/shop/price.ts': `export const inEuros = (cents: number) => cents / 100;\n`,
    'rules/orders/money/vat.ts': `export const net = (gross: number, rate: number) => (gross * 100) / (100 + rate);\n`,
    'rules/price.test.ts': `export const inCents = 3 * 100;\n`,
  };
  const { code, lines } = await run(await plant(planted), [join(root, 'scripts/checks/money.mjs')]);
  expect(lines).toEqual([
    '3 files read, 2 problems',
    'rules/price.ts:1 reckons with a hundred: rules/money/cents.ts does that',
    'services/shop/price.ts:1 reckons with a hundred: rules/money/cents.ts does that',
  ]);
  expect(code).toBe(1);
});

test('a pattern that takes the square of what it reads is found, unless something vouches for it', async () => {
  const planted = {
    'rules/end.ts': `export const end = (path: string) => path.replace(/\\/+$/, '');\n`,
    'rules/name.ts': `// Bounded: a name has 40 signs.\nexport const name = /x+$/;\n`,
    'rules/word.ts': `export const word = /^[a-z]+(-[a-z]+)*$/;\n`,
  };
  const { code, lines } = await run(await plant(planted), [join(root, 'scripts/checks/linear-patterns.mjs')]);
  expect(lines).toEqual([
    '3 files read, 1 patterns are linear, 1 problems',
    'rules/end.ts:1 /\\/+$/: 2nd degree polynomial',
  ]);
  expect(code).toBe(1);
});
