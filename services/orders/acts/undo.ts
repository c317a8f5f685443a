/** Takes back what the owner did in the last ten minutes: the act by its opposite, and the mail that waits. */
import { negated } from '#rules/money/cents.ts';
import { and, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { hasLeft, holdsStock, type OrderState } from '#rules/orders/states.ts';
import { codesOf, enterState, marketOf, takenBy } from '../change-state.ts';
import { type Actor, undoMs, type Who } from '../changes/who.ts';
import { type ChangeRow, writeChange } from '../changes/write-change.ts';
import { putWaitingAgain, type WaitingMail, wasToldSince } from '../mail/waiting-mails.ts';
import { dropSurplusVouchers, makeVouchers } from '../money/vouchers.ts';
import { lockOrders, type OrderLine } from '../order-store.ts';
import { numberAgain, takeNumbers } from '../placing/number-boxes.ts';
import { type PaymentRow, writePayment } from '../payments/write-payment.ts';
import type { Wanted } from '../seller-port.ts';
import { orderHistory, orderLines, orderMails, orders } from '../tables.ts';
import { orderChanges, payments } from '../tables/counter.ts';
import { type Act, act, type Acted, type CounterDeps, Refused } from './act.ts';
import { opposite, removeUnpaidVouchers, removeVouchers, settleEntry } from './book-money.ts';
import { type Contents, writeContents } from './change-lines.ts';
import { type Price, writePrice } from './change-price.ts';
import { isTold, tellChanged } from './tell-buyer.ts';

/** What a change keeps of an order; moments are texts in it. */
type Kept = Partial<{
  state: OrderState;
  deliveryDay: string | null;
  cancelUntil: string;
  expiresAt: string;
  withdrawalDoneAt: string | null;
  paid: number;
  price: Price;
  boxes: unknown;
  /** Those that waited, and had nothing to tell any more. */
  mails: WaitingMail[];
}>;

export async function undo(deps: CounterDeps, { changeId, by }: { changeId: number; by: Who }): Promise<Acted> {
  const [found] = await deps.db
    .select({ number: orders.number })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderId))
    .where(eq(orderChanges.id, changeId));
  if (!found) return { outcome: 'unknown' };
  return act(deps, { number: found.number, by, version: null, tell: 'no' }, async (deed) => {
    const change = await undoable(deed, changeId);
    await removeMail(deed, change);
    const { tx, row, actor, now } = deed;
    const about = { orderId: row.id, actor, at: now, before: change.after, after: change.before };
    // Another mail has told of it meanwhile.
    const isRetold = inMails.has(change.what) && (await wasToldSince(tx, row.id, change.at));
    const teller: Actor = { ...actor, tell: isRetold ? 'now' : 'no' };
    const retold = { what: 'undo' as const, undoes: change.id, isTold: isTold(deps, row, teller) };
    const { id } = await writeChange(tx, { ...about, ...retold });
    await reverse(deps, deed, { change, id });
    await putWaitingAgain(tx, row, (change.before as Kept | null)?.mails ?? []);
    await tx.delete(orderHistory).where(eq(orderHistory.changeId, change.id));
    await tellChanged(deps, tx, { row, actor: teller, changeId: id, now });
    return id;
  });
}

/** What a mail about the order shows, whatever it is about. */
const inMails = new Set<ChangeRow['what']>([
  'address',
  'day',
  'lines',
  'discount',
  'choice',
  'payment',
  'refund',
  'takeBack',
]);

/** All of one press, or nothing of it. */
export async function undoBatch(deps: CounterDeps, { batch, by }: { batch: string; by: Who }): Promise<Acted[]> {
  const rows = await deps.db
    .select({ id: orderChanges.id, orderId: orderChanges.orderId })
    .from(orderChanges)
    .where(eq(orderChanges.batch, batch))
    .orderBy(sql`id desc`);
  const undone: Acted[] = [];
  const failed = new Error('one of them cannot be undone');
  try {
    await deps.db.transaction(async (tx) => {
      await lockOrders(tx, inArray(orders.id, [...new Set(rows.map(({ orderId }) => orderId))]));
      for (const { id } of rows) {
        const one = await undo({ ...deps, db: tx }, { changeId: id, by });
        undone.push(one);
        if (one.outcome !== 'done') throw failed;
      }
    });
    return undone;
  } catch (error) {
    if (error === failed) return undone.filter(({ outcome }) => outcome !== 'done');
    throw error;
  }
}

