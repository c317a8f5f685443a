/** One press for many orders: each in a transaction of its own, so that one that cannot go on holds up no other. */
import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Who } from '../changes/who.ts';
import { orders as ordersTable } from '../tables.ts';
import type { Acted, CounterDeps, Why } from './act.ts';
import { moveOn } from './change-order-state.ts';

/** `changed`: by somebody else, since it was shown. `trouble`: the database did not answer. */
type Failure = Why | 'changed' | 'unknown' | 'trouble';

export type MovedMany = {
  /** Undone as one by it. */
  batch: string;
  done: string[];
  failed: { number: string; name: string; why: Failure }[];
};

export type Many = {
  orders: readonly { number: string; /** As it was shown. */ version: number | null }[];
  to: 'packed' | 'sent';
  by: Who;
};

/** Throws what went wrong where nothing at all could be done. */
export async function moveMany(deps: CounterDeps, { orders, to, by }: Many): Promise<MovedMany> {
  const moved: MovedMany = { batch: randomUUID(), done: [], failed: [] };
  const names = await namesOf(deps, orders);
  let trouble: unknown = null;
  for (const { number, version } of orders) {
    const fail = (why: Failure) => moved.failed.push({ number, name: names.get(number) ?? '', why });
    try {
      const acted = await moveAsSeen(deps, { number, version, by, to, batch: moved.batch });
      if (acted.outcome === 'done') moved.done.push(number);
      // Where it is there already, somebody else has just done the same.
      else if (acted.outcome !== 'conflict' || acted.order.state !== to) fail(whyOf(acted));
    } catch (error) {
      trouble = error;
      fail('trouble');
    }
  }
  if (trouble !== null && moved.done.length === 0) throw trouble;
  return moved;
}

/**
 * What somebody did themselves since the list was shown to them, a moment ago, is no surprise to them: it goes on, unless they took it out of
 * those that this press is for.
 */
export async function moveAsSeen(deps: CounterDeps, acting: Parameters<typeof moveOn>[1]): Promise<Acted> {
  const acted = await moveOn(deps, acting);
  if (acted.outcome !== 'conflict' || acting.by.id === null) return acted;
  const { order, since } = acted;
  const isOwn = since.length > 0 && since.every(({ side, byId }) => side === 'owner' && byId === acting.by.id);
  const isStillMeant = acting.to === 'sent' ? order.state === 'packed' : order.state !== acting.to;
  // Somebody else between the two is told of as ever.
  return isOwn && isStillMeant ? moveOn(deps, { ...acting, version: order.version }) : acted;
}

function whyOf(acted: Exclude<Acted, { outcome: 'done' }>): Failure {
  if (acted.outcome === 'refused') return acted.why;
  return acted.outcome === 'conflict' ? 'changed' : 'unknown';
}

async function namesOf({ db }: CounterDeps, orders: Many['orders']): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map();
  const numbers = orders.map(({ number }) => number);
  const rows = await db
    .select({ number: ordersTable.number, person: ordersTable.person })
    .from(ordersTable)
    .where(inArray(ordersTable.number, numbers));
  return new Map(rows.map(({ number, person }) => [number, person?.name ?? '']));
}
