/** How many people wait for what is sold out. */
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#services/kit/database.ts';
import { products, signUps } from '../tables.ts';

const mostListed = 5;

/** `count` is that of the people, by the thing most of them wait for. */
export async function waitingPeople(
  db: Database,
  market: string,
): Promise<{ count: number; first: { name: string; people: number }[] }> {
  const isWaiting = waitingIn(market);
  const name = sql<string>`coalesce(max(${products.name}), ${signUps.slug})`;
  const first = await db
    .select({ name, people: count() })
    .from(signUps)
    .leftJoin(products, and(eq(products.market, signUps.market), eq(products.slug, signUps.slug)))
    .where(isWaiting)
    .groupBy(signUps.slug)
    .orderBy(desc(count()), signUps.slug)
    .limit(mostListed);
  return { count: await db.$count(signUps, isWaiting), first };
}

/** How many wait for each package, by its slug. */
export async function waitingBySlug(db: Database, market: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ slug: signUps.slug, people: count() })
    .from(signUps)
    .where(waitingIn(market))
    .groupBy(signUps.slug);
  return new Map(rows.map(({ slug, people }) => [slug, people]));
}

function waitingIn(market: string) {
  return and(
    eq(signUps.market, market),
    eq(signUps.kind, 'soldout'),
    inArray(signUps.state, ['stored', 'confirmed']),
    isNull(signUps.backAt),
  );
}
