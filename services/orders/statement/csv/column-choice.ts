/** Where a bank's file has its columns, as the owner said once; the line of names tells the file again. */
import type { BankColumns } from '#rules/bank/bank-columns.ts';
import { readAmount } from '#rules/orders/money/read-amount.ts';
import { UnreadableStatement } from '../bank-entry.ts';
import type { Columns } from './column-names.ts';
import { plainName } from './column-names.ts';
import type { CsvRow } from './csv-cells.ts';
import { readDate } from './read-date.ts';

const shownLines = 5;
const mostHead = 400;

/** A table whose columns nobody knows: the owner is asked for them, with its first lines. */
export class UnknownColumns extends UnreadableStatement {
  override name = 'UnknownColumns';
  head: string;
  lines: string[][];
  constructor(rows: CsvRow[]) {
    const cells = rows.map((row) => row.cells);
    super(
      `no line of the file names a date and an amount; its first line is: ${(cells[0] ?? []).join(' | ').slice(0, 200)}`,
      'noTable',
    );
    this.head = headOf(rows);
    this.lines = cells.slice(0, shownLines).map((row) => row.slice(0, 40).map((cell) => cell.slice(0, 120)));
  }
}

/** A file without names is told again by how many columns it has. */
function headOf(rows: CsvRow[]): string {
  const cells = rows[0]?.cells ?? [];
  const isBare = cells.some((cell) => readDate(cell.trim()) !== null || readAmount(cell.trim()) !== null);
  return isBare ? `#${cells.length}` : cells.map(plainName).join('|').slice(0, mostHead);
}

export function chosenColumns(
  rows: CsvRow[],
  known: readonly BankColumns[],
): { columns: Columns; rows: CsvRow[] } | null {
  const head = headOf(rows);
  const choice = known.find((each) => each.head === head);
  if (!choice) return null;
  const columns: Columns = Object.fromEntries(
    (['date', 'amount', 'credit', 'debit', 'payer', 'text'] as const).flatMap((column) => {
      const at = choice[column];
      return at === null ? [] : [[column, at]];
    }),
  );
  const first = rows.findIndex(({ cells }) => readDate(cells[choice.date]?.trim() ?? '') !== null);
  if (first === -1)
    throw new UnreadableStatement(
      `column ${choice.date + 1} has no dates: choose the columns of this file again`,
      'wrongColumns',
    );
  return { columns, rows: rows.slice(first) };
}
