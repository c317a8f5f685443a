/** Bank statements as CSV: by what the owner said of the file, by the names of its columns, or by how the lines of a bank look. */
import type { BankColumns } from '#rules/bank/bank-columns.ts';
import { readAmount } from '#rules/orders/money/read-amount.ts';
import { type FileEntry, UnreadableStatement } from './bank-entry.ts';
import { bareShapeOf } from './csv/bare-shapes.ts';
import { chosenColumns, UnknownColumns } from './csv/column-choice.ts';
import { type Column, type Columns, columnsNamedIn } from './csv/column-names.ts';
import { type CsvRow, readCells } from './csv/csv-cells.ts';
import { readDate } from './csv/read-date.ts';
import { negated } from '#rules/money/cents.ts';

/** What banks say of an entry that is not booked yet. */
const announced = /vorgemerkt|pending|reserv|in behandeling|en attente|en cours|a venir/i;
/** Lines that are no entries: what the account holds. */
const balance = /^(?:kontostand|saldo|solde|balance|total|summe|anfangssaldo|endsaldo)\b/i;

/** Throws an `UnknownColumns` where the owner can help, else an `UnreadableStatement`. */
export function readCsvStatement(source: string, known: readonly BankColumns[] = []): FileEntry[] {
  const all = readCells(source);
  const { columns, rows } = chosenColumns(all, known) ?? namedColumns(all) ?? bareShapeOf(all) ?? unknown(all);
  const [before, last] = all.slice(-2);
  const isShort = before && last && last.cells.length < before.cells.length && !isBalance(last.cells);
  if (isShort && !/[\r\n]/.test(source.slice(source.trimEnd().length)))
    throw new UnreadableStatement('the last line of the file is not whole: it is cut off', 'cutOff');
  return rows.flatMap((row) => readRow(row, columns));
}

function unknown(rows: CsvRow[]): never {
  // A single column is no table: nothing could be chosen in it.
  if (rows.every(({ cells }) => cells.length < 2))
    throw new UnreadableStatement(
      `no line of the file names a date and an amount; its first line is: ${(rows[0]?.cells ?? []).join(' ').slice(0, 200)}`,
      'noTable',
      (rows[0]?.cells ?? []).join(' ').slice(0, 80),
    );
  throw new UnknownColumns(rows);
}

function namedColumns(all: CsvRow[]): { columns: Columns; rows: CsvRow[] } | null {
  for (const [index, { cells }] of all.entries()) {
    const columns = columnsNamedIn(cells);
    if (columns) return { columns, rows: all.slice(index + 1) };
  }
  return null;
}

function isBalance(cells: string[]): boolean {
  return balance.test(cells.find((cell) => cell.trim() !== '')?.trim() ?? '');
}

function readRow({ cells, line }: CsvRow, columns: Columns): FileEntry[] {
  const cell = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? '';
  const date = readDate(cell('date'));
  if (date === null && isBalance(cells)) return [];
  const { written, isOut } = amountIn(cell);
  // In a file with two columns a line may have neither.
  if (written === '' && columns.credit !== undefined) return [];
  const amount = readAmount(written);
  if (amount === null || date === null)
    throw new UnreadableStatement(
      `line ${line} has no ${amount === null ? 'amount' : 'date'} that can be read: ${cells.join(' | ').slice(0, 120)}`,
      'noEntry',
      `${line}: ${cells.join(' | ').slice(0, 80)}`,
    );
  if (amount === 0) return [];
  const texts = [cell('reference'), cell('text'), cell('text2'), cell('text3')];
  const text = texts.filter((part) => part !== '').join(' ');
  const isPending = announced.test(withoutAccents(cell('status')));
  const signed = isOut && amount > 0 ? negated(amount) : amount;
  const who = {
    payer: cell('payer'),
    iban: cell('iban').replace(/\s/g, ''),
    account: cell('account').replace(/\s/g, ''),
  };
  const about = { date, amount: signed, currency: cell('currency') || null, text, bankNumber: cell('number') || null };
  return [{ ...about, ...who, ...(isPending && { isPending }) }];
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** In one column with its sign, with a word for it beside, or in one of two. */
function amountIn(cell: (column: Column) => string): { written: string; isOut: boolean } {
  const one = cell('amount');
  if (one !== '')
    return { written: one, isOut: /^(?:af|d|debit|debet|s|soll|out)$/i.test(withoutAccents(cell('sign'))) };
  const [credit, debit] = [cell('credit'), cell('debit')];
  return credit === '' || (readAmount(credit) === 0 && debit !== '')
    ? { written: debit, isOut: true }
    : { written: credit, isOut: false };
}
