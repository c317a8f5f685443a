/** Statements without a line of names, known by how their lines look. */
import { readAmount } from '#rules/orders/money/read-amount.ts';
import { readDate } from './read-date.ts';
import type { Columns } from './column-names.ts';
import type { CsvRow } from './csv-cells.ts';

type Shape = {
  bank: string;
  columns: Columns;
  isLine: (cells: string[]) => boolean;
  /** What stands above or below its lines. */
  isLeftOut?: (cells: string[]) => boolean;
};

const isDate = (cell: string | undefined) => readDate(cell?.trim() ?? '') !== null;
const isMoney = (cell: string | undefined) => readAmount(cell?.trim() ?? '') !== null;

const shapes: readonly Shape[] = [
  {
    bank: 'ABN AMRO',
    columns: { account: 0, currency: 1, date: 2, amount: 6, text: 7 },
    isLine: (cells) =>
      cells.length === 8 &&
      /^[A-Z]{3}$/.test(cells[1] ?? '') &&
      isDate(cells[2]) &&
      [3, 4, 6].every((at) => isMoney(cells[at])),
  },
  {
    bank: 'SNS, ASN',
    columns: { date: 0, account: 1, iban: 2, payer: 3, currency: 9, amount: 10, number: 15, reference: 16, text: 17 },
    isLine: (cells) =>
      cells.length >= 18 && isDate(cells[0]) && isMoney(cells[8]) && isMoney(cells[10]) && isDate(cells[11]),
  },
  {
    bank: 'HSBC',
    columns: { date: 0, text: 1, amount: 2 },
    isLine: (cells) => cells.length === 3 && isDate(cells[0]) && !isMoney(cells[1]) && isMoney(cells[2]),
  },
  {
    bank: 'BNP Paribas',
    columns: { date: 0, text: 3, amount: 4 },
    isLine: (cells) => cells.length === 5 && isDate(cells[0]) && !isMoney(cells[3]) && isMoney(cells[4]),
    // The account and its balance.
    isLeftOut: (cells) => cells.length === 6 && isDate(cells[3]) && isMoney(cells[5]),
  },
  {
    bank: 'LCL',
    columns: { date: 0, amount: 1, text: 4 },
    isLine: (cells) => cells.length >= 5 && isDate(cells[0]) && isMoney(cells[1]) && (cells[2] ?? '').trim() !== '',
    isLeftOut: (cells) => isDate(cells[0]) && isMoney(cells[1]) && (cells[2] ?? '').trim() === '',
  },
];

export function bareShapeOf(rows: CsvRow[]): { columns: Columns; rows: CsvRow[] } | null {
  for (const { columns, isLine, isLeftOut = () => false } of shapes) {
    const lines = rows.filter(({ cells }) => !isLeftOut(cells));
    if (lines.length > 0 && lines.every(({ cells }) => isLine(cells))) return { columns, rows: lines };
  }
  return null;
}
