/** Which orders a bank statement pays. It proposes what is certain and lists the rest; it never guesses. Pure. */
import { findReferences, orderOfReference } from '#rules/orders/creditor-reference.ts';
import type { OrderState } from '#rules/orders/states.ts';
import type { BankEntry } from './bank-entry.ts';

type Owed = { number: string; state: OrderState; total: number; paid: number; currency: string };

export type Match = { entry: BankEntry; number: string | null; kind: MatchKind };
export type MatchKind =
  /** Reference and amount are those of an order that waits for them. */
  | 'pays'
  | 'otherAmount'
  | 'otherCurrency'
  /** More than one entry for the same order. */
  | 'twice'
  | 'alreadyPaid'
  /** The order was given up or called off before. */
  | 'givenUp'
  | 'unknownOrder'
  /** Something like a reference, with wrong check digits. */
  | 'wrongReference'
  | 'severalReferences'
  | 'noReference';

/** Numbers of all orders a statement speaks of. */
export function numbersIn(entries: BankEntry[]): string[] {
  return [...new Set(entries.flatMap((entry) => numbersOf(entry)))];
}

function numbersOf({ text }: BankEntry): string[] {
  const found = findReferences(text).map(({ reference }) => (reference === null ? null : orderOfReference(reference)));
  return [...new Set(found.filter((number) => number !== null))];
}

export function matchPayments(entries: BankEntry[], orders: Owed[]): Match[] {
  const known = new Map(orders.map((order) => [order.number, order]));
  const mentions = entries.flatMap((entry) => numbersOf(entry));
  return entries.map((entry): Match => {
    const numbers = numbersOf(entry);
    const [number = null] = numbers;
    if (number === null) {
      const kind = findReferences(entry.text).length > 0 ? 'wrongReference' : 'noReference';
      return { entry, number, kind };
    }
    if (numbers.length > 1) return { entry, number: null, kind: 'severalReferences' };
    const isTwice = mentions.filter((mentioned) => mentioned === number).length > 1;
    return { entry, number, kind: kindOf(entry, known.get(number), isTwice) };
  });
}

function kindOf({ amount, currency }: BankEntry, order: Owed | undefined, isTwice: boolean): MatchKind {
  if (!order) return 'unknownOrder';
  if (order.state === 'expired' || order.state === 'cancelled') return 'givenUp';
  if (order.state !== 'placed') return 'alreadyPaid';
  if (isTwice) return 'twice';
  if (currency !== null && currency !== order.currency) return 'otherCurrency';
  return amount === order.total - order.paid ? 'pays' : 'otherAmount';
}
