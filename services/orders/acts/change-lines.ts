/** The owner changes what an order is of. Totals, VAT and stock follow in the same transaction. */
import { asc, eq } from 'drizzle-orm';
import { earTagsIn } from '#rules/animals/ear-tags.ts';
import { lessened, sumsOf, withDiscount } from '#rules/orders/changed-lines.ts';
import { payUntil } from '#rules/orders/delivery-days.ts';
import { vatRate } from '#rules/orders/money/vat.ts';
import { hasLeft } from '#rules/orders/states.ts';
import type { Database } from '#services/kit/database.ts';
import { type OrderDeps, enterState, marketOf } from '../change-state.ts';
import { type ChangeRow, writeChange } from '../changes/write-change.ts';
import type { OrderLine, OrderRow } from '../order-store.ts';
import type { GoodId } from '#rules/orders/basket.ts';
import type { Wanted } from '../seller-port.ts';
import { giveSurplusBack, makeVouchers } from '../money/vouchers.ts';
import { writePayment } from '../payments/write-payment.ts';
import { orderHistory, orderLines, orders, vouchers } from '../tables.ts';
import { type Act, act, type Acted, type Acting, type CounterDeps, Refused } from './act.ts';
import { demand } from './change-facts.ts';
import { isTold, tellChanged } from './tell-buyer.ts';
import { cents } from '#rules/money/cents.ts';

type Sums = Pick<OrderRow, 'subtotal' | 'discount' | 'delivery' | 'total' | 'vat' | 'discounts'>;
/** What an order is of, as a change keeps it. */
export type Contents = { sums: Sums; lines: OrderLine[]; state: OrderRow['state']; expiresAt: string };

function contentsOf(row: OrderRow, lines: OrderLine[]): Contents {
  const { subtotal, discount, delivery, total, vat, discounts, state, expiresAt } = row;
  return {
    sums: { subtotal, discount, delivery, total, vat, discounts },
    lines,
    state,
    expiresAt: expiresAt.toISOString(),
  };
}

