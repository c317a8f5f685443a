import type { MarketWords } from './cut-words.ts';
import { germanWords } from './de.ts';
import { frenchWords } from './fr.ts';
import { dutchWords } from './nl.ts';
import { britishWords } from './uk.ts';

/** By the code of the market. */
export const wordsOfMarket: Partial<Record<string, MarketWords>> = {
  nl: dutchWords,
  fr: frenchWords,
  uk: britishWords,
  de: germanWords,
};
