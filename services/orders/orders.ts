/** Orders of the embedded shop: all that its pages, commands and timers may do with them. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Market } from '#contract/market.ts';
import { readOrderNumber } from '#rules/orders/order-number.ts';
import type { OrderState } from '#rules/orders/states.ts';
import type { Database } from '#services/kit/database.ts';
import { isEmail, mailboxOf } from '#services/kit/email.ts';
import { createLimit } from '#services/kit/limit.ts';
import { createSignUpLimit } from '#services/kit/sign-up-limit.ts';
import { createTokenBucket } from '#services/kit/token-bucket.ts';
import { mailAccountLink, openAccountLink, readAccount } from './account-links.ts';
import { forgetBuyer, type Forgotten } from './anonymise.ts';
import { type Changed, changeState } from './change-state.ts';
import { type Offer, offerOf } from './offer.ts';
import type { OrderForm } from './order-form.ts';
import { findByEmail, findByNumber, type Order } from './order-store.ts';
import { type Payment, recordPayment } from './payments.ts';
import { type Placement, placeOrder } from './place-order.ts';
import { type Accounts, type PaymentDetails, paymentCode, paymentOf } from './payment.ts';
import { type Redemption, redeemVoucher } from './redeem-voucher.ts';
import type { Seller } from './seller.ts';
import { type Withdrawal, type Withdrawn, withdraw } from './withdraw.ts';
import { doTimedWork, type TimedWork } from './timed-work.ts';

type Options = {
  db: Database;
  markets: readonly Market[];
  seller: Seller;
  accounts: Accounts;
  /** Off: the shop has a basket and takes no orders. */
  isOpen: boolean;
  /** Whether mails are sent at all. */
  hasMail: boolean;
  clock: () => Date;
  /** Called when a mail has become due. */
  onMailDue?: () => void;
};

/** Connections orders may take of the visitors' pool: they wait for each other's rows, and pages must not wait for them. */
const atOnce = 4;

type Shopper = { market: Market; session: string };
/** `closed`: this shop takes no orders. `tooMany`: this sender or address has to wait a few minutes. */
export type PlaceResult = Placement | { result: 'closed' } | { result: 'tooMany' };
export type ShownOrder = {
  order: Order;
  /** Null when nothing is to be paid; also where the shop is a demonstration. */
  payment: (PaymentDetails & { code: string | null }) | null;
  isDemo: boolean;
  canCancel: boolean;
};
export type Redeemed = Redemption | { outcome: 'tooMany' };
export type LinkAsked = { result: 'sent' | 'wrong' | 'tooMany' | 'noMail' };

export type Orders = ReturnType<typeof createOrders>;

