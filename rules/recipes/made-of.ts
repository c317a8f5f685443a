/** Whether an ingredient is a piece of a package: a word of the piece's name begins one of the ingredient's, but for its ending. */
export function isMadeOf(ingredient: string, { name, shortTitle }: { name: string; shortTitle: string }): boolean {
  const said = wordsOf(ingredient);
  return wordsOf(`${name} ${shortTitle}`).some((word) => said.some((other) => other.startsWith(stemOf(word))));
}

const shortest = 5;
const ending = 3;

function stemOf(word: string): string {
  return word.slice(0, Math.max(shortest + 1, word.length - ending));
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= shortest);
}
