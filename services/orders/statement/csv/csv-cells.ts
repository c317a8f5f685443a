import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableStatement } from '../bank-entry.ts';

export type CsvRow = { cells: string[]; line: number };

const separators = [';', '\t', ','] as const;

/** RFC 4180 as banks write it, with whichever of the usual signs separates most of an ordinary line. Empty lines are left out. */
export function readCells(source: string): CsvRow[] {
  const text = source.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[], { lines }) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line: lines });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new UnreadableStatement('a quotation mark is open at the end of the file: it is cut off', 'cutOff');
    throw new UnreadableStatement(`the file is no table that can be read: ${error.message.slice(0, 200)}`, 'noTable');
  }
}

/** Lines above the table, and commas in texts and amounts, must not decide: what counts is the middle line. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split('\n', 40)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/"[^"]*"/g, '""'));
  const middle = (sign: string) => {
    const counts = lines.map((line) => line.split(sign).length).toSorted((a, b) => a - b);
    return counts[Math.floor(counts.length / 2)] ?? 0;
  };
  return separators.toSorted((a, b) => middle(b) - middle(a))[0] ?? ';';
}
