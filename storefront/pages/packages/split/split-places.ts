/** Where the table of a shared box stands, and what its addresses say. */
export const splitId = 'split';
export const splitQuery = 'split';

export function splitRowId(households: number): string {
  return `${splitId}-${households}`;
}
