/** Sums of decimal amounts carry binary dust (99 - 98.99 is not 0.01); amounts are exact to the cent. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
