/** Stock and prices as a table that any spreadsheet writes: a line of names, then a line for each thing. */
import { readStockStatus } from '#rules/stock/stock.ts';
import { ChangeRefused } from './refused.ts';
import { type StockEntry, type StockKind, stockKinds } from './stock.ts';

const columns = ['kind', 'slug', 'status', 'total', 'buyers', 'price'] as const;
type Column = (typeof columns)[number];

/** All that is wrong is said at once, with the line; then nothing of it counts. An empty cell leaves things as they are. */
export function readStockFile(text: string): StockEntry[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, line }))
    .filter(({ line }) => line.trim() !== '');
  const [head, ...rows] = lines;
  if (!head) throw new ChangeRefused('invalid', ['the file is empty']);
  const separator = head.line.includes(';') ? ';' : head.line.includes('\t') ? '\t' : ',';
  const names = cells(head.line, separator).map((name) => name.toLowerCase());
  const unknown = names.filter((name) => !columns.some((column) => column === name));
  const problems = unknown.map((name) => `line 1: ${name} is no column; there are ${columns.join(', ')}`);
  if (!names.includes('slug')) problems.push('line 1: there is no column slug');
  const seen = new Map<string, number>();
  const entries = rows.map(({ number, line }) => {
    const values = cells(line, separator);
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

function cells(line: string, separator: string): string[] {
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );
}

function readEntry(cell: (column: Column) => string, complain: (problem: string) => void): StockEntry {
  const kind = cell('kind') === '' ? 'packages' : stockKinds.find((known) => known === cell('kind'));
  if (!kind) complain(`${cell('kind')} have no stock; there are ${stockKinds.join(', ')}`);
  if (cell('slug') === '') complain('there is no slug');
  const status = cell('status') === '' ? null : cell('status');
  if (status !== null && readStockStatus(status) !== status) complain(`${status} is no status of stock`);
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
