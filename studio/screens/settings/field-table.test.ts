import { expect, test } from 'vitest';
import { settingReaders } from '#rules/settings/setting-keys.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { apartKeys, fieldTable } from './field-table.ts';

const fields = Object.values(fieldTable).flatMap((part) => part.map(({ key }) => key));

test('counter 13: every setting there is has its field, or a form of its own', () => {
  expect([...fields, ...apartKeys].toSorted()).toEqual(Object.keys(settingReaders).toSorted());
});

test('every field has its words', () => {
  const named = fields.map((key) => key.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()));
  expect(named.filter((name) => !Object.hasOwn(settingsTexts, name))).toEqual([]);
});
