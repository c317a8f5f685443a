/** Letters of the longest part of a text that is never divided; a hyphen ends one, a soft one too. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s\u00AD-]+/).map((word) => word.length));
}
