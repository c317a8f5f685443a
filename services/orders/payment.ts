/** How an order is paid: by transfer, to the account of its market, with a code that banking apps scan. */
import { renderSVG } from 'uqr';
import { epcText } from '#rules/bank/epc-text.ts';
import { holdsStock } from '#rules/orders/states.ts';
import type { OrderRow } from './order-store.ts';

export type Account =
  | { kind: 'iban'; name: string; iban: string }
  | { kind: 'sortCode'; name: string; sortCode: string; accountNumber: string };

/** The account of each market; a market without one is a demonstration. */
export type Accounts = Readonly<Record<string, Account | null>>;

export type PaymentDetails = {
  account: Account;
  /** What is still to be paid, in the currency's smallest unit. */
  amount: number;
  reference: string;
};

type Owed = Pick<OrderRow, 'market' | 'total' | 'paid' | 'reference' | 'state'>;

/** Null when nothing is to be paid, or nothing can be. */
export function paymentOf({ market, total, paid, reference, state }: Owed, accounts: Accounts): PaymentDetails | null {
  const account = accounts[market] ?? null;
  const amount = total - paid;
  return account === null || !holdsStock(state) || amount <= 0 ? null : { account, amount, reference };
}

/** The largest code the standard has banking apps read. */
const largestVersion = 13;

/** An SVG; null for payments without a code. */
export function paymentCode({ account, amount, reference }: PaymentDetails): string | null {
  if (account.kind !== 'iban') return null;
  const text = epcText({ name: account.name, iban: account.iban, amount, reference });
  if (text === null) return null;
  return renderSVG(text, { ecc: 'M', boostEcc: false, maxVersion: largestVersion, border: 4 });
}
