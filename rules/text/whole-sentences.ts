/** As many whole sentences of a text as fit, and at least the first: nothing ends in the middle of one. */
export function wholeSentences(text: string, most: number): string {
  const ends = [...text.matchAll(/[.!?…][”’»"]?(?=\s+\p{Lu}|\s*$)/gu)].map(({ 0: sign, index }) => index + sign.length);
  const last = ends.findLast((end) => end <= most) ?? ends[0] ?? text.length;
  return text.slice(0, last);
}
