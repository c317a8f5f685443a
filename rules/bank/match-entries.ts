/** For which orders the entries of a bank account are offered. Only what is certain is ever ticked. Pure. */
import { findReferences, orderOfReference } from '#rules/bank/creditor-reference.ts';
import { findLooseNumbers } from '#rules/orders/order-number.ts';
import { holdsStock, type OrderState } from '#rules/orders/states.ts';
import { isSameName } from './same-name.ts';

/** Amounts are in the currency's smallest unit; below nought for what went out. */
export type Entry = {
  amount: number;
  currency: string | null;
  day: string;
  name: string;
  iban: string;
  text: string;
  isPending: boolean;
};

export type Owed = {
  number: string;
  state: OrderState;
  total: number;
  paid: number;
  currency: string;
  name: string;
  /** From which its buyer has paid before. */
  ibans: readonly string[];
  placedOn: string;
};

export type OfferKind =
  /** Reference or number, and what is due for it. */
  | 'certain'
  /** Several orders, and what is due for all of them. */
  | 'split'
  /** What went out is what is owed to somebody. */
  | 'refund'
  /** The right order, and less or more than is due. */
  | 'part'
  | 'tooMuch'
  /** The order was given up: it can be taken up again, or the money goes back. */
  | 'givenUp'
  /** Somebody who is known, and the amount of one order. */
  | 'likely'
  | 'choose'
  /** Shown, and never offered. */
  | 'apart'
  | 'none';

export type Offer = {
  kind: OfferKind;
  /** What booking it would book; below nought for a refund. Nothing where somebody has to choose. */
  pays: { number: string; amount: number }[];
  candidates: string[];
};

export const certainKinds: readonly OfferKind[] = ['certain', 'split', 'refund'];

/** Orders an entry names: by references, which cannot be mistaken, else by numbers as people write them. */
export function namedIn(text: string): string[] {
  const found = findReferences(text);
  const right = found.flatMap(({ reference }) => (reference && orderOfReference(reference)) ?? []);
  if (right.length > 0) return [...new Set(right)];
  const rest = found.reduce((left, { written }) => left.replace(written, ' '), text);
  return [...new Set(findLooseNumbers(rest))];
}

const dueOf = ({ total, paid }: Owed) => total - paid;
const isOpen = (order: Owed) => holdsStock(order.state) && dueOf(order) > 0;
const isAlien = ({ currency }: Entry, orders: Owed[]) =>
  currency !== null && orders.length > 0 && orders.every((order) => order.currency !== currency);

export function offersFor(entries: readonly Entry[], orders: readonly Owed[]): Offer[] {
  const known = new Map(orders.map((order) => [order.number, order]));
  const named = entries.map(({ text }) => namedIn(text).filter((number) => known.has(number)));
  const mentions = new Map<string, number>();
  for (const [index, numbers] of named.entries())
    if (isIn(entries[index])) for (const each of numbers) mentions.set(each, (mentions.get(each) ?? 0) + 1);
  return entries.map((entry, index) => {
    const meant = (named[index] ?? []).flatMap((number) => known.get(number) ?? []);
    const isTwice = meant.some(({ number }) => (mentions.get(number) ?? 0) > 1);
    return offerFor(entry, { meant, isTwice, orders });
  });
}

function isIn(entry: Entry | undefined): boolean {
  return entry !== undefined && !entry.isPending && entry.amount > 0;
}

type Context = { meant: Owed[]; isTwice: boolean; orders: readonly Owed[] };

const apart: Offer = { kind: 'apart', pays: [], candidates: [] };

function offerFor(entry: Entry, { meant, isTwice, orders }: Context): Offer {
  if (entry.isPending || isAlien(entry, meant.length > 0 ? meant : [...orders])) return apart;
  if (entry.amount < 0) return refundFor(entry, orders);
  const candidates = meant.map(({ number }) => number);
  const choose: Offer = { kind: 'choose', pays: [], candidates };
  const [first, ...others] = meant;
  if (!first) return guess(entry, orders);
  if (others.length > 0) {
    const isAll = !isTwice && meant.every(isOpen) && sumOf(meant.map(dueOf)) === entry.amount;
    return isAll ? { kind: 'split', pays: meant.map(payOf), candidates } : choose;
  }
  const all = { pays: [{ number: first.number, amount: entry.amount }], candidates };
  if (!holdsStock(first.state)) return { kind: 'givenUp', ...all };
  if (isTwice) return choose;
  if (entry.amount === dueOf(first)) return { kind: 'certain', ...all };
  return { kind: entry.amount < dueOf(first) ? 'part' : 'tooMuch', ...all };
}

function payOf(order: Owed) {
  return { number: order.number, amount: dueOf(order) };
}

function isKnown({ name, iban }: Entry, order: Owed): boolean {
  return isSameName(name, order.name) || (iban !== '' && order.ibans.includes(iban));
}

/** What is owed to somebody: all that came for what was given up, or what was too much. */
function owedBack({ state, total, paid }: Owed): number {
  return holdsStock(state) ? Math.max(0, paid - total) : paid;
}

function refundFor(entry: Entry, orders: readonly Owed[]): Offer {
  const due = orders.filter((order) => owedBack(order) === -entry.amount && isKnown(entry, order));
  const [one, ...more] = due;
  if (!one || more.length > 0) return apart;
  return { kind: 'refund', pays: [{ number: one.number, amount: entry.amount }], candidates: [one.number] };
}

const mostCandidates = 3;

function guess(entry: Entry, orders: readonly Owed[]): Offer {
  const open = orders.filter(isOpen);
  const exact = open.filter((order) => dueOf(order) === entry.amount && isKnown(entry, order));
  const [one, ...more] = exact;
  if (one && more.length === 0) return { kind: 'likely', pays: [payOf(one)], candidates: [one.number] };
  const scored = open
    .map((order) => ({ number: order.number, score: likeness(entry, order) }))
    .filter(({ score }) => score >= 2)
    .toSorted((a, b) => b.score - a.score || a.number.localeCompare(b.number));
  const candidates = scored.slice(0, mostCandidates).map(({ number }) => number);
  return { kind: candidates.length > 0 ? 'choose' : 'none', pays: [], candidates };
}

/** A number that is merely close is a hint, like a name, an amount or a day; never more. */
function likeness(entry: Entry, order: Owed): number {
  const isNear = Math.abs(Date.parse(entry.day) - Date.parse(order.placedOn)) <= 10 * 24 * 3_600_000;
  return (
    (dueOf(order) === entry.amount ? 4 : 0) +
    (isKnown(entry, order) ? 2 : 0) +
    (isClose(entry.text, order.number) ? 3 : 0) +
    (isNear ? 1 : 0)
  );
}

/** One digit of it is another. */
function isClose(text: string, number: string): boolean {
  const digits = number.replace(/\D/g, '');
  return [...text.replace(/[\s-]/g, '').matchAll(/\d{9,}/g)].some(
    ([run]) =>
      run.length === digits.length && Array.from(run).filter((digit, index) => digit !== digits[index]).length === 1,
  );
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
