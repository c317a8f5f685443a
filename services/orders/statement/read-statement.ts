import { type BankEntry, UnreadableStatement } from './bank-entry.ts';
import { readCamt } from './read-camt.ts';
import { readCsvStatement } from './read-csv-statement.ts';
import { readMt940 } from './read-mt940.ts';

/** What came in, whatever of the three kinds the file is. Throws an `UnreadableStatement`. */
export function readStatement(bytes: Uint8Array): BankEntry[] {
  const source = decode(bytes);
  if (source.trim() === '') throw new UnreadableStatement('the file is empty');
  if (/^\s*</.test(source)) return readCamt(source);
  if (/^:(?:20|25|61):/m.test(source)) return readMt940(source);
  return readCsvStatement(source);
}

/** Older files of banks are in Windows' Western European letters. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
