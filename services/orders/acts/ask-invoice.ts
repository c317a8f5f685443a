/** An invoice that is wanted before the goods are sent. It cannot be undone, and making it twice makes one. */
import { mayAct } from '#rules/orders/actions.ts';
import type { OrderDeps } from '../change-state.ts';
import type { Who } from '../changes/who.ts';
import { tellBooks } from '../order-books.ts';
import { lockOrder } from '../order-store.ts';

/** `changedSince`: it is no longer the order they saw. */
export type InvoiceAsked = { outcome: 'done' | 'unknown' } | { outcome: 'refused'; why: 'state' | 'changedSince' };

type Asking = { number: string; by: Who; /** Of the order as they saw it. */ version: number | null };

export async function askInvoice(deps: OrderDeps, { number, by, version }: Asking): Promise<InvoiceAsked> {
  return deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row) return { outcome: 'unknown' };
    if (mayAct('invoice', row.state) !== 'yes') return { outcome: 'refused', why: 'state' };
    if (version !== null && version !== row.version) return { outcome: 'refused', why: 'changedSince' };
    await tellBooks(deps, tx, { id: row.id, byName: by.name, isAsked: true });
    return { outcome: 'done' };
  });
}
