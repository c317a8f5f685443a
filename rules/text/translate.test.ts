import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { marketVariables, namespaces } from '#contract/locales.ts';
import { marketList, markets } from '#markets/index.ts';
import { flatten, readCatalogs, splitPlural } from '#services/locales/catalogs.ts';
import { variablesIn } from './variables-in.ts';
import { createTexts } from '#services/locales/texts.ts';
import { findText, translate } from './translate.ts';

const catalogs = readCatalogs(Object.keys(markets));
const texts = createTexts(markets, catalogs);

test.each(marketList)('I18N-1 every text of $code reads as i18next reads it', (market) => {
  const messages = texts.messagesFor(market, namespaces);
  const given = { brand: market.brand, phone: market.phone, email: market.email };
  const i18next = createInstance();
  void i18next.init({
    // The tag, never the market's code: `uk` would get Ukrainian plurals.
    lng: market.langTag,
    resources: { [market.langTag]: messages },
    ns: [...namespaces],
    defaultNS: 'translation',
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: given },
  });
  const ours: Record<string, string> = {};
  const theirs: Record<string, string | null> = {};
  for (const namespace of namespaces) {
    for (const [path, text] of flatten(messages[namespace] ?? {})) {
      const { key: end, form } = splitPlural(path);
      const key = `${namespace}:${end}`;
      const names = variablesIn(text).filter((name) => !['count', ...marketVariables].includes(name));
      const variables = Object.fromEntries(names.map((name) => [name, `‹${name}›`]));
      for (const count of form === null ? [undefined] : [0, 1, 2, 5, 21, 1_000_000]) {
        const all: Record<string, string | number> = count === undefined ? variables : { ...variables, count };
        ours[`${key} ${count}`] = translate({ messages, langTag: market.langTag }, key, { ...given, ...all });
        theirs[`${key} ${count}`] = i18next.t(key, { ...all });
      }
    }
  }
  expect(ours).toEqual(theirs);
  expect(Object.values(ours).filter((text) => /\{\{|\}\}/.test(text))).toEqual([]);
  expect(Object.keys(ours).length).toBeGreaterThan(700);
});

test.each([
  ['fr-FR', 0, 'un'],
  ['fr-FR', 1, 'un'],
  ['fr-FR', 2, 'autres'],
  ['fr-FR', 1_000_000, 'beaucoup'],
  ['en-GB', 0, 'autres'],
  ['en-GB', 1, 'un'],
])('in %s %d takes the form of its language', (langTag, count, form) => {
  const messages = { translation: { box_one: 'un', box_many: 'beaucoup', box_other: 'autres' } };
  expect(translate({ messages, langTag }, 'box', { count })).toBe(form);
});

const source = {
  messages: {
    translation: { plain: 'plain', nested: { text: '{{ name }} and {{name}}' }, empty: '' },
    blog: { title: 'Blog' },
  },
  langTag: 'en-GB',
};

test.each([
  ['plain', {}, 'plain'],
  ['translation:plain', {}, 'plain'],
  ['blog:title', {}, 'Blog'],
  ['plain', { count: 3 }, 'plain'],
  ['nested.text', { name: 'A' }, 'A and A'],
  ['nested.text', { name: '{{name}}' }, '{{name}} and {{name}}'],
  ['nested.text', { name: '$&' }, '$& and $&'],
  ['nested.text', {}, '{{ name }} and {{name}}'],
])('%s with %o reads %s', (key, variables, text) => {
  expect(translate(source, key, variables)).toBe(text);
});

test.each([
  'nested',
  'nothing',
  'plain.more',
  'empty',
  'constructor',
  'nested.toString',
  'blog:plain',
  'nowhere:plain',
])('I18N-2 where %s has no text its key stands in', (key) => {
  expect(findText(source, key)).toBeNull();
  expect(translate(source, key)).toBe(key.replace(/^.*:/, ''));
});
