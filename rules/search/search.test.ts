import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageCount } from '../lists/page-links.ts';
import {
  isSearching,
  normaliseSearch,
  noSearch,
  searchItems,
  searchMatches,
  searchMessages,
  type SearchState,
  searchStatus,
  type SearchStatus,
  statusOfText,
} from './search.ts';

const minimum = ['search.minchar'];
const notFoundAndMinimum = ['search.notfound', 'search.minchar'];

/** The visitor types the text and presses return. */
function enter(text: string): SearchState {
  return searchStatus(searchStatus(noSearch, { type: 'input', text }), { type: 'submit' });
}

test.each<[string, SearchStatus, string[]]>([
  ['', 'only3char', minimum],
  ['  ', 'only3char', minimum],
  ['!!', 'only3char', minimum],
  ['a', '3char', notFoundAndMinimum],
  [' a ', '3char', notFoundAndMinimum],
  ['é', '3char', notFoundAndMinimum],
  ['-b-', '3char', notFoundAndMinimum],
  ['ab', 'search_it', []],
  ['a b', 'search_it', []],
  ['A&B', 'search_it', []],
  ['ki', 'search_it', []],
  ['kip', 'search_it', []],
  ['ß', 'search_it', []],
])('SRC-1, SRC-2, SRC-3, SRC-4, SRC-5, SRC-6 input %j gives %s with %j', (input, status, messages) => {
  expect(enter(input).status).toBe(status);
  expect(statusOfText(input)).toBe(status);
  expect(searchMessages(enter(input).status)).toEqual(messages);
});

test('SRC-7, SRC-8 a page just opened has no search and no message', () => {
  expect(noSearch.status).toBe('search_empty');
  expect(searchMessages('search_empty')).toEqual([]);
  expect(searchStatus(noSearch, { type: 'input', text: '' })).toBe(noSearch);
});

test('SRC-2 a field that is cleared, or submitted empty, gives only3char', () => {
  const typed = searchStatus(noSearch, { type: 'input', text: 'kip' });
  expect(searchStatus(typed, { type: 'input', text: '' })).toEqual({ status: 'only3char', text: '' });
  expect(searchStatus(noSearch, { type: 'submit' })).toEqual({ status: 'only3char', text: '' });
});

test('SRC-8 closing empties the field, brings all items back and shows nothing', () => {
  const closed = searchStatus(enter('kip'), { type: 'close' });
  expect(closed).toEqual({ status: 'search_close', text: '' });
  expect(searchMessages(closed.status)).toEqual([]);
  expect(isSearching(closed.status)).toBe(false);
  // For the next input it counts as no search at all.
  expect(searchStatus(closed, { type: 'input', text: '' }).status).toBe('search_close');
  expect(searchStatus(closed, { type: 'input', text: 'rund' }).status).toBe('search_it');
});

test('SRC-9 a search without hits gives noresult and its message', () => {
  const none = searchStatus(enter('zzzz'), { type: 'found', hits: 0 });
  expect(none).toEqual({ status: 'noresult', text: 'zzzz' });
  expect(searchMessages(none.status)).toEqual(['search.notfound']);
  expect(searchStatus(enter('kip'), { type: 'found', hits: 3 }).status).toBe('search_it');
  expect(searchStatus(none, { type: 'input', text: 'zz' }).status).toBe('search_it');
});

test('SRC-9 an answer that comes late changes nothing', () => {
  const closed = searchStatus(enter('zzzz'), { type: 'close' });
  expect(searchStatus(closed, { type: 'found', hits: 0 })).toBe(closed);
  const shortened = enter('z');
  expect(searchStatus(shortened, { type: 'found', hits: 0 })).toBe(shortened);
});

test.each<[SearchStatus, boolean]>([
  ['search_empty', false],
  ['only3char', false],
  ['3char', false],
  ['search_it', true],
  ['search_close', false],
  ['noresult', true],
])('SRC-7 status %s counts as searching: %s', (status, expected) => {
  expect(isSearching(status)).toBe(expected);
});

test.each<[string, string]>([
  ['Entrecôte', 'entrecote'],
  ['ENTRECOTE', 'entrecote'],
  ['Filet  Américain', 'filetamericain'],
  ['bœuf', 'boeuf'],
  ['Bœuf haché', 'boeufhache'],
  ['Geflügel', 'geflugel'],
  ['Weißwurst', 'weisswurst'],
  ['WEISSWURST ẞ', 'weisswurstss'],
  ['rib-eye', 'ribeye'],
  ['Rib Eye', 'ribeye'],
  ['T-bone (2 st.)', 'tbone2st'],
  ['500 g', '500g'],
  ['Smørrebrød Æble', 'smorrebrodaeble'],
  ['snake_case', 'snake_case'],
])('SRC-11 %s is normalised to %s', (text, expected) => {
  expect(normaliseSearch(text)).toBe(expected);
});

test('SRC-11 normalising twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normaliseSearch(text);
      expect(normaliseSearch(once)).toBe(once);
    }),
  );
});

test.for<[string, string, string | null, boolean]>([
  ['RIBEYE', 'Rib-eye steak', '', true],
  ['entrecote', 'Entrecôte', null, true],
  ['gehakt', 'Burger', 'Van rundergehakt', true],
  ['weisswurst', 'Weißwurst', '', true],
  ['kip', 'Entrecôte', 'Mals rundvlees', false],
  ['strong', 'Burger', '<strong>Mals</strong>', false],
  ['mals rund', 'Burger', '<b>Mals</b> rund', true],
  ['hachis', 'Burger', 'Viande hach&eacute;e, p&acirc;t&eacute;', false],
  ['hachee', 'Burger', 'Viande hach&eacute;e', true],
])('SRC-12 %s in %s / %s: %s', ([query, title, summary, isMatch]) => {
  expect(searchMatches(query, { title, summary })).toBe(isMatch);
});

test('SRC-13 at most 100 hits show, on one page', () => {
  const items = Array.from({ length: 150 }, (_, index) => ({ title: `Steak ${index}`, summary: null }));
  expect(searchItems(items, 'steak')).toHaveLength(100);
  expect(searchItems(items, 'steak 149')).toEqual([items[149]]);
  expect(pageCount(100, 1000)).toBe(1);
});

test('SRC-6 fewer than two characters search nothing, so all items show', () => {
  const items = [
    { title: 'Kip', summary: null },
    { title: 'Rund', summary: null },
  ];
  for (const query of ['', ' ', 'k', '!!']) expect(searchItems(items, query)).toEqual(items);
  expect(searchItems(items, 'kip')).toEqual([items[0]]);
  expect(searchItems(items, 'zzzz')).toEqual([]);
});
