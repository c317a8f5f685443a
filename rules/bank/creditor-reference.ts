/** Creditor references of ISO 11649: `RF`, two check digits, and the order's number without its hyphens. */
import { mod97 } from './mod-97.ts';
import { readOrderNumber } from '../orders/order-number.ts';

/** Longest reference the standard and the payment code take. */
const longest = 25;

export function creditorReference(orderNumber: string): string {
  const body = orderNumber.toUpperCase().replace(/[^A-Z\d]/g, '');
  const check = String(98 - mod97(`${body}RF00`)).padStart(2, '0');
  return `RF${check}${body}`;
}

/** As banks and people write it: small letters, spaces and hyphens are read as the same. Null when its check digits are wrong. */
export function readReference(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  if (!/^RF\d{2}[A-Z\d]{1,21}$/.test(plain) || plain.length > longest) return null;
  return mod97(plain.slice(4) + plain.slice(0, 4)) === 1 ? plain : null;
}

/** The order a reference belongs to; null for one that is not ours. */
export function orderOfReference(reference: string): string | null {
  const plain = readReference(reference);
  const number = plain === null ? null : readOrderNumber(plain.slice(4));
  // A number has one way to be written: with a nought more it would be read as another order's.
  return number !== null && creditorReference(number) === plain ? number : null;
}

/** Something that wants to be a reference of ours, in the midst of other text; signs between its own are those banks put there. */
const candidate = /RF[\s-]*\d[\s-]*\d[\s-]*[A-Z][\s-]*[A-Z](?:[\s-]*\d){9,13}/gi;

/** Every reference in what somebody wrote to their bank, right or wrong. */
export function findReferences(text: string): { written: string; reference: string | null }[] {
  return [...text.matchAll(candidate)].map(([written]) => ({ written, reference: longestRight(written) }));
}

/** Digits behind a reference may be something else, such as a date: the longest beginning that is right counts. */
function longestRight(written: string): string | null {
  const plain = written.replace(/[\s-]/g, '');
  for (let end = plain.length; end >= 15; end -= 1) {
    const reference = readReference(plain.slice(0, end));
    if (reference !== null && orderOfReference(reference) !== null) return reference;
  }
  return null;
}
