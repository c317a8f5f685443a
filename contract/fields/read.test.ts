import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonText, jsonTextOf } from './json-text.ts';
import {
  amount,
  commaList,
  date,
  entity,
  flag,
  items,
  key,
  listOf,
  number,
  oneOf,
  oneOfOr,
  optionalKey,
  plain,
  readLeniently,
  readStrictly,
  requiredText,
  richText,
  text,
} from './read.ts';

const lenient = (schema: z.ZodType, value: unknown) => readLeniently(schema, value).data;

const Cow = entity({ name: requiredText, age: number, stable: optionalKey }, (wire) => wire);

type Row = [reader: string, schema: z.ZodType, wire: unknown, read: unknown];

const accepted: Row[] = [
  ['flag', flag, 1, true],
  ['flag', flag, '1', true],
  ['flag', flag, true, true],
  ['flag', flag, 0, false],
  ['flag', flag, '0', false],
  ['flag', flag, false, false],
  ['flag', flag, '', false],
  ['flag', flag, null, false],
  ['flag', flag, undefined, false],
  ['number', number, 4.1, 4.1],
  ['number', number, '4.1', 4.1],
  ['number', number, '4,1', 4.1],
  ['number', number, ' 12 ', 12],
  ['number', number, '-3', -3],
  ['number', number, '', null],
  ['number', number, null, null],
  ['amount', amount, '89,95', 89.95],
  ['amount', amount, 0, 0],
  ['amount', amount, undefined, null],
  ['text', text, 'Ribeye', 'Ribeye'],
  ['text', text, 12, '12'],
  ['text', text, '  ', null],
  ['text', text, null, null],
  ['plain', plain, '<p>Grass <b>fed</b>,<br>near&nbsp;Lopik</p>', 'Grass fed, near Lopik'],
  ['plain', plain, 'Less than < 4 °C', 'Less than < 4 °C'],
  ['plain', plain, 12, '12'],
  ['plain', plain, '<p> </p>', null],
  ['plain', plain, null, null],
  ['richText', richText, '<p>Hi</p>', { html: '<p>Hi</p>' }],
  ['richText', richText, '', null],
  ['key', key, 22, '22'],
  ['key', key, ' ribeye ', 'ribeye'],
  ['optionalKey', optionalKey, 0, '0'],
  ['optionalKey', optionalKey, '', null],
  ['optionalKey', optionalKey, null, null],
  ['optionalKey', optionalKey, undefined, null],
  ['date', date, '2026-03-05', '2026-03-05'],
  ['date', date, '2026-03-05 12:00:00', '2026-03-05 12:00:00'],
  ['date', date, '2026-03-05T12:00:00Z', '2026-03-05T12:00:00Z'],
  ['date', date, '', null],
  ['jsonText', jsonText, '{"size":"large"}', { size: 'large' }],
  ['jsonText', jsonText, { size: 'large' }, { size: 'large' }],
  ['jsonText', jsonText, '', {}],
  ['jsonText', jsonText, null, {}],
  ['commaList', commaList, 'cow', ['cow']],
  ['commaList', commaList, 'cow, pig ,,', ['cow', 'pig']],
  ['commaList', commaList, ['cow', 'pig'], ['cow', 'pig']],
  ['commaList', commaList, ['cow', 7, ''], ['cow', '7']],
  ['commaList', commaList, '', []],
  ['oneOf', oneOf(['cut', 'minced'], null), 'cut', 'cut'],
  ['oneOf', oneOf(['cut', 'minced'], null), '', null],
  ['oneOfOr', oneOfOr(['top', 'bottom'], 'bottom'), 'top', 'top'],
  ['oneOfOr', oneOfOr(['top', 'bottom'], 'bottom'), undefined, 'bottom'],
  ['items', items(Cow), [{ name: 'Clara' }], [{ name: 'Clara', age: null, stable: null }]],
  ['items', items(z.string()), { 1: 'a', 2: 'b' }, ['a', 'b']],
  ['items', items(z.string()), '', []],
  ['items', items(z.string()), undefined, []],
];

test.each(accepted)('API-54 API-D4 %s takes what services really send (%#)', (...[, schema, wire, read]) => {
  expect(readLeniently(schema, wire)).toEqual({ data: read, issues: [] });
  expect(readStrictly(schema, wire)).toEqual({ ok: true, data: read });
});

const issues: Row[] = [
  ['flag', flag, 'yes', false],
  ['flag', flag, 2, false],
  ['flag', flag, [1], false],
  ['number', number, 'four', null],
  ['number', number, '1.234,56', null],
  ['number', number, '4 kg', null],
  ['number', number, true, null],
  ['amount', amount, -1, null],
  ['amount', amount, '-0,01', null],
  ['text', text, { a: 1 }, null],
  ['text', text, true, null],
  ['plain', plain, { a: 1 }, null],
  ['richText', richText, 5, null],
  ['optionalKey', optionalKey, false, null],
  ['date', date, 'tomorrow', null],
  ['date', date, '2026-13-45', null],
  ['date', date, 1772668800, null],
  ['jsonText', jsonText, '{"size":', {}],
  ['jsonText', jsonText, '"large"', {}],
  ['jsonText', jsonText, [1], {}],
  ['commaList', commaList, { a: 'cow' }, []],
  ['commaList', commaList, ['cow', { toString: 1 }], ['cow']],
  ['oneOf', oneOf(['cut', 'minced'], null), 'whole', null],
  ['oneOfOr', oneOfOr(['top', 'bottom'], 'bottom'), 'middle', 'bottom'],
  ['items', items(z.string()), 'a', []],
  ['items', items(z.string()), true, []],
];

