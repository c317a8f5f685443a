/** A whole number up to `most`; null for anything else. */
export function readWhole(text: string, most: number): number | null {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : null;
  return value !== null && value <= most ? value : null;
}

/** Kilos such as "612,5", in grams; no animal weighs a hundred tons. */
export function readGrams(text: string): number | null {
  return /^\d{1,5}(?:[.,]\d{1,3})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 1000) : null;
}
