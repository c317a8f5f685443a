import { printableLines } from '#server/log/printable.ts';
import { wordsOf } from '#server/log/words-of.ts';

const longest = 300;

/** In one line, for the owner. */
export function whyNoBackup(error: unknown): string {
  return printableLines(wordsOf(error)).replaceAll('\n', ' ').slice(0, longest);
}