function linesOf(tx: Database, orderId: string): Promise<OrderLine[]> {
  return tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

async function writeLines(tx: Database, orderId: string, lines: OrderLine[]): Promise<void> {
  await tx.delete(orderLines).where(eq(orderLines.orderId, orderId));
  if (lines.length > 0) await tx.insert(orderLines).values(lines);
}

export async function writeContents(tx: Database, orderId: string, { sums, lines }: Contents): Promise<void> {
  await writeLines(tx, orderId, lines);
  await tx.update(orders).set(sums).where(eq(orders.id, orderId));
}

type Changed = {
  what: Extract<ChangeRow['what'], 'lines' | 'discount'>;
  before: OrderLine[];
  after: OrderLine[];
  discounts?: OrderRow['discounts'];
  reason?: string | undefined;
};

async function replaceLines(deps: OrderDeps, { tx, row, actor, now }: Act, changed: Changed): Promise<number> {
  const { what, before, after, reason } = changed;
  const market = marketOf(deps, row);
  const { delivery, vat } = row;
  const sums = sumsOf(after, { delivery, vat, discounts: changed.discounts ?? row.discounts }, market);
  await writeLines(tx, row.id, after);
  const back = await giveSurplusBack(tx, { ...row, ...sums });
  const [isEnough, isPaid] = [row.paid - back >= sums.total, row.state === 'paid'];
  // Paid means that all of it is here.
  const isDueAgain = isPaid && !isEnough;
  const state = isDueAgain ? 'placed' : row.state;
  const expiresAt = isDueAgain ? payUntil({ placedAt: now, deliveryDay: null, market }) : row.expiresAt;
  const next = { ...row, ...sums, state, expiresAt };
  await tx
    .update(orders)
    .set({ ...sums, state, expiresAt })
    .where(eq(orders.id, row.id));
  const about = { orderId: row.id, actor, at: now, reason, isTold: isTold(deps, row, actor) };
  const [was, is] = [contentsOf(row, before), contentsOf(next, after)];
  const { id } = await writeChange(tx, { ...about, what, before: was, after: is });
  if (back > 0) {
    const event = { orderId: row.id, at: now, changeId: id };
    await writePayment(tx, { ...event, actor, timeZone: market.timeZone, amount: -back, way: 'voucher' });
    await tx
      .insert(orderHistory)
      .values({ ...event, by: 'owner', what: 'payment', amount: cents(-back), isMailed: false });
  }
  // One that was paid too much for has money for a voucher that is added.
  if (state !== 'placed' && isEnough) await makeVouchers(tx, row.id, { market, now });
  if (row.state === 'placed' && isEnough)
    await enterState(deps, tx, { row: next, to: 'paid', ...actor, tell: 'no', changeId: id });
  await tellChanged(deps, tx, { row, actor, changeId: id, now });
  return id;
}

const wanted = ({ goodKind, goodId }: OrderLine, quantity: number): Wanted[] => [
  { good: { kind: goodKind, id: goodId }, quantity },
];

/** Takes a line out (`quantity` 0) or makes it less. What money paid for it is owed to the buyer, what a voucher paid goes back to it. */
export function lessenLine(deps: CounterDeps, acting: Acting & { position: number; quantity: number }): Promise<Acted> {
  return act(deps, acting, async (deed) => {
    const { tx, row } = deed;
    demand('lessen', row);
    const before = await linesOf(tx, row.id);
    const line = before.find(({ position }) => position === acting.position);
    if (!line) throw new Refused('noLine');
    const { quantity } = acting;
    if (!Number.isInteger(quantity) || quantity < 0 || quantity >= line.quantity) throw new Refused('amount');
    if (quantity === 0 && before.length === 1) throw new Refused('lastLine');
    if (line.kind === 'voucher' && (await tx.$count(vouchers, eq(vouchers.orderId, row.id))) > 0)
      throw new Refused('vouchers');
    if (!hasLeft(row.state)) await deps.stock.giveBack(tx, row.market, wanted(line, line.quantity - quantity));
    const after = before.flatMap((one) => {
      if (one !== line) return [one];
      return quantity === 0 ? [] : [lessened(line, quantity)];
    });
    return replaceLines(deps, deed, { what: 'lines', before, after, reason: acting.reason });
  });
}

/** At today's price. */
export function addLine(deps: CounterDeps, acting: Acting & { good: GoodId; quantity: number }): Promise<Acted> {
  return act(deps, acting, async (deed) => {
    const { tx, row } = deed;
    demand('add', row);
    const { good, quantity } = acting;
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 99) throw new Refused('amount');
    await deps.stock.hold(tx, row.market, [good]);
    const [sold] = await deps.seller.describeGoods(tx, row.market, [{ good, quantity }]);
    if (!sold) throw new Refused('notSold');
    const [short] = await deps.stock.take(tx, row.market, [{ good, quantity }]);
    if (short) throw new Refused('stock', { left: short.left });
    const before = await linesOf(tx, row.id);
    const { kind, slug, name, farmer, choice, unitPrice, contents, worth, isPosted, animal } = sold;
    const line: OrderLine = {
      orderId: row.id,
      position: Math.max(-1, ...before.map(({ position }) => position)) + 1,
      goodKind: good.kind,
      goodId: good.id,
      kind,
      slug,
      name,
      farmer,
      choice,
      quantity,
      unitPrice: cents(unitPrice),
      contents,
      worth: worth === null ? null : cents(worth),
      isPosted,
      subtotal: cents(unitPrice * quantity),
      total: cents(unitPrice * quantity),
      vatRate: vatRate(sold.vatKind, marketOf(deps, row)),
      animals: earTagsIn(animal ?? ''),
      packedAnimals: null,
      boxNumber: null,
      boxTotal: null,
      cardKey: null,
    };
    return replaceLines(deps, deed, { what: 'lines', before, after: [...before, line], reason: acting.reason });
  });
}

/** Something off the goods; the reason is its name for the buyer. */
export function giveDiscount(deps: CounterDeps, acting: Acting & { amount: number; reason: string }): Promise<Acted> {
  return act(deps, acting, async (deed) => {
    const { tx, row } = deed;
    demand('discount', row);
    const before = await linesOf(tx, row.id);
    const after = Number.isInteger(acting.amount) ? withDiscount(before, acting.amount) : null;
    if (after === null) throw new Refused('amount');
    const discounts = [...row.discounts, { code: acting.reason, discount: acting.amount, isOwners: true as const }];
    return replaceLines(deps, deed, { what: 'discount', before, after, discounts, reason: acting.reason });
  });
}
