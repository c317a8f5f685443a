import type { BankColumns } from '#rules/bank/bank-columns.ts';
import { type BankEntry, type FileEntry, UnreadableStatement } from './bank-entry.ts';
import { isRealDay } from './csv/read-date.ts';
import { readCamt } from './read-camt.ts';
import { readCsvStatement } from './read-csv-statement.ts';
import { readMt940 } from './read-mt940.ts';
import { isZip, unzip } from './read-zip.ts';

export type StatementKind = 'CAMT' | 'MT940' | 'CSV';

type BankFile = {
  kinds: StatementKind[];
  entries: FileEntry[];
  /** The same, of each file of a ZIP: an entry may stand in several of them. */
  files: FileEntry[][];
};

/** What a file says, whatever of the kinds it is, or several of them in a ZIP. Throws an `UnreadableStatement`. */
export function readBankFile(bytes: Uint8Array, known: readonly BankColumns[] = []): BankFile {
  if (bytes.length === 0) throw new UnreadableStatement('the file is empty', 'empty');
  if (!isZip(bytes)) {
    const { kind, entries } = readOne(bytes, known);
    return bankFile([{ kind, entries }]);
  }
  const files = unzip(bytes).map(({ name, bytes: inside }) => {
    if (isZip(inside)) throw new UnreadableStatement(`${name} is a ZIP inside the ZIP: unpack it first`, 'zip');
    try {
      return readOne(inside, known);
    } catch (error) {
      if (error instanceof UnreadableStatement) error.message = `${name}: ${error.message}`;
      throw error;
    }
  });
  return bankFile(files);
}

type OneFile = { kind: StatementKind; entries: FileEntry[] };

function bankFile(all: OneFile[]): BankFile {
  const files = all.map(({ entries }) => entries.map(storable));
  return { kinds: [...new Set(all.map(({ kind }) => kind))], entries: files.flat(), files };
}

function readOne(bytes: Uint8Array, known: readonly BankColumns[]): OneFile {
  const source = decode(bytes);
  if (source.trim() === '') throw new UnreadableStatement('the file is empty', 'empty');
  if (/^\s*</.test(source)) return { kind: 'CAMT', entries: readCamt(source) };
  if (/^:(?:20|25|61):/m.test(source)) return { kind: 'MT940', entries: readMt940(source) };
  if (source.includes('\0'))
    throw new UnreadableStatement(`the file is ${kindOfBinary(source)}, and no statement`, 'binary');
  return { kind: 'CSV', entries: readCsvStatement(source, known) };
}

function kindOfBinary(source: string): string {
  if (source.startsWith('%PDF')) return 'a PDF';
  return source.startsWith('PK') ? 'a spreadsheet' : 'a picture or a program';
}

/** More than this is no amount of an account, and no integer of the database. */
const largestAmount = 2_147_483_647;
const mostLetters = { name: 200, text: 2000, number: 100 } as const;

/** Nothing a file says may fail once it is kept. */
function storable(entry: FileEntry): FileEntry {
  const { date, amount, payer, text, account, iban, bankNumber, currency } = entry;
  if (!isRealDay(date))
    throw new UnreadableStatement(
      `an entry has no day that can be read: ${date === '' ? 'none' : date}`,
      'noEntry',
      date,
    );
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > largestAmount)
    throw new UnreadableStatement(`the amount of an entry of ${date} is more than any account holds`, 'tooLarge', date);
  const plain = (words: string, most: number) => words.replaceAll('\0', '').slice(0, most);
  return {
    ...entry,
    payer: plain(payer, mostLetters.name),
    text: plain(text, mostLetters.text),
    account: plain(account, mostLetters.number),
    iban: plain(iban, mostLetters.number),
    currency: currency === null ? null : plain(currency, 3),
    bankNumber: bankNumber === null ? null : plain(bankNumber, mostLetters.number),
  };
}

/** Only what came in. */
export function readStatement(bytes: Uint8Array, known: readonly BankColumns[] = []): BankEntry[] {
  const came = readBankFile(bytes, known).entries.filter(({ amount }) => amount > 0);
  return came.map(({ account: _account, iban: _iban, bankNumber: _number, ...entry }) => entry);
}

/** Older files of banks are in Windows' Western European letters. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
