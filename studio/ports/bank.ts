/** What the page about the bank may ask; services/orders answers. Amounts are in the currency's smallest unit. */
import type { Market } from '#contract/market.ts';
import type { BankColumns } from '#rules/bank/bank-columns.ts';
import type { OfferKind } from '#rules/bank/match-entries.ts';
import type { OrderState } from '#rules/orders/states.ts';
import type { PlainDate } from '#rules/time/local-time.ts';

export type BankOrder = {
  number: string;
  name: string;
  what: string;
  more: number;
  total: number;
  due: number;
  currency: string;
  state: OrderState;
};

export type BankLine = {
  id: number;
  day: PlainDate;
  amount: number;
  currency: string | null;
  name: string;
  text: string;
  isPending: boolean;
  kind: OfferKind;
  pays: { number: string; amount: number }[];
  orders: BankOrder[];
};

type Lines = { count: number; lines: BankLine[] };

export type BankPage = {
  read: { until: PlainDate; at: Date; by: string } | null;
  account: string | null;
  certain: Lines & { sum: number };
  decide: Lines;
  apart: Lines;
  booked: number;
  notOurs: number;
  waiting: { count: number; sum: number; orders: (BankOrder & { placedAt: Date; expiresAt: Date })[] };
};

/** Why a file was not read. */
export type FileProblem =
  | 'empty'
  | 'cutOff'
  | 'noStatement'
  | 'noXml'
  | 'noEntry'
  | 'noTable'
  | 'wrongColumns'
  | 'tooLarge'
  | 'zip'
  | 'binary'
  | 'otherAccount';

export type FileRead =
  | { outcome: 'done'; done: number }
  | { outcome: 'refused'; problem: FileProblem; about: string }
  /** Where the table has what: its first lines, and the name it is remembered by. */
  | { outcome: 'columns'; head: string; lines: string[][] };

export type EntryBooked =
  | { outcome: 'done'; done: number }
  | { outcome: 'nothing' | 'notOpen' | 'changed' }
  | { outcome: 'otherCurrency' | 'unknown' | 'refused'; number: string };

export type Refund = {
  number: string;
  name: string;
  amount: number;
  iban: string | null;
  /** When it was in a file for the bank, of the last two weeks. */
  filedAt: Date | null;
};

type By = { id: string; name: string };

export type BankPort = {
  page: (market: Market) => Promise<BankPage>;
  /** `columns` is what the owner said of this table just now; it is remembered where the file can be read with it. */
  read: (file: { market: Market; bytes: Uint8Array; columns: BankColumns | null }, by: By) => Promise<FileRead>;
  /** All that is certain, as it was seen. */
  bookCertain: (market: Market, seen: { count: number; sum: number }, by: By) => Promise<EntryBooked>;
  /** All of an entry for one order. */
  bookEntry: (entryId: number, number: string, by: By) => Promise<EntryBooked>;
  /** Null where somebody booked it meanwhile. */
  markNotOurs: (entryId: number, by: By) => Promise<number | null>;
  /** What is owed back; `canBeFile` where a bank can be given a file of transfers. */
  refunds: (market: Market) => Promise<{ refunds: Refund[]; canBeFile: boolean }>;
  /** Null where nothing of what was chosen can be paid so. */
  refundFile: (market: Market, numbers: readonly string[], by: By) => Promise<{ xml: string; name: string } | null>;
  /** Whether a mail about a booking is still to leave: none does while something is missing. */
  isMailWaiting: (batch: string) => Promise<boolean>;
  /** Sends the mails of a booking at once; false where that line of the audit booked nothing. */
  sendNow: (done: number, by: By) => Promise<boolean>;
};
