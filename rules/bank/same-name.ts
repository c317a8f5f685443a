/** Whether a bank and an order mean the same person: every word of the shorter name but initials is in the longer one. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)].toSorted((left, right) => left.length - right.length);
  return a !== undefined && b !== undefined && a.length > 0 && a.every((word) => b.includes(word));
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
}
