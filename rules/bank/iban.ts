/** Bank accounts: IBANs with their check digits, sort codes and account numbers of the United Kingdom. */
import { mod97 } from './mod-97.ts';

/** Length of an IBAN by country, of those that take part in SEPA. */
const lengths: Record<string, number> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

type Read = { iban: string } | { problem: string };

/** Without spaces, in capitals; or what is wrong with it, in words an owner can act on. */
export function readIban(text: string): Read {
  const iban = text.toUpperCase().replace(/\s/g, '');
  const country = iban.slice(0, 2);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban))
    return { problem: 'is no IBAN: it begins with two letters and two digits, such as NL91 ABNA 0417 1643 00' };
  const length = lengths[country];
  if (length === undefined) return { problem: `is an IBAN of ${country}, where no SEPA transfer goes` };
  if (iban.length !== length)
    return { problem: `has ${iban.length} signs, an IBAN of ${country} has ${length}: is one missing?` };
  if (mod97(iban.slice(4) + iban.slice(0, 4)) !== 1)
    return { problem: 'has wrong check digits: one of its signs is mistyped' };
  return { iban };
}

/** In groups of four, as it is printed. */
export function writeIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

/** As 12-34-56; null for what is no sort code. */
export function readSortCode(text: string): string | null {
  const [, a, b, c] = /^(\d{2})[\s-]*(\d{2})[\s-]*(\d{2})$/.exec(text.trim()) ?? [];
  return a === undefined || b === undefined || c === undefined ? null : `${a}-${b}-${c}`;
}

/** Eight digits; null for what is no account number. */
export function readAccountNumber(text: string): string | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}
