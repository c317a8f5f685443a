/** Keeps what a file of a bank says. The same entry is kept once, whatever file it comes in. */
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { BankColumns } from '#rules/bank/bank-columns.ts';
import { fingerprint } from '#rules/bank/fingerprint.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import type { Who } from '../changes/who.ts';
import type { Accounts } from '../payment.ts';
import type { FileEntry } from '../statement/bank-entry.ts';
import { readBankFile, type StatementKind } from '../statement/read-statement.ts';
import { bankEntries, statements } from '../tables/counter.ts';
import { accountOf, ofOwnAccounts } from './own-accounts.ts';
import { cents } from '#rules/money/cents.ts';

export type BankRow = typeof bankEntries.$inferSelect;
export type StoredFile = {
  kinds: StatementKind[];
  /** In the file. */
  entries: number;
  added: number;
  /** They were here before. */
  known: number;
  pending: number;
  /** The first and the last day it tells of; null where it tells of none. */
  from: PlainDate | null;
  until: PlainDate | null;
};

type File = {
  market: Market;
  bytes: Uint8Array;
  by: Who;
  now: Date;
  accounts: Accounts;
  /** What the owner said of tables nobody knows. */
  columns?: readonly BankColumns[];
};

/** Throws an `UnreadableStatement`, and has kept nothing then. */
export async function storeFile(
  db: Database,
  { market, bytes, by, now, accounts, columns = [] }: File,
): Promise<StoredFile> {
  const read = readBankFile(bytes, columns);
  const files = read.files.map((file) => ofOwnAccounts(file, { accounts, market: market.code }));
  const entries = files.flat();
  const days = entries.flatMap(({ date, isPending }) => (isPending ? [] : [date])).toSorted();
  const [from, until] = [days[0] ?? null, days.at(-1) ?? null];
  return db.transaction(async (tx) => {
    await lockBank(tx);
    let added = 0;
    // One after the other: what stood in one of them is known when the next is read.
    for (const file of files) added += await storeAll(tx, file, now);
    const ofFile = new Set(entries.map(({ account }) => account));
    // An account may serve several shops: all of them have heard of it then.
    const told = Object.keys(accounts).filter((code) => ofFile.has(accountOf(accounts, code) ?? '-'));
    if (until !== null)
      for (const code of told.length > 0 ? told : [market.code])
        await noteRead(tx, { market: { code }, until, by, now });
    const pending = entries.filter(({ isPending }) => isPending).length;
    return { kinds: read.kinds, entries: entries.length, added, known: entries.length - added, pending, from, until };
  });
}

/** Until the transaction ends: two who read or book at once do so one after the other. */
export async function lockBank(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('orders.bank_entries', 0))`);
}

type Read = { market: Pick<Market, 'code'>; until: PlainDate; by: Who; now: Date };

/** The owner has seen all that came until that day, also where nothing did. */
export async function noteRead(tx: Database, { market, until, by, now }: Read): Promise<void> {
  await tx.insert(statements).values({ market: market.code, until, readAt: now, byId: by.id, byName: by.name });
}

/** So many rows are written at once. */
const rowsAtOnce = 500;

async function storeAll(tx: Database, entries: FileEntry[], now: Date): Promise<number> {
  const days = entries.map(({ date }) => date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const isNear = between(bankEntries.day, first, last);
  const accounts = [...new Set(entries.map(({ account }) => account))];
  const known = await tx
    .select()
    .from(bankEntries)
    .where(and(isNear, inArray(bankEntries.account, accounts)));
  const kept = Map.groupBy(known, (row) => row.fingerprint.replace(/#\d+$/, ''));
  const groups = Map.groupBy(entries, (entry) => fingerprint({ ...entry, day: entry.date, name: entry.payer }));
  const rows: (typeof bankEntries.$inferInsert)[] = [];
  for (const [print, alike] of groups) {
    const { fresh, same } = sortOut(alike, kept.get(print) ?? []);
    for (const { row, entry } of same) await comesTrue(tx, row, entry);
    const count = kept.get(print)?.length ?? 0;
    for (const [index, entry] of fresh.entries())
      rows.push({ ...rowOf(entry, now), fingerprint: `${print}#${count + index}` });
  }
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx.insert(bankEntries).values(rows.slice(at, at + rowsAtOnce));
  return rows.length;
}

/** Entries that look the same: by the bank's own numbers where both have one, else by how many there are. */
function sortOut(alike: FileEntry[], known: BankRow[]) {
  const left = [...known];
  const take = (isIt: (row: BankRow) => boolean) => {
    const index = left.findIndex(isIt);
    return index === -1 ? null : (left.splice(index, 1)[0] ?? null);
  };
  const numbered = alike.map((entry) => ({
    entry,
    row: entry.bankNumber === null ? null : take((row) => row.bankNumber === entry.bankNumber),
  }));
  const fresh: FileEntry[] = [];
  const same: { row: BankRow; entry: FileEntry }[] = [];
  for (const { entry, row: numberedRow } of numbered) {
    const row = numberedRow ?? take(({ bankNumber }) => bankNumber === null || entry.bankNumber === null);
    if (row) same.push({ row, entry });
    else fresh.push(entry);
  }
  return { fresh, same };
}

/** What was announced is booked now, and what had no number has one. */
async function comesTrue(tx: Database, row: BankRow, { isPending = false, bankNumber }: FileEntry): Promise<void> {
  const state = row.state === 'pending' && !isPending ? 'open' : row.state;
  const number = row.bankNumber ?? bankNumber;
  if (state !== row.state || number !== row.bankNumber)
    await tx.update(bankEntries).set({ state, bankNumber: number }).where(eq(bankEntries.id, row.id));
}

function rowOf(entry: FileEntry, now: Date) {
  const { account, date, amount, currency, payer, iban, text, bankNumber, isPending = false } = entry;
  const state = isPending ? ('pending' as const) : ('open' as const);
  return {
    account,
    day: date,
    amount: cents(amount),
    currency,
    name: payer,
    iban,
    text,
    bankNumber,
    state,
    readAt: now,
  };
}
