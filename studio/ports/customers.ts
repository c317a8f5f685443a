/** People who buy; services/orders and services/shop answer. */
import type { OrderState } from '#rules/orders/states.ts';
import type { Market } from '#contract/market.ts';

export type CustomerFilter = 'all' | 'again' | 'noted' | 'letter';

type Address = {
  name: string;
  company: string;
  street: string;
  houseNumber: string;
  postCode: string;
  city: string;
  phone: string;
};

export type ListedCustomer = {
  id: string;
  email: string | null;
  person: Address | null;
  note: string;
  orders: number;
  /** Of what was not given up. */
  bought: number;
  last: { number: string; state: OrderState; deliveryDay: string | null } | null;
};

export type CustomerShown = {
  id: string;
  market: string;
  email: string | null;
  person: Address | null;
  note: string;
  createdAt: Date;
  anonymisedAt: Date | null;
  bought: number;
  orders: {
    id: string;
    number: string;
    state: OrderState;
    placedAt: Date;
    deliveryDay: string | null;
    total: number;
    paid: number;
  }[];
  /** What they asked to be told of: the newsletter, or a package that is sold out. */
  wants: { kind: 'newsletter' | 'soldout'; slug: string; state: 'stored' | 'pending' | 'confirmed'; at: Date }[];
};

export type CustomersPort = {
  list: (asked: { market: string; search: string; filter: CustomerFilter; page: number }) => Promise<{
    customers: ListedCustomer[];
    found: number;
    pages: number;
    counts: Record<CustomerFilter, number>;
  }>;
  find: (id: string) => Promise<CustomerShown | null>;
  note: (
    id: string,
    note: { note: string; was: string },
    by: { id: string },
  ) => Promise<{ done: number } | { problem: 'unknown' } | { problem: 'changed'; note: string }>;
  /** Lines of a table, and a line of the audit. */
  csv: (market: Market, by: { id: string }) => Promise<string[]>;
  /** Of all who get the newsletter, also those who never bought. */
  lettersCsv: (market: Market, by: { id: string }) => Promise<string[]>;
  /** Newsletter and notices of an address, in all markets, also of who never bought; null where there are none. */
  forgetSignUps: (email: string, by: { id: string }) => Promise<{ done: number } | null>;
  forget: (market: Market, id: string, by: { id: string }) => Promise<{ done: number } | null>;
};
