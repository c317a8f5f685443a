/** A buyer says with which neighbour an order is shared. It stays one order: price, stock and day are what they were. */
import { and, eq } from 'drizzle-orm';
import { neighbourName, sharedWith } from '#rules/orders/boxes/shared-order.ts';
import { writeChange } from '../changes/write-change.ts';
import { plainLines } from '../placing/order-form.ts';
import { orderLines, orders } from '../tables.ts';
import { act, type Acted, type Acting, type CounterDeps, Refused } from './act.ts';
import { demand } from './change-facts.ts';

/** Without a name it is shared no more. The name itself stands in no change: it goes when the buyer is forgotten. */
export function shareOrder(deps: CounterDeps, acting: Acting & { neighbour: string }): Promise<Acted> {
  return act(deps, acting, async ({ tx, row, actor, now }) => {
    demand('day', row, acting.isSure);
    const isBox = and(eq(orderLines.orderId, row.id), eq(orderLines.kind, 'package'));
    if ((await tx.$count(orderLines, isBox)) === 0) throw new Refused('noLine');
    const { [sharedWith]: before = '', ...others } = row.texts;
    const name = neighbourName(plainLines(acting.neighbour));
    const texts = name === '' ? others : { ...others, [sharedWith]: name };
    await tx.update(orders).set({ texts }).where(eq(orders.id, row.id));
    const change = { before: { isShared: before !== '' }, after: { isShared: name !== '' } };
    return (await writeChange(tx, { orderId: row.id, actor, at: now, what: 'shared', ...change })).id;
  });
}
