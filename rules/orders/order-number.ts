/** Order numbers such as NL-2026-00042: by market and year, counted without gaps. */

export type OrderNumber = { market: string; year: number; sequence: number };

export function writeOrderNumber({ market, year, sequence }: OrderNumber): string {
  return `${market.toUpperCase()}-${year}-${String(sequence).padStart(5, '0')}`;
}

const shape = /^([A-Z]{2})-?(\d{4})-?(\d{5,9})$/;

/** As people write it: small letters, spaces and hyphens or none. Null for what is no number. */
export function readOrderNumber(text: string): string | null {
  const [, market, year, sequence] = shape.exec(text.toUpperCase().replace(/\s/g, '')) ?? [];
  if (market === undefined || year === undefined || sequence === undefined) return null;
  return writeOrderNumber({ market, year: Number(year), sequence: Number(sequence) });
}
