/** Stock and prices as a table that any spreadsheet writes: a line of names, then a line for each thing. */
import { CsvError, parse } from 'csv-parse/sync';
import { farmshopStocks, stockStatuses } from '#rules/stock/stock-status.ts';
import { ChangeRefused } from '../refused.ts';
import { type StockEntry, type StockKind, stockKinds } from './stock.ts';

const columns = ['kind', 'slug', 'status', 'total', 'buyers', 'price'] as const;
type Column = (typeof columns)[number];

/** All that is wrong is said at once, with the line; then nothing of it counts. An empty cell leaves things as they are. */
export function readStockFile(text: string): StockEntry[] {
  const [head, ...rows] = readRows(text);
  if (!head) throw new ChangeRefused('invalid', ['the file is empty']);
  const names = head.values.map((name) => name.toLowerCase());
  const unknown = names.filter((name) => !columns.some((column) => column === name));
  const problems = unknown.map((name) => `line 1: ${name} is no column; there are ${columns.join(', ')}`);
  if (!names.includes('slug')) problems.push('line 1: there is no column slug');
  const seen = new Map<string, number>();
  const entries = rows.map(({ number, values }) => {
    const complain = (problem: string) => problems.push(`line ${number}: ${problem}`);
    if (values.length > names.length) complain(`has ${values.length} cells, the first line ${names.length}`);
    const cell = (column: Column) => values[names.indexOf(column)] ?? '';
    const entry = readEntry(cell, complain);
    const place = `${entry.kind}/${entry.slug}`;
    if (seen.has(place)) complain(`${place} is on line ${seen.get(place)} already`);
    seen.set(place, number);
    return entry;
  });
  if (rows.length === 0) problems.push('there is nothing below the first line');
  if (problems.length > 0) throw new ChangeRefused('invalid', problems);
  return entries;
}

type Row = { number: number; values: string[] };

/** Each with its line. The first line says which sign separates cells. */
function readRows(text: string): Row[] {
  const [first = ''] = text.trimStart().split('\n', 1);
  const rows: Row[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: first.includes(';') ? ';' : first.includes('\t') ? '\t' : ',',
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (values: string[], { lines }) => {
        rows.push({ number: lines, values });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ChangeRefused('invalid', [`the file is no table that can be read: ${error.message.slice(0, 200)}`]);
  }
  return rows;
}

function readEntry(cell: (column: Column) => string, complain: (problem: string) => void): StockEntry {
  const kind = cell('kind') === '' ? 'packages' : stockKinds.find((known) => known === cell('kind'));
  if (!kind) complain(`${cell('kind')} have no stock; there are ${stockKinds.join(', ')}`);
  if (cell('slug') === '') complain('there is no slug');
  const status = cell('status') === '' ? null : cell('status');
  const statuses: readonly string[] = kind === 'farmshop-products' ? farmshopStocks : stockStatuses;
  if (status !== null && !statuses.includes(status))
    complain(`${status} is no status of stock of ${kind ?? 'packages'}; there are ${statuses.join(', ')}`);
  const count = (column: 'total' | 'buyers') => {
    if (cell(column) !== '' && !/^\d{1,9}$/.test(cell(column)))
      complain(`${column} ${cell(column)} is no whole number`);
    return cell(column) === '' ? null : Number(cell(column));
  };
  const price = cell('price').replace(',', '.');
  if (price !== '' && (!/^\d{1,7}(\.\d{1,2})?$/.test(price) || Number(price) === 0))
    complain(`price ${cell('price')} is no amount of money`);
  return {
    kind: kind ?? ('packages' satisfies StockKind),
    slug: cell('slug'),
    status,
    total: count('total'),
    buyers: count('buyers'),
    price: price === '' ? null : Number(price),
  };
}
