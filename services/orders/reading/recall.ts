/** Who got what of an animal, a lot, a package or a week. */
import { and, arrayOverlaps, between, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { isTag, plainTag } from '#rules/animals/ear-tags.ts';
import { readWeek } from '#rules/orders/read-week.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { findOrders, type Order, type OrderLine } from '../order-store.ts';
import { animalsOf } from '../print/production.ts';
import { orderLines, orders } from '../tables.ts';

export type Recalled =
  /** An ear tag or a lot, however its signs are grouped. */
  | { animal: string }
  /** By its slug. */
  | { package: string }
  | { week: string };

export type RecalledOrder = { order: Order; /** Only those it is about. */ lines: OrderLine[] };

/** Orders that were not given up, of all that was packed or is going to be. By delivery day. */
export async function recall(
  db: Database,
  market: Market,
  { of, now }: { of: Recalled; now: Date },
): Promise<RecalledOrder[]> {
  const which = await conditionOf(db, market, { of, now });
  if (!which) return [];
  const isSold = inArray(orders.state, ['placed', 'paid', 'packed', 'sent', 'delivered']);
  const found = await findOrders(db, and(eq(orders.market, market.code), isSold, which));
  const isMeant = (line: OrderLine) => {
    if ('animal' in of) return animalsOf(line).some((animal) => isTag(animal, of.animal));
    return 'package' in of ? line.slug === of.package : line.kind !== 'voucher';
  };
  return found
    .map((order) => ({ order, lines: order.lines.filter(isMeant) }))
    .filter(({ lines }) => lines.length > 0)
    .toSorted((a, b) => (a.order.deliveryDay ?? '').localeCompare(b.order.deliveryDay ?? ''));
}

async function conditionOf(
  db: Database,
  market: Market,
  { of, now }: { of: Recalled; now: Date },
): Promise<SQL | undefined> {
  if ('week' in of) {
    const week = readWeek(of.week, localDate(now, market.timeZone));
    return week ? between(orders.deliveryDay, week.first, week.last) : undefined;
  }
  if ('package' in of) return isIn(eq(orderLines.slug, of.package));
  const tags = (await tagsIn(db)).filter((tag) => isTag(tag, of.animal));
  if (tags.length === 0) return undefined;
  return isIn(or(arrayOverlaps(orderLines.animals, tags), arrayOverlaps(orderLines.packedAnimals, tags)));
}

/** All there are, as they are written: far fewer than lines, and read by the rule instead of by the database. */
async function tagsIn(db: Database): Promise<string[]> {
  const found = (await db.execute(sql`
    select distinct unnest(animals || coalesce(packed_animals, '{}')) as tag from ${orderLines}`)) as {
    rows: { tag: string }[];
  };
  return found.rows.map((row) => row.tag);
}

function isIn(which: SQL | undefined): SQL {
  return sql`"orders"."orders"."id" in (select order_id from ${orderLines} where ${which})`;
}

const mostLike = 6;

/** Ear tags and lots in orders of the market that share a run of four signs with it, for who has mistyped one. */
export async function tagsLike(db: Database, market: Market, tag: string): Promise<string[]> {
  const typed = plainTag(tag);
  const runs = Array.from({ length: Math.max(0, typed.length - 3) }, (_, index) => typed.slice(index, index + 4));
  if (runs.length === 0 || runs.length > 40) return [];
  const bare = sql`regexp_replace(upper(tag), '[^A-Z0-9]', '', 'g')`;
  const isLike = sql.join(
    runs.filter((run) => /\d{2}/.test(run)).map((run) => sql`(position(${run} in ${bare}) > 0)::int`),
    sql` + `,
  );
  if (!runs.some((run) => /\d{2}/.test(run))) return [];
  const found = (await db.execute(sql`
    select tag, max(${isLike}) as shared
    from (
      select distinct unnest(coalesce(l.packed_animals, l.animals)) as tag
      from ${orderLines} as l join ${orders} as o on o.id = l.order_id where o.market = ${market.code}
    ) as tags
    group by tag having max(${isLike}) > 0 order by shared desc, tag limit ${mostLike}`)) as {
    rows: { tag: string }[];
  };
  return found.rows.map((row) => row.tag);
}
