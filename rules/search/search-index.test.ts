import { describe, expect, test } from 'vitest';
import { createSearchIndex, mostQueryWords, type SearchSource } from './search-index.ts';
import { searchVocabulary } from './search-vocabulary.ts';

const thing = (title: string, more: Partial<SearchSource> = {}): SearchSource => ({
  title,
  names: '',
  text: '',
  isAvailable: true,
  ...more,
});
const vocabulary = searchVocabulary({ ignored: 'de van', same: ['rund koe'], means: { stoof: 'sukade' } });

function found(query: string, ...sources: SearchSource[]): string[] {
  const index = createSearchIndex(vocabulary);
  for (const source of sources) index.add(source);
  return index.search(query).places.map((place) => sources[place]?.title ?? '');
}

describe('D9 the order of what is found', () => {
  test('the title begins with it, a word of it does, it is in the title, in a name, in the text', () => {
    const inText = thing('E', { text: 'gehakt' });
    const inName = thing('D', { names: 'gehakt' });
    const inside = thing('Rundergehakt');
    const word = thing('Mager gehakt');
    const first = thing('Gehakt van Henk');
    expect(found('gehakt', inText, inName, inside, word, first)).toEqual([
      'Gehakt van Henk',
      'Mager gehakt',
      'Rundergehakt',
      'D',
      'E',
    ]);
  });

  test('a short word that was meant, not typed, is not found in others it has nothing to do with', () => {
    expect(found('rund', thing('Koepon'), thing('Koelkast'), thing('Melkkoe'), thing('Koe'))).toEqual(['Koe']);
    expect(found('koe', thing('Melkkoe'), thing('Koeien'))).toEqual(['Koeien', 'Melkkoe']);
    expect(found('stoof', thing('Runderssukade'), thing('Sukadelappen'))).toEqual(['Sukadelappen', 'Runderssukade']);
  });

  test('equals: what can be had first, then our order', () => {
    expect(found('box', thing('Box 1', { isAvailable: false }), thing('Box 2'), thing('Box 3'))).toEqual([
      'Box 2',
      'Box 3',
      'Box 1',
    ]);
  });

  test('what can be had stands first where both are found as well: by their title, or by a name for it', () => {
    const gone = thing('Runderbox', { isAvailable: false });
    const named = thing('Weidebox', { aliases: 'rund' });
    const mentioned = thing('Kipbox', { text: 'geen rund' });
    expect(found('rund', gone, mentioned, named)).toEqual(['Weidebox', 'Runderbox', 'Kipbox']);
    expect(found('runderbox', thing('Runderbox XL'), gone)).toEqual(['Runderbox', 'Runderbox XL']);
  });

  test.each([
    ['rund', ['Koe', 'Rund'], 'what means the same, after the word itself'],
    ['stoof', ['Sukade'], 'what else it means'],
    ['sukade', ['Sukade'], 'not the other way round'],
    ['de van rund', ['Koe', 'Rund'], 'words that say nothing are left out'],
    ['runt', ['Koe', 'Rund'], 'one typo'],
    ['rund koe', ['Koe', 'Rund'], 'every word, by any of its names'],
    ['rund sukade', [], 'every word'],
    ['van', [], 'a word that says nothing, alone, is looked for'],
  ])('%s finds %j: %s', (query, expected) => {
    expect(found(query, thing('Koe'), thing('Rund'), thing('Sukade'), thing('Kip')).toSorted()).toEqual(expected);
  });

  test('no more than so many words are looked for', () => {
    const words = Array.from({ length: mostQueryWords + 1 }, (_, index) => `woord${index}x`);
    expect(found(words.join(' '), thing(words.slice(0, -1).join(' ')))).toHaveLength(1);
    expect(found(words.join(' '), thing(words.slice(1).join(' ')))).toHaveLength(0);
  });
});
