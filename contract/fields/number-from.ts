/** A number, or text that is one; null for everything else, so that nothing is shown where nothing is known. */
export function numberFrom(value: unknown): number | null {
  // Adding 0 turns minus zero into zero; formatted it would carry its sign.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'string' || !/^\s*-?\d+([.,]\d+)?\s*$/.test(value)) return null;
  return Number(value.replace(',', '.')) + 0;
}
