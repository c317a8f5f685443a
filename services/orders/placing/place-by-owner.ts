/** An order that the owner writes down for somebody, on the telephone or at the gate: by the rules of the checkout. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import { localDate } from '#rules/time/local-time.ts';
import type { Tell, Who } from '../changes/who.ts';
import { createCustomer, customerFor } from '../customers/customers.ts';
import { offerOf, type Offer, type Seen, shortLines } from '#rules/orders/offer.ts';
import type { OrderForm, Person } from '#rules/orders/order-fields.ts';
import { checkForm } from './order-form.ts';
import { findByForm, findById, findRows, type Order } from '../order-store.ts';
import { bookPayment } from '../payments/record-payment.ts';
import type { PaymentWay } from '../payments/write-payment.ts';
import { type Placement, type PlacingDeps, refusalOf, wantedGoods, writeOrder } from './place-order.ts';
import type { Wanted } from '../seller-port.ts';
import { customers, orders } from '../tables.ts';

export type OwnersOrder = {
  market: Market;
  by: Who;
  wanted: Wanted[];
  /** The same form, sent twice, makes one order. */
  formKey: string;
  /** What the offer came to when it was shown. */
  seen: Seen;
  /** Who is known; else one is found by letter box, or written down. */
  customerId: string | null;
  person: Person;
  /** Empty for who has none. */
  email: string;
  deliveryDay: PlainDate | null;
  /** For the driver. */
  note: string;
  isOfAge: boolean;
  /** Money that was given at once; null where it comes later. */
  paidBy: Extract<PaymentWay, 'cash' | 'card'> | null;
  tell: Tell;
};

export type PlacedByOwner =
  | { result: 'placed'; order: Order; isNew: boolean; batch: string }
  | Exclude<Placement, { result: 'placed' | 'heldUnpaid' }>;

/** What these goods come to now, and the days they can be brought on. */
export async function offerGoods({ db, seller, clock }: PlacingDeps, market: Market, wanted: Wanted[]): Promise<Offer> {
  return offerOf(await seller.quoteGoods(db, market.code, wanted), { market, now: clock() });
}

/** How much may be held unpaid is no bound here: the owner knows whom they talk to. */
export async function placeByOwner(deps: PlacingDeps, owners: OwnersOrder): Promise<PlacedByOwner> {
  const { market, by, wanted, person, email, formKey, tell, paidBy } = owners;
  const form: OrderForm = {
    ...person,
    email,
    formKey,
    seen: owners.seen,
    deliveryDay: owners.deliveryDay,
    note: owners.note,
    isGift: false,
    giftMessage: '',
    isOfAge: owners.isOfAge,
    texts: {},
  };
  return deps.db.transaction(async (tx): Promise<PlacedByOwner> => {
    const known = await findByForm(tx, market.code, formKey);
    if (known) return { result: 'placed', order: known, isNew: false, batch: '' };
    const now = deps.clock();
    await deps.stock.hold(
      tx,
      market.code,
      wanted.map(({ good }) => good),
    );
    const offer = offerOf(await deps.seller.quoteGoods(tx, market.code, wanted), { market, now });
    const refusal = refusalOf({ market, form, offer, isEmailNeeded: false });
    if (refusal) return refusal;
    const checked = checkForm(form, { offer, market, isEmailNeeded: false });
    if ('problems' in checked) return { result: 'invalid', problems: checked.problems, changes: null, offer };
    const shortages = await deps.stock.take(tx, market.code, wantedGoods(offer.lines));
    if (shortages.length > 0) return { result: 'short', short: shortLines(offer.lines, shortages), offer };
    const address = checked.email === '' ? null : checked.email;
    const about = { market: market.code, person: checked.person, now };
    const customerId =
      address === null
        ? await customerByHand(tx, { ...about, id: owners.customerId })
        : await customerFor(tx, { ...about, email: address });
    const batch = randomUUID();
    const actor = { by: 'owner' as const, who: by, tell };
    const written = { market, form, offer, person: checked.person, email: address, customerId, actor, batch };
    const id = await writeOrder(deps, tx, written);
    const [row] = await findRows(tx, eq(orders.id, id));
    if (row && paidBy !== null && row.state === 'placed' && row.total > 0) {
      const bookedOn = localDate(now, market.timeZone);
      // The mail about the order says that it is paid.
      const quiet = { ...actor, tell: 'no' as const };
      await bookPayment(deps, tx, { row, amount: null, actor: quiet, way: paidBy, bookedOn, batch });
    }
    const order = await findById(tx, id);
    if (!order) throw new Error('The order that was just written is not there');
    return { result: 'placed', order, isNew: true, batch };
  });
}

type ByHand = { id: string | null; market: string; person: Person; now: Date };

/** Somebody who is known keeps their letter box, also where this order is not told to it. */
async function customerByHand(tx: PlacingDeps['db'], { id, ...made }: ByHand): Promise<string> {
  const isOne = id !== null && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  const [found] = isOne
    ? await tx.select({ id: customers.id, market: customers.market }).from(customers).where(eq(customers.id, id))
    : [];
  return found?.market === made.market ? found.id : createCustomer(tx, { ...made, email: null });
}
