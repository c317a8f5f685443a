import { isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { orders } from '../tables.ts';

/** Of orders that are paid: nobody went back on it, or whoever did has an answer. */
export function mayBePacked(): SQL | undefined {
  return or(isNull(orders.withdrawnAt), isNotNull(orders.withdrawalDoneAt));
}
