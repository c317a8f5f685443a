/** Reads orders, and writes new ones. */
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { holdsStock } from '#rules/orders/states.ts';
import { isWithoutVat } from '#rules/orders/money/vat.ts';
import type { Database } from '#services/kit/database.ts';
import { numbers, orderHistory, orderLines, orders, vouchers, voucherUses } from './tables.ts';

type StoredOrder = Omit<typeof orders.$inferSelect, 'search'>;
/** With what came in for it, less what went back, and whether that has to go back because it was given up. */
export type OrderRow = StoredOrder & { paid: number; isRefundDue: boolean };
export type OrderLine = typeof orderLines.$inferSelect;
export type OrderEvent = typeof orderHistory.$inferSelect;
/** `used` is what it has paid for. */
export type Voucher = typeof vouchers.$inferSelect & { used: number };
/** `rate`: of VAT, with which the voucher was sold. */
type VoucherUse = typeof voucherUses.$inferSelect & { rate: number };

/** An order with everything it holds. */
export type Order = OrderRow & {
  lines: OrderLine[];
  history: OrderEvent[];
  /** Bought with it. */
  vouchers: Voucher[];
  /** That paid for it. */
  redeemed: VoucherUse[];
};

const { search: _search, ...stored } = getTableColumns(orders);
/** Written out: in a list of columns drizzle leaves the table away. */
export const orderPaid = sql<number>`(select coalesce(sum(amount), 0)::int from orders.payments where order_id = "orders"."orders"."id")`;
export const orderColumns = { ...stored, paid: orderPaid.as('paid') };

export function withRefund(row: StoredOrder & { paid: number }): OrderRow {
  return { ...row, isRefundDue: !holdsStock(row.state) && row.paid > 0 };
}

/** Orders without what they hold. */
export async function findRows(db: Database, where: SQL | undefined): Promise<OrderRow[]> {
  const rows = await db
    .select(orderColumns)
    .from(orders)
    .where(where)
    .orderBy(asc(orders.placedAt), asc(orders.number));
  return rows.map(withRefund);
}

/** The order, which nobody else changes until the transaction ends. */
export async function lockOrder(tx: Database, number: string): Promise<OrderRow | null> {
  const [locked] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number)).for('update');
  if (!locked) return null;
  // Read once it is locked: a statement that waited does not see the payments it has waited for.
  const [row] = await findRows(tx, eq(orders.id, locked.id));
  return row ?? null;
}

/** Several of them, always in the order of their numbers: two who need the same then never wait for each other. */
export async function lockOrders(tx: Database, where: SQL | undefined): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(where).orderBy(asc(orders.number)).for('update');
}

export async function findOrders(db: Database, where: SQL | undefined): Promise<Order[]> {
  const rows = await findRows(db, where);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const history = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.id));
  const made = await db.select().from(vouchers).where(inArray(vouchers.orderId, ids)).orderBy(asc(vouchers.code));
  const uses = await db
    .select()
    .from(voucherUses)
    .where(
      or(
        inArray(voucherUses.orderId, ids),
        inArray(
          voucherUses.code,
          made.map(({ code }) => code),
        ),
      ),
    )
    .orderBy(asc(voucherUses.usedAt));
  const rates = await soldRates(
    db,
    uses.map(({ code }) => code),
  );
  const usedOf = (code: string) => uses.reduce((sum, use) => sum + (use.code === code ? use.amount : 0), 0);
  const of = <T extends { orderId: string }>(rowsOfAll: T[]) => Map.groupBy(rowsOfAll, ({ orderId }) => orderId);
  const [linesOf, historyOf, vouchersOf] = [of(lines), of(history), of(made)];
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.id) ?? [],
    history: historyOf.get(row.id) ?? [],
    vouchers: (vouchersOf.get(row.id) ?? []).map((voucher) => ({ ...voucher, used: usedOf(voucher.code) })),
    redeemed: uses
      .filter(({ orderId }) => orderId === row.id)
      // In an order without VAT there is none to take what was taxed before from: any voucher is money.
      .map((use) => ({ ...use, rate: isWithoutVat(row) ? 0 : (rates.get(use.code) ?? 0) })),
  }));
}

/** The rate of VAT each voucher was sold with: that of its line, and all of a market have one. */
async function soldRates(db: Database, codes: string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: vouchers.code, rate: orderLines.vatRate, vat: orders.vat })
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, vouchers.orderId), isNotNull(orderLines.worth)))
    .where(inArray(vouchers.code, codes));
  return new Map(rows.map(({ code, rate, vat }) => [code, isWithoutVat({ vat }) ? 0 : rate]));
}

async function findOne(db: Database, where: SQL | undefined): Promise<Order | null> {
  const [found] = await findOrders(db, where);
  return found ?? null;
}

export function findByForm(db: Database, market: string, formKey: string): Promise<Order | null> {
  return findOne(db, and(eq(orders.market, market), eq(orders.formKey, formKey)));
}

export function findByNumber(db: Database, number: string): Promise<Order | null> {
  return findOne(db, eq(orders.number, number));
}

export function findById(db: Database, id: string): Promise<Order | null> {
  return findOne(db, eq(orders.id, id));
}

/** All orders of an address in a market, the newest first. */
export async function findByEmail(db: Database, market: string, email: string): Promise<Order[]> {
  const found = await findOrders(db, and(eq(orders.market, market), eq(orders.email, email)));
  return found.toReversed();
}

/** The newest orders, or those in one of these states. */
export async function listOrders(
  db: Database,
  { states, limit }: { states: readonly OrderRow['state'][]; limit: number },
): Promise<OrderRow[]> {
  const rows = await db
    .select(orderColumns)
    .from(orders)
    .where(states.length > 0 ? inArray(orders.state, [...states]) : undefined)
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit);
  return rows.map(withRefund);
}

/** The next number of a market's year. Another transaction that wants one waits until this one ends, so take it late. */
export async function takeSequence(tx: Database, market: string, year: number): Promise<number> {
  const [row] = await tx
    .insert(numbers)
    .values({ market, year, last: 1 })
    .onConflictDoUpdate({ target: [numbers.market, numbers.year], set: { last: sql`${numbers.last} + 1` } })
    .returning({ last: numbers.last });
  if (!row) throw new Error(`there is no number for an order of ${market} in ${year}`);
  return row.last;
}
