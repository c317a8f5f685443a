/** How order numbers are written, such as NL-2026-00042: by market and year. The next one is counted by `takeSequence` in services/orders/order-store.ts. */

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

/** In the midst of other text; signs between its parts are those people put there. */
const inText = /(?<![A-Z\d])[A-Z]{2}[ -]?\d{4}[ -]?\d{5,9}(?!\d)/gi;

/** Every number in what somebody wrote. Whether there is such an order nobody knows yet. */
export function findOrderNumbers(text: string): string[] {
  return [...text.matchAll(inText)].flatMap(([written]) => readOrderNumber(written.replaceAll('-', '')) ?? []);
}

/** The same also without the noughts before its sequence, since the year says which one is meant. */
const loose = /(?<![A-Z\d])([A-Z]{2})[ -]?(20\d{2})[ -]?(\d{1,9})(?!\d)/gi;

export function findLooseNumbers(text: string): string[] {
  return [...text.matchAll(loose)].map(([, market = '', year, sequence]) =>
    writeOrderNumber({ market, year: Number(year), sequence: Number(sequence) }),
  );
}
