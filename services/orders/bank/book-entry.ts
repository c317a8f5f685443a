/** What the bank says, beside the orders it may be for: offered, booked, and undone. */
import { cents } from '#rules/money/cents.ts';
import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { certainKinds, namedIn, type Offer, offersFor, type Owed } from '#rules/bank/match-entries.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { Database } from '#services/kit/database.ts';
import type { Acted, CounterDeps } from '../acts/act.ts';
import { payBack, receive } from '../acts/book-money.ts';
import { marketOf } from '../change-state.ts';
import type { Who } from '../changes/who.ts';
import { findRows, lockOrders, type OrderRow } from '../order-store.ts';
import { orders } from '../tables.ts';
import { bankEntries, payments } from '../tables/counter.ts';
import type { Accounts } from '../payment.ts';
import { isStandingPayment } from '../payments/write-payment.ts';
import { accountOf } from './own-accounts.ts';
import { lockBank, type BankRow } from './store-entries.ts';

export type OfferedEntry = { entry: BankRow; offer: Offer };

/** Everything that is not booked and not somebody else's, the oldest first. */
export async function openEntries(deps: CounterDeps, db: Database = deps.db): Promise<OfferedEntry[]> {
  const isOpen = inArray(bankEntries.state, ['open', 'pending']);
  const rows = await unbooked(db, isOpen);
  const owed = await owedOrders(deps, db, rows);
  const entries = rows.map((row) => ({ ...row, isPending: row.state === 'pending' }));
  const offers = offersFor(entries, owed);
  return rows.flatMap((entry, index) => {
    const offer = offers[index];
    return offer ? [{ entry, offer }] : [];
  });
}

/** Entries with what is not booked of them: one that was split can be taken back in part. */
async function unbooked(db: Database, where: SQL | undefined): Promise<BankRow[]> {
  const booked = sql<number>`(select coalesce(sum(amount), 0)::int from orders.payments where bank_entry_id = "orders"."bank_entries"."id")`;
  const rows = await db
    .select({ ...getTableColumns(bankEntries), booked: booked.as('booked') })
    .from(bankEntries)
    .where(where)
    .orderBy(asc(bankEntries.day), asc(bankEntries.id));
  return rows.map(({ booked: before, ...row }) => ({ ...row, amount: cents(row.amount - before) }));
}

/** Those of the account of one market; what no market's account says is everybody's. */
export async function offeredIn(
  deps: CounterDeps,
  { market, accounts }: { market: string; accounts: Accounts },
  db: Database = deps.db,
): Promise<OfferedEntry[]> {
  const others = new Set(Object.keys(accounts).flatMap((code) => accountOf(accounts, code) ?? []));
  const own = accountOf(accounts, market);
  const isTheirs = ({ entry }: OfferedEntry) => entry.account !== own && others.has(entry.account);
  return (await openEntries(deps, db)).filter((offered) => !isTheirs(offered));
}

/** Those that wait for money, those that are owed some, and all that are named. */
async function owedOrders(deps: CounterDeps, db: Database, entries: BankRow[]): Promise<Owed[]> {
  if (entries.length === 0) return [];
  const named = [...new Set(entries.flatMap(({ text }) => namedIn(text)))];
  // Added up once for all of them: one sum for each order of years takes longer than anybody waits.
  const isUneven = sql`"orders"."orders"."id" in (
    select o.id from orders.orders as o
    left join (select order_id, sum(amount) as paid from orders.payments group by order_id) as p on p.order_id = o.id
    where case when o.state in ('expired', 'cancelled') then p.paid > 0 else coalesce(p.paid, 0) <> o.total end
  )`;
  const isOwed = or(eq(orders.state, 'placed'), isUneven, named.length > 0 ? inArray(orders.number, named) : undefined);
  const rows = await findRows(db, isOwed);
  const ibans = await knownIbans(db, rows);
  return rows.map((row) => ({
    ...row,
    name: row.person?.name ?? '',
    ibans: ibans.get(row.customerId ?? '') ?? [],
    placedOn: localDate(row.placedAt, marketOf(deps, row).timeZone),
  }));
}

/** From which accounts customers have paid before. */
async function knownIbans(db: Database, rows: OrderRow[]): Promise<Map<string, string[]>> {
  const ids = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .selectDistinct({ customer: orders.customerId, iban: bankEntries.iban })
    .from(bankEntries)
    .innerJoin(payments, eq(payments.bankEntryId, bankEntries.id))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(inArray(orders.customerId, ids), ne(bankEntries.iban, ''), isStandingPayment));
  const of = Map.groupBy(found, ({ customer }) => customer ?? '');
  return new Map([...of].map(([customer, all]) => [customer, all.map(({ iban }) => iban)]));
}

