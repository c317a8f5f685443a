/** Money that goes back though it is not owed makes an order cheaper, so that nobody is asked for it once more. */
import { and, asc, eq } from 'drizzle-orm';
import { sumsAt, withDiscount, withoutDiscount } from '#rules/orders/changed-lines.ts';
import { holdsStock } from '#rules/orders/states.ts';
import type { Database } from '#services/kit/database.ts';
import { type OrderDeps, marketOf } from '../change-state.ts';
import type { ChangeRow } from '../changes/write-change.ts';
import type { OrderLine, OrderRow } from '../order-store.ts';
import { orderLines, orders } from '../tables.ts';
import { orderChanges } from '../tables/counter.ts';

/** What an order costs, as a change of money keeps it. */
export type Price = Pick<OrderRow, 'subtotal' | 'discount' | 'delivery' | 'total' | 'vat' | 'discounts'> & {
  lines: Pick<OrderLine, 'position' | 'total'>[];
};
type Repriced = { before: Price; after: Price };

async function linesOf(tx: Database, orderId: string): Promise<OrderLine[]> {
  return tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

function priceOf({ subtotal, discount, delivery, total, vat, discounts }: Omit<Price, 'lines'>, lines: OrderLine[]) {
  const totals = lines.map((line) => ({ position: line.position, total: line.total }));
  return { subtotal, discount, delivery, total, vat, discounts, lines: totals };
}

export async function writePrice(tx: Database, orderId: string, { lines, ...sums }: Price): Promise<void> {
  const now = await linesOf(tx, orderId);
  for (const line of now) {
    const total = lines.find(({ position }) => position === line.position)?.total ?? line.total;
    if (total !== line.total) await tx.update(orderLines).set({ total }).where(isLine(line));
  }
  await tx.update(orders).set(sums).where(eq(orders.id, orderId));
}

const isLine = ({ orderId, position }: OrderLine) =>
  and(eq(orderLines.orderId, orderId), eq(orderLines.position, position));

/** Null where all that goes back is owed. What waits for its money goes on costing what it did. */
export async function lowerPrice(
  deps: OrderDeps,
  tx: Database,
  { row, amount }: { row: OrderRow; amount: number },
): Promise<Repriced | null> {
  const less = amount - Math.max(0, row.paid - row.total);
  if (!holdsStock(row.state) || row.state === 'placed' || less <= 0) return null;
  const lines = await linesOf(tx, row.id);
  const goods = lines.reduce((sum, { kind, total }) => sum + (kind === 'voucher' ? 0 : total), 0);
  const off = Math.min(less, goods);
  const after = (off > 0 ? withDiscount(lines, off) : null) ?? lines;
  const given = {
    code: marketOf(deps, row).orders.givenBack,
    discount: off,
    isOwners: true as const,
    givenBack: amount,
  };
  const delivery = row.delivery - (less - off);
  const sums = sumsAt(after, { vat: row.vat, delivery, discounts: [...row.discounts, given] });
  return write(tx, row, { lines, after, sums });
}

/** Of a refund that was a mistake: the price is what it was, as far as what was bought is still there. */
export async function raisePrice(tx: Database, row: OrderRow, changeId: number | null): Promise<Repriced | null> {
  const [refund] = changeId === null ? [] : await tx.select().from(orderChanges).where(eq(orderChanges.id, changeId));
  const was = repricedBy(refund);
  if (!was) return null;
  const lines = await linesOf(tx, row.id);
  const delivery = was.before.delivery - was.after.delivery;
  const after = withoutDiscount(lines, was.before.total - was.after.total - delivery);
  const given = was.after.discounts.at(-1);
  const index = row.discounts.findLastIndex(
    ({ code, givenBack }) => code === given?.code && givenBack === given.givenBack,
  );
  const discounts = row.discounts.filter((_, each) => each !== index);
  return write(tx, row, {
    lines,
    after,
    sums: sumsAt(after, { vat: row.vat, delivery: row.delivery + delivery, discounts }),
  });
}

/** What a change of money did to the price, where it did. */
function repricedBy(change: Pick<ChangeRow, 'before' | 'after'> | undefined): Repriced | null {
  const [before, after] = [priceIn(change?.before), priceIn(change?.after)];
  return before && after ? { before, after } : null;
}

function priceIn(kept: unknown): Price | null {
  return typeof kept === 'object' && kept !== null && 'price' in kept ? (kept.price as Price) : null;
}

type Written = { lines: OrderLine[]; after: OrderLine[]; sums: Omit<Price, 'lines'> };

async function write(tx: Database, row: OrderRow, { lines, after, sums }: Written): Promise<Repriced> {
  const next = priceOf(sums, after);
  await writePrice(tx, row.id, next);
  return { before: priceOf(row, lines), after: next };
}
