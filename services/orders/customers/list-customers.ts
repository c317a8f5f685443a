/** People who bought, with what they bought, for the owner to look through. */
import { and, count, desc, eq, inArray, isNull, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { customers, orders } from '../tables.ts';
import type { Customer } from './customers.ts';

const customerFilters = ['all', 'again', 'noted', 'letter'] as const;
export type CustomerFilter = (typeof customerFilters)[number];

export type CustomersAsked = {
  market: string;
  search?: string;
  filter?: CustomerFilter;
  page?: number;
  /** Addresses that get the newsletter, for the filter by it. */
  letters?: readonly string[];
};

export type ListedCustomer = Pick<Customer, 'id' | 'email' | 'person' | 'note' | 'createdAt'> & {
  orders: number;
  /** Of what was not given up, in the currency's smallest unit. */
  bought: number;
  /** What came in and did not go back. */
  paid: number;
  /** The newest order. */
  last: { number: string; state: (typeof orders.$inferSelect)['state']; deliveryDay: string | null } | null;
};

export type CustomerList = {
  customers: ListedCustomer[];
  found: number;
  pages: number;
  counts: Record<CustomerFilter, number>;
};

const perPage = 50;

/** Of what is searched by: name, place, address, post code, and the digits of a telephone number. */
function isFound(search: string): SQL | undefined {
  const words = search.trim().toLowerCase();
  if (words === '') return undefined;
  const pattern = `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const field = (name: string) => sql`coalesce(${customers.person} ->> ${name}, '')`;
  const text = sql`lower(${field('name')} || ' ' || ${field('company')} || ' ' || ${field('city')} || ' ' || ${field('postCode')} || ' ' || coalesce(${customers.email}, ''))`;
  const digits = words.replace(/\D/g, '');
  const phone = sql`regexp_replace(${field('phone')}, '\\D', '', 'g') like ${`%${digits}%`}`;
  return or(sql`${text} like ${pattern}`, digits.length >= 4 ? phone : undefined);
}

/** Fifty a page, who ordered last first. Who had their data deleted is not among them. */
export async function listCustomers(
  db: Database,
  { market, search = '', filter = 'all', page = 1, letters = [] }: CustomersAsked,
): Promise<CustomerList> {
  const isThere = and(eq(customers.market, market), isNull(customers.anonymisedAt));
  const bought = db
    .select({ customerId: orders.customerId, number: count().as('number'), lastAt: max(orders.placedAt).as('last_at') })
    .from(orders)
    .where(eq(orders.market, market))
    .groupBy(orders.customerId)
    .as('bought');
  const is: Record<CustomerFilter, SQL> = {
    all: sql`true`,
    again: sql`${bought.number} > 1`,
    noted: ne(customers.note, ''),
    letter: sql`coalesce(${customers.email} = any(${sql.param([...letters])}::text[]), false)`,
  };
  const counted = async (where: SQL | undefined): Promise<Record<CustomerFilter, number>> => {
    const one = (filter: CustomerFilter) => sql<number>`count(*) filter (where ${is[filter]})::int`;
    const [row] = await db
      .select({ all: one('all'), again: one('again'), noted: one('noted'), letter: one('letter') })
      .from(customers)
      .leftJoin(bought, eq(bought.customerId, customers.id))
      .where(where);
    return row ?? { all: 0, again: 0, noted: 0, letter: 0 };
  };
  const wanted = isFound(search);
  const counts = await counted(isThere);
  const found = (wanted ? await counted(and(isThere, wanted)) : counts)[filter];
  const pages = Math.max(1, Math.ceil(found / perPage));
  const at = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const rows = await db
    .select({ customer: customers, orders: bought.number })
    .from(customers)
    .leftJoin(bought, eq(bought.customerId, customers.id))
    .where(and(isThere, is[filter], wanted))
    .orderBy(sql`${bought.lastAt} desc nulls last`, desc(customers.createdAt), customers.id)
    .limit(perPage)
    .offset((at - 1) * perPage);
  const sums = await sumsOf(
    db,
    rows.map(({ customer }) => customer.id),
  );
  return {
    customers: rows.map(({ customer: { id, email, person, note, createdAt }, orders: number }) => ({
      id,
      email,
      person,
      note,
      createdAt,
      orders: number ?? 0,
      ...(sums.get(id) ?? { bought: 0, paid: 0, last: null }),
    })),
    found,
    pages,
    counts,
  };
}

type Sums = Pick<ListedCustomer, 'bought' | 'paid' | 'last'>;

/** Of those on one page, in one question. */
async function sumsOf(db: Database, ids: string[]): Promise<Map<string, Sums>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([orders.customerId], {
      customerId: orders.customerId,
      number: orders.number,
      state: orders.state,
      deliveryDay: orders.deliveryDay,
      bought: sql<number>`coalesce((select sum(o.total) from orders.orders as o where o.customer_id = "orders"."orders"."customer_id" and o.state not in ('expired', 'cancelled')), 0)::int`,
      paid: sql<number>`coalesce((select sum(amount) from orders.payments as p join orders.orders as o on o.id = p.order_id where o.customer_id = "orders"."orders"."customer_id"), 0)::int`,
    })
    .from(orders)
    .where(inArray(orders.customerId, ids))
    .orderBy(orders.customerId, desc(orders.placedAt), desc(orders.number));
  return new Map(rows.map(({ customerId, bought, paid, ...last }) => [customerId ?? '', { bought, paid, last }]));
}

export type Noted = { outcome: 'done' } | { outcome: 'unknown' } | { outcome: 'conflict'; note: string };

/** Where nobody wrote something else since. */
export async function noteCustomer(
  db: Database,
  id: string,
  { note, was }: { note: string; was: string },
): Promise<Noted> {
  return db.transaction(async (tx) => {
    const isOne = and(eq(customers.id, id), isNull(customers.anonymisedAt));
    const [row] = await tx.select({ note: customers.note }).from(customers).where(isOne).for('update');
    if (!row) return { outcome: 'unknown' };
    if (row.note !== was) return { outcome: 'conflict', note: row.note };
    await tx.update(customers).set({ note }).where(eq(customers.id, id));
    return { outcome: 'done' };
  });
}
