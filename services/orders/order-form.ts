/** What a buyer filled in, checked field by field. Pure. */
import type { Market } from '#contract/market.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import { readPostCode } from '#rules/orders/post-code.ts';
import { isEmail } from '#services/kit/email.ts';
import type { Offer, Seen } from './offer.ts';

export type Person = {
  name: string;
  company: string;
  street: string;
  /** With its addition; empty where it stands in the street. */
  houseNumber: string;
  postCode: string;
  city: string;
  phone: string;
};

export type OrderForm = Person & {
  /** Made with the form; the same form makes one order. */
  formKey: string;
  seen: Seen;
  email: string;
  /** Null where nothing has to travel. */
  deliveryDay: PlainDate | null;
  note: string;
  isGift: boolean;
  giftMessage: string;
  isOfAge: boolean;
  /** What stood beside the button, word for word. */
  texts: Record<string, string>;
};

export type FieldProblem = {
  field: keyof Person | 'email' | 'deliveryDay' | 'note' | 'giftMessage' | 'isOfAge' | 'formKey';
  problem: 'missing' | 'tooLong' | 'wrong';
};

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

type Checked = { person: Person; email: string } | { problems: FieldProblem[] };

export function checkForm(form: OrderForm, { offer, market }: { offer: Offer; market: Market }): Checked {
  const needsAddress = offer.days.length > 0;
  const problems: FieldProblem[] = [];
  const complain = (field: FieldProblem['field'], problem: FieldProblem['problem']) =>
    problems.push({ field, problem });
  const email = form.email.trim().toLowerCase();
  if (email === '') complain('email', 'missing');
  else if (!isEmail(email)) complain('email', 'wrong');
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
  if (form.phone.trim() !== '' && !/^\+?[\d\s().\-/]{6,}$/.test(form.phone.trim())) complain('phone', 'wrong');
  if (needsAddress && !offer.days.includes(form.deliveryDay ?? ''))
    complain('deliveryDay', form.deliveryDay === null ? 'missing' : 'wrong');
  if (offer.hasWine && !form.isOfAge) complain('isOfAge', 'missing');
  if (!keyShape.test(form.formKey)) complain('formKey', 'wrong');
  if (problems.length > 0) return { problems };
  const { name, company, street, houseNumber, city, phone } = form;
  return {
    email,
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

/** Labels and mails have one line for it; no sign that PostgreSQL cannot keep gets in. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Several lines, as typed, without other signs that control something. */
export function plainLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();
}
