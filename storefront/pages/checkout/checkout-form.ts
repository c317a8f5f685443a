/** The form of the checkout: what travels in its fields, and what an order makes of it. Pure. */
import type { OrderForm } from '#rules/orders/order-fields.ts';
import { checkoutFields, type CheckoutValues } from './checkout-fields.ts';
import type { CheckoutTexts } from './checkout-view.ts';
import { readSeen } from './seen-text.ts';

export function emptyValues(deliveryDay: string): CheckoutValues {
  return { ...valuesIn(new Map()), deliveryDay };
}

export function valuesIn(fields: ReadonlyMap<string, string>): CheckoutValues {
  // All names are there, which `fromEntries` cannot say.
  return Object.fromEntries(checkoutFields.map((name) => [name, fields.get(name) ?? ''])) as CheckoutValues;
}

type Sent = { fields: ReadonlyMap<string, string>; texts: CheckoutTexts };

export function orderForm({ fields, texts }: Sent): OrderForm {
  const values = valuesIn(fields);
  const { email, name, phone, postCode, houseNumber, addition, street, city, company, deliveryDay } = values;
  const { note, isGift, giftMessage, isOfAge } = values;
  return {
    email,
    name,
    phone,
    postCode,
    street,
    city,
    company,
    note,
    giftMessage,
    billing: billingIn(values),
    houseNumber: `${houseNumber.trim()} ${addition.trim()}`.trim(),
    deliveryDay: deliveryDay === '' ? null : deliveryDay,
    isGift: isGift !== '',
    isOfAge: isOfAge !== '',
    formKey: fields.get('formKey') ?? '',
    seen: readSeen(fields.get('seen') ?? ''),
    texts: { ...texts },
  };
}

/** Nothing for who does not tick that a business needs one, whatever stands in its fields. */
function billingIn(values: CheckoutValues): OrderForm['billing'] {
  const { isBusiness, billingCompany, billingStreet, billingPostCode, billingCity, vatNumber } = values;
  if (isBusiness === '') return undefined;
  return {
    company: billingCompany,
    street: billingStreet,
    postCode: billingPostCode,
    city: billingCity,
    vatNumber,
  };
}
