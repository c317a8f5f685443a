/** Makes an order of a basket: all of it in one transaction, or nothing. */
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import { earTagsIn } from '#rules/animals/ear-tags.ts';
import type { Billing } from '#rules/books/billing.ts';
import { localDate } from '#rules/time/local-time.ts';
import { creditorReference } from '#rules/bank/creditor-reference.ts';
import { cancelUntil, payUntil } from '#rules/orders/delivery-days.ts';
import { maxLines, maxPerOrder } from '#rules/orders/order-bounds.ts';
import { writeOrderNumber } from '#rules/orders/order-number.ts';
import { heldBy, isLargeOrder, isMuchUnpaid } from '#rules/money/unpaid-bounds.ts';
import { becomesLow } from '#rules/stock/becomes-low.ts';
import { vatRate } from '#rules/orders/money/vat.ts';
import type { Database } from '#services/kit/database.ts';
import { type OrderDeps, enterState } from '../change-state.ts';
import { type Actor, tellAt } from '../changes/who.ts';
import { writeChange } from '../changes/write-change.ts';
import { customerFor } from '../customers/customers.ts';
import { type Change, changesSince, type Offer, offerOf, type Short, shortLines } from '#rules/orders/offer.ts';
import type { FieldProblem, OrderForm, Person } from '#rules/orders/order-fields.ts';
import { checkForm, plainLines } from './order-form.ts';
import { findByForm, findById, type Order, takeSequence, withRefund } from '../order-store.ts';
import { putMail } from '../mail/outbox.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import { numberBoxes } from './number-boxes.ts';
import { type Attempt, AttemptOver } from './placing-attempt.ts';
import type { Basket, BasketLine } from '#rules/orders/basket.ts';
import type { Seller, Wanted } from '../seller-port.ts';
import { orderHistory, orderLines, orders } from '../tables.ts';
import { isTooMuchForAddress, lockAddress } from './sender-holdings.ts';
import { cents } from '#rules/money/cents.ts';

export type Placement =
  | { result: 'placed'; order: Order; /** False when this form was sent before. */ isNew: boolean; took?: Took[] }
  /** Nothing was ordered, and the basket is as it was; the offer is what it comes to now. */
  | { result: 'invalid'; problems: FieldProblem[]; /** Since it was seen. */ changes: Change[] | null; offer: Offer }
  | { result: 'changed'; changes: Change[]; offer: Offer }
  | { result: 'short'; short: Short[]; offer: Offer }
  | { result: 'tooMuch'; offer: Offer }
  /** More than is kept for this address or this sender without their paying. */
  | { result: 'heldUnpaid'; offer: Offer }
  | { result: 'empty' };
/** Why nothing was ordered, before anybody looked for stock. */
type Refusal = Extract<Placement, { result: 'invalid' | 'changed' | 'tooMuch' | 'empty' }>;

/** So much of a package that its owner should know. */
export type Took = { slug: string; quantity: number; left: number };

type OrderWish = { market: Market; session: string; form: OrderForm };
export type PlacingDeps = OrderDeps & { seller: Seller };

/** What can be told without a turn: the order this form has made before, or why there will be none. Else what is offered. */
export async function lookBefore(
  deps: PlacingDeps,
  { market, session, form }: OrderWish,
): Promise<{ placement: Placement } | { offer: Offer }> {
  const known = await findByForm(deps.db, market.code, form.formKey);
  if (known) return { placement: { result: 'placed', order: known, isNew: false } };
  const basket = await deps.seller.readBasket({ market: market.code, session });
  const offer = offerOf(basket, { market, now: deps.clock() });
  const refusal = refusalOf({ market, form, offer });
  if (refusal) return { placement: refusal };
  const shortages = await deps.stock.look(deps.db, market.code, wantedGoods(offer.lines));
  if (shortages.length > 0) return { placement: { result: 'short', short: shortLines(offer.lines, shortages), offer } };
  const wish = { market, email: form.email, held: heldBy(offer.lines) };
  return (await isTooMuchForAddress(deps.db, wish)) ? { placement: { result: 'heldUnpaid', offer } } : { offer };
}

