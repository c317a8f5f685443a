/** Makes an order of a basket: all of it in one transaction, or nothing. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Market } from '#contract/market.ts';
import { localDate } from '#rules/time/local-time.ts';
import { creditorReference } from '#rules/orders/creditor-reference.ts';
import { cancelUntil, expiresAt } from '#rules/orders/delivery-days.ts';
import { writeOrderNumber } from '#rules/orders/order-number.ts';
import { vatRate } from '#rules/orders/vat.ts';
import type { Database } from '#services/kit/database.ts';
import { type Desk, enterState } from './change-state.ts';
import { type Change, changesSince, type Offer, offerOf, type Short, shortLines } from './offer.ts';
import { checkForm, type FieldProblem, type OrderForm, type Person, plainLines } from './order-form.ts';
import { findByForm, findById, type Order, takeSequence } from './order-store.ts';
import { putMail } from './outbox.ts';
import type { BasketLine, Seller, Wanted } from './seller.ts';
import { orderHistory, orderLines, orders } from './tables.ts';

export type Placement =
  | { result: 'placed'; order: Order; /** False when this form was sent before. */ isNew: boolean }
  /** Nothing was ordered, and the basket is as it was; the offer is what it comes to now. */
  | { result: 'invalid'; problems: FieldProblem[]; offer: Offer }
  | { result: 'changed'; changes: Change[]; offer: Offer }
  | { result: 'short'; short: Short[]; offer: Offer }
  | { result: 'tooMuch'; offer: Offer }
  | { result: 'empty' };

const mostLines = 50;
const mostOfOne = 99;

type Place = { market: Market; session: string; form: OrderForm };
export type PlacingDesk = Desk & { seller: Seller };

export async function placeOrder(desk: PlacingDesk, { market, session, form }: Place): Promise<Placement> {
  const known = await findByForm(desk.db, market.code, form.formKey);
  if (known) return { result: 'placed', order: known, isNew: false };
  try {
    return await desk.seller.sellBasket({ market: market.code, session }, async (basket, tx) => {
      // A second click of the same form has waited for the first.
      const again = await findByForm(tx, market.code, form.formKey);
      if (again) return { result: { result: 'placed', order: again, isNew: false }, isSold: false };
      const offer = offerOf(basket, { market, now: desk.clock() });
      const result = await tryToPlace(desk, tx, { market, form, offer });
      return { result, isSold: result.result === 'placed' };
    });
  } catch (error) {
    // The same form from two sessions at once.
    const made = isFormTaken(error) ? await findByForm(desk.db, market.code, form.formKey) : null;
    if (made) return { result: 'placed', order: made, isNew: false };
    throw error;
  }
}

function isFormTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('constraint' in error && error.constraint === 'orders_form') || isFormTaken(error.cause);
}

type Try = { market: Market; form: OrderForm; offer: Offer };

async function tryToPlace(desk: Desk, tx: Database, { market, form, offer }: Try): Promise<Placement> {
  if (offer.lines.length === 0) return { result: 'empty' };
  const checked = checkForm(form, { offer, market });
  if ('problems' in checked) return { result: 'invalid', problems: checked.problems, offer };
  const wanted = wantedGoods(offer.lines);
  if (offer.lines.length > mostLines || wanted.some(({ quantity }) => quantity > mostOfOne))
    return { result: 'tooMuch', offer };
  const changes = changesSince(form.seen, offer);
  if (changes) return { result: 'changed', changes, offer };
  const shortages = await desk.stock.take(tx, market.code, wanted);
  if (shortages.length > 0) return { result: 'short', short: shortLines(offer.lines, shortages), offer };
  const id = await writeOrder(desk, tx, { market, form, offer, ...checked });
  const order = await findById(tx, id);
  if (!order) throw new Error('The order that was just written is not there');
  return { result: 'placed', order, isNew: true };
}

/** A package can stand in a basket twice, with different choices. */
function wantedGoods(lines: BasketLine[]): Wanted[] {
  const byGood = Map.groupBy(lines, ({ good }) => `${good.kind} ${good.id}`);
  return [...byGood.values()].flatMap(([first, ...rest]) =>
    first ? [{ good: first.good, quantity: rest.reduce((sum, line) => sum + line.quantity, first.quantity) }] : [],
  );
}

type Written = Try & { person: Person; email: string };

async function writeOrder(desk: Desk, tx: Database, { market, form, offer, person, email }: Written): Promise<string> {
  const now = desk.clock();
  const id = randomUUID();
  const deliveryDay = offer.days.length === 0 ? null : form.deliveryDay;
  const year = Number(localDate(now, market.timeZone).slice(0, 4));
  const { subtotal, discount, delivery, total, vat, discounts, lines } = offer;
  const given = expiresAt(now, market);
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
      subtotal,
      discount,
      delivery,
      total,
      vat,
      discounts,
      deliveryDay,
      // What travels by mail can be called off until it is paid for.
      cancelUntil: deliveryDay === null ? given : cancelUntil(deliveryDay, market),
      expiresAt: given,
      email,
      person,
      note: plainLines(form.note),
      isGift: form.isGift,
      giftMessage: form.isGift ? plainLines(form.giftMessage) : '',
      texts: form.texts,
    })
    .returning();
  await tx.insert(orderLines).values(lines.map((line, position) => lineRow(line, { orderId: id, position, market })));
  await tx.insert(orderHistory).values({ orderId: id, at: now, by: 'buyer', what: 'placed', isMailed: desk.hasMail });
  if (desk.hasMail) await putMail(tx, { market: market.code, kind: 'placed', orderId: id, email }, now);
  // What costs nothing is paid.
  if (row && total === 0) await enterState(desk, tx, { row, to: 'paid', by: 'shop' });
  return id;
}

type Row = { orderId: string; position: number; market: Market };

function lineRow(line: BasketLine, { orderId, position, market }: Row): typeof orderLines.$inferInsert {
  const { kind, good, slug, name, farmer, choice, quantity, unitPrice, subtotal, total, contents, worth } = line;
  const copied = { kind, slug, name, farmer, choice, quantity, unitPrice, subtotal, total, contents, worth };
  return {
    ...copied,
    orderId,
    position,
    goodKind: good.kind,
    goodId: good.id,
    vatRate: vatRate(line.vatKind, market),
  };
}
