import type { Database } from '#services/kit/database.ts';
import type { OrderDeps } from '../change-state.ts';
import { type Actor, tellAt } from '../changes/who.ts';
import { putMail } from '../mail/outbox.ts';
import type { OrderRow } from '../order-store.ts';

/** Whether the buyer hears of what is done. */
export function isTold({ hasMail }: OrderDeps, { email }: OrderRow, { tell }: Actor): boolean {
  return hasMail && email !== null && tell !== 'no';
}

/** Sends the order as it is now, when it can no longer be undone. */
export async function tellChanged(
  deps: OrderDeps,
  tx: Database,
  { row, actor, changeId, now }: { row: OrderRow; actor: Actor; changeId: number; now: Date },
): Promise<void> {
  const { id, email, market } = row;
  if (email === null || !isTold(deps, row, actor)) return;
  await putMail(tx, { market, kind: 'changed', orderId: id, email, changeId, dueAt: tellAt(actor, now) }, now);
}
