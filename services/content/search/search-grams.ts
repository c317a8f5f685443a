/** Pieces of a normalised text by which "contains" is looked up: an index finds candidates, the text itself decides. */
export function searchGrams(text: string): string[] {
  const letters = Array.from(text);
  const grams = new Set<string>();
  for (let start = 0; start + 1 < letters.length; start += 1) {
    grams.add(letters.slice(start, start + 2).join(''));
    if (start + 2 < letters.length) grams.add(letters.slice(start, start + 3).join(''));
  }
  return [...grams];
}

/** The fewest pieces that every text containing the query must have. */
export function queryGrams(query: string): string[] {
  const letters = Array.from(query);
  if (letters.length < 3) return [query];
  return [...new Set(letters.slice(0, -2).map((_, start) => letters.slice(start, start + 3).join('')))];
}
