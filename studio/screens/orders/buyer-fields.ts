/** Name and address as forms send them. */
import type { SentForm } from '../../forms/form-answer.ts';
import type { Buyer } from '../../ports/orders.ts';

export const buyerFields = ['name', 'company', 'street', 'houseNumber', 'postCode', 'city', 'phone'] as const;

export function readBuyer(form: Pick<SentForm, 'text'>): Buyer {
  const [name = '', company = '', street = '', houseNumber = '', postCode = '', city = '', phone = ''] =
    buyerFields.map((field) => form.text(field).slice(0, 200));
  return { name, company, street, houseNumber, postCode, city, phone };
}
