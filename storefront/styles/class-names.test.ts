import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const imports = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Of the style sheet an import names, the classes it has. */
function classesOf(file: string, sheet: string): Set<string> {
  const path = sheet.startsWith('#') ? sheet.slice(1) : join(dirname(file), sheet);
  return new Set([...read(path).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

test('every class a component asks its style sheet for is there', () => {
  const files = globSync('storefront/**/*.tsx', { cwd: root });
  const missing = files.flatMap((file) => {
    const source = read(file);
    const code = source.replaceAll(/'[^'\n]*'/g, '');
    return [...source.matchAll(imports)].flatMap(([, name = '', sheet = '']) => {
      const known = classesOf(file, sheet);
      const asked = [...code.matchAll(new RegExp(`\\b${name}\\.([a-z]\\w*)`, 'gi'))].map(([, one = '']) => one);
      return asked.filter((one) => !known.has(one)).map((one) => `${file}: ${name}.${one}`);
    });
  });
  expect(files.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});
