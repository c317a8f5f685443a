/** An invoice or a credit note, frozen: all that stands on it, in words and in the currency's smallest unit. */
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Sold } from './sold.ts';

/** Of EN 16931: taxed, taxed at nought, exempt, or owed by the buyer. */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE';

export type Party = {
  name: string;
  company: string;
  street: string;
  postCode: string;
  city: string;
  /** Two letters. */
  country: string;
  vatNumber: string;
  email: string;
};

export type PayTo = { name: string; iban: string } | { name: string; sortCode: string; accountNumber: string };
export type SellerParty = Party & { register: string; phone: string; account: PayTo | null };

type Taxed = { rate: number; category: VatCategory; net: number; gross: number };
export type PaperLine = Taxed & { name: string; detail: string; quantity: number };
/** What is off the whole, or comes on top of it. Both amounts are above nought. */
export type PaperExtra = Taxed & { kind: 'allowance' | 'charge'; text: string };
export type PaperPart = Taxed & {
  vat: number;
  /** Why there is no VAT, where the law wants that said. */
  why: string;
  /** The same by the list of EN 16931. */
  code?: string;
};

export type PaperSums = {
  lines: number;
  allowances: number;
  charges: number;
  net: number;
  vat: number;
  gross: number;
  paid: number;
  due: number;
};

export type Paper = {
  kind: 'invoice' | 'credit';
  number: string;
  orderNumber: string;
  market: string;
  currency: string;
  issuedOn: PlainDate;
  suppliedOn: PlainDate;
  /** Null where nothing is to be paid. */
  dueOn: PlainDate | null;
  reference: string;
  seller: SellerParty;
  buyer: Party;
  /** The invoice a credit note is about. */
  credits: { number: string; issuedOn: PlainDate } | null;
  lines: PaperLine[];
  extras: PaperExtra[];
  parts: PaperPart[];
  sums: PaperSums;
  payments: { way: string; amount: number; on: PlainDate }[];
  notes: string[];
  /** The order was made without VAT: none is named on it. */
  isWithoutVat?: true;
  /** What stood on it, in the language of the market. */
  words: PaperWords;
  /** What the order was of when it was made: the next one is the difference to it. */
  sold: Sold;
};

export const paperWordKeys = [
  'invoice',
  'credit',
  'number',
  'issuedOn',
  'suppliedOn',
  'orderNumber',
  'buyer',
  'seller',
  'what',
  'quantity',
  'unitNet',
  'net',
  'vat',
  'rate',
  'gross',
  'sumNet',
  'sumGross',
  'paid',
  'due',
  'dueOn',
  'reference',
  'delivery',
  'discount',
  'goodwill',
  'taxedVoucher',
  'credits',
  'multiVoucher',
  'vatNumber',
  'taxNumber',
  'unit',
  'amount',
  'total',
  'page',
  'paidBy.transfer',
  'paidBy.cash',
  'paidBy.card',
  'paidBy.provider',
  'paidBy.voucher',
  'thanks',
  'settled',
  'payTo',
  'refunded',
  'reduction',
] as const;
export type PaperWord = (typeof paperWordKeys)[number];
export type PaperWords = Record<PaperWord, string>;
