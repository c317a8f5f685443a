import { expect, test } from 'vitest';
import { defineTexts, textsIn } from './text-table.ts';

const table = defineTexts({
  from: { nl: 'Vanaf {{day}}.', fr: 'À partir du {{day}}.', en: 'From {{day}}.', de: 'Ab {{day}}.' },
  note: { nl: '{{words}}. Ja.', fr: '{{words}}. Oui.', en: '{{words}}. Yes.', de: '{{words}}. Ja.' },
});

test('a sentence that ends with a shortened word has one full stop', () => {
  expect(textsIn(table, 'de')('from', { day: 'Di., 22. Dez.' })).toBe('Ab Di., 22. Dez.');
  expect(textsIn(table, 'fr')('from', { day: 'mar. 22 déc.' })).toBe('À partir du mar. 22 déc.');
  expect(textsIn(table, 'nl')('from', { day: 'di 22 dec' })).toBe('Vanaf di 22 dec.');
  expect(textsIn(table, 'en')('note', { words: 'And so on...' })).toBe('And so on.... Yes.');
});
