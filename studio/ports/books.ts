/** Invoices, VAT and files for the bookkeeper; services/books answers, and services/orders for money and sales. */
import type { Market } from '#contract/market.ts';
import type { Basis, MonthRate } from '#rules/books/totals-by-rate.ts';
import type { Period } from '#rules/books/period.ts';

export type ListedPaper = {
  number: string;
  kind: 'invoice' | 'credit';
  orderNumber: string;
  issuedOn: string;
  net: number;
  vat: number;
  gross: number;
  buyer: string;
  /** The invoice a credit note is about. */
  credits: string | null;
  /** Of a credit note: nothing of its invoice is left. */
  isLast: boolean;
};

export type BooksShown = {
  papers: ListedPaper[];
  found: number;
  pages: number;
  page: number;
  /** Of all that were found. */
  gross: number;
  rows: MonthRate[];
  /** What came for orders that have no invoice yet. */
  ahead: number;
  vouchers: { sold: number; redeemed: number };
  refunds: number;
};

export type BooksAsked = { period: Period; basis: Basis; search: string; page: number };
export type BookFile = { name: string; type: string; bytes: Uint8Array };

export type BooksPort = {
  /** Of an order, the oldest first. */
  of: (orderNumber: string) => Promise<ListedPaper[]>;
  page: (market: Market, asked: BooksAsked) => Promise<BooksShown>;
  /** One paper as PDF; null where there is none of this market. */
  paper: (market: Market, number: string) => Promise<BookFile | null>;
  /** A file of a time, and a line of the audit. */
  file: (
    market: Market,
    asked: { kind: 'csv' | 'datev' | 'zip'; period: Period },
    by: { id: string },
  ) => Promise<BookFile>;
};