export async function placeOrder(
  deps: PlacingDeps,
  { market, session, form }: OrderWish,
  attempt: Attempt,
): Promise<Placement> {
  let isSold = false;
  async function place(basket: Basket, tx: Database): Promise<{ result: Placement; isSold: boolean }> {
    // A second click of the same form has waited for the first.
    const again = await findByForm(tx, market.code, form.formKey);
    if (again) return { result: { result: 'placed', order: again, isNew: false }, isSold: false };
    const offer = offerOf(basket, { market, now: deps.clock() });
    const result = await tryToPlace(deps, tx, { market, form, offer });
    isSold = result.result === 'placed';
    return { result, isSold };
  }
  const bounds = {
    // No statement is waited for longer than the buyer waits.
    begin: async (tx: Database) => {
      if (!attempt.isWanted()) throw new AttemptOver('The buyer was told that nothing was ordered');
      await tx.execute(sql`select set_config('statement_timeout', ${String(attempt.leftMs())}, true)`);
    },
    // Without an order there is nothing that could be unknown.
    beforeCommit: () => {
      if (isSold) attempt.beginCommit();
    },
  };
  try {
    return await deps.seller.sellBasket({ market: market.code, session }, place, bounds);
  } catch (error) {
    // The same form from two sessions at once.
    const made = isFormTaken(error) ? await findByForm(deps.db, market.code, form.formKey) : null;
    if (made) return { result: 'placed', order: made, isNew: false };
    throw error;
  }
}

function isFormTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('constraint' in error && error.constraint === 'orders_form') || isFormTaken(error.cause);
}

type Try = { market: Market; form: OrderForm; offer: Offer; isEmailNeeded?: boolean };

/** Why this form makes no order of this offer, whatever there is in stock. */
export function refusalOf({ market, form, offer, isEmailNeeded }: Try): Refusal | null {
  if (offer.lines.length === 0) return { result: 'empty' };
  const checked = checkForm(form, { offer, market, isEmailNeeded });
  const changes = changesSince(form.seen, offer);
  if ('problems' in checked) return { result: 'invalid', problems: checked.problems, changes, offer };
  const isTooMuch = wantedGoods(offer.lines).some(({ quantity }) => quantity > maxPerOrder);
  if (offer.lines.length > maxLines || isTooMuch) return { result: 'tooMuch', offer };
  return changes && { result: 'changed', changes, offer };
}

async function tryToPlace(deps: OrderDeps, tx: Database, { market, form, offer }: Try): Promise<Placement> {
  const refusal = refusalOf({ market, form, offer });
  if (refusal) return refusal;
  const checked = checkForm(form, { offer, market });
  if ('problems' in checked) return { result: 'invalid', problems: checked.problems, changes: null, offer };
  await lockAddress(tx, market, checked.email);
  if (await isTooMuchForAddress(tx, { market, email: checked.email, held: heldBy(offer.lines) }))
    return { result: 'heldUnpaid', offer };
  const shortages = await deps.stock.take(tx, market.code, wantedGoods(offer.lines));
  if (shortages.length > 0) return { result: 'short', short: shortLines(offer.lines, shortages), offer };
  const took = await muchOf(deps, tx, { market, offer });
  await deps.codes.count(
    tx,
    market.code,
    offer.discounts.map(({ code }) => code),
  );
  const customerId = await customerFor(tx, { market: market.code, ...checked, now: deps.clock() });
  const id = await writeOrder(deps, tx, { market, form, offer, ...checked, customerId, actor: { by: 'buyer' } });
  const order = await findById(tx, id);
  if (!order) throw new Error('The order that was just written is not there');
  await tellOwnerOfOrder(deps, tx, { market, order, offer });
  return { result: 'placed', order, isNew: true, took };
}

/** The owner's mail: there is an order, and of these goods few are left since. */
async function tellOwnerOfOrder(
  deps: OrderDeps,
  tx: Database,
  { market, order, offer }: { market: Market; order: Order; offer: Offer },
): Promise<void> {
  const now = deps.clock();
  const { number, total, deliveryDay } = order;
  const facts = { number, amount: total, ...(deliveryDay !== null && { day: deliveryDay }) };
  const isTold = await tellOwner(deps, tx, { market, kind: 'placed', facts, now });
  if (!isTold) return;
  const wanted = wantedGoods(offer.lines);
  const left = await deps.stock.left(
    tx,
    market.code,
    wanted.map(({ good }) => good),
  );
  for (const { good, quantity } of wanted) {
    const isIt = (other: { good: typeof good }) => other.good.kind === good.kind && other.good.id === good.id;
    const after = left.find(isIt)?.left ?? Number.POSITIVE_INFINITY;
    if (!becomesLow({ before: after + quantity, after })) continue;
    const name = offer.lines.find(isIt)?.name ?? '';
    await tellOwner(deps, tx, { market, kind: 'lowStock', facts: { name, left: after }, now });
  }
}

