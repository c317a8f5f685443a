import { searchMinimumLength, searchTotal } from './search-bounds.ts';
import { foldText } from '#rules/search/search-words.ts';
import { plainText } from '#contract/fields/plain-text.ts';

/** The names speak of three characters; they mean "empty" and "one character". */
export type SearchStatus = 'search_empty' | 'only3char' | '3char' | 'search_it' | 'search_close' | 'noresult';

/** Case, accents, spaces and signs do not count. */
export function normaliseSearch(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}_]/gu, '');
}

export type SearchState = { status: SearchStatus; text: string };

export const noSearch: SearchState = { status: 'search_empty', text: '' };

export type SearchAction =
  | { type: 'input'; text: string }
  | { type: 'submit' }
  /** The answer to the text searched for. */
  | { type: 'found'; hits: number }
  | { type: 'close' };

/** Status of a text the visitor entered, before its answer is known. */
export function statusOfText(text: string): SearchStatus {
  const { length } = normaliseSearch(text);
  if (length === 0) return 'only3char';
  return length < searchMinimumLength ? '3char' : 'search_it';
}

export function searchStatus(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'input':
      // An empty field that stays empty was neither cleared nor submitted.
      return action.text === state.text ? state : { status: statusOfText(action.text), text: action.text };
    case 'submit':
      return { ...state, status: statusOfText(state.text) };
    case 'found':
      // A late answer says nothing about a search that was closed or shortened meanwhile.
      if (!isSearching(state.status)) return state;
      return { ...state, status: action.hits === 0 ? 'noresult' : 'search_it' };
    case 'close':
      return { status: 'search_close', text: '' };
  }
}

/** While this holds the list shows hits instead of everything. */
export function isSearching(status: SearchStatus): boolean {
  return status === 'search_it' || status === 'noresult';
}

type SearchMessage = 'search.minchar' | 'search.notfound';

export function searchMessages(status: SearchStatus): SearchMessage[] {
  if (status === 'only3char') return ['search.minchar'];
  if (status === '3char') return ['search.notfound', 'search.minchar'];
  return status === 'noresult' ? ['search.notfound'] : [];
}

type Searchable = { title: string; summary: string | null };

export function searchMatches(query: string, { title, summary }: Searchable): boolean {
  const wanted = normaliseSearch(query);
  return [title, plainText(summary)].some((text) => normaliseSearch(text).includes(wanted));
}

/** The items to show: all of them unless a search runs. */
export function searchItems<T extends Searchable>(items: readonly T[], query: string): readonly T[] {
  if (statusOfText(query) !== 'search_it') return items;
  return items.filter((item) => searchMatches(query, item)).slice(0, searchTotal);
}
