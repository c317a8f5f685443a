import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { readCatalogs } from './catalogs.ts';
import { createTexts } from './texts.ts';

const catalogs = readCatalogs(Object.keys(markets));
const texts = createTexts(markets, catalogs);

test('I18N-1 uk texts count as English does', () => {
  const t = texts.textFor(markets.uk);
  expect([0, 1, 2, 5].map((count) => t('units.packages', { count }))).toEqual([
    '0 boxes',
    '1 box',
    '2 boxes',
    '5 boxes',
  ]);
});

test('I18N-1 a market is named by its own brand', () => {
  expect(texts.textFor(markets.de)('company.name')).toBe('Weidekiste GmbH');
  expect(texts.textFor(markets.nl)('company.name')).toBe('Kudde B.V.');
});

test('variables are inserted as they are: pages escape, texts do not', () => {
  const t = texts.textFor(markets.nl);
  expect(t('farmshop:notification.added', { title: '<b> & $t(search.minchar) {{brand}}' })).toBe(
    '<b> & $t(search.minchar) {{brand}} toegevoegd aan je box',
  );
});

test('find answers null for what is not there', () => {
  const t = texts.textFor(markets.nl);
  expect(t.find('animals.cow')).toBe('Rund');
  expect(t.find('animals.unicorn')).toBeNull();
  expect(t.find('animals')).toBeNull();
});

test('a page gets the namespaces it asks for and no other', () => {
  const messages = texts.messagesFor(markets.fr, ['translation', 'blog']);
  expect(Object.keys(messages)).toEqual(['translation', 'blog']);
  expect(messages.blog).toBe(catalogs.fr?.blog);
});

test('a market without texts stops the start', () => {
  expect(() => createTexts(markets, {})).toThrow('no texts for the market nl');
});
