import { expect, test } from 'vitest';
import { settingReaders } from '#rules/settings/setting-keys.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { apartKeys, fieldTable, valueOf } from './field-table.ts';

const fields = Object.values(fieldTable).flatMap((part) => part.map(({ key }) => key));

test('counter 13: every setting there is has its field, or a form of its own', () => {
  expect([...fields, ...apartKeys].toSorted()).toEqual(Object.keys(settingReaders).toSorted());
});

test.each([
  ['1200', 120_000],
  ['1.200,00', 120_000],
  ['1,200.00', 120_000],
  ['7,5', 750],
  ['€ 6,95', 695],
  ['0', 0],
  ['1.200', Number.NaN],
  ['veel', Number.NaN],
])('counter 13: the amount %j is read as everywhere in the studio: %d', (text, amount) => {
  expect(valueOf('money', text)).toBe(amount);
});

test('every field has its words', () => {
  const named = fields.map((key) => key.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()));
  expect(named.filter((name) => !Object.hasOwn(settingsTexts, name))).toEqual([]);
});
