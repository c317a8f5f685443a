/** An order that two neighbours share: one day, one address, two names, and two amounts that come to the cent. Pure. */
import { splitBox } from '#rules/money/split-box.ts';

/** Under this name an order keeps who it is shared with, until its buyer is taken out of it. */
export const sharedWith = 'sharedWith';
const longestName = 60;

type Shared = { texts: Readonly<Record<string, string>>; person: { name: string } | null };

/** Who share it, its buyer first; null where nobody does. */
export function sharersOf({ texts, person }: Shared): [string, string] | null {
  const neighbour = texts[sharedWith] ?? '';
  return neighbour === '' || person === null ? null : [person.name, neighbour];
}

/** On one line, so that it fits on a label. */
export function neighbourName(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, longestName).trim();
}

/** What each of two pays; the first a cent more where it does not divide (D10). */
export function halvesOf(amount: number): [number, number] {
  const { pays } = splitBox({ price: amount, grams: 0, meals: null }, 2);
  const [first = 0, second = first] = pays.map((share) => share.amount);
  return [first, second];
}
