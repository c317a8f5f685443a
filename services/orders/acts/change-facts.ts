/** The owner changes what is written on an order: notes, address, day, animals. Each says which columns it changes, so that it can be undone. */
import { and, eq } from 'drizzle-orm';
import { earTagsIn } from '#rules/animals/ear-tags.ts';
import { heldBy, isLargeOrder } from '#rules/money/unpaid-bounds.ts';
import { mayAct, type OrderAction } from '#rules/orders/actions.ts';
import { cancelUntil, deliveryDays, payUntil } from '#rules/orders/delivery-days.ts';
import { isServed, readPostCode } from '#rules/orders/post-code.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import { marketOf, takenBy } from '../change-state.ts';
import { type ChangeRow, writeChange } from '../changes/write-change.ts';
import type { Person } from '#rules/orders/order-fields.ts';
import { plainLines } from '../placing/order-form.ts';
import { findRows, type OrderRow } from '../order-store.ts';
import { orderLines, orders } from '../tables.ts';
import { type Act, act, type Acted, type Acting, type CounterDeps, Refused } from './act.ts';
import { isTold, tellChanged } from './tell-buyer.ts';

export function demand(action: OrderAction, { state }: Pick<OrderRow, 'state'>, isSure = false): void {
  const allowance = mayAct(action, state);
  if (allowance === 'no') throw new Refused('state');
  if (allowance === 'asks' && !isSure) throw new Refused('asks');
}

type Columns = Partial<
  Pick<
    OrderRow,
    'ownerNote' | 'isCallBack' | 'person' | 'email' | 'deliveryDay' | 'cancelUntil' | 'expiresAt' | 'withdrawalDoneAt'
  >
>;
type Patch = { what: ChangeRow['what']; columns: Columns; reason?: string | undefined; isTellable?: boolean };

async function patch(deps: CounterDeps, { tx, row, actor, now }: Act, change: Patch): Promise<number> {
  const { what, columns, reason, isTellable = false } = change;
  const before = Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof Columns]]));
  await tx.update(orders).set(columns).where(eq(orders.id, row.id));
  const about = { orderId: row.id, actor, at: now, reason, isTold: isTellable && isTold(deps, row, actor) };
  const { id } = await writeChange(tx, { ...about, what, before, after: columns });
  if (isTellable) await tellChanged(deps, tx, { row: { ...row, ...columns }, actor, changeId: id, now });
  return id;
}

/** The owner's own words, which nobody else reads. In every state. */
export function changeNote(deps: CounterDeps, acting: Acting & { note: string }): Promise<Acted> {
  const columns = { ownerNote: plainLines(acting.note).slice(0, 2000) };
  return act(deps, acting, (deed) => patch(deps, deed, { what: 'note', columns }));
}

export function markCallBack(deps: CounterDeps, acting: Acting & { isCallBack: boolean }): Promise<Acted> {
  const { isCallBack, reason } = acting;
  return act(deps, acting, (deed) => patch(deps, deed, { what: 'callBack', columns: { isCallBack }, reason }));
}

/** The buyer has got their answer, and their money where it was due. */
export function markWithdrawalDone(deps: CounterDeps, acting: Acting): Promise<Acted> {
  return act(deps, acting, (deed) => {
    if (deed.row.withdrawnAt === null) throw new Refused('state');
    return patch(deps, deed, {
      what: 'withdrawalDone',
      columns: { withdrawalDoneAt: deed.now },
      reason: acting.reason,
    });
  });
}

export function changeAddress(deps: CounterDeps, acting: Acting & { person: Person }): Promise<Acted> {
  return act(deps, acting, (deed) => {
    const { row } = deed;
    demand('address', row, acting.isSure);
    const market = marketOf(deps, row);
    const { person } = acting;
    const postCode = readPostCode(person.postCode, market);
    const isBrought = row.deliveryDay !== null;
    if (person.name.trim() === '') throw new Refused('address');
    if (isBrought && (person.street.trim() === '' || person.city.trim() === '' || postCode === null))
      throw new Refused('address');
    if (isBrought && !isServed(postCode ?? '', market)) throw new Refused('unserved');
    const columns = { person: { ...person, postCode: postCode ?? person.postCode.trim() } };
    return patch(deps, deed, { what: 'address', columns, reason: acting.reason, isTellable: true });
  });
}

