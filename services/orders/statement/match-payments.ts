/** Which orders a bank statement pays. It proposes what is certain and lists the rest; it never guesses. Pure. */
import { findReferences, orderOfReference } from '#rules/bank/creditor-reference.ts';
import { findOrderNumbers } from '#rules/orders/order-number.ts';
import type { OrderState } from '#rules/orders/states.ts';
import type { BankEntry } from './bank-entry.ts';

type Owed = {
  number: string;
  state: OrderState;
  total: number;
  paid: number;
  currency: string;
  /** What is still missing before it is packed, where the market may not ask for all of it. */
  missingPrepayment?: number;
};

export type Match = {
  entry: BankEntry;
  number: string | null;
  kind: MatchKind;
  /** What may be noted; nothing unless it is certain. */
  pays: { number: string; amount: number }[];
};
export type MatchKind =
  /** Reference and amount are those of an order that waits for them. */
  | 'pays'
  /** The same with the number of the order as people write it. */
  | 'numberPays'
  /** As much as the market may ask for before the order is packed; the rest comes later. */
  | 'paysBefore'
  /** Several orders, and what is due for all of them. */
  | 'severalPay'
  | 'pending'
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

/** What an entry names: by references, which cannot be mistaken, and by numbers as people write them. */
type Named = { entry: BankEntry; references: string[]; numbers: string[]; hasWrong: boolean };

function namedBy(entry: BankEntry): Named {
  const { text } = entry;
  const found = findReferences(text);
  const references = found.flatMap(({ reference }) => (reference && orderOfReference(reference)) ?? []);
  const rest = found.reduce((left, { written }) => left.replace(written, ' '), text);
  return {
    entry,
    references: [...new Set(references)],
    numbers: [...new Set(findOrderNumbers(rest))],
    hasWrong: found.length > 0,
  };
}

/** Numbers of all orders a statement speaks of. */
export function numbersIn(entries: BankEntry[]): string[] {
  return [...new Set(entries.map(namedBy).flatMap(({ references, numbers }) => [...references, ...numbers]))];
}

export function matchPayments(entries: BankEntry[], orders: Owed[]): Match[] {
  const known = new Map(orders.map((order) => [order.number, order]));
  const meant = entries.map(namedBy).map((named) => ({ ...named, orders: ordersOf(named, known) }));
  const mentions = countMentions(meant.filter(({ entry }) => !entry.isPending).flatMap((each) => each.orders));
  return meant.map(({ entry, references, hasWrong, orders: numbers }): Match => {
    const [number = null] = numbers;
    const listed = (kind: MatchKind, about = number): Match => ({ entry, number: about, kind, pays: [] });
    if (entry.isPending) return listed('pending', numbers.length === 1 ? number : null);
    if (number === null) return listed(hasWrong ? 'wrongReference' : 'noReference');
    const owed = numbers.flatMap((each) => known.get(each) ?? []);
    const isTwice = numbers.some((each) => (mentions.get(each) ?? 0) > 1);
    if (numbers.length > 1) {
      const isAll = owed.length === numbers.length && !isTwice && isSumOf(entry, owed);
      return isAll ? { ...listed('severalPay', null), pays: owed.map(due) } : listed('severalReferences', null);
    }
    const kind = kindOf(entry, owed[0], isTwice);
    if (kind === 'paysBefore')
      return { ...listed(kind), pays: owed.map(({ number: of }) => ({ number: of, amount: entry.amount })) };
    if (kind !== 'pays') return listed(kind);
    const isByReference = references.length > 0;
    return { ...listed(isByReference ? 'pays' : 'numberPays'), pays: owed.map(due) };
  });
}

/** A number somebody wrote counts where there is such an order; else it may be anything. */
function ordersOf({ references, numbers, hasWrong }: Named, known: ReadonlyMap<string, Owed>): string[] {
  return references.length > 0 || hasWrong ? references : numbers.filter((number) => known.has(number));
}

function countMentions(numbers: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

function due({ number, total, paid }: Owed) {
  return { number, amount: total - paid };
}

function isSumOf({ amount, currency }: BankEntry, owed: Owed[]): boolean {
  const isOpen = owed.every((order) => order.state === 'placed' && (currency ?? order.currency) === order.currency);
  return isOpen && owed.reduce((sum, order) => sum + due(order).amount, 0) === amount;
}

function kindOf({ amount, currency }: BankEntry, order: Owed | undefined, isTwice: boolean): MatchKind {
  if (!order) return 'unknownOrder';
  if (order.state === 'expired' || order.state === 'cancelled') return 'givenUp';
  // What was packed with a part of it paid still waits for the rest.
  const isPartly = order.paid > 0 && order.paid < order.total;
  if (order.state !== 'placed' && !isPartly) return 'alreadyPaid';
  if (isTwice) return 'twice';
  if (currency !== null && currency !== order.currency) return 'otherCurrency';
  if (amount === due(order).amount) return 'pays';
  return amount === order.missingPrepayment ? 'paysBefore' : 'otherAmount';
}
