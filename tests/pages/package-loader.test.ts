import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packagesAndRecipes } from '#tests/setup/packages-and-recipes.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';

const root = resolve(import.meta.dirname, '../..');
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ content: packagesAndRecipes });
}, 120_000);
afterAll(() => app.close());

test('PRD-25 one place asks for a package by its slug, and every address of a package leads there', async () => {
  const places: string[] = [];
  for await (const file of glob('storefront/**/*.{ts,tsx}', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    if (!file.includes('.test.') && text.includes('.getPackage(')) places.push(file.replaceAll('\\', '/'));
  }
  expect(places).toEqual(['storefront/data/get-package.server.ts']);
  const linkOf = async (path: string) => /order-package[^"]*/.exec((await app.get(path)).html)?.[0];
  const link = await linkOf('/nl/ons-vlees/full-box');
  expect(link).toContain('path=ons-vlees/full-box');
  expect(await linkOf('/nl/ons-vlees/rundvlees/full-box')).toBe(link);
  expect(await linkOf('/nl/ons-vlees/full-box?product_id=7001')).toBe(link);
});
