/** The text of the payment code that banking apps scan: EPC069-12, version 002, SEPA credit transfer. */
import { readReference } from './creditor-reference.ts';
import { cents, decimalText } from '#rules/money/cents.ts';

type Payment = {
  name: string;
  iban: string;
  /** Not needed within SEPA. */
  bic?: string;
  /** In cents. */
  amount: number;
  /** A creditor reference. */
  reference: string;
};

const longestName = 70;
const largestAmount = 99_999_999_999;

/** Null when there is no code for such a payment. */
export function epcText({ name, iban, bic = '', amount, reference }: Payment): string | null {
  const isPayable = Number.isInteger(amount) && amount >= 1 && amount <= largestAmount;
  if (!isPayable || readReference(reference) === null) return null;
  const euros = `EUR${decimalText(cents(amount))}`;
  const payee = Array.from(oneLine(name)).slice(0, longestName).join('').trim();
  return ['BCD', '002', '1', 'SCT', bic, payee, iban, euros, '', reference].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
