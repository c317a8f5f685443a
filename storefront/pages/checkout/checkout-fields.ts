/** The fields of the checkout, in the order of the page. */
export const checkoutFields = [
  'email',
  'name',
  'phone',
  'postCode',
  'houseNumber',
  'addition',
  'street',
  'city',
  'company',
  'deliveryDay',
  'note',
  'isGift',
  'giftMessage',
  'isOfAge',
  'isBusiness',
  'billingCompany',
  'vatNumber',
  'billingStreet',
  'billingPostCode',
  'billingCity',
  'newsletter',
] as const;
export type CheckoutField = (typeof checkoutFields)[number];
export type CheckoutValues = Readonly<Record<CheckoutField, string>>;
export type CheckoutProblem = { field: CheckoutField; text: string };
