/**
 * Finds things by words. Every word of a query must be found; where it is found decides the order: the title before names of
 * its parts, these before the text. Words are found whole, at the beginning or inside of others, since Dutch and German write
 * "rundergehakt" as one word; then by what a market calls the same; and only when all that fails with one typo forgiven.
 * The index of a market is built from its texts in services/content/search/content-search.ts.
 */
import { isOneTypo, isOtherEnding } from './one-typo.ts';
import { foldText, searchWords } from './search-words.ts';

export type SearchSource = {
  title: string;
  /** Other words for the whole of it, as good as those of the title. */
  aliases?: string;
  /** Names of what it is made of, or who made it. */
  names: string;
  text: string;
  /** Such that can be had stand before such that cannot. */
  isAvailable: boolean;
};

/** What a market calls the same, each word folded. */
export type SearchVocabulary = {
  /** Words that say nothing about what is wanted. */
  ignored: ReadonlySet<string>;
  /** What else a word means. */
  meanings: ReadonlyMap<string, readonly string[]>;
};

export type Found = {
  /** Places of the sources, best first. */
  places: number[];
  /** 0: all words stand in its title; 1: they do by another name; 2: not all do. */
  rankOf: (place: number) => number;
  /** What is marked: words, what was taken for a misspelt one, and their meanings, without the short ones. */
  words: string[];
  /** What was taken for which misspelt word. */
  corrections: { typed: string; meant: string }[];
};

export const mostQueryWords = 6;
/** So many other meanings are looked for in one search, whatever was typed: each costs a walk through all words. */
const mostMeanings = 12;
const shortestEnding = 3;
const shortestInside = 4;
/** What was not typed is looked for in other words with more care: "hen" ends "then", and "koe" begins "koepon". */
const shortestMeaning = { beginning: 4, inside: 5 };
const none = 255;
const unfound = none * mostQueryWords;

/** Costs of finding a word: by field, then by how. */
const fields = [0, 2, 12, 24] as const;
const cost = { whole: 0, beginning: 1, ending: 2, inside: 3, meaning: 3, guess: 6 };
/** Below the first it stands in the title itself, below the second by another name or another spelling. */
const ranks = [3, 12] as const;

export type SearchIndex = ReturnType<typeof createSearchIndex>;

