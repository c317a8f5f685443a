/** Words that share at least half of their pairs of letters with what was typed, nearest first. */
export function nearestWords(typed: string, terms: Iterable<string>, most = 3): string[] {
  const wanted = pairsOf(typed);
  if (wanted.size === 0) return [];
  const near: { term: string; share: number }[] = [];
  for (const term of terms) {
    if (/\d/.test(term) || Math.abs(term.length - typed.length) > typed.length / 2) continue;
    const pairs = pairsOf(term);
    let shared = 0;
    for (const pair of pairs) if (wanted.has(pair)) shared += 1;
    const share = (2 * shared) / (pairs.size + wanted.size);
    if (shared * 2 >= wanted.size && share < 1) near.push({ term, share });
  }
  return near
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most)
    .map(({ term }) => term);
}

function pairsOf(word: string): Set<string> {
  const pairs = new Set<string>();
  for (let start = 0; start + 1 < word.length; start += 1) pairs.add(word.slice(start, start + 2));
  return pairs;
}