/** The last thing that was done to it, not long ago. */
async function undoable({ tx, row, now }: Act, changeId: number): Promise<ChangeRow> {
  const [change] = await tx.select().from(orderChanges).where(eq(orderChanges.id, changeId));
  if (!change || change.side !== 'owner' || change.what === 'undo') throw new Refused('notOwners');
  const isUndone = (id: number) => tx.$count(orderChanges, eq(orderChanges.undoes, id));
  if ((await isUndone(change.id)) > 0) throw new Refused('undone');
  if (now.getTime() - change.at.getTime() > undoMs) throw new Refused('late');
  const later = await tx
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, row.id), gt(orderChanges.id, change.id), ne(orderChanges.what, 'undo')));
  for (const { id } of later) if ((await isUndone(id)) === 0) throw new Refused('changedSince');
  return change;
}

async function removeMail({ tx }: Act, { id }: ChangeRow): Promise<void> {
  const isOut = or(isNotNull(orderMails.sentAt), isNotNull(orderMails.takenAt));
  await tx.select({ id: orderMails.id }).from(orderMails).where(eq(orderMails.changeId, id)).for('update');
  if ((await tx.$count(orderMails, and(eq(orderMails.changeId, id), isOut))) > 0) throw new Refused('mailLeft');
  await tx.delete(orderMails).where(eq(orderMails.changeId, id));
}

type Reversed = { change: ChangeRow; /** Of the undoing. */ id: number };

async function reverse(deps: CounterDeps, deed: Act, { change, id }: Reversed): Promise<void> {
  const { tx, row } = deed;
  switch (change.what) {
    case 'payment':
    case 'refund':
    case 'takeBack':
      return reverseMoney(deps, deed, { change, id });
    case 'placed':
      // It was never told to anybody: it is called off, and its number stays.
      await enterState(deps, tx, { row, to: 'cancelled', ...deed.actor, changeId: id });
      return;
    case 'state':
      return reverseState(deps, deed, change);
    case 'takeUp':
      if (row.state === 'paid') await removeVouchers(deed);
      await deps.codes.giveBack(tx, row.market, codesOf(row));
      await deps.stock.giveBack(tx, row.market, await takenBy(tx, row.id));
      await takeNumbers(tx, row.id);
      return putBack(deed, change.before);
    case 'lines':
    case 'discount':
      return reverseLines(deps, deed, change);
    case 'animals': {
      const { position, animals } = change.before as { position: number; animals: string[] | null };
      const isLine = and(eq(orderLines.orderId, row.id), eq(orderLines.position, position));
      await tx.update(orderLines).set({ packedAnimals: animals }).where(isLine);
      return;
    }
    case 'choice': {
      const { position, ...before } = change.before as Pick<OrderLine, 'position' | 'choice' | 'contents'>;
      const isLine = and(eq(orderLines.orderId, row.id), eq(orderLines.position, position));
      await tx.update(orderLines).set(before).where(isLine);
      return;
    }
    // The buyer's alone.
    case 'shared':
      return;
    default:
      return putBack(deed, change.before);
  }
}

async function putBack({ tx, row }: Act, before: unknown): Promise<void> {
  const {
    paid: _paid,
    price: _price,
    boxes: _boxes,
    mails: _mails,
    cancelUntil,
    expiresAt,
    withdrawalDoneAt,
    ...kept
  } = before as Kept;
  const columns = {
    ...kept,
    ...(cancelUntil && { cancelUntil: new Date(cancelUntil) }),
    ...(expiresAt && { expiresAt: new Date(expiresAt) }),
    ...(withdrawalDoneAt !== undefined && {
      withdrawalDoneAt: withdrawalDoneAt === null ? null : new Date(withdrawalDoneAt),
    }),
  };
  if (Object.keys(columns).length > 0) await tx.update(orders).set(columns).where(eq(orders.id, row.id));
}