export function createSearchIndex(vocabulary: SearchVocabulary) {
  /** By word: where it stands, as four times the place and the number of the field. */
  const postings = new Map<string, number[]>();
  /** Words as they are written; what is only joined below is nothing to suggest. */
  const written = new Set<string>();
  const titles: string[] = [];
  const isAvailable: boolean[] = [];

  function costsOf(word: string, room: number): { costs: Uint8Array; meant: string | null; isFound: boolean } {
    const costs = new Uint8Array(titles.length).fill(none);
    if (look(alternativesOf(word, 0, room), costs)) return { costs, meant: null, isFound: true };
    const meant = guessOf(word);
    return { costs, meant, isFound: meant !== null && look(alternativesOf(meant, cost.guess, room), costs) };
  }

  function alternativesOf(word: string, extra: number, room: number): Alternative[] {
    const others = meaningsOf(word, room);
    return [
      { word, extra, isTyped: true },
      ...others.map((other) => ({ word: other, extra: extra + cost.meaning, isTyped: false })),
    ];
  }

  function meaningsOf(word: string, room: number): readonly string[] {
    return vocabulary.meanings.get(word)?.slice(0, room) ?? [];
  }

  function look(alternatives: readonly Alternative[], costs: Uint8Array): boolean {
    let isFound = false;
    for (const [term, places] of postings) {
      const how = bestOf(alternatives, term);
      if (how === none) continue;
      isFound = true;
      for (const posting of places) {
        const place = posting >> 2;
        const sum = (fields[posting & 3] ?? none) + how;
        if (sum < (costs[place] ?? none)) costs[place] = sum;
      }
    }
    return isFound;
  }

  /** The word most sources have among those the typed one may stand for. */
  function guessOf(word: string): string | null {
    if (/\d/.test(word)) return null;
    const uses = (term: string) => postings.get(term)?.length ?? 0;
    for (const isMeant of [isOneTypo, isOtherEnding]) {
      const candidates = [...written, ...vocabulary.meanings.keys()].filter((term) => isMeant(word, term));
      const [best] = candidates.toSorted((a, b) => uses(b) - uses(a));
      if (best !== undefined) return best;
    }
    return null;
  }

  return {
    written: written as ReadonlySet<string>,

    /** Of something that was added: it was sold out, or can be had again. */
    setAvailable(place: number, canBeHad: boolean) {
      isAvailable[place] = canBeHad;
    },

    /** Things are called by the order in which they were added, from 0. */
    add({ title, aliases = '', names, text, isAvailable: canBeHad }: SearchSource) {
      const place = titles.length;
      titles.push(foldText(title));
      isAvailable.push(canBeHad);
      const known = new Set<string>();
      for (const [field, words] of [title, aliases, names, text].map(searchWords).entries()) {
        for (const word of words) written.add(word);
        // "Rib eye" is also found as "ribeye".
        const joined = field === 0 ? words.slice(1).map((word, at) => `${words[at]}${word}`) : [];
        for (const word of [...words, ...joined]) {
          if (known.has(word)) continue;
          known.add(word);
          const list = postings.get(word);
          if (list) list.push(place * 4 + field);
          else postings.set(word, [place * 4 + field]);
        }
      }
    },

    search(query: string): Found {
      const asked = searchWords(query);
      const telling = asked.filter((word) => !vocabulary.ignored.has(word));
      const words = [...new Set(telling.length > 0 ? telling : asked)].slice(0, mostQueryWords);
      const looked: { costs: Uint8Array; meant: string | null; word: string; names: string[] }[] = [];
      let room = mostMeanings;
      for (const word of words) {
        const { isFound, ...found } = costsOf(word, room);
        // All must be found, so the rest need not be looked for.
        if (!isFound) return nothing;
        const others = meaningsOf(found.meant ?? word, room);
        room -= others.length;
        looked.push({ word, names: [found.meant ?? word, ...others], ...found });
      }
      if (looked.length === 0) return nothing;
      const whole = foldText(query).trim();
      const rankOf = (place: number) => {
        const worst = Math.max(...looked.map(({ costs }) => costs[place] ?? none));
        return ranks.filter((bound) => worst >= bound).length;
      };
      const sums = new Uint16Array(titles.length);
      /** By what a visitor sees of the order: the one asked for by name, then how well found, then whether it can be had. */
      const classes = new Uint8Array(titles.length);
      const places: number[] = [];
      for (const [place, title] of titles.entries()) {
        let sum = 0;
        for (const { costs } of looked) sum += costs[place] === none ? unfound : (costs[place] ?? unfound);
        if (sum >= unfound) continue;
        sums[place] = sum * 3 + (title === whole ? 0 : title.startsWith(whole) ? 1 : 2);
        classes[place] = title === whole ? 0 : 1 + rankOf(place) * 2 + (isAvailable[place] ? 0 : 1);
        places.push(place);
      }
      const compare = (of: Uint8Array | Uint16Array, a: number, b: number) => (of[a] ?? 0) - (of[b] ?? 0);
      places.sort((a, b) => compare(classes, a, b) || compare(sums, a, b) || a - b);
      return {
        places,
        rankOf,
        words: looked.flatMap(({ names: [typed = '', ...others] }) => [typed, ...others.filter(isMarked)]),
        corrections: looked.flatMap(({ word, meant }) => (meant === null ? [] : [{ typed: word, meant }])),
      };
    },
  };
}

type Alternative = { word: string; extra: number; isTyped: boolean };

const nothing: Found = { places: [], rankOf: () => ranks.length, words: [], corrections: [] };

function bestOf(alternatives: readonly Alternative[], term: string): number {
  let best = none;
  for (const { word, extra, isTyped } of alternatives) {
    const how = howFound(word, term);
    if (how !== null && how + extra < best && (isTyped || isMeantBy(word, how))) best = how + extra;
  }
  return best;
}

/** Marks are set wherever a word stands in another, so that short ones which were not typed get none. */
function isMarked(word: string): boolean {
  return word.length >= shortestMeaning.inside;
}

function isMeantBy(word: string, how: number): boolean {
  if (how === cost.whole) return true;
  return word.length >= (how === cost.beginning ? shortestMeaning.beginning : shortestMeaning.inside);
}

function howFound(word: string, term: string): number | null {
  const at = term.indexOf(word);
  if (at < 0) return null;
  if (term.length === word.length) return cost.whole;
  if (word.length < 2 || (word.length < shortestEnding && /\d/.test(word))) return null;
  if (at === 0) return cost.beginning;
  if (word.length < shortestEnding) return null;
  if (term.endsWith(word)) return cost.ending;
  return word.length < shortestInside ? null : cost.inside;
}
