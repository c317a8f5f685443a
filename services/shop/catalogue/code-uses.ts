/** How often a discount code was used. Counted in the transaction of the order that uses it; give these one. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { codeUses } from '#services/shop/tables.ts';

/** Codes are counted in small letters, as carts hold them. Sorted: two orders then never wait for each other. */
function sorted(codes: readonly string[]): string[] {
  return [...new Set(codes.map((code) => code.toLowerCase()))].toSorted();
}

/** Until the transaction ends nobody else uses these codes: the last use of one is given once. */
export async function lockCodes(tx: Database, market: string, codes: readonly string[]): Promise<void> {
  for (const code of sorted(codes)) {
    await tx.insert(codeUses).values({ market, code, used: 0 }).onConflictDoNothing();
    await tx
      .select({ code: codeUses.code })
      .from(codeUses)
      .where(and(eq(codeUses.market, market), eq(codeUses.code, code)))
      .for('update');
  }
}

export async function countCodes(tx: Database, market: string, codes: readonly string[]): Promise<void> {
  await add(tx, market, { codes, by: 1 });
}

/** Of an order that was given up. */
export async function giveCodesBack(tx: Database, market: string, codes: readonly string[]): Promise<void> {
  await lockCodes(tx, market, codes);
  await add(tx, market, { codes, by: -1 });
}

async function add(tx: Database, market: string, { codes, by }: { codes: readonly string[]; by: number }) {
  if (codes.length === 0) return;
  await tx
    .update(codeUses)
    .set({ used: sql`greatest(0, ${codeUses.used} + ${by})` })
    .where(and(eq(codeUses.market, market), inArray(codeUses.code, sorted(codes))));
}

export async function readCodeUses(db: Database, market: string): Promise<Map<string, number>> {
  const rows = await db.select().from(codeUses).where(eq(codeUses.market, market));
  return new Map(rows.map(({ code, used }) => [code, used]));
}
