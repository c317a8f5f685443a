/** What was worked out before and still holds: most of a market is the same before and after a change. */
import type { ContentIssue } from './content-files.ts';
import type { ComposedDocument } from './composed.ts';
import type { Doc } from './kinds.ts';

export type Found = Omit<ContentIssue, 'file'>;
/** What is made of one source, whatever its name and place. */
export type Made = Pick<ComposedDocument, 'card' | 'detail' | 'isDated' | 'animals' | 'searchText' | 'searchGrams'>;
/** A picture whose words were asked for on the way, and what they were. */
export type WordsOf = { image: unknown; words: string | undefined };
/** One other document that was looked up on the way, and what was found. */
export type LookUp = { name: string; doc: Doc | undefined };

export type Memo = {
  /** By source: it without harmful HTML, and what was left out of it. */
  cleaned: WeakMap<Doc, { doc: Doc; leftOut: Found[] }>;
  /** By clean source: holds as long as every look-up finds the same document, and every picture has the same words. */
  composed: WeakMap<Doc, { lookUps: LookUp[]; words: WordsOf[]; made: Made }>;
  /** By detail: what a strict reader says of it, on that day. */
  shapes: WeakMap<Doc, { day: string; found: Found[] }>;
};

export function createMemo(): Memo {
  return { cleaned: new WeakMap(), composed: new WeakMap(), shapes: new WeakMap() };
}
