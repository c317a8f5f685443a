/** The stock of the embedded shop's goods, as orders take it. Give these a transaction. */
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { Database } from '#services/kit/database.ts';
import { bundleItems, products, variations } from '#services/shop/tables.ts';

/** Channel on which every process hears that a market's stock changed. */
export const stockChannel = 'stock_changed';

/** Channel on which every process hears that somebody is about to order in a market. */
export const checkoutChannel = 'checkout_opened';

/** Announces that a checkout was opened, so that processes that count sales can prepare for an order. */
export async function sayCheckoutOpened(db: Database, market: string): Promise<void> {
  await db.execute(sql`select pg_notify(${checkoutChannel}, ${market})`);
}

type Good = { kind: 'article' | 'piece'; id: number };
type Wanted = { good: Good; quantity: number };

type Shortage = { good: Good; left: number };

/** What there is not enough of at the moment; whoever has some of it in hand is not waited for. */
export async function lookAtStock(db: Database, market: string, wanted: Wanted[]): Promise<Shortage[]> {
  return shortagesOf(db, market, { wanted, isLocked: false });
}

/** How many there are of each; what is not counted has no end. */
export async function stockLeft(db: Database, market: string, goods: Good[]): Promise<Shortage[]> {
  const left: Shortage[] = [];
  for (const kind of kinds) {
    const ofKind = goods.filter((good) => good.kind === kind);
    const known = await stockOf(db, market, { kind, ids: ofKind.map(({ id }) => id), isLocked: false });
    left.push(...ofKind.map((good) => ({ good, left: known.get(good.id) ?? 0 })));
  }
  return left;
}

/** In which box of the farm shop each piece is sold. */
export async function bundlesOf(db: Database, market: string, wanted: Wanted[]): Promise<Map<number, number>> {
  const isOne = and(eq(bundleItems.market, market), inArray(bundleItems.id, idsOf(wanted, 'piece')));
  const rows = await db.select({ id: bundleItems.id, bundleId: bundleItems.bundleId }).from(bundleItems).where(isOne);
  return new Map(rows.map(({ id, bundleId }) => [id, bundleId]));
}

async function shortagesOf(
  db: Database,
  market: string,
  { wanted, isLocked }: { wanted: Wanted[]; isLocked: boolean },
): Promise<Shortage[]> {
  const short: Shortage[] = [];
  // Always articles before pieces, and both by their ids: two orders then never wait for each other.
  for (const kind of kinds) {
    const left = await stockOf(db, market, { kind, ids: idsOf(wanted, kind), isLocked });
    for (const { good, quantity } of wanted) {
      const available = good.kind === kind ? (left.get(good.id) ?? 0) : quantity;
      if (available < quantity) short.push({ good, left: available });
    }
  }
  return short;
}

/** Until the transaction ends nobody else sells or changes these goods: what is read of them from now on is what is sold. */
export async function holdStock(tx: Database, market: string, goods: Good[]): Promise<void> {
  for (const kind of kinds) {
    const ids = goods.flatMap((good) => (good.kind === kind ? [good.id] : []));
    await stockOf(tx, market, { kind, ids, isLocked: true });
  }
}

/** Takes all of it, or nothing when there is not enough of something; then it answers what is left of that. */
export async function takeStock(tx: Database, market: string, wanted: Wanted[]): Promise<Shortage[]> {
  const short = await shortagesOf(tx, market, { wanted, isLocked: true });
  if (short.length > 0) return short;
  for (const one of wanted) await addToStock(tx, market, { ...one, by: -one.quantity });
  await sayStockChanged(tx, market);
  return [];
}

/** Into goods that are still sold and counted. */
export async function giveStockBack(tx: Database, market: string, taken: Wanted[]): Promise<void> {
  for (const kind of kinds) await stockOf(tx, market, { kind, ids: idsOf(taken, kind), isLocked: true });
  for (const one of taken) await addToStock(tx, market, { ...one, by: one.quantity });
  await sayStockChanged(tx, market);
}

/** Heard when the transaction is done, and not at all when it fails. */
async function sayStockChanged(tx: Database, market: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${stockChannel}, ${market})`);
}

const kinds = ['article', 'piece'] as const;
const tables = { article: products, piece: bundleItems };

function idsOf(wanted: Wanted[], kind: Good['kind']): number[] {
  return wanted.filter(({ good }) => good.kind === kind).map(({ good }) => good.id);
}

/** How many of each can be had; what is not counted can be had without end, what is not sold not at all. */
async function stockOf(
  tx: Database,
  market: string,
  { kind, ids, isLocked }: { kind: Good['kind']; ids: number[]; isLocked: boolean },
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const table = tables[kind];
  const ofMarket = and(eq(table.market, market), inArray(table.id, ids));
  // Only what is counted is locked: orders of anything else need not wait for each other.
  const counted = isLocked
    ? await tx
        .select({ id: table.id, stock: table.stock, stockStatus: table.stockStatus, price: table.price })
        .from(table)
        .where(and(ofMarket, isNotNull(table.stock)))
        .orderBy(table.id)
        .for('update')
    : null;
  const all = await tx
    .select({ id: table.id, stock: table.stock, stockStatus: table.stockStatus, price: table.price })
    .from(table)
    .where(ofMarket);
  const rows = counted ? [...all.filter(({ stock }) => stock === null), ...counted] : all;
  const left = new Map(
    rows.map(({ id, stock, stockStatus, price }) => [
      id,
      // What has no price is not for sale.
      Number(price) > 0 && canBuy(readStockStatus(stockStatus)) ? (stock ?? Number.POSITIVE_INFINITY) : 0,
    ]),
  );
  if (kind === 'piece') return left;
  // A voucher is sold in one of its ways of delivery, of which there are always enough.
  const ways = await tx
    .select({ id: variations.id })
    .from(variations)
    .where(and(eq(variations.market, market), inArray(variations.id, ids), gt(variations.price, '0')));
  return new Map([...left, ...ways.map(({ id }): [number, number] => [id, Number.POSITIVE_INFINITY])]);
}

async function addToStock(tx: Database, market: string, { good, by }: { good: Good; by: number }): Promise<void> {
  const table = tables[good.kind];
  await tx
    .update(table)
    .set({ stock: sql`${table.stock} + ${by}` })
    .where(and(eq(table.market, market), eq(table.id, good.id), isNotNull(table.stock)));
}
