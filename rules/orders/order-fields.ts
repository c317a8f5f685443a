/** What a buyer fills in, and what can be wrong with it. */
import type { BillingField, TypedBilling } from '#rules/books/billing.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Seen } from './offer.ts';

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
  /** Where a business asks for an invoice. */
  billing?: TypedBilling | undefined;
  /** What stood beside the button, word for word. */
  texts: Record<string, string>;
};

export type FieldProblem = {
  field: keyof Person | BillingField | 'email' | 'deliveryDay' | 'note' | 'giftMessage' | 'isOfAge' | 'formKey';
  problem: 'missing' | 'tooLong' | 'wrong' | 'unserved';
};
