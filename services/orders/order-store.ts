/** Reads orders, and writes new ones. */
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { numbers, orderHistory, orderLines, orders, vouchers, voucherUses } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;
export type OrderEvent = typeof orderHistory.$inferSelect;
/** `used` is what it has paid for. */
export type Voucher = typeof vouchers.$inferSelect & { used: number };
type VoucherUse = typeof voucherUses.$inferSelect;

/** An order with everything it holds. */
export type Order = OrderRow & {
  lines: OrderLine[];
  history: OrderEvent[];
  /** Bought with it. */
  vouchers: Voucher[];
  /** That paid for it. */
  redeemed: VoucherUse[];
};

export async function findOrders(db: Database, where: SQL | undefined): Promise<Order[]> {
  const rows = await db.select().from(orders).where(where).orderBy(asc(orders.placedAt), asc(orders.number));
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
  const usedOf = (code: string) => uses.reduce((sum, use) => sum + (use.code === code ? use.amount : 0), 0);
  const of = <T extends { orderId: string }>(rowsOfAll: T[]) => Map.groupBy(rowsOfAll, ({ orderId }) => orderId);
  const [linesOf, historyOf, vouchersOf] = [of(lines), of(history), of(made)];
  return rows.map((row) => ({
    ...row,
    lines: linesOf.get(row.id) ?? [],
    history: historyOf.get(row.id) ?? [],
    vouchers: (vouchersOf.get(row.id) ?? []).map((voucher) => ({ ...voucher, used: usedOf(voucher.code) })),
    redeemed: uses.filter(({ orderId }) => orderId === row.id),
  }));
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
  return db
    .select()
    .from(orders)
    .where(states.length > 0 ? inArray(orders.state, [...states]) : undefined)
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(limit);
}

/** The next number of a market's year. Whoever else wants one waits until the transaction ends, so take it late. */
export async function takeSequence(tx: Database, market: string, year: number): Promise<number> {
  const [row] = await tx
    .insert(numbers)
    .values({ market, year, last: 1 })
    .onConflictDoUpdate({ target: [numbers.market, numbers.year], set: { last: sql`${numbers.last} + 1` } })
    .returning({ last: numbers.last });
  if (!row) throw new Error(`there is no number for an order of ${market} in ${year}`);
  return row.last;
}
