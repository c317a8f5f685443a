const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };

/** Case and accents do not count. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæø]/g, (letter) => ligatures[letter] ?? letter);
}

/** The words of a text, folded. */
export function searchWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}_]+/gu) ?? [];
}
