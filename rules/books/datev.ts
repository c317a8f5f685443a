/**
 * Papers as a DATEV batch (EXTF, version 700, category 21): what the tax adviser's program reads in. A line of each rate of each paper, the
 * buyer's account against the account of what was earned, VAT within. Pure.
 */
import { cents, decimalText } from '#rules/money/cents.ts';
import type { Paper, PaperPart } from './paper.ts';

export type DatevAccounts = {
  /** One account for all buyers. */
  receivable: string;
  /** By rate of VAT; `other` for a rate that is not named. */
  revenue: Readonly<Record<string, string>>;
  /** Vouchers of several purposes that are not spent yet: they are owed, and not earned. */
  voucher: string;
  /** Sold without VAT. */
  noVat: string;
  other: string;
};

export type DatevBatch = {
  first: string;
  last: string;
  /** When it is written, as 20261124075200000. */
  writtenAt: string;
  accounts: DatevAccounts;
  name: string;
  currency: string;
};

const columns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
];

const text = (value: string) => `"${value.replaceAll('"', '""')}"`;

export function datevLines(papers: readonly Paper[], batch: DatevBatch): string[] {
  return [header(batch), columns.join(';'), ...papers.flatMap((paper) => linesOf(paper, batch.accounts))];
}

/** 31 fields; the adviser's and the client's number are filled in by who reads it. */
function header({ first, last, writtenAt, name, accounts, currency }: DatevBatch): string {
  const day = (date: string) => date.replaceAll('-', '');
  const accountLength = String(Math.max(4, accounts.other.length));
  return [
    text('EXTF'),
    '700',
    '21',
    text('Buchungsstapel'),
    '13',
    writtenAt,
    '',
    text(''),
    text(''),
    text(''),
    '1001',
    '1',
    `${first.slice(0, 4)}0101`,
    accountLength,
    day(first),
    day(last),
    text(name.slice(0, 30)),
    text(''),
    '1',
    '0',
    '0',
    text(currency),
    '',
    text(''),
    '',
    '',
    text(''),
    '',
    '',
    text(''),
    text(''),
  ].join(';');
}

function linesOf(paper: Paper, accounts: DatevAccounts): string[] {
  return paper.parts
    .filter(({ gross }) => gross !== 0)
    .map((part) =>
      [
        decimalText(cents(part.gross), ','),
        // Into the buyer's account, or out of it again.
        text(paper.kind === 'invoice' ? 'S' : 'H'),
        text(paper.currency),
        '',
        '',
        text(''),
        accounts.receivable,
        accountOf(part, paper, accounts),
        text(''),
        `${paper.issuedOn.slice(8, 10)}${paper.issuedOn.slice(5, 7)}`,
        text(paper.number),
        text(''),
        '',
        text(`${paper.orderNumber} ${paper.buyer.company || paper.buyer.name}`.slice(0, 60)),
      ].join(';'),
    );
}

function accountOf({ rate, category }: PaperPart, { isWithoutVat }: Paper, accounts: DatevAccounts): string {
  const { revenue, voucher, noVat, other } = accounts;
  if (isWithoutVat) return noVat;
  return category === 'E' ? voucher : (revenue[String(rate)] ?? other);
}
