/** What a buyer filled in, checked field by field. Pure. */
import type { Market } from '#contract/market.ts';
import { type Billing, checkBilling } from '#rules/books/billing.ts';
import type { Offer } from '#rules/orders/offer.ts';
import type { FieldProblem, OrderForm, Person } from '#rules/orders/order-fields.ts';
import { isPhoneNumber } from '#rules/orders/phone-number.ts';
import { isServed, readPostCode } from '#rules/orders/post-code.ts';
import { isEmail } from '#services/kit/email.ts';

const longest: Partial<Record<keyof OrderForm, number>> = {
  name: 100,
  company: 100,
  street: 120,
  houseNumber: 20,
  city: 80,
  phone: 30,
  note: 300,
  giftMessage: 500,
};
type LimitedField = 'name' | 'company' | 'street' | 'houseNumber' | 'city' | 'phone' | 'note' | 'giftMessage';

/** A key a form of ours can have: 128 bits. */
const keyShape = /^[\w-]{22,64}$/;

type Checked = { person: Person; email: string; billing: Billing | null } | { problems: FieldProblem[] };

type FormTerms = {
  offer: Offer;
  market: Market;
  /** The owner also writes down who has no address for mails. */
  isEmailNeeded?: boolean;
};

export function checkForm(form: OrderForm, { offer, market, isEmailNeeded = true }: FormTerms): Checked {
  const { needsAddress, needsDay, days } = offer;
  const problems: FieldProblem[] = [];
  const complain = (field: FieldProblem['field'], problem: FieldProblem['problem']) =>
    problems.push({ field, problem });
  const email = form.email.trim().toLowerCase();
  if (email === '' && isEmailNeeded) complain('email', 'missing');
  if (email !== '' && !isEmail(email)) complain('email', 'wrong');
  const required: LimitedField[] = ['name'];
  if (needsAddress) required.push('street', 'city');
  if (needsAddress && market.orders.houseNumber === 'apart') required.push('houseNumber');
  for (const field of required) if (oneLine(form[field]) === '') complain(field, 'missing');
  // A house that has a name and no number stands in the street, where the market has the number there.
  if (required.includes('houseNumber') && /^\D+$/.test(oneLine(form.houseNumber))) complain('houseNumber', 'wrong');
  for (const [field, length] of Object.entries(longest))
    if (form[field as LimitedField].trim().length > length) complain(field as LimitedField, 'tooLong');
  const postCode = readPostCode(form.postCode, market);
  if (needsAddress && form.postCode.trim() === '') complain('postCode', 'missing');
  else if (needsAddress && postCode === null) complain('postCode', 'wrong');
  else if (needsAddress && !isServed(postCode ?? '', market)) complain('postCode', 'unserved');
  if (form.phone.trim() !== '' && !isPhoneNumber(form.phone)) complain('phone', 'wrong');
  if (needsDay && !days.includes(form.deliveryDay ?? ''))
    complain('deliveryDay', form.deliveryDay === null ? 'missing' : 'wrong');
  if (offer.hasWine && !form.isOfAge) complain('isOfAge', 'missing');
  if (!keyShape.test(form.formKey)) complain('formKey', 'wrong');
  const billed = form.billing ? checkBilling(form.billing, { delivered: form, market }) : { billing: null };
  if ('problems' in billed) problems.push(...billed.problems);
  if (problems.length > 0 || 'problems' in billed) return { problems };
  const { name, company, street, houseNumber, city, phone } = form;
  return {
    email,
    billing: billed.billing,
    person: {
      name: oneLine(name),
      company: oneLine(company),
      street: oneLine(street),
      houseNumber: oneLine(houseNumber),
      postCode: postCode ?? '',
      city: oneLine(city),
      phone: oneLine(phone),
    },
  };
}

/** Labels and mails have one line for it; no sign gets in that PostgreSQL cannot keep, or that turns the letters around it. */
function oneLine(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Several lines, as typed, without other signs that control something. */
export function plainLines(text: string): string {
  return text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(turning, '')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();
}

/** Signs that are not seen and change what is (`Cf`), but for the joiners, which belong to letters and pictures of people. */
const unseen = /[^\P{Cf}\u200c\u200d]/gu;
/** Those of them that turn the order of letters around; the others also make flags and pictures in a text. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
