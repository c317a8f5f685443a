// Whoever opens something and saves it untouched has changed nothing, and whoever types a value finds that value.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { kindNames, kindOf } from '#services/content/kinds.ts';
import { codes, readDemo } from '#tests/setup/content/demo-catalogue.ts';
import { layTyped } from './apply-typed.ts';
import { fieldsOf } from './field-shape.ts';
import { formOf, placesIn } from './form-of.ts';
import { isHidden } from './kind-fields.ts';
import { valueAt, withValue } from './value-at.ts';
import { markOfText, readTyped, typedText } from './typed-value.ts';
import { fieldWords } from './words.ts';

test.each(codes)('ST-17 every document of %s, opened and saved untouched, is the same to the byte', async (code) => {
  const market = markets[code];
  const { items } = await readDemo(code);
  for (const kind of kindNames)
    for (const { file, doc } of items[kind]) {
      const texts = new Map(
        placesIn(kind, doc, { isNew: false }).leaves.map(({ path, shape }) => [
          path,
          typedText(shape, valueAt(doc, path), market),
        ]),
      );
      const laid = layTyped(
        doc,
        {
          valuesOf: (path) => [(texts.get(path) ?? '').replaceAll('\n', '\r\n')],
          markOf: (path) => markOfText(texts.get(path) ?? ''),
          takesTheirs: () => false,
          act: '',
        },
        { kind, market, isNew: false, slugOf: (_, title) => title },
      );
      expect([file, JSON.stringify(laid.doc), laid.problems]).toEqual([file, JSON.stringify(doc), {}]);
    }
});

test('every field of the contract stands in a form once, or is kept out of it by name', () => {
  for (const kind of kindNames) {
    const shown = formOf(kind, { isNew: true }).flatMap(({ fields }) => fields.map(([path]) => path));
    expect([kind, shown.length]).toEqual([kind, new Set(shown).size]);
    const own = kindOf(kind).slug;
    for (const field of Object.keys(fieldsOf(kindOf(kind).schema)))
      expect([kind, field, shown.includes(field)]).toEqual([kind, field, field === own || !isHidden(kind, field)]);
  }
});

test('fields of what owners change most have words of their own in four languages', () => {
  for (const kind of ['packages', 'farmshop-products', 'farmers', 'recipes', 'static-pages'] as const)
    for (const [path] of formOf(kind, { isNew: true }).flatMap(({ fields }) => fields)) {
      const words = (['nl', 'fr', 'en', 'de'] as const).map((language) => fieldWords(path, language));
      expect([path, words.some((word) => word === path.replaceAll('_', ' '))]).toEqual([path, path === 'code']);
      expect(words.every((word) => /^\p{Lu}/u.test(word))).toBe(true);
    }
});

const { nl } = markets;

test.each([
  ['money', '52,50', 49.95, { value: 52.5 }],
  ['money', '52.50', undefined, { value: 52.5 }],
  ['money', '€ 52,5', 1, { value: 52.5 }],
  ['money', 'gratis', 1, { problem: 'notMoney' }],
  ['money', '-3', 1, { problem: 'notMoney' }],
  ['money', '5,123', 1, { problem: 'notMoney' }],
  ['number', '4,1', 1, { value: 4.1 }],
  ['number', '4 kg', 1, { problem: 'notNumber' }],
  ['number', '', 1, { value: undefined }],
  ['number', '20', '15', { value: '20' }],
  ['number', '1e9', 1, { problem: 'notNumber' }],
  ['flag', 'on', 0, { value: 1 }],
  ['flag', '', 1, { value: 0 }],
  ['flag', '', undefined, { value: undefined }],
  ['flag', 'on', false, { value: true }],
  ['words', 'a\r\n\r\n b ', undefined, { value: ['a', 'b'] }],
  ['words', 'a\nb', 'x, y', { value: 'a, b' }],
  ['picture', 'cow.webp', undefined, { value: '/media/cow.webp' }],
  ['picture', '/media/cow.webp', undefined, { value: '/media/cow.webp' }],
  ['text', ' Blaarkop ', undefined, { value: 'Blaarkop' }],
  ['text', '1002', 1001, { value: 1002 }],
  ['text', 'a\u0000b', undefined, { value: 'ab' }],
  ['html', '<p onclick="x()">Hi<script>x()</script></p>', undefined, { value: '<p>Hi</p>' }],
  ['pairs', 'size: small\nanimal: koe', undefined, { value: { size: 'small', animal: 'koe' } }],
  ['pairs', '__proto__: x', undefined, { problem: 'notPairs' }],
  ['pairs', 'nothing', undefined, { problem: 'notPairs' }],
  ['moves', '/nl/oud > /nl/nieuw', undefined, { value: { '/nl/oud': { to: '/nl/nieuw' } } }],
  ['moves', 'oud > /nl/nieuw', undefined, { problem: 'noAddress' }],
  ['moves', '/nl/oud > javascript:alert(1)', undefined, { problem: 'noAddress' }],
] as const)('%s typed as %j over %j', (is, text, old, read) => {
  expect(readTyped({ is }, text, old)).toEqual(read);
});

test.each([
  ['money', 49.9, '49,90'],
  ['number', 1234.5, '1234,5'],
  ['number', 'now-1w', 'now-1w'],
  ['flag', '1', 'on'],
  ['picture', '/media/cow.webp', '/media/cow.webp'],
  ['pairs', '{"a":1}', 'a: 1'],
] as const)('%s %j is shown as %j', (is, value, text) => {
  expect(typedText({ is }, value, nl)).toBe(text);
});

test('a value is set where it stands: in lists, in settings that are JSON as text, and in the order of fields', () => {
  const doc = { a: 1, modules: [{ config: '{"slug":"box","size":"small"}' }], z: 2 };
  expect(withValue(doc, 'modules.0.config.slug', 'other')).toEqual({
    a: 1,
    modules: [{ config: '{"slug":"other","size":"small"}' }],
    z: 2,
  });
  expect(Object.keys(withValue(doc, 'a', 3) as object)).toEqual(['a', 'modules', 'z']);
  expect(withValue(doc, 'a', undefined)).not.toHaveProperty('a');
  expect(withValue(doc, 'modules.7.config.slug', 'x')).toEqual(doc);
});