async function reverseMoney(deps: CounterDeps, deed: Act, { change, id }: Reversed): Promise<void> {
  const { tx, row, now } = deed;
  const booked = await tx.select().from(payments).where(eq(payments.changeId, change.id));
  for (const payment of booked) {
    if (payment.takesBack === null) await opposite(deps, deed, { payment, changeId: id });
    else await bookAgain(deps, deed, { payment, changeId: id });
  }
  const { state, price } = change.before as Kept;
  if (price) await writePrice(tx, row.id, price);
  if (row.state === 'paid' && state === 'placed') await removeVouchers(deed);
  else await removeUnpaidVouchers(deed);
  await putBack(deed, change.before);
  const isPaid = state !== undefined && holdsStock(state) && state !== 'placed';
  const paid = row.paid - booked.reduce((sum, { amount }) => sum + amount, 0);
  if (isPaid && paid >= (price?.total ?? row.total))
    await makeVouchers(tx, row.id, { market: marketOf(deps, row), now });
}

/** What was taken back by mistake stands again, as a payment of its own that can be taken back. */
async function bookAgain(
  deps: CounterDeps,
  { tx, row, actor, now }: Act,
  { payment, changeId }: { payment: PaymentRow; changeId: number },
): Promise<void> {
  const { orderId, amount, way, bankEntryId, bookedOn } = payment;
  const { timeZone } = marketOf(deps, row);
  await writePayment(tx, {
    orderId,
    amount: negated(amount),
    way,
    bankEntryId,
    bookedOn,
    actor,
    at: now,
    timeZone,
    changeId,
  });
  if (bankEntryId !== null) await settleEntry(tx, bankEntryId);
}

async function reverseState(deps: CounterDeps, deed: Act, change: ChangeRow): Promise<void> {
  const { tx, row } = deed;
  if (!holdsStock(row.state)) {
    // What vouchers paid went back to them, and may be spent by now.
    if ((await tx.$count(payments, eq(payments.changeId, change.id))) > 0) throw new Refused('vouchers');
    await deps.codes.count(tx, row.market, codesOf(row));
    const [short] = await deps.stock.take(tx, row.market, await takenBy(tx, row.id));
    if (short) throw new Refused('stock', { left: short.left });
    await numberAgain(deps, tx, row);
  }
  await putBack(deed, change.before);
}

async function reverseLines(deps: CounterDeps, deed: Act, change: ChangeRow): Promise<void> {
  const { tx, row } = deed;
  // What vouchers paid went back to them, and may be spent by now.
  if ((await tx.$count(payments, eq(payments.changeId, change.id))) > 0) throw new Refused('vouchers');
  const [before, after] = [change.before as Contents, change.after as Contents];
  if (row.state === 'paid' && before.state === 'placed') await removeVouchers(deed);
  // What has left was not given back, so there is nothing to take again.
  const moved = (one: Contents, other: Contents) => (hasLeft(row.state) ? [] : moreOf(one.lines, other.lines));
  const [more, less] = [moved(before, after), moved(after, before)];
  if (less.length > 0) await deps.stock.giveBack(tx, row.market, less);
  const [short] = more.length > 0 ? await deps.stock.take(tx, row.market, more) : [];
  if (short) throw new Refused('stock', { left: short.left });
  await writeContents(tx, row.id, before);
  await numberAgain(deps, tx, row);
  if (!(await dropSurplusVouchers(tx, row.id))) throw new Refused('vouchers');
  await putBack(deed, { state: before.state, expiresAt: before.expiresAt });
}

/** What there is more of in one than in the other. */
function moreOf(one: OrderLine[], other: OrderLine[]): Wanted[] {
  return one.flatMap((line) => {
    const same = other.find(({ position }) => position === line.position);
    const quantity = line.quantity - (same?.quantity ?? 0);
    return quantity > 0 ? [{ good: { kind: line.goodKind, id: line.goodId }, quantity }] : [];
  });
}

/** The mail about it leaves at once; it can no longer be undone then. */
export async function sendNow({ db }: Pick<CounterDeps, 'db'>, changeIds: number[]): Promise<void> {
  if (changeIds.length > 0)
    await db.update(orderMails).set({ dueAt: null }).where(inArray(orderMails.changeId, changeIds));
}

/** Those about all of one press. */
export async function sendNowOf({ db }: Pick<CounterDeps, 'db'>, batch: string): Promise<void> {
  const rows = await db.select({ id: orderChanges.id }).from(orderChanges).where(eq(orderChanges.batch, batch));
  await sendNow(
    { db },
    rows.map(({ id }) => id),
  );
}