/** Packages of which this order has just taken a large part. */
async function muchOf({ stock }: OrderDeps, tx: Database, { market, offer }: Omit<Try, 'form'>): Promise<Took[]> {
  const packages = offer.lines.filter(({ kind, quantity }) => kind === 'package' && isMuchUnpaid(quantity, 0));
  if (packages.length === 0) return [];
  const left = await stock.left(
    tx,
    market.code,
    packages.map(({ good }) => good),
  );
  return packages.flatMap(({ good, slug, quantity }) => {
    const one = left.find((other) => other.good.kind === good.kind && other.good.id === good.id);
    return one && isMuchUnpaid(quantity, one.left) ? [{ slug, quantity, left: one.left }] : [];
  });
}

/** A package can stand in a basket twice, with different choices. */
export function wantedGoods(lines: BasketLine[]): Wanted[] {
  const byGood = Map.groupBy(lines, ({ good }) => `${good.kind} ${good.id}`);
  return [...byGood.values()].flatMap(([first, ...rest]) =>
    first ? [{ good: first.good, quantity: rest.reduce((sum, line) => sum + line.quantity, first.quantity) }] : [],
  );
}

type Written = Omit<Try, 'isEmailNeeded'> & {
  person: Person;
  billing?: Billing | null;
  email: string | null;
  customerId: string;
  actor: Actor;
  batch?: string;
};

export async function writeOrder(deps: OrderDeps, tx: Database, written: Written): Promise<string> {
  const { market, form, offer, person, billing = null, email, customerId, actor, batch } = written;
  const now = deps.clock();
  const id = randomUUID();
  const deliveryDay = offer.needsDay ? form.deliveryDay : null;
  const year = Number(localDate(now, market.timeZone).slice(0, 4));
  const { subtotal, discount, delivery, total, vat, discounts, lines } = offer;
  const isLarge = isLargeOrder(heldBy(lines).amount, market);
  const given = payUntil({ placedAt: now, deliveryDay, isLarge, market });
  const sequence = await takeSequence(tx, market.code, year);
  const number = writeOrderNumber({ market: market.code, year, sequence });
  const [row] = await tx
    .insert(orders)
    .values({
      id,
      market: market.code,
      number,
      reference: creditorReference(number),
      key: randomBytes(16).toString('base64url'),
      formKey: form.formKey,
      state: 'placed',
      placedAt: now,
      currency: market.currency,
      subtotal: cents(subtotal),
      discount: cents(discount),
      delivery: cents(delivery),
      total: cents(total),
      vat,
      discounts,
      deliveryDay,
      // What travels by mail can be called off until it is paid for.
      cancelUntil: deliveryDay === null ? given : cancelUntil(deliveryDay, market),
      expiresAt: given,
      email,
      customerId,
      person,
      billing,
      note: plainLines(form.note),
      isGift: form.isGift,
      giftMessage: form.isGift ? plainLines(form.giftMessage) : '',
      texts: form.texts,
    })
    .returning();
  const boxes = await numberBoxes(deps, tx, { market: market.code, lines });
  const rows = lines.map((line, position) => ({
    ...lineRow(line, { orderId: id, position, market }),
    ...boxes.get(line.key),
  }));
  await tx.insert(orderLines).values(rows);
  const { by, tell } = actor;
  const isMailed = deps.hasMail && email !== null && tell !== 'no';
  // Whose name stands on it can be seen where it was not the buyer, and it can be taken back as all else.
  const change =
    by === 'buyer'
      ? null
      : await writeChange(tx, { orderId: id, actor, at: now, what: 'placed', isTold: isMailed, batch });
  const changeId = change?.id ?? null;
  await tx.insert(orderHistory).values({ orderId: id, at: now, by, what: 'placed', isMailed, changeId });
  if (isMailed)
    await putMail(
      tx,
      { market: market.code, kind: 'placed', orderId: id, email, changeId, dueAt: tellAt(actor, now) },
      now,
    );
  // What costs nothing is paid.
  if (row && total === 0) await enterState(deps, tx, { row: withRefund({ ...row, paid: 0 }), to: 'paid', by: 'shop' });
  return id;
}

type Row = { orderId: string; position: number; market: Market };

function lineRow(line: BasketLine, { orderId, position, market }: Row): typeof orderLines.$inferInsert {
  const { kind, good, slug, name, farmer, choice, quantity, unitPrice, subtotal, total, contents, worth } = line;
  const { isPosted, animal } = line;
  const copied = { kind, slug, name, farmer, choice, quantity, contents };
  return {
    ...copied,
    unitPrice: cents(unitPrice),
    subtotal: cents(subtotal),
    total: cents(total),
    worth: worth === null ? null : cents(worth),
    isPosted,
    animals: earTagsIn(animal ?? ''),
    orderId,
    position,
    goodKind: good.kind,
    goodId: good.id,
    vatRate: vatRate(line.vatKind, market),
  };
}
