/** Who an invoice is for, where a business asks for one at the checkout. Pure. */
import type { Market } from '#contract/market.ts';
import { readPostCode } from '#rules/orders/post-code.ts';
import { readVatNumber } from './vat-number.ts';

/** As it stands on the invoice, in place of who gets the goods. */
export type Billing = {
  company: string;
  street: string;
  postCode: string;
  city: string;
  /** Two letters. */
  country: string;
  vatNumber: string;
};

/** An address that is left empty is the one the goods are brought to. */
export type TypedBilling = Record<'company' | 'street' | 'postCode' | 'city' | 'vatNumber', string>;

export type BillingField = 'billingCompany' | 'billingStreet' | 'billingPostCode' | 'billingCity' | 'vatNumber';
export type BillingProblem = { field: BillingField; problem: 'missing' | 'wrong' | 'tooLong' };

type Delivered = Record<'company' | 'street' | 'houseNumber' | 'postCode' | 'city', string>;

const fieldOf = {
  company: 'billingCompany',
  street: 'billingStreet',
  postCode: 'billingPostCode',
  city: 'billingCity',
} as const;
const longest = { company: 100, street: 120, postCode: 20, city: 80 } as const;
type Part = keyof typeof fieldOf;

export function checkBilling(
  typed: TypedBilling,
  { delivered, market }: { delivered: Delivered; market: Pick<Market, 'orders'> },
): { billing: Billing } | { problems: BillingProblem[] } {
  const given: Record<Part, string> = {
    company: plain(typed.company) || plain(delivered.company),
    street: plain(typed.street),
    postCode: postCodeOf(typed.postCode, market),
    city: plain(typed.city),
  };
  const address = ['street', 'postCode', 'city'] as const;
  const isElsewhere = address.some((part) => given[part] !== '');
  const there: Record<Part, string> = isElsewhere
    ? given
    : {
        company: given.company,
        street: plain(`${delivered.street} ${delivered.houseNumber}`),
        postCode: postCodeOf(delivered.postCode, market),
        city: plain(delivered.city),
      };
  const problems: BillingProblem[] = [];
  // What is wrong with the address of the delivery is said there.
  const isAsked = isElsewhere || there.street === '';
  for (const part of ['company', ...(isAsked ? address : [])] as const) {
    if (there[part] === '') problems.push({ field: fieldOf[part], problem: 'missing' });
    else if (there[part].length > longest[part]) problems.push({ field: fieldOf[part], problem: 'tooLong' });
  }
  // Not every business has one.
  const vatNumber = plain(typed.vatNumber) === '' ? '' : readBuyersNumber(typed.vatNumber, market);
  if (vatNumber === null) problems.push({ field: 'vatNumber', problem: 'wrong' });
  if (problems.length > 0 || vatNumber === null) return { problems };
  return { billing: { ...there, country: countryOf(vatNumber, market), vatNumber } };
}

/** As the post writes it, where it is one of the market's. */
function postCodeOf(text: string, market: Pick<Market, 'orders'>): string {
  return readPostCode(text, market) ?? plain(text).toUpperCase();
}

/** With or without the letters of the country; one of another country has its own shape. */
export function readBuyersNumber(text: string, { orders }: Pick<Market, 'orders'>): string | null {
  const { country, vatNumber } = orders.invoice;
  const shape = new RegExp(vatNumber.shape);
  const number = text.toUpperCase().replace(/[\s.\-/]/g, '');
  for (const whole of [number, `${country}${number}`]) if (shape.test(whole)) return whole;
  const foreign = readVatNumber(number);
  return foreign !== null && foreign.slice(0, 2) !== country && countries.has(foreign.slice(0, 2)) ? foreign : null;
}

/** Whose letters VAT numbers begin with. */
const countries = new Set(
  'AT BE BG CH CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK XI'.split(' '),
);

/** A business is where its number is from; Greece and Northern Ireland have letters of their own. */
function countryOf(vatNumber: string, { orders }: Pick<Market, 'orders'>): string {
  const letters = vatNumber.slice(0, 2);
  const own: Record<string, string> = { EL: 'GR', XI: 'GB', '': orders.invoice.country };
  return own[letters] ?? letters;
}

/** One line, without signs that are not seen. */
function plain(text: string): string {
  return text
    .replace(/[^\P{Cf}\u200c\u200d]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
