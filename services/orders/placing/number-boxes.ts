/** Gives packages their numbers among all boxes of their animals. With their stock taken, in its transaction. */
import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { earTagsIn } from '#rules/animals/ear-tags.ts';
import type { BasketLine } from '#rules/orders/basket.ts';
import { freeBoxNumber } from '#rules/orders/boxes/box-number.ts';
import { orderStates, holdsStock } from '#rules/orders/states.ts';
import type { Database } from '#services/kit/database.ts';
import type { Stock } from '../seller-port.ts';
import type { OrderRow } from '../order-store.ts';
import { orderLines, orders } from '../tables.ts';
import { orderChanges } from '../tables/counter.ts';

export type BoxColumns = { boxNumber: number; boxTotal: number; cardKey: string };

/** Those that still hold what they took. */
const standing = orderStates.filter(holdsStock);

/** By the key of a line; one without a number is left out. */
export async function numberBoxes(
  { stock }: { stock: Pick<Stock, 'left'> },
  tx: Database,
  { market, lines }: { market: string; lines: readonly BasketLine[] },
): Promise<Map<string, BoxColumns>> {
  const counted = lines.filter(({ kind, boxes, animal }) => kind === 'package' && (boxes ?? 0) > 0 && animal);
  const numbered = new Map<string, BoxColumns>();
  if (counted.length === 0) return numbered;
  const stocks = await stock.left(
    tx,
    market,
    counted.map(({ good }) => good),
  );
  // A package may stand in a basket twice: what is left is what is left after both.
  const now: { slug: string; number: number; quantity: number }[] = [];
  for (const { key, good, slug, quantity, animal, boxes } of counted) {
    const left = stocks.find((one) => one.good.kind === good.kind && one.good.id === good.id)?.left ?? Infinity;
    const total = boxes ?? 0;
    if (!Number.isFinite(left) || left > total) continue;
    const others = counted.filter((line) => line.slug === slug && line.key !== key && !numbered.has(line.key));
    const waiting = others.reduce((sum, line) => sum + line.quantity, 0);
    const taken = [
      ...(await numbersOf(tx, { market, slug, total, animals: earTagsIn(animal ?? '') })),
      ...now.filter((one) => one.slug === slug),
    ];
    const number = freeBoxNumber({ total, left: left + waiting, quantity, taken });
    if (number === null) continue;
    now.push({ slug, number, quantity });
    numbered.set(key, { boxNumber: number, boxTotal: total, cardKey: randomBytes(12).toString('base64url') });
  }
  return numbered;
}

/** The number of the first box of a line, as a change of an order keeps it. */
type BoxOfLine = { position: number; number: number };

/** Nobody has them any more: somebody else gets them with the boxes. Resolves to what they were. */
export async function takeNumbers(tx: Database, orderId: string): Promise<BoxOfLine[]> {
  const isNumbered = and(eq(orderLines.orderId, orderId), isNotNull(orderLines.boxNumber));
  const had = await tx.select().from(orderLines).where(isNumbered).orderBy(asc(orderLines.position));
  if (had.length > 0) await tx.update(orderLines).set({ boxNumber: null }).where(isNumbered);
  return had.flatMap(({ position, boxNumber }) => (boxNumber === null ? [] : [{ position, number: boxNumber }]));
}

/** Of an order that was given up, or had fewer boxes, and has not any more: the numbers it had, or others where somebody has those now. */
export async function numberAgain(
  { stock }: { stock: Pick<Stock, 'left'> },
  tx: Database,
  { id: orderId, market }: Pick<OrderRow, 'id' | 'market'>,
): Promise<void> {
  const isCounted = and(eq(orderLines.orderId, orderId), isNotNull(orderLines.boxTotal));
  const lines = await tx.select().from(orderLines).where(isCounted).orderBy(asc(orderLines.position));
  if (lines.length === 0) return;
  const before = await lastTaken(tx, orderId);
  const goods = lines.map(({ goodKind, goodId }) => ({ kind: goodKind, id: goodId }));
  const stocks = await stock.left(tx, market, goods);
  const now: { slug: string; number: number; quantity: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const { position, slug, quantity, animals, boxTotal, boxNumber, goodKind, goodId } = line;
    const total = boxTotal ?? 0;
    const left = stocks.find(({ good }) => good.kind === goodKind && good.id === goodId)?.left ?? Infinity;
    const waiting = lines
      .slice(index + 1)
      .reduce((sum, one) => sum + (one.slug === slug ? one.quantity : 0), Math.min(left, total));
    const taken = [
      ...(await numbersOf(tx, { market, slug, total, animals }, orderId)),
      ...now.filter((one) => one.slug === slug),
    ];
    const had = boxNumber ?? before.find((one) => one.position === position)?.number ?? null;
    const number = freeBoxNumber({ total, left: waiting, quantity, taken, had });
    if (number !== null) now.push({ slug, number, quantity });
    const isLine = and(eq(orderLines.orderId, orderId), eq(orderLines.position, position));
    if (number !== boxNumber) await tx.update(orderLines).set({ boxNumber: number }).where(isLine);
  }
}

/** What it had when it was given up. */
async function lastTaken(tx: Database, orderId: string): Promise<BoxOfLine[]> {
  const isOf = and(eq(orderChanges.orderId, orderId), eq(orderChanges.what, 'state'));
  const [last] = await tx.select().from(orderChanges).where(isOf).orderBy(desc(orderChanges.id)).limit(1);
  const before = last?.before as { boxes?: BoxOfLine[] } | null;
  return before?.boxes ?? [];
}

type OfBox = { market: string; slug: string; total: number; animals: string[] };

/** Numbers that other orders of the same animals have. */
async function numbersOf(tx: Database, { market, slug, total, animals }: OfBox, orderId?: string) {
  const rows = await tx
    .select({ number: orderLines.boxNumber, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.market, market),
        inArray(orders.state, standing),
        eq(orderLines.slug, slug),
        eq(orderLines.boxTotal, total),
        eq(orderLines.animals, animals),
        isNotNull(orderLines.boxNumber),
        orderId === undefined ? undefined : ne(orders.id, orderId),
      ),
    );
  return rows.flatMap(({ number, quantity }) => (number === null ? [] : [{ number, quantity }]));
}