type Ready = Pick<Act, 'tx' | 'row' | 'now'>;

/** The days on which all of an order can be brought, asked for now. */
export async function daysFor(deps: CounterDeps, { tx, row, now }: Ready): Promise<PlainDate[]> {
  const goods = await deps.seller.describeGoods(tx, row.market, await takenBy(tx, row.id));
  const carried = goods.filter(({ kind }) => kind !== 'voucher');
  const notBefore = carried.flatMap((line) => line.notBefore ?? []).toSorted();
  const notAfter = carried.flatMap((line) => line.notAfter ?? []).toSorted();
  return deliveryDays(now, marketOf(deps, row), { notBefore: notBefore.at(-1) ?? null, notAfter: notAfter[0] ?? null });
}

export async function daysOf(deps: CounterDeps, number: string): Promise<PlainDate[]> {
  const [row] = await findRows(deps.db, eq(orders.number, number));
  return row ? daysFor(deps, { tx: deps.db, row, now: deps.clock() }) : [];
}

type Moved = Pick<Act, 'row' | 'now'> & {
  isLarge: boolean;
  /** The buyer chose the day. */ isBuyer?: boolean | undefined;
};

/** What follows from a day: until when it may be called off, and until when it has to be paid. */
export function untilOf(
  deps: CounterDeps,
  { row, now, isLarge, isBuyer = false }: Moved,
  deliveryDay: PlainDate | null,
) {
  const market = marketOf(deps, row);
  const given = payUntil({ placedAt: row.placedAt, deliveryDay, isLarge, market });
  const time = given > now ? given : payUntil({ placedAt: now, deliveryDay, isLarge, market });
  // Another day gives a buyer no more time to pay than the order had.
  const whole = payUntil({ placedAt: row.placedAt, deliveryDay: null, isLarge, market });
  const most = row.expiresAt > whole ? row.expiresAt : whole;
  const expiresAt = isBuyer && time > most ? most : time;
  return { deliveryDay, expiresAt, cancelUntil: deliveryDay === null ? expiresAt : cancelUntil(deliveryDay, market) };
}

/** Whether it keeps so much from others that it waits for a shorter time. */
export async function isLargeRow(deps: CounterDeps, { tx, row }: Pick<Act, 'tx' | 'row'>): Promise<boolean> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, row.id));
  return isLargeOrder(heldBy(lines).amount, marketOf(deps, row));
}

export function changeDay(deps: CounterDeps, acting: Acting & { day: PlainDate }): Promise<Acted> {
  return act(deps, acting, async (deed) => {
    demand('day', deed.row, acting.isSure);
    const days = await daysFor(deps, deed);
    if (deed.row.deliveryDay === null || !days.includes(acting.day)) throw new Refused('day', { days });
    const isLarge = await isLargeRow(deps, deed);
    const columns = untilOf(deps, { ...deed, isLarge, isBuyer: acting.isBuyer }, acting.day);
    return patch(deps, deed, { what: 'day', columns, reason: acting.reason, isTellable: true });
  });
}

/** What was really packed of a line. Null: what was ordered. */
export function correctAnimals(
  deps: CounterDeps,
  acting: Acting & { position: number; animals: string[] | null },
): Promise<Acted> {
  return act(deps, acting, async ({ tx, row, actor, now }) => {
    const isLine = and(eq(orderLines.orderId, row.id), eq(orderLines.position, acting.position));
    const [line] = await tx.select().from(orderLines).where(isLine);
    if (!line) throw new Refused('noLine');
    const names = acting.animals?.flatMap(earTagsIn) ?? null;
    const packedAnimals = names !== null && names.length > 0 ? names : null;
    await tx.update(orderLines).set({ packedAnimals }).where(isLine);
    const about = { orderId: row.id, actor, at: now, reason: acting.reason };
    const [before, after] = [line.packedAnimals, packedAnimals].map((animals) => ({
      position: acting.position,
      animals,
    }));
    return (await writeChange(tx, { ...about, what: 'animals', before, after })).id;
  });
}
