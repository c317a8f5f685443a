/**
 * Invoices and credit notes follow an order, when nothing of it can be taken back any more. They are a service of their own; who puts the
 * two together hands this in.
 */
import { and, asc, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Paper } from '#rules/books/paper.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import { findById, lockOrder, type Order } from './order-store.ts';
import { type PaymentRow, standingPayments } from './payments/write-payment.ts';
import { orders } from './tables.ts';
import { orderChanges } from './tables/counter.ts';

export type PaperFile = { name: string; bytes: Uint8Array };
export type ListedPaper = { number: string; kind: Paper['kind']; issuedOn: PlainDate; gross: number; madeAt: Date };

export type OrderBooks = {
  /** In the transaction in which the order is locked. Doing it again changes nothing. */
  settle(
    tx: Database,
    settling: {
      order: Order;
      payments: PaymentRow[];
      /** An invoice is wanted before the goods are sent. */
      isAsked?: boolean;
      /** That the goods are sent can still be taken back: there is no invoice for it yet. */
      isSentOpen?: boolean;
      byName: string;
    },
  ): Promise<unknown>;
  /** Whether one holds. */
  hasInvoice(tx: Database, orderId: string): Promise<boolean>;
  /** Papers of an order, the oldest first. */
  of(orderNumber: string): Promise<ListedPaper[]>;
  find(number: string): Promise<Paper | null>;
  /** As PDF. */
  file(number: string): Promise<PaperFile | null>;
  /** Names of buyers whose years are over. */
  forgetOld(): Promise<unknown>;
};

type BooksDeps = { db: Database; clock: () => Date; books?: OrderBooks | undefined };

/** With the order locked. */
export async function tellBooks(
  { books }: Pick<BooksDeps, 'books'>,
  tx: Database,
  { id, ...told }: { id: string; byName: string; isAsked?: boolean; isSentOpen?: boolean },
): Promise<void> {
  const order = books ? await findById(tx, id) : null;
  if (!books || !order) return;
  await books.settle(tx, { ...told, order, payments: await standingPayments(tx, id) });
}

/**
 * Brings the papers of an order up to it. Before its time, for a mail that is about to tell of it: `isSaid`, where that says the goods are
 * sent, which is never taken back from then on.
 */
export async function settleOrder(deps: BooksDeps, number: string, { isSaid = false } = {}): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockOrder(tx, number);
    if (!row || row.booksDueAt === null) return;
    const isOver = row.booksDueAt < deps.clock();
    const [last] = await tx
      .select({ byName: orderChanges.byName })
      .from(orderChanges)
      .where(eq(orderChanges.orderId, row.id))
      .orderBy(desc(orderChanges.id))
      .limit(1);
    await tellBooks(deps, tx, { id: row.id, byName: last?.byName ?? '', isSentOpen: !isOver && !isSaid });
    if (isOver) await tx.update(orders).set({ booksDueAt: null }).where(eq(orders.id, row.id));
  });
}

type Attempt = (job: string, work: () => Promise<void>) => Promise<unknown>;

/** All whose time has come, the oldest first. Safe in several processes. Resolves to whether none waits. */
export async function settleDue(deps: BooksDeps, attempt: Attempt): Promise<boolean> {
  if (!deps.books) return true;
  const isDue = lt(orders.booksDueAt, deps.clock());
  const due = await deps.db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isNotNull(orders.booksDueAt), isDue))
    .orderBy(asc(orders.booksDueAt), asc(orders.number));
  for (const { number } of due) await attempt(`invoices of ${number}`, () => settleOrder(deps, number));
  return (await deps.db.$count(orders, isNotNull(orders.booksDueAt))) === 0;
}
