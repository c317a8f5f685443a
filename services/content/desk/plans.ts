/**
 * What is to be published at a time: a change that waits, and the drafts that go with it. A draft of a plan is a revision without a
 * version of its own, called by the draft; what is published is what the draft says by then.
 */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { isRecord } from '#contract/fields/json.ts';
import type { Database } from '#services/kit/database.ts';
import { changes, drafts, revisions } from '../tables.ts';

export type Plan = {
  id: string;
  market: string;
  title: string;
  at: Date;
  author: string | null;
  /** Why it could not be published; null while it waits. */
  problem: string | null;
  /** A large change of a price was meant. */
  isSure: boolean;
  drafts: { id: string; kind: string; item: string | null; savedAt: Date }[];
};

const isOpen = inArray(changes.state, ['waiting', 'failed']);
const isOfPlan = and(eq(revisions.change, changes.id), eq(revisions.state, 'draft'), eq(revisions.via, 'schedule'));
const inPlan = { number: 0, state: 'draft', via: 'schedule' } as const;

async function read(db: Database, where: ReturnType<typeof and>): Promise<Plan[]> {
  const rows = await db
    .select({ change: changes, source: revisions.source, draft: drafts })
    .from(changes)
    .innerJoin(revisions, isOfPlan)
    // What was published or thrown away since is in no plan any more.
    .innerJoin(drafts, eq(drafts.id, revisions.item))
    .where(where)
    .orderBy(asc(changes.publishAt), asc(changes.id));
  return [...Map.groupBy(rows, ({ change }) => change.id).values()].flatMap((of) => {
    const change = of[0]?.change;
    if (!change?.publishAt) return [];
    return {
      id: change.id,
      market: change.market,
      title: change.title,
      at: change.publishAt,
      author: change.author,
      problem: change.state === 'failed' ? (change.problem ?? '') : null,
      isSure: of.every(({ source }) => isRecord(source) && source.isSure === true),
      drafts: of.map(({ draft: { id, kind, item, savedAt } }) => ({ id, kind, item, savedAt })),
    };
  });
}

export function plansOf(db: Database, market: string): Promise<Plan[]> {
  return read(db, and(isOpen, eq(changes.market, market)));
}

/** Of all markets, the earliest first. */
export function duePlans(db: Database, now: Date): Promise<Plan[]> {
  return read(db, and(eq(changes.state, 'waiting'), lte(changes.publishAt, now)));
}

type Planned = {
  market: string;
  title: string;
  at: Date;
  zone: string;
  author: string;
  drafts: readonly string[];
  isSure: boolean;
  now: Date;
  /** The plan it goes with, all of it or nothing; null for one of its own. */
  joins: string | null;
};

/** False where the plan it was to go with is no longer there. */
export async function makePlan(db: Database, asked: Planned): Promise<boolean> {
  const { market, title, at, zone, author, drafts: planned, isSure, now, joins } = asked;
  return db.transaction(async (tx) => {
    for (const draft of planned) await dropFromPlans(tx, draft);
    const id = joins ?? randomUUID();
    if (joins === null)
      await tx.insert(changes).values({ id, market, title, author, state: 'waiting', publishAt: at, zone });
    else {
      const isIt = and(eq(changes.id, joins), eq(changes.market, market), eq(changes.state, 'waiting'));
      const found = await tx.select({ id: changes.id }).from(changes).where(isIt).for('update');
      if (found.length === 0) return false;
    }
    await tx
      .insert(revisions)
      .values(
        planned.map((draft) => ({ ...inPlan, item: draft, source: { isSure }, change: id, author, savedAt: now })),
      );
    return true;
  });
}

/** A draft that shall not go by itself any more; a plan without any goes too. */
export async function dropFromPlans(db: Database, draft: string): Promise<boolean> {
  const gone = await db
    .delete(revisions)
    .where(and(eq(revisions.item, draft), eq(revisions.state, 'draft'), eq(revisions.via, 'schedule')))
    .returning({ change: revisions.change });
  for (const { change } of gone) {
    const left = await db
      .select({ item: revisions.item })
      .from(revisions)
      .where(eq(revisions.change, change ?? ''))
      .limit(1);
    if (change !== null && left.length === 0) await db.delete(changes).where(and(eq(changes.id, change), isOpen));
  }
  return gone.length > 0;
}

/** Where a draft stood in a plan: enough to put it back there, also when the plan went with it. */
export type PlanPlace = {
  id: string;
  market: string;
  title: string;
  at: Date;
  zone: string | null;
  author: string | null;
  problem: string | null;
  draft: string;
  isSure: boolean;
};

/** Null where it was in none. */
export async function takeFromPlan(tx: Database, draft: string): Promise<PlanPlace | null> {
  const [row] = await tx
    .select({ change: changes, source: revisions.source })
    .from(changes)
    .innerJoin(revisions, isOfPlan)
    .where(and(isOpen, eq(revisions.item, draft)));
  if (!row?.change.publishAt || !(await dropFromPlans(tx, draft))) return null;
  const { id, market, title, publishAt: at, zone, author, problem } = row.change;
  const isSure = isRecord(row.source) && row.source.isSure === true;
  return { id, market, title, at, zone, author, problem, draft, isSure };
}

/** False where the draft is gone, or planned anew. */
export async function putBackIntoPlan(tx: Database, place: PlanPlace, now: Date): Promise<boolean> {
  const { id, market, title, at, zone, author, problem, draft, isSure } = place;
  const found = await tx.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, draft)).for('update');
  if (found.length === 0) return false;
  const state = problem === null ? 'waiting' : 'failed';
  await tx
    .insert(changes)
    .values({ id, market, title, author, state, problem, publishAt: at, zone })
    .onConflictDoNothing();
  const back = await tx
    .insert(revisions)
    .values({ ...inPlan, item: draft, source: { isSure }, change: id, author, savedAt: now })
    .onConflictDoNothing()
    .returning({ item: revisions.item });
  return back.length > 0;
}

export async function endPlan(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(revisions).where(and(eq(revisions.change, id), eq(revisions.state, 'draft')));
    await tx.delete(changes).where(and(eq(changes.id, id), isOpen));
  });
}

/** False where it waits no more: somebody else marked it, or took it back. */
export async function failPlan(db: Database, id: string, problem: string): Promise<boolean> {
  const rows = await db
    .update(changes)
    .set({ state: 'failed', problem })
    .where(and(eq(changes.id, id), eq(changes.state, 'waiting')))
    .returning({ id: changes.id });
  return rows.length > 0;
}
