import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { eachKindOfPaper } from '#tests/setup/books/paper-samples.ts';
import { booksCsv } from './books-csv.ts';
import { cp1252Bytes } from './cp1252.ts';
import { datevLines } from './datev.ts';
import { sumOf } from './sold.ts';

const papers = eachKindOfPaper('de');
const signed = (amounts: (paper: (typeof papers)[number]) => number) =>
  sumOf(papers.map((paper) => (paper.kind === 'credit' ? -1 : 1) * amounts(paper)));

test('42.3 the table read back has its columns in their order, and the sums of the papers', () => {
  const rows = parse(booksCsv(papers).join('\r\n'), { columns: true }) as Record<string, string>[];
  expect(Object.keys(rows[0] ?? {})).toEqual([
    'number',
    'kind',
    'credits',
    'issued_on',
    'supplied_on',
    'order',
    'market',
    'buyer',
    'buyer_country',
    'buyer_vat_number',
    'currency',
    'vat_category',
    'vat_rate',
    'net',
    'vat',
    'gross',
    'paper_gross',
    'paid_when_made',
  ]);
  const of = (column: string) => sumOf(rows.map((row) => Math.round(Number(row[column]) * 100)));
  expect([of('net'), of('vat'), of('gross')]).toEqual([
    signed(({ sums }) => sums.net),
    signed(({ sums }) => sums.vat),
    signed(({ sums }) => sums.gross),
  ]);
});

test('42.3 a DATEV batch read back: its head, accounts by rate, two decimals with a comma, and the sums of the papers', () => {
  const { accounts } = markets.de.orders.invoice;
  const batch = {
    first: '2026-01-01',
    last: '2026-03-31',
    writtenAt: '20260401080000000',
    accounts,
    name: 'Q1',
    currency: 'EUR',
  };
  const text = new TextDecoder('windows-1252').decode(cp1252Bytes(datevLines(papers, batch).join('\r\n')));
  const [head = [], titles = [], ...rows] = parse(text, { delimiter: ';', relax_column_count: true });
  expect(head.slice(0, 5)).toEqual(['EXTF', '700', '21', 'Buchungsstapel', '13']);
  expect(head).toHaveLength(31);
  expect(head.slice(12, 16)).toEqual(['20260101', '4', '20260101', '20260331']);
  expect(titles[7]).toBe('Gegenkonto (ohne BU-Schlüssel)');
  for (const row of rows) expect(row[0]).toMatch(/^\d+,\d{2}$/);
  const gross = rows.map(([amount = '', side]) => Number(amount.replace(',', '')) * (side === 'S' ? 1 : -1));
  expect(sumOf(gross)).toBe(signed(({ sums }) => sums.gross));
  expect(new Set(rows.map((row) => row[7]))).toEqual(new Set(['8300', '8400']));
  expect(new Set(rows.map((row) => row[6]))).toEqual(new Set(['1400']));
});

test('42.3 letters DATEV has no sign for become a question mark', () => {
  expect([...cp1252Bytes('ß€Łö')]).toEqual([0xdf, 0x80, 0x3f, 0xf6]);
});
