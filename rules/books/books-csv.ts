/** Papers as a table for the bookkeeper: a line of each rate of each paper. Columns are only ever added at the end. Pure. */
import { cents, decimalText } from '#rules/money/cents.ts';
import type { Paper, PaperPart } from './paper.ts';

type Row = { paper: Paper; part: PaperPart };

const sign = ({ kind }: Paper) => (kind === 'credit' ? -1 : 1);

const columns: [name: string, value: (row: Row) => string][] = [
  ['number', ({ paper }) => paper.number],
  ['kind', ({ paper }) => paper.kind],
  ['credits', ({ paper }) => paper.credits?.number ?? ''],
  ['issued_on', ({ paper }) => paper.issuedOn],
  ['supplied_on', ({ paper }) => paper.suppliedOn],
  ['order', ({ paper }) => paper.orderNumber],
  ['market', ({ paper }) => paper.market],
  ['buyer', ({ paper }) => paper.buyer.company || paper.buyer.name],
  ['buyer_country', ({ paper }) => paper.buyer.country],
  ['buyer_vat_number', ({ paper }) => paper.buyer.vatNumber],
  ['currency', ({ paper }) => paper.currency],
  ['vat_category', ({ part }) => part.category],
  ['vat_rate', ({ part }) => String(part.rate)],
  ['net', ({ paper, part }) => decimalText(cents(sign(paper) * part.net))],
  ['vat', ({ paper, part }) => decimalText(cents(sign(paper) * part.vat))],
  ['gross', ({ paper, part }) => decimalText(cents(sign(paper) * part.gross))],
  ['paper_gross', ({ paper }) => decimalText(cents(sign(paper) * paper.sums.gross))],
  ['paid_when_made', ({ paper }) => decimalText(cents(paper.sums.paid))],
];

/** A spreadsheet would run a text that begins like a formula; a number is none. */
function cell(text: string): string {
  const harmless = /^-?\d+(\.\d+)?$/.test(text) ? text : text.replace(/^(?=["\t ]*[=+\-@]|[\t\r])/, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

export function booksCsv(papers: readonly Paper[]): string[] {
  const rows = papers.flatMap((paper) => paper.parts.map((part) => ({ paper, part })));
  const head = columns.map(([name]) => name).join(',');
  return [head, ...rows.map((row) => columns.map(([, value]) => cell(value(row))).join(','))];
}