export type Pays = { number: string; amount: number }[];
export type Booked =
  | { outcome: 'done'; batch: string; entries: number; changeIds: number[] }
  /** It is booked already, or is none of ours. */
  | { outcome: 'notOpen' }
  /** The certain matches are no longer those the page showed. */
  | { outcome: 'changed' }
  /** Pounds pay nothing that costs euros. */
  | { outcome: 'otherCurrency'; number: string }
  | { outcome: 'refused'; number: string; acted: Acted };

class NotBooked extends Error {
  booked: Booked;
  constructor(booked: Booked) {
    super('not booked');
    this.booked = booked;
  }
}

export type Chosen = { entryId: number; /** Or one order, for all of it. */ pays: Pays | { number: string }; by: Who };

/** One entry for the orders somebody chose. */
export function bookEntry(deps: CounterDeps, { entryId, pays: chosen, by }: Chosen) {
  return bookAll(deps, by, async (tx) => {
    const [entry] = await unbooked(tx, eq(bankEntries.id, entryId));
    if (!entry) throw new NotBooked({ outcome: 'notOpen' });
    const pays = Array.isArray(chosen) ? chosen : [{ number: chosen.number, amount: entry.amount }];
    // All of it: what nobody chose an order for would be lost.
    if (pays.reduce((sum, { amount }) => sum + amount, 0) !== entry.amount) throw new NotBooked({ outcome: 'notOpen' });
    const numbers = pays.map(({ number }) => number);
    const isOther = and(inArray(orders.number, numbers), ne(orders.currency, entry.currency ?? ''));
    const [other] = entry.currency === null ? [] : await tx.select().from(orders).where(isOther).limit(1);
    if (other) throw new NotBooked({ outcome: 'otherCurrency', number: other.number });
    return [{ entry, pays }];
  });
}

export type Certain = {
  /** Of one market's account; all without it. */
  of?: { market: string; accounts: Accounts } | undefined;
  /** What was shown when it was pressed: where that is no longer so, nothing is booked. */
  seen?: { count: number; sum: number } | undefined;
};

/** Every entry that is certain: all of them, or nothing. Undone as one by its batch. */
export function bookCertain(deps: CounterDeps, by: Who, { of, seen }: Certain = {}): Promise<Booked> {
  return bookAll(deps, by, async (tx) => {
    const offered = of ? await offeredIn(deps, of, tx) : await openEntries(deps, tx);
    const certain = offered.filter(({ offer }) => certainKinds.includes(offer.kind));
    const sum = certain.reduce((total, { entry }) => total + entry.amount, 0);
    if (seen && (seen.count !== certain.length || seen.sum !== sum)) throw new NotBooked({ outcome: 'changed' });
    return certain.map(({ entry, offer }) => ({ entry, pays: offer.pays }));
  });
}

type ToBook = { entry: BankRow; pays: Pays };

async function bookAll(deps: CounterDeps, by: Who, find: (tx: Database) => Promise<ToBook[]>): Promise<Booked> {
  const batch = randomUUID();
  const changeIds: number[] = [];
  try {
    return await deps.db.transaction(async (tx): Promise<Booked> => {
      // One after the other: two at once would book the same entries.
      await lockBank(tx);
      const all = await find(tx);
      const numbers = all.flatMap(({ pays }) => pays.map(({ number }) => number));
      if (numbers.length > 0) await lockOrders(tx, inArray(orders.number, [...new Set(numbers)]));
      for (const { entry, pays } of all) {
        if (entry.state !== 'open' || pays.length === 0) throw new NotBooked({ outcome: 'notOpen' });
        for (const { number, amount } of pays) {
          const money = { number, by, version: null, batch, bookedOn: entry.day, bankEntryId: entry.id };
          const inside = { ...deps, db: tx };
          const acted =
            amount > 0
              ? await receive(inside, { ...money, amount })
              : await payBack(inside, { ...money, amount: -amount });
          if (acted.outcome !== 'done') throw new NotBooked({ outcome: 'refused', number, acted });
          changeIds.push(acted.changeId);
        }
        await tx.update(bankEntries).set({ state: 'booked' }).where(eq(bankEntries.id, entry.id));
      }
      return { outcome: 'done', batch, entries: all.length, changeIds };
    });
  } catch (error) {
    if (error instanceof NotBooked) return error.booked;
    throw error;
  }
}

/** Money that has nothing to do with orders; `isOurs` takes that back. */
export async function markNotOurs(
  db: Database,
  { entryId, isOurs }: { entryId: number; isOurs: boolean },
): Promise<boolean> {
  const [from, to] = isOurs ? (['notOurs', 'open'] as const) : (['open', 'notOurs'] as const);
  const changed = await db
    .update(bankEntries)
    .set({ state: to })
    .where(and(eq(bankEntries.id, entryId), eq(bankEntries.state, from)))
    .returning({ id: bankEntries.id });
  return changed.length > 0;
}