export function createOrders({ db, markets, seller, accounts, isOpen, hasMail, clock, onMailDue = () => {} }: Options) {
  const desk = { db, stock: seller.stock, seller, clock, hasMail };
  const limit = createLimit({ atOnce });
  const mayOrder = createOrderLimit(clock);
  const mayAsk = createOrderLimit(clock);
  const mayRedeem = createOrderLimit(clock);

  function show(order: Order): ShownOrder {
    const payment = paymentOf(order, accounts);
    return {
      order,
      payment: payment && { ...payment, code: paymentCode(payment) },
      isDemo: (accounts[order.market] ?? null) === null,
      canCancel:
        (order.state === 'placed' || order.state === 'paid') &&
        clock() < order.cancelUntil &&
        order.vouchers.every(({ used }) => used === 0),
    };
  }

  async function findShown(market: Market, { number, key }: OrderKey): Promise<Order | null> {
    const written = readOrderNumber(number);
    const order = written === null ? null : await findByNumber(db, written);
    return order !== null && order.market === market.code && isSame(order.key, key) ? order : null;
  }

  async function told<T extends Changed | Payment>(change: Promise<T>): Promise<T> {
    const changed = await change;
    onMailDue();
    return changed;
  }

  return {
    isOpen,
    hasMail,
    /** Whether what is ordered in this market is only pretended. */
    isDemo: (market: Market) => (accounts[market.code] ?? null) === null,

    /** What the basket comes to now. */
    async offer({ market, session }: Shopper): Promise<Offer> {
      return offerOf(await seller.readBasket({ market: market.code, session }), { market, now: clock() });
    },

    /** For a new form; the same one, sent twice, makes one order. */
    newFormKey: () => randomBytes(16).toString('base64url'),

    async place({ market, session }: Shopper, form: OrderForm, sender: string): Promise<PlaceResult> {
      if (!isOpen) return { result: 'closed' };
      if (!mayOrder(sender, form.email.trim())) return { result: 'tooMany' };
      const placement = await limit(() => placeOrder(desk, { market, session, form }));
      if (placement.result === 'placed' && placement.isNew) onMailDue();
      return placement;
    },

    /** For who knows its key; null for everybody else. */
    async show(market: Market, key: OrderKey): Promise<ShownOrder | null> {
      const order = await findShown(market, key);
      return order && show(order);
    },

    /** By its buyer, until the deadline. */
    async cancel(market: Market, key: OrderKey): Promise<Changed> {
      const order = await findShown(market, key);
      if (!order) return { outcome: 'unknown' };
      const isLate = () => clock() >= order.cancelUntil;
      return told(changeState(desk, { number: order.number, to: 'cancelled', by: 'buyer' }, isLate));
    },

    /** Pays with a voucher, as far as that goes. */
    async redeem(market: Market, key: OrderKey, { code, sender }: { code: string; sender: string }): Promise<Redeemed> {
      const order = await findShown(market, key);
      if (!order) return { outcome: 'notDue' };
      if (!mayRedeem(sender, order.number)) return { outcome: 'tooMany' };
      const redemption = await redeemVoucher(desk, { number: order.number, code });
      onMailDue();
      return redemption;
    },

    /** The answer is the same whether the address has orders or not. */
    async askForLink(market: Market, { email, sender }: { email: string; sender: string }): Promise<LinkAsked> {
      const address = email.trim().toLowerCase();
      if (!isEmail(address)) return { result: 'wrong' };
      if (!hasMail) return { result: 'noMail' };
      if (!mayAsk(sender, address)) return { result: 'tooMany' };
      await mailAccountLink(db, { market: market.code, email: address }, clock());
      onMailDue();
      return { result: 'sent' };
    },

    /** Works once: do it when somebody presses a button, not when a mail program looks. */
    openLink: (market: Market, token: string) => openAccountLink(db, { market: market.code, token }, clock()),

    /** All orders of who opened a link; null when it was too long ago. */
    async account(market: Market, account: string): Promise<{ email: string; orders: ShownOrder[] } | null> {
      const email = await readAccount(db, { market: market.code, account }, clock());
      if (email === null) return null;
      return { email, orders: (await findByEmail(db, market.code, email)).map(show) };
    },

    async deleteMyData(market: Market, account: string): Promise<Forgotten | null> {
      const email = await readAccount(db, { market: market.code, account }, clock());
      return email === null ? null : forgetBuyer(desk, { market, email });
    },

    /** A buyer's word that they go back on it. It is noted and acknowledged; what becomes of it the owner decides. */
    async withdraw(market: Market, said: Withdrawal, sender: string): Promise<Withdrawn> {
      if (!mayAsk(sender, said.email.trim())) return { result: 'tooMany' };
      const withdrawn = await withdraw(desk, market, said);
      onMailDue();
      return withdrawn;
    },

    /** By the owner. */
    change: (number: string, to: Exclude<OrderState, 'placed' | 'paid' | 'expired'>) =>
      told(changeState(desk, { number, to, by: 'owner' })),

    pay: (number: string, amount: number | null) => told(recordPayment(desk, { number, amount, by: 'owner' })),

    async doTimedWork(): Promise<TimedWork> {
      const done = await doTimedWork(desk, markets);
      onMailDue();
      return done;
    },
  };
}

/** As often as somebody may mistype, wait and try again; more would be a way to fill somebody's letter box. */
const ofOneAddress = { atOnce: 6, perSecond: 6 / 600 };

/** Whether this sender may do something for this address now. */
function createOrderLimit(clock: () => Date): (sender: string, email: string) => boolean {
  const senders = createSignUpLimit(clock);
  const addresses = createTokenBucket(ofOneAddress, () => clock().getTime());
  return (sender, email) => senders.take(sender) && addresses(mailboxOf(email)).isAllowed;
}

export type OrderKey = { number: string; key: string };

function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
