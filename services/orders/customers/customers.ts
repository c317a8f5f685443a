/** People who buy: by letter box, or written down by the owner. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Billing } from '#rules/books/billing.ts';
import type { Database } from '#services/kit/database.ts';
import { mailboxOf } from '#services/kit/email.ts';
import type { Person } from '#rules/orders/order-fields.ts';
import { findRows, type OrderRow } from '../order-store.ts';
import { customers, orders } from '../tables.ts';

export type Customer = typeof customers.$inferSelect;
type Buyer = { market: string; email: string; person: Person; billing?: Billing | null; now: Date };

/** Of a letter box, however the address is written; with the name and address of the last order. */
export async function customerFor(tx: Database, { market, email, person, billing, now }: Buyer): Promise<string> {
  const mailbox = mailboxOf(email);
  // One that is not said is still the same.
  const number = billing?.vatNumber ? { vatNumber: billing.vatNumber } : {};
  const [row] = await tx
    .insert(customers)
    .values({ id: randomUUID(), market, mailbox, email, person, ...number, createdAt: now })
    .onConflictDoUpdate({
      target: [customers.market, customers.mailbox],
      set: { email, person, ...number, anonymisedAt: null },
    })
    .returning({ id: customers.id });
  if (!row) throw new Error('A customer was not written down');
  return row.id;
}

type ByHand = { market: string; email: string | null; person: Person; note?: string; vatNumber?: string; now: Date };

/** For who has no address, or orders by telephone. One who is known by letter box is the same customer. */
export async function createCustomer(db: Database, { now, email, ...made }: ByHand): Promise<string> {
  const address = email?.trim().toLowerCase() ?? '';
  if (address !== '') {
    const id = await customerFor(db, { ...made, email: address, now });
    const { note, vatNumber } = made;
    if (note !== undefined || vatNumber !== undefined) await changeCustomer(db, id, { note, vatNumber });
    return id;
  }
  const id = randomUUID();
  await db.insert(customers).values({ ...made, id, createdAt: now });
  return id;
}

type Facts = { person?: Person | undefined; note?: string | undefined; vatNumber?: string | undefined };

export async function changeCustomer(db: Database, id: string, { person, note, vatNumber }: Facts): Promise<void> {
  const facts = {
    ...(person && { person }),
    ...(note !== undefined && { note }),
    ...(vatNumber !== undefined && { vatNumber }),
  };
  if (Object.keys(facts).length > 0) await db.update(customers).set(facts).where(eq(customers.id, id));
}

export type CustomerPage = Customer & {
  /** The newest first. */
  orders: OrderRow[];
  /** Of what was not given up, in the currency's smallest unit. */
  bought: number;
};

export async function customerPage(db: Database, id: string): Promise<CustomerPage | null> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  if (!customer) return null;
  const rows = (await findRows(db, eq(orders.customerId, id))).toReversed();
  const standing = rows.filter(({ state }) => state !== 'expired' && state !== 'cancelled');
  return { ...customer, orders: rows, bought: standing.reduce((sum, { total }) => sum + total, 0) };
}

const mostFound = 50;

/** By a part of the name, the address or the telephone number; all of them, the newest first, for no text. */
export async function findCustomers(
  db: Database,
  { market, search = '' }: { market: string; search?: string },
): Promise<Customer[]> {
  const words = search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, String.raw`\$&`);
  const digits = search.replace(/\D/g, '');
  const isIn = sql`lower(coalesce(${customers.person} ->> 'name', '') || ' ' || coalesce(${customers.email}, '')) like ${`%${words}%`}`;
  const isPhone = sql`regexp_replace(coalesce(${customers.person} ->> 'phone', ''), '\\D', '', 'g') like ${`%${digits}%`}`;
  const isFound = words === '' ? undefined : or(isIn, digits.length >= 4 ? isPhone : undefined);
  return db
    .select()
    .from(customers)
    .where(and(eq(customers.market, market), isNull(customers.anonymisedAt), isFound))
    .orderBy(desc(customers.createdAt))
    .limit(mostFound);
}

const nobody = { mailbox: null, email: null, person: null, note: '', vatNumber: '' };

/** Where no order has a buyer any more. */
export async function forgetCustomer(tx: Database, id: string, now: Date): Promise<void> {
  const left = and(eq(orders.customerId, id), isNull(orders.anonymisedAt));
  if ((await tx.$count(orders, left)) > 0) return;
  await tx
    .update(customers)
    .set({ ...nobody, anonymisedAt: now })
    .where(eq(customers.id, id));
}

/** What stands on no bill goes at once: the owner's words and the telephone number. */
export async function forgetCustomerOf(
  tx: Database,
  { market, email }: { market: string; email: string },
): Promise<void> {
  const isOne = and(eq(customers.market, market), eq(customers.mailbox, mailboxOf(email)));
  const [customer] = await tx.select().from(customers).where(isOne);
  if (!customer) return;
  await forgetNotes(tx, customer);
}

/** What stands on no bill. */
export async function forgetNotes(tx: Database, { id, person }: Pick<Customer, 'id' | 'person'>): Promise<void> {
  await tx
    .update(customers)
    .set({ person: person && { ...person, phone: '' }, note: '' })
    .where(eq(customers.id, id));
}
