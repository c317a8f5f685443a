/** Whether the books of a shop balance, each sum worked out from rows of its own. */
import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { standingOf } from '#rules/orders/money/standing.ts';
import { refundable, vatStillDue } from '#rules/orders/money/voucher-money.ts';
import { hasLeft, holdsStock } from '#rules/orders/states.ts';
import type { Database } from '#services/kit/database.ts';
import type { Contents } from '#services/orders/acts/change-lines.ts';
import type { Counter } from '#services/orders/counter.ts';
import type { Order } from '#services/orders/order-store.ts';
import { bankEntries, orderChanges, payments } from '#services/orders/tables/counter.ts';
import { products } from '#services/shop/tables.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const amountsIn = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));

type Payment = typeof payments.$inferSelect;

function checkOrder(order: Order, rows: Payment[]): number {
  const { number, state, total, paid, lines, delivery, vat, redeemed, vouchers } = order;
  const money = amountsIn(rows.filter(({ way }) => way !== 'voucher'));
  const byVoucher = amountsIn(rows.filter(({ way }) => way === 'voucher'));
  const bought = lines
    .filter(({ kind }) => kind === 'voucher')
    .map((one) => ({ rate: one.vatRate, amount: one.total }));
  const isHeld = holdsStock(state);
  const { missing, refundDue } = standingOf(order);
  const most = refundable({ total, paid, vat, bought, redeemed }, !isHeld);
  const due = sum(vatStillDue(vat, redeemed).map(({ gross }) => gross));
  const ordered = sum(lines.map((one) => (one.worth === null ? 0 : one.quantity)));
  expect({
    number,
    state,
    paid,
    byVoucher,
    total,
    vat: sum(vat.map(({ gross }) => gross)),
    isPaidBack: money >= 0,
    // Whatever is owed to the buyer can be paid back.
    refundDue: Math.min(refundDue, most),
    // Of goods a voucher paid, never of a voucher.
    isOfGoods: !isHeld || amountsIn(redeemed) <= total - amountsIn(bought),
    vatLeft: isHeld ? due : 0,
    areVouchersPaid: !isHeld || sum(vouchers.map(({ worth }) => worth)) <= money,
    isPlacedUnpaid: state !== 'placed' || missing > 0,
    made: isHeld && state !== 'placed' && missing === 0 ? vouchers.length : ordered,
    isSpentOnce: vouchers.every(({ used, worth }) => used >= 0 && used <= (isHeld ? worth : 0)),
  }).toEqual({
    number,
    state,
    paid: money + byVoucher,
    byVoucher: amountsIn(redeemed),
    total: sum(lines.map((one) => one.total)) + delivery,
    vat: total,
    isPaidBack: true,
    refundDue,
    isOfGoods: true,
    vatLeft: isHeld ? total - amountsIn(redeemed.filter(({ rate }) => rate > 0)) : 0,
    areVouchersPaid: true,
    isPlacedUnpaid: true,
    made: ordered,
    isSpentOnce: true,
  });
  return money;
}

type Books = { db: Database; counter: Counter; market: string; stock: number };

/** Money that came in and what is owed are what was sold, less what vouchers paid, and what has to go back: to the cent. */
export async function checkBooks(orders: Order[], { db, counter, market, stock }: Books): Promise<void> {
  const ids = orders.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(payments).where(inArray(payments.orderId, ids));
  const money = sum(
    orders.map((order) =>
      checkOrder(
        order,
        rows.filter(({ orderId }) => orderId === order.id),
      ),
    ),
  );
  const standing = orders.filter(({ state }) => holdsStock(state));
  const byVoucher = sum(standing.map(({ redeemed }) => amountsIn(redeemed)));
  const [owed, owing] = [
    sum(orders.map((one) => standingOf(one).missing)),
    sum(orders.map((one) => standingOf(one).refundDue)),
  ];
  expect(money + owed).toBe(sum(standing.map(({ total }) => total)) - byVoucher + owing);
  // Nothing comes from nothing: what was brought and can still be spent was paid for with money.
  const unspent = sum(standing.flatMap(({ vouchers }) => vouchers.map(({ worth, used }) => worth - used)));
  const brought = standing.filter(({ state }) => state !== 'placed');
  const goods = sum(
    brought.map(
      ({ total, paid, lines }) => Math.min(paid, total) - sum(lines.map((one) => (one.worth === null ? 0 : one.total))),
    ),
  );
  expect(goods + unspent).toBeLessThanOrEqual(money);
  await checkBank({ db, counter });
  const left = await db.select().from(products).where(eq(products.market, market));
  const gone = await leftHouse(db, ids);
  for (const { id, stock: shelf } of left.filter((one) => one.id === 10 || one.id === 11)) {
    const taken = sum(standing.flatMap(({ lines }) => lines.map((one) => (one.goodId === id ? one.quantity : 0))));
    expect([id, (shelf ?? 0) + taken + (gone.get(id) ?? 0)]).toEqual([id, stock]);
  }
}

/** What was taken off orders after it had left, by the good: nobody has it any more, and nobody else can buy it. */
async function leftHouse(db: Database, ids: string[]): Promise<Map<number, number>> {
  const changes =
    ids.length === 0 ? [] : await db.select().from(orderChanges).where(inArray(orderChanges.orderId, ids));
  const undone = new Set(changes.map(({ undoes }) => undoes));
  const gone = new Map<number, number>();
  for (const { id, what, before, after } of changes) {
    const [was, is] = [before as Contents, after as Contents];
    if (what !== 'lines' || undone.has(id) || !hasLeft(was.state)) continue;
    for (const { goodId, position, quantity } of was.lines) {
      const kept = is.lines.find((one) => one.position === position)?.quantity ?? 0;
      gone.set(goodId, (gone.get(goodId) ?? 0) + quantity - kept);
    }
  }
  return gone;
}

/** What the bank saw is booked once: all of an entry, or what is left of it is offered again. */
async function checkBank({ db, counter }: Pick<Books, 'db' | 'counter'>): Promise<void> {
  const rows = await db.select().from(payments);
  const open = new Map((await counter.openEntries()).map(({ entry }) => [entry.id, entry.amount]));
  const entries = await db.select().from(bankEntries);
  const seen = entries.map(({ id, amount, state }) => [id, state, amount]);
  expect(
    entries.map(({ id, state }) => [
      id,
      state,
      amountsIn(rows.filter((row) => row.bankEntryId === id)) + (open.get(id) ?? 0),
    ]),
  ).toEqual(seen);
}
