/** The form of the checkout: what travels in its fields, and what an order makes of it. Pure. */
import { checkoutFields, type CheckoutTexts, type CheckoutValues } from '#contract/selling/shop-page.ts';
import type { Seen } from '#services/orders/offer.ts';
import type { OrderForm } from '#services/orders/order-form.ts';

export function emptyValues(deliveryDay: string): CheckoutValues {
  return { ...valuesIn(new Map()), deliveryDay };
}

export function valuesIn(fields: ReadonlyMap<string, string>): CheckoutValues {
  // All names are there, which `fromEntries` cannot say.
  return Object.fromEntries(checkoutFields.map((name) => [name, fields.get(name) ?? ''])) as CheckoutValues;
}

/** What was seen, as short as it goes: an order may have fifty lines. */
export function writeSeen({ total, lines }: Seen): string {
  const parts = Object.entries(lines).map(([key, { unitPrice, quantity }]) => `${key}:${unitPrice}:${quantity}`);
  return [total, ...parts].join(' ');
}

/** Whoever changed it saw something else than there is, and is shown what there is. */
function readSeen(text: string): Seen {
  const [total = '', ...parts] = text.split(' ');
  const lines = parts.flatMap((part) => {
    const [, key, price, quantity] = /^([\da-f]{32}):(\d{1,9}):(\d{1,5})$/.exec(part) ?? [];
    return key === undefined ? [] : [[key, { unitPrice: Number(price), quantity: Number(quantity) }] as const];
  });
  return { total: /^\d{1,10}$/.test(total) ? Number(total) : -1, lines: Object.fromEntries(lines) };
}

type Sent = { fields: ReadonlyMap<string, string>; texts: CheckoutTexts };

export function orderForm({ fields, texts }: Sent): OrderForm {
  const { addition, houseNumber, isGift, isOfAge, deliveryDay, newsletter: _unasked, ...typed } = valuesIn(fields);
  return {
    ...typed,
    houseNumber: `${houseNumber.trim()} ${addition.trim()}`.trim(),
    deliveryDay: deliveryDay === '' ? null : deliveryDay,
    isGift: isGift !== '',
    isOfAge: isOfAge !== '',
    formKey: fields.get('formKey') ?? '',
    seen: readSeen(fields.get('seen') ?? ''),
    texts: { ...texts },
  };
}
