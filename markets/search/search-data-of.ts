/** Kept apart from the markets themselves, which travel to the browser with every page. */
import { searchData as de } from './de.ts';
import { searchData as fr } from './fr.ts';
import { searchData as nl } from './nl.ts';
import type { SearchData } from './search-data.ts';
import { searchData as uk } from './uk.ts';

const byMarket: Readonly<Record<string, SearchData>> = { nl, fr, uk, de };
const none: SearchData = { ignored: '', kinds: {}, without: '', service: [], same: [], means: {} };

/** A market without such words is searched by its own texts only. */
export function searchDataOf(market: string): SearchData {
  return byMarket[market] ?? none;
}
