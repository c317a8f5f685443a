/** Bank statements as CSV, by the names of their columns in the four languages of this shop. */
import { readAmount } from '#rules/orders/read-amount.ts';
import { type BankEntry, UnreadableStatement } from './bank-entry.ts';

/** In the order they are looked for; names are compared without signs and in small letters. */
const names = {
  date: [
    'date',
    'datum',
    'boekdatum',
    'boekingsdatum',
    'buchungstag',
    'buchungsdatum',
    'dateoperation',
    'datedoperation',
    'transactiondate',
    'valutadatum',
  ],
  amount: [
    'amount',
    'bedrag',
    'bedrageur',
    'betrag',
    'betrageur',
    'montant',
    'montanteur',
    'umsatz',
    'transactiebedrag',
    'bedraginrekeningvaluta',
  ],
  credit: ['credit', 'crediteur', 'paidin', 'moneyin', 'haben', 'gutschrift', 'bij'],
  sign: ['afbij', 'debitcredit', 'sollhaben', 'creditdebet', 'sens'],
  currency: ['currency', 'munt', 'valuta', 'waehrung', 'wahrung', 'devise'],
  payer: [
    'name',
    'naam',
    'naamtegenpartij',
    'naamomschrijving',
    'tegenpartij',
    'beguenstigterzahlungspflichtiger',
    'begunstigterzahlungspflichtiger',
    'auftraggeber',
    'zahlungsbeteiligter',
    'counterparty',
    'nom',
    'tiers',
  ],
  reference: [
    'reference',
    'betalingskenmerk',
    'kenmerk',
    'kundenreferenz',
    'kundenreferenzendtoend',
    'referenz',
    'ref',
  ],
  text: [
    'description',
    'omschrijving',
    'omschrijving1',
    'mededelingen',
    'verwendungszweck',
    'buchungstext',
    'libelle',
    'details',
    'transactiondescription',
    'memo',
    'motif',
  ],
};
type Column = keyof typeof names;

export function readCsvStatement(source: string): BankEntry[] {
  const rows = readCells(source.replace(/^\uFEFF/, ''));
  const head = rows.findIndex((row) => {
    const { date, amount, credit } = columnsOf(row);
    return date !== -1 && (amount !== -1 || credit !== -1);
  });
  if (head === -1)
    throw new UnreadableStatement(
      `no line of the file names a date and an amount; its first line is: ${(rows[0] ?? []).join(' | ').slice(0, 200)}`,
    );
  const columns = columnsOf(rows[head] ?? []);
  return rows.slice(head + 1).flatMap((row, index) => readRow(row, { columns, line: head + index + 2 }));
}

function columnsOf(row: string[]): Record<Column, number> {
  const plain = row.map((cell) =>
    cell
      .normalize('NFD')
      .replace(/[^a-z\d]/gi, '')
      .toLowerCase(),
  );
  const at = (column: Column) => names[column].map((name) => plain.indexOf(name)).find((index) => index !== -1) ?? -1;
  return {
    date: at('date'),
    amount: at('amount'),
    credit: at('credit'),
    sign: at('sign'),
    currency: at('currency'),
    payer: at('payer'),
    reference: at('reference'),
    text: at('text'),
  };
}

type Place = { columns: Record<Column, number>; line: number };

function readRow(row: string[], { columns, line }: Place): BankEntry[] {
  if (row.every((cell) => cell.trim() === '')) return [];
  const cell = (column: Column) => row[columns[column]]?.trim() ?? '';
  const written = columns.amount === -1 ? cell('credit') : cell('amount');
  // In a file with two columns those of what went out have nothing here.
  if (written === '' && columns.amount === -1) return [];
  const amount = readAmount(written);
  const date = readDate(cell('date'));
  if (amount === null || date === null)
    throw new UnreadableStatement(
      `line ${line} has no ${amount === null ? 'amount' : 'date'} that can be read: ${row.join(' | ').slice(0, 120)}`,
    );
  const isOut = /^(?:af|d|debit|debet|s|soll|out)$/i.test(cell('sign'));
  if (amount <= 0 || isOut) return [];
  const text = [cell('reference'), cell('text')].filter((part) => part !== '').join(' ');
  return [{ date, amount, currency: cell('currency') || null, payer: cell('payer'), text }];
}

function readDate(text: string): string | null {
  const [, y, m, d] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})/.exec(text) ?? [];
  if (y !== undefined) return `${y}-${m}-${d}`;
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** RFC 4180, with whichever of the usual signs separates most of the first line. */
function readCells(source: string): string[][] {
  const [first = ''] = source.split('\n');
  const separator = [';', ',', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ',';
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endRow = () => {
    rows.push([...row, cell]);
    [row, cell] = [[], ''];
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (isQuoted) throw new UnreadableStatement('a quotation mark is open at the end of the file: it is cut off');
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
