// A finger does not hover: phones keep what `:hover` shows on the last thing touched, until something else is touched.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('storefront/**/*.css').map((name) => ({ name, text: readFileSync(name, 'utf8') }));

/** What stands in a sheet outside every `@media (hover: hover)`. */
function outsideOfHover(text: string): string {
  const start = text.indexOf('@media (hover: hover)');
  if (start === -1) return text;
  let depth = 0;
  let end = text.indexOf('{', start);
  do {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0);
  return text.slice(0, start) + outsideOfHover(text.slice(end));
}

test('what happens under a pointer happens where a pointer can hover, and stays nowhere after a touch', () => {
  const lines = sheets.flatMap(({ name, text }) =>
    outsideOfHover(text)
      .split('\n')
      .filter((line) => line.includes(':hover'))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
  expect(sheets.filter(({ text }) => text.includes(':hover')).length).toBeGreaterThan(10);
});
