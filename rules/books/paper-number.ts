/**
 * Numbers of invoices and credit notes, such as 2026-NL-00017: by market and year, counted without gaps. The year stands first, so that
 * nobody who reads a bank statement takes one for the number of an order.
 */
export type PaperNumber = { market: string; year: number; sequence: number };

export function writePaperNumber({ market, year, sequence }: PaperNumber): string {
  return `${year}-${market.toUpperCase()}-${String(sequence).padStart(5, '0')}`;
}

const shape = /^(\d{4})-?([A-Z]{2})-?(\d{5,8})$/;

/** As people write it. Null for what is no number. */
export function readPaperNumber(text: string): string | null {
  const [, year, market, sequence] = shape.exec(text.toUpperCase().replace(/\s/g, '')) ?? [];
  if (year === undefined || market === undefined || sequence === undefined) return null;
  return writePaperNumber({ market, year: Number(year), sequence: Number(sequence) });
}
