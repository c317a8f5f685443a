/** Cells of the grid as they are typed: what each was when it was shown, what stands in it now, and what is wrong with it. */
import { allowedStrikePrice } from '#rules/food/strike-price.ts';
import type { StockChange, StockRow, StockTab } from '../../ports/stock.ts';

export type Column = 'isSoldOut' | 'total' | 'elsewhere' | 'price' | 'oldPrice';

export const columnsOf: Record<StockTab, readonly Column[]> = {
  packages: ['isSoldOut', 'total', 'elsewhere', 'price', 'oldPrice'],
  'farmshop-products': ['isSoldOut', 'price', 'oldPrice'],
  coupons: [],
};

export const cellName = ({ slug }: Pick<StockRow, 'slug'>, column: Column) => `${column}:${slug}`;
export const wasName = (row: Pick<StockRow, 'slug'>, column: Column) => `was:${cellName(row, column)}`;

/** As it stands in a field. */
export function written(row: Omit<StockRow, 'log'>, column: Column): string {
  if (column === 'isSoldOut') return row.isSoldOut ? 'on' : '';
  const value = row[column];
  if (value === null) return '';
  return column === 'price' || column === 'oldPrice' ? value.toFixed(2).replace('.', ',') : String(value);
}

export type CellProblem =
  | { why: 'notNumber' | 'notMoney' | 'free' }
  | { why: 'tooFew'; sold: number }
  | { why: 'allSold'; total: number }
  /** An old price that is none. */
  | { why: 'notAbove'; price: number }
  /** Of the thirty days before this price; null where they are not known. */
  | { why: 'strike'; allowed: number | null }
  | { why: 'theirs'; now: string };

export type Cell = { row: StockRow; column: Column; was: string; typed: string; problem: CellProblem | null };

type Typed = (name: string) => string;

/** Only cells somebody changed. */
export function changedCells(rows: readonly StockRow[], typed: Typed, now: Date): Cell[] {
  return rows.flatMap((row) => {
    const cells = columnsOf[row.kind].flatMap((column): Cell[] => {
      const was = typed(wasName(row, column));
      const value = typed(cellName(row, column)).trim();
      // An emptied number is left as it was; an old price that is emptied goes.
      if (value === was || (value === '' && column !== 'isSoldOut' && column !== 'oldPrice')) return [];
      return [{ row, column, was, typed: value, problem: null }];
    });
    return cells.map((cell) => ({ ...cell, problem: problemOf(cell, cells) ?? strikeProblem(cell, cells, now) }));
  });
}

function problemOf({ row, column, was, typed }: Cell, ofRow: readonly Cell[]): CellProblem | null {
  const shown = written(row, column);
  const valueOf = (other: Column) => ofRow.find((cell) => cell.column === other)?.typed ?? written(row, other);
  if (column === 'price') {
    const price = moneyIn(typed);
    if (price === null) return { why: 'notMoney' };
    if (price === 0) return { why: 'free' };
  } else if (column === 'oldPrice') {
    if (typed !== '' && moneyIn(typed) === null) return { why: 'notMoney' };
  } else if (column !== 'isSoldOut' && !/^\d{1,7}$/.test(typed)) return { why: 'notNumber' };
  if (column === 'total' || column === 'elsewhere') {
    const sold = Number(valueOf('elsewhere')) + row.here;
    if (column === 'total' && Number(typed) < sold) return { why: 'tooFew', sold };
  }
  if (column === 'isSoldOut' && typed === '' && row.total !== null) {
    const total = Number(valueOf('total'));
    if (Number(valueOf('elsewhere')) + row.here >= total) return { why: 'allSold', total };
  }
  return shown !== was && shown !== typed ? { why: 'theirs', now: shown } : null;
}

/** What is crossed out must be above the price, and no more than the lowest of the thirty days before it: the law. */
function strikeProblem({ row, column }: Cell, ofRow: readonly Cell[], now: Date): CellProblem | null {
  const cellOf = (other: Column) => ofRow.find((cell) => cell.column === other);
  // Told where somebody typed: at the old price, or else at the price that no longer goes with it.
  if (column !== (cellOf('oldPrice') ? 'oldPrice' : 'price')) return null;
  const valueOf = (other: 'price' | 'oldPrice') => {
    const cell = cellOf(other);
    return cell ? moneyIn(cell.typed) : row[other];
  };
  const [price, written] = [valueOf('price'), valueOf('oldPrice')];
  if (price === null || written === null || written === 0) return null;
  if (written <= price) return { why: 'notAbove', price };
  const log = price === row.price ? row.log : [...row.log, { from: now, price }];
  const allowed = allowedStrikePrice({ log, written });
  return allowed !== null && allowed >= written ? null : { why: 'strike', allowed };
}

/** 52,50 and 52.50; null for what is no amount. */
function moneyIn(text: string): number | null {
  const plain = text.replaceAll(/[\s€£]/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** Of the price before, up or down. */
const mostChange = 0.3;

export function isJump({ row, column, typed }: Cell): boolean {
  const price = column === 'price' ? moneyIn(typed) : null;
  return price !== null && row.price !== null && Math.abs(price - row.price) > row.price * mostChange + 1e-9;
}

/** One for each row. */
export function changesOf(cells: readonly Cell[]): StockChange[] {
  return [...Map.groupBy(cells, ({ row }) => row)].flatMap(([row, ofRow]) => {
    if (row.kind === 'coupons') return [];
    const typed = (column: Column) => ofRow.find((cell) => cell.column === column)?.typed ?? null;
    const number = (text: string | null) => (text === null ? null : Number(text));
    const [total, elsewhere, price, isSoldOut] = [
      typed('total'),
      typed('elsewhere'),
      typed('price'),
      typed('isSoldOut'),
    ];
    const oldPrice = typed('oldPrice');
    return [
      {
        kind: row.kind,
        slug: row.slug,
        isSoldOut: isSoldOut === null ? null : isSoldOut === 'on',
        total: number(total),
        elsewhereBy: elsewhere === null ? null : Number(elsewhere) - (row.elsewhere ?? 0),
        price: price === null ? null : moneyIn(price),
        oldPrice: oldPrice === null ? null : (moneyIn(oldPrice) ?? 0),
      },
    ];
  });
}

/** A block out of a spreadsheet as fields of the form: a line for each thing, by name or by slug. */
export function readBlock(block: string, rows: readonly StockRow[], tab: StockTab) {
  const values: Record<string, string> = {};
  const unknown: string[] = [];
  const numbers = columnsOf[tab].filter((column) => column !== 'isSoldOut');
  const lines = block.split(/\r?\n/).filter((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const [name = '', ...given] = line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim());
    const row = rows.find((each) => each.slug === name || each.name.toLowerCase() === name.toLowerCase());
    // The first line may be that of the names.
    const isHead = index === 0 && given.every((cell) => !/^\d/.test(cell));
    if (!row && !isHead) unknown.push(name);
    if (row) for (const [at, column] of numbers.entries()) if (given[at]) values[cellName(row, column)] = given[at];
  }
  return { values, unknown };
}