test.each(issues)(
  'API-54 API-D4 %s reads garbage as absent, lists it, and refuses it in our own content (%#)',
  (...[, schema, wire, read]) => {
    const answer = readLeniently(schema, wire);
    expect(answer.data).toEqual(read);
    expect(answer.issues).toHaveLength(1);
    expect(readStrictly(schema, wire)).toMatchObject({ ok: false });
  },
);

test('API-54 one bad item of a list is left out and named, the others stay', () => {
  const answer = readLeniently(items(Cow), [{ name: 'Clara' }, { age: 3 }, 'Berta', { name: 'Dora', age: 'old' }]);
  expect(answer.data.map((cow) => cow.name)).toEqual(['Clara', 'Dora']);
  expect(answer.issues.map(({ path }) => path)).toEqual(['1.name', '2', '3.age']);
});

test('API-52 a list is a bare array or a page with its total; numbers may be text', () => {
  const list = [{ name: 'Clara' }, { name: 'Dora' }];
  const cows = list.map((cow) => ({ ...cow, age: null, stable: null }));
  expect(lenient(listOf(Cow), list)).toEqual({ items: cows, total: 2, perPage: null });
  expect(lenient(listOf(Cow), { data: list, total: 40, per_page: 18 })).toEqual({
    items: cows,
    total: 40,
    perPage: 18,
  });
  expect(lenient(listOf(Cow), { data: list, total: '40', per_page: '18' })).toMatchObject({ total: 40, perPage: 18 });
  expect(lenient(listOf(Cow), { data: list, current_page: 1 })).toEqual({ items: cows, total: 0, perPage: null });
  expect(lenient(listOf(Cow), { data: [], total: 0, per_page: 18 })).toEqual({ items: [], total: 0, perPage: 18 });
});

test.each([
  ['nothing', null],
  ['text', 'none'],
  ['a number', 7],
  ['an object', { message: 'No cows' }],
  ['a page without a list', { data: 'none', total: 3 }],
  ['a list with numbered keys', { 0: { name: 'Clara' } }],
])('API-52 API-D2 a list answer that is %s counts as empty and is listed as garbage', (_, wire) => {
  const answer = readLeniently(listOf(Cow), wire);
  expect(answer.data).toEqual({ items: [], total: 0, perPage: null });
  expect(answer.issues).toEqual([{ path: '', message: 'must be a list' }]);
  expect(readStrictly(listOf(Cow), wire)).toMatchObject({ ok: false });
});

test('API-52 a bad item of a page is named by its place in the answer', () => {
  const answer = readLeniently(listOf(Cow), { data: [{ name: 'Clara' }, {}], total: 2, per_page: 18 });
  expect(answer.data).toMatchObject({ items: [{ name: 'Clara' }], total: 2 });
  expect(answer.issues.map(({ path }) => path)).toEqual(['data.1.name']);
});

test('API-53 fields we do not know are ignored in a foreign answer and never reach the screens', () => {
  const wire = { name: 'Clara', weight: 610, toString: 'odd' };
  expect(readLeniently(Cow, wire)).toEqual({ data: { name: 'Clara', age: null, stable: null }, issues: [] });
});

test('API-53 fields we do not know are not reported as garbage beside real garbage', () => {
  const wire = [
    { name: 'Clara', weight: 610 },
    { name: 'Dora', age: 'old' },
  ];
  expect(readLeniently(items(Cow), wire).issues).toEqual([{ path: '1.age', message: 'must be a number' }]);
});

test('API-53 fields we do not know are refused in our own content, settings of a module included', () => {
  expect(readStrictly(Cow, { name: 'Clara', wieght: 610, constructor: 1 })).toEqual({
    ok: false,
    issues: [
      { path: 'wieght', message: 'is not a field we know' },
      { path: 'constructor', message: 'is not a field we know' },
    ],
  });
  const config = jsonTextOf({ slugs: commaList }, (wire) => wire);
  expect(lenient(config, '{"slug":"a"}')).toEqual({ slugs: [] });
  expect(readStrictly(config, '{"slug":"a"}')).toMatchObject({ ok: false, issues: [{ path: 'slug' }] });
});

test('API-54 an entity without what it cannot do without is refused by either reading', () => {
  for (const wire of [{}, { name: '' }, { name: '  ' }, { name: 5 }, [], null, 'Clara']) {
    expect(() => readLeniently(Cow, wire)).toThrow(z.ZodError);
    expect(readStrictly(Cow, wire)).toMatchObject({ ok: false });
  }
});

test('API-54 a reading leaves nothing behind for the next one', () => {
  readStrictly(Cow, { name: 5 });
  expect(readLeniently(Cow, { name: 'Clara', age: 'old' }).issues).toHaveLength(1);
  expect(readLeniently(Cow, { name: 'Clara' }).issues).toEqual([]);
  readStrictly(Cow, { name: 'Clara', weight: 610 });
  expect(Cow.safeParse({ name: 'Clara', weight: 610, age: 'old' }).success).toBe(true);
});
