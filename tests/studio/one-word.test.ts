import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const texts = new URL('../../studio/texts/', import.meta.url);
const files = globSync('**/*.ts', { cwd: texts }).filter((file) => !file.endsWith('.test.ts'));
const found = (words: RegExp) =>
  files.flatMap((file) => {
    const lines = readFileSync(new URL(file, texts), 'utf8').split('\n');
    return lines.filter((line) => words.test(line)).map((line) => `${file}: ${line.trim()}`);
  });

test.each([
  // As invoices and the law say it, which the owner has beside the studio; buyers read the everyday "MwSt.".
  ['the German tax is USt.', /MwSt|Mehrwertsteuer/],
  ['a French mail is a mail', /courriel/],
  ['German recall is Rückruf, and nobody who is called back', /Rückrufe? machen/],
  ['the part of the settings is Firmendaten', /Firmenangaben/],
])('counter: one word for one thing: %s', (_, words) => {
  expect(files.length).toBeGreaterThan(50);
  expect(found(words)).toEqual([]);
});

test('counter: a number that may be one has no word beside it that says there are several', () => {
  const several =
    /'(?:Er zijn er nog|There are|Es sind noch) \{\{left\}\}|'\{\{count\}\} (?:choisi(?:e)?s|prêts|utilisées)/;
  expect(found(several)).toEqual([]);
  expect(found(/\{\{orders\}\} (?:bestellingen|commandes|orders|Bestellungen)/)).toEqual([]);
});
