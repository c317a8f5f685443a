import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandDrawings } from './brand-drawings.ts';

test('the file of marks holds what the server draws', () => {
  const file = readFileSync(new URL('../../public/images/marks.svg', import.meta.url), 'utf8');
  const marks = [...file.matchAll(/<symbol id="(\w+)" viewBox="0 0 100 100">(.+)<\/symbol>/g)];
  expect(Object.fromEntries(marks.map(([, name, drawing]) => [name, drawing]))).toEqual(brandDrawings);
});
