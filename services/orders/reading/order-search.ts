/** Finds orders by what an owner types: number, name, e-mail, telephone, ear tag or amount. Each has an index. */
import { arrayOverlaps, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { readOrderNumber, writeOrderNumber } from '#rules/orders/order-number.ts';
import { readAmount } from '#rules/orders/money/read-amount.ts';
import type { Database } from '#services/kit/database.ts';
import { numbers, orderLines, orders } from '../tables.ts';

/** More than this is no amount of an order, and no integer of the database. */
const largestAmount = 2_147_483_647;

/** Undefined where nothing was typed. */
export async function orderSearch(db: Database, typed: string): Promise<SQL | undefined> {
  const text = typed.trim();
  if (text === '') return undefined;
  const number = readOrderNumber(text);
  // An ear tag can look like one, of another century.
  if (number !== null && /-20\d{2}-/.test(number)) return eq(orders.number, number);
  const tags = [...new Set([text, text.toUpperCase()])];
  const isOfAnimal = or(arrayOverlaps(orderLines.animals, tags), arrayOverlaps(orderLines.packedAnimals, tags));
  const found: SQL[] = [sql`select order_id from ${orderLines} where ${isOfAnimal}`];
  const amount = readAmount(text);
  if (amount !== null && amount <= largestAmount)
    found.push(sql`select id from ${orders} where ${eq(orders.total, amount)}`);
  const named = /^\d{1,9}$/.test(text) ? await numbersEnding(db, Number(text)) : [];
  if (named.length > 0) found.push(sql`select id from ${orders} where ${inArray(orders.number, named)}`);
  const words = wordsOf(text);
  if (words !== '') found.push(sql`select id from ${orders} where ${orders.search} @@ ${words}::tsquery`);
  return sql`"orders"."orders"."id" in (${sql.join(found, sql` union `)})`;
}

/** A number as it is said on the telephone: without its market and year. */
async function numbersEnding(db: Database, sequence: number): Promise<string[]> {
  const years = await db.select().from(numbers);
  return years
    .filter(({ last }) => sequence <= last)
    .map(({ market, year }) => writeOrderNumber({ market, year, sequence }));
}

/** The beginning of every word, all of them; digits as one, however they are grouped. */
function wordsOf(text: string): string {
  const digits = text.replace(/[\s()+./-]/g, '');
  const words = /^\d{4,}$/.test(digits) ? [digits] : text.toLowerCase().split(/[\s,;'’]+/);
  return words
    .map((word) => word.replace(/[^\p{L}\p{N}@.+_-]/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `'${word}':*`)
    .join(' & ');
}
