/** Customers as a table for other programs. The columns and their order never change; new ones come at the end. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#services/kit/database.ts';
import { cell, decimal } from '../orders-csv.ts';
import { type ListedCustomer, listCustomers } from './list-customers.ts';

const columns: [name: string, value: (customer: ListedCustomer) => string][] = [
  ['name', ({ person }) => person?.name ?? ''],
  ['company', ({ person }) => person?.company ?? ''],
  ['street', ({ person }) => person?.street ?? ''],
  ['house_number', ({ person }) => person?.houseNumber ?? ''],
  ['post_code', ({ person }) => person?.postCode ?? ''],
  ['city', ({ person }) => person?.city ?? ''],
  ['phone', ({ person }) => person?.phone ?? ''],
  ['email', ({ email }) => email ?? ''],
  ['customer_since', ({ createdAt }) => createdAt.toISOString().slice(0, 10)],
  ['orders', ({ orders }) => String(orders)],
  ['paid', ({ paid }) => decimal(paid)],
  ['last_order', ({ last }) => last?.number ?? ''],
  ['note', ({ note }) => note],
];

/** All of a market, as lines; without those who had their data deleted. */
export async function customersCsv(db: Database, { code: market }: Pick<Market, 'code'>): Promise<string[]> {
  const lines = [columns.map(([name]) => name).join(',')];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await listCustomers(db, { market, page });
    ({ pages } = list);
    for (const customer of list.customers) lines.push(columns.map(([, value]) => cell(value(customer))).join(','));
  }
  return lines;
}
