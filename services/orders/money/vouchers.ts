/** Vouchers that were bought get their codes when they are paid for. What of one pays for another order is kept with that order. */
import { randomInt } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, sum } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { isWithoutVat } from '#rules/orders/money/vat.ts';
import { voucherLastDay } from '#rules/orders/money/voucher-last-day.ts';
import { voucherGroupLength, voucherGroups, voucherSigns } from '#rules/orders/money/voucher-code.ts';
import type { Database } from '#services/kit/database.ts';
import { type AtRate, backToVouchers, type OrderMoney } from '#rules/orders/money/voucher-money.ts';
import type { OrderRow } from '../order-store.ts';
import { orderLines, orders, vouchers, voucherUses } from '../tables.ts';
import { cents } from '#rules/money/cents.ts';

/** A random code of 59 bits. */
function newCode(): string {
  const sign = () => voucherSigns[randomInt(voucherSigns.length)];
  const group = () => Array.from({ length: voucherGroupLength }, sign).join('');
  return Array.from({ length: voucherGroups }, group).join('-');
}

/** One code for each voucher of an order that has none yet. */
export async function makeVouchers(
  tx: Database,
  orderId: string,
  { market, now }: { market: Market; now: Date },
): Promise<void> {
  const lines = await tx
    .select({ worth: orderLines.worth, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.worth)))
    .orderBy(asc(orderLines.position));
  const lastDay = voucherLastDay(now, market);
  const made = lines.flatMap(({ worth, quantity }) =>
    Array.from({ length: quantity }, () => ({
      code: newCode(),
      orderId,
      worth: worth ?? cents(0),
      madeAt: now,
      lastDay,
    })),
  );
  const before = await tx.$count(vouchers, eq(vouchers.orderId, orderId));
  const missing = made.slice(before);
  if (missing.length > 0) await tx.insert(vouchers).values(missing);
}

/** Takes away vouchers for which the order has no line any more, the newest first. False where one of them is used. */
export async function dropSurplusVouchers(tx: Database, orderId: string): Promise<boolean> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const left = lines.flatMap(({ worth, quantity }) => Array.from({ length: quantity }, () => worth));
  const made = await tx.select().from(vouchers).where(eq(vouchers.orderId, orderId)).orderBy(asc(vouchers.madeAt));
  for (const { code, worth } of made) {
    const index = left.indexOf(worth);
    if (index !== -1) {
      left.splice(index, 1);
      continue;
    }
    if ((await tx.$count(voucherUses, eq(voucherUses.code, code))) > 0) return false;
    await tx.delete(vouchers).where(eq(vouchers.code, code));
  }
  return true;
}

/** Whether somebody has paid with a voucher of this order. Until the transaction ends nobody does. */
export async function areVouchersUsed(tx: Database, orderId: string): Promise<boolean> {
  const made = await tx
    .select({ code: vouchers.code })
    .from(vouchers)
    .where(eq(vouchers.orderId, orderId))
    .for('update');
  if (made.length === 0) return false;
  const codes = made.map(({ code }) => code);
  return (await tx.select().from(voucherUses).where(inArray(voucherUses.code, codes)).limit(1)).length > 0;
}

/** What vouchers have paid for an order. */
export async function paidByVouchers(tx: Database, orderId: string): Promise<number> {
  const [paid] = await tx
    .select({ amount: sum(voucherUses.amount) })
    .from(voucherUses)
    .where(eq(voucherUses.orderId, orderId));
  return Number(paid?.amount ?? 0);
}

/** What there is of an order's money: what it costs, what came in, and which part of both are vouchers. */
export async function moneyOf(tx: Database, { id, total, paid, vat }: OrderRow): Promise<OrderMoney> {
  const bought = await tx
    .select({ rate: orderLines.vatRate, amount: orderLines.total })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), isNotNull(orderLines.worth)));
  return { total, paid, vat, bought, redeemed: await usesOf(tx, { id, vat }) };
}

/** What vouchers have paid for an order, one after the other. */
async function usesOf(tx: Database, order: Pick<OrderRow, 'id' | 'vat'>): Promise<(AtRate & { code: string })[]> {
  const uses = await tx
    .select({ code: voucherUses.code, amount: voucherUses.amount, boughtWith: vouchers.orderId })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.code, voucherUses.code))
    .where(eq(voucherUses.orderId, order.id))
    .orderBy(asc(voucherUses.usedAt), asc(voucherUses.code));
  const redeemed: (AtRate & { code: string })[] = [];
  for (const { code, amount, boughtWith } of uses)
    redeemed.push({ code, rate: await rateIn(tx, order, boughtWith), amount });
  return redeemed;
}

/** What a voucher was taxed with, as an order sees it: one without VAT has none to take that from, and takes it as money. */
export async function rateIn(tx: Database, order: Pick<OrderRow, 'vat'>, boughtWith: string): Promise<number> {
  return isWithoutVat(order) ? 0 : soldRate(tx, boughtWith);
}

/** The rate of VAT the vouchers of an order were sold with; all of a market have one. */
async function soldRate(tx: Database, orderId: string): Promise<number> {
  const [line] = await tx
    .select({ rate: orderLines.vatRate, vat: orders.vat })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.worth)))
    .limit(1);
  return line && !isWithoutVat(line) ? line.rate : 0;
}

/** Gives vouchers back what they paid for an order. Resolves to how much that is. */
export async function giveVouchersBack(tx: Database, orderId: string): Promise<number> {
  const back = await tx.delete(voucherUses).where(eq(voucherUses.orderId, orderId)).returning();
  return back.reduce((sum, { amount }) => sum + amount, 0);
}

/** Gives vouchers back what they paid for goods that are no longer in the order. Resolves to how much that is. */
export async function giveSurplusBack(tx: Database, row: OrderRow): Promise<number> {
  const redeemed = await usesOf(tx, row);
  const back = backToVouchers({ ...(await moneyOf(tx, row)), redeemed });
  for (const [index, { code, amount }] of redeemed.entries()) {
    const given = back[index] ?? 0;
    if (given === 0) continue;
    const isIt = and(eq(voucherUses.code, code), eq(voucherUses.orderId, row.id));
    if (given === amount) await tx.delete(voucherUses).where(isIt);
    else
      await tx
        .update(voucherUses)
        .set({ amount: cents(amount - given) })
        .where(isIt);
  }
  return back.reduce((sum, given) => sum + given, 0);
}

/** What the vouchers made for an order are worth. */
export async function worthOf(tx: Database, orderId: string): Promise<number> {
  const [made] = await tx
    .select({ worth: sum(vouchers.worth) })
    .from(vouchers)
    .where(eq(vouchers.orderId, orderId));
  return Number(made?.worth ?? 0);
}
