/** One act and its line in the audit: both are there, or neither. */
import type { Database } from '#database/client.ts';
import type { Counter } from '#services/orders/counter.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { Audit, Entry } from '#services/people/audit.ts';

type Parts = { db: Database; orders: Orders; audit: Audit };
type Inside = { counter: Counter; tx: Database; record: (entry: Entry) => Promise<number> };

export type Together = <T>(work: (inside: Inside) => Promise<T>) => Promise<T>;

export function createTogether({ db, orders, audit }: Parts): Together {
  return async (work) => {
    const done = await db.transaction((tx) =>
      work({ counter: orders.counterIn(tx), tx, record: (entry) => audit.record(entry, tx) }),
    );
    orders.mailsMayBeDue();
    return done;
  };
}
