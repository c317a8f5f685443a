import { z } from 'zod';

/** What invoices say that differs between countries. */
export const MarketInvoice = z.strictObject({
  /** Two letters: where goods are brought, and where the seller is. */
  country: z.string().regex(/^[A-Z]{2}$/),
  sellerCountry: z.string().regex(/^[A-Z]{2}$/),
  /** Of businesses in this country, without spaces. */
  vatNumber: z.strictObject({ shape: z.string(), example: z.string() }),
  /** In the currency: up to here the law wants no address of the buyer on it. */
  small: z.strictObject({ upTo: z.number().nonnegative(), text: z.string().min(1) }).nullable(),
  /** What the law has said to a business beside all else; empty where there is nothing. */
  business: z.string(),
  /** For a seller who charges no VAT, because the business is small. */
  noVat: z.strictObject({
    /** What the law has said on the invoice. */
    reason: z.string().min(1),
    /** The same as machines read it, where the list of EN 16931 has a sign for it (BT-121). */
    code: z.string().nullable(),
    /** In the place of a VAT number, in imprint and terms. */
    number: z.string().min(1),
    /** Texts of the interface in the place of those that name VAT, by their keys. */
    texts: z.record(z.string(), z.string().min(1)),
  }),
  /** Where a business in another country owes the VAT. */
  reverseCharge: z.string().min(1),
  /** Numbers of accounts in files for the bookkeeper's program; `revenue` by rate of VAT. */
  accounts: z.strictObject({
    receivable: z.string().regex(/^\d+$/),
    revenue: z.record(z.string(), z.string().regex(/^\d+$/)),
    voucher: z.string().regex(/^\d+$/),
    /** What was sold without VAT, as all of it is in a small business. */
    noVat: z.string().regex(/^\d+$/),
    other: z.string().regex(/^\d+$/),
  }),
});

export const Seller = z.strictObject({
  name: z.string().min(1),
  address: z.string().min(1),
  /** Where the company is registered, and under which number. */
  register: z.string().min(1),
  /** Empty where the seller charges no VAT and has none. */
  vatNumber: z.string(),
});
