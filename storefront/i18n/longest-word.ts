/** Letters of the longest part of a text that is never divided; a hyphen ends one. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length));
}
