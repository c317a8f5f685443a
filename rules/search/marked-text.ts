/** A text with the words looked for marked, and the part of a long text that has them. */
import { withoutTrailing } from '#rules/text/without-trailing.ts';
import { foldText } from './search-words.ts';

/** `at` is where it begins. */
export type MarkedPart = { at: number; text: string; isMarked: boolean };

const shortestMark = 2;

export function markedParts(text: string, words: readonly string[]): MarkedPart[] {
  const wanted = words.filter((word) => word.length >= shortestMark);
  const parts: MarkedPart[] = [];
  for (const { 0: piece, index: at } of text.matchAll(/[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_]+/gu)) {
    const isMarked = isWanted(foldText(piece), wanted);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += piece;
    else parts.push({ at, text: piece, isMarked });
  }
  return parts;
}

function isWanted(folded: string, wanted: readonly string[]): boolean {
  return wanted.some((word) => (word.length < 3 ? folded === word : folded.includes(word)));
}

/** The first sentence that has one of the words, else the beginning; cut after a whole word. */
export function snippetOf(text: string, words: readonly string[], longest: number): string {
  const sentences = text.match(/[^.!?]+[.!?]*\s*/g) ?? [];
  const at = Math.max(
    0,
    sentences.findIndex((sentence) => markedParts(sentence, words).some(({ isMarked }) => isMarked)),
  );
  const rest = sentences.slice(at).join('').trim();
  if (rest.length <= longest) return rest;
  const cut = rest.slice(0, longest + 1);
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
  return `${withoutTrailing(whole, ',;:. \n\t\u00a0\u202f')}\u00A0…`;
}
