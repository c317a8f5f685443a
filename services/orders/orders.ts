/** Orders of the embedded shop: all that its pages, commands and timers may do with them. */
import { randomBytes } from 'node:crypto';
import type { Market } from '#contract/market.ts';
import { readOrderNumber } from '#rules/orders/order-number.ts';
import type { OrderState } from '#rules/orders/states.ts';
import { heldBy } from '#rules/money/unpaid-bounds.ts';
import type { Database } from '#services/kit/database.ts';
import { isEmail } from '#services/kit/email.ts';
import { createLimit, QueueRefusal } from '#services/kit/limit.ts';
import type { Log } from '#services/kit/log.ts';
import { mailAccountLink, openAccountLink, readAccount } from './account-links.ts';
import { forgetBuyer, type Forgotten } from './anonymise.ts';
import { type Changed, changeState } from './change-state.ts';
import { createBuyerChanges } from './acts/buyer-changes.ts';
import { createCounter } from './counter.ts';
import { type OrderBooks, settleDue } from './order-books.ts';
import { isSameKey, type OrderKey } from './order-key.ts';
import { createShownPapers } from './shown-papers.ts';
import { type Offer, offerOf } from '#rules/orders/offer.ts';
import type { OrderForm } from '#rules/orders/order-fields.ts';
import { type OwnerWishes, type TellOwner, tellOwner } from './mail/tell-owner.ts';
import { noteMailRead } from './mail/mail-proof.ts';
import {
  createGuessLimit,
  createOrderLimit,
  createWithdrawalLimit,
  lookingQueue,
  placingQueue,
} from './placing/order-limits.ts';
import { findByEmail, findById, findByNumber, type Order, type OrderRow } from './order-store.ts';
import { type Payment, recordPayment } from './payments/record-payment.ts';
import { lookBefore, type Placement, placeOrder, type PlacingDeps } from './placing/place-order.ts';
import { type Attempt, attemptWithin, type Unanswered } from './placing/placing-attempt.ts';
import type { Accounts } from './payment.ts';
import { createShownPayment, type ShownPayment } from './payments/shown-payment.ts';
import { recordRefund } from './money/refunds.ts';
import { type Redemption, redeemVoucher } from './money/redeem-voucher.ts';
import type { Basket } from '#rules/orders/basket.ts';
import type { Seller } from './seller-port.ts';
import { findSharedBox } from './reading/shared-box.ts';
import { type Withdrawal, type Withdrawn, withdraw } from './withdraw.ts';
import { doTimedWork, type TimedWork } from './timed-work.ts';
import { createSenderHoldings } from './placing/sender-holdings.ts';

type Options = {
  db: Database;
  markets: readonly Market[];
  seller: Seller;
  accounts: Accounts;
  /** Off: the shop has a basket and takes no orders. */
  isOpen: boolean;
  isReady?: ((market: Market) => Promise<boolean>) | undefined;
  hasMail: boolean;
  /** How the owner hears of what happens; not at all where nobody says. */
  owner?: OwnerWishes | undefined;
  /** Invoices; none where nobody keeps them. */
  books?: OrderBooks | undefined;
  /** Whether money for an order is on its way, where somebody else knows that. */
  isBeingPaid?: PlacingDeps['isBeingPaid'];
  clock: () => Date;
  onMailDue?: () => void;
  log?: Pick<Log, 'warn'>;
};

const command = { id: null, name: 'command' };
/** So long a buyer waits for an answer where nobody says otherwise. */
const usualWaitMs = 8000;

type Shopper = { market: Market; session: string };
type Placing = Shopper & { form: OrderForm; sender: string };
/** `withinMs`: how long they wait to be answered. */
type Buyer = Shopper & { withinMs?: number | undefined };
/**
 * `closed`: this shop takes no orders. `notReady`: not yet. `tooMany`: this sender has to wait a few minutes. `busy`: too many order at once. But for
 * `unknown` nothing was ordered, and nothing of it will be.
 */
export type PlaceResult = Placement | Unanswered | { result: 'closed' | 'notReady' | 'tooMany' | 'busy' };
/** `payment` is null when nothing is to be paid; also where the shop is a demonstration. */
export type ShownOrder = { order: Order; payment: ShownPayment | null; isDemo: boolean; canCancel: boolean };
export type Redeemed = Redemption | { outcome: 'tooMany' };
export type LinkAsked = { result: 'sent' | 'wrong' | 'tooMany' | 'noMail' };

export type Orders = ReturnType<typeof createOrders>;

export function createOrders({ db, markets, seller, accounts, isOpen, hasMail, clock, ...options }: Options) {
  const { onMailDue = () => {}, log = { warn() {} }, owner, books, isBeingPaid, isReady = async () => true } = options;
  const wishes = { owner, books, isBeingPaid };
  const deps = { db, markets, stock: seller.stock, codes: seller.codes, seller, clock, hasMail, ...wishes };
  const [looking, placing] = [createLimit(lookingQueue), createLimit(placingQueue)];
  const [mayOrder, mayAsk, mayGuess] = [createOrderLimit(clock), createOrderLimit(clock), createGuessLimit(clock)];
  const mayGuessWithdrawal = createWithdrawalLimit(clock);
  const mayHold = createSenderHoldings(db);

  const { missingOf, shownPayment } = createShownPayment({ markets, accounts });

  /** Nothing is packed for which less came in than the market asks for before. */
  async function isUnpaid({ id, state }: OrderRow, tx: Database): Promise<boolean> {
    const order = state === 'placed' ? await findById(tx, id) : null;
    return order !== null && missingOf(order) > 0;
  }

  function show(order: Order): ShownOrder {
    return {
      order,
      payment: shownPayment(order),
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
    return order !== null && order.market === market.code && isSameKey(order.key, key) ? order : null;
  }

  /** What needs no turn is told first: a form that was sent before, mistakes, and what is sold out. */
  async function tryToPlace({ sender, ...place }: Placing, attempt: Attempt): Promise<PlaceResult> {
    const asked = { sender, isWanted: attempt.isWanted };
    const { market, form } = place;
    const seen = await looking(() => lookBefore(deps, place), asked);
    if ('placement' in seen) return seen.placement;
    if (!(await isReady(market))) return { result: 'notReady' };
    const allowance = mayOrder(sender, form.email);
    if (!allowance.isAllowed) return { result: 'tooMany' };
    let made: string | null = null;
    const settle = await mayHold(sender, { market, held: heldBy(seen.offer.lines) });
    try {
      if (!settle) return { result: 'heldUnpaid', offer: seen.offer };
      const placement = await placing(() => placeOrder(deps, place, attempt), asked);
      if (placement.result !== 'placed' || !placement.isNew) return placement;
      made = placement.order.id;
      onMailDue();
      for (const took of placement.took ?? [])
        log.warn(
          { market: market.code, number: placement.order.number, ...took },
          'one order took more than a tenth of a package',
        );
      return placement;
    } finally {
      settle?.(made);
      if (made === null) allowance.giveBack();
    }
  }

  async function thenSendMail<T extends Changed | Payment>(change: Promise<T>): Promise<T> {
    const changed = await change;
    onMailDue();
    return changed;
  }

  return {
    isOpen,
    isReady,
    hasMail,
    counter: createCounter(deps, onMailDue, { accounts }),
    /** The same in a transaction of somebody else's; who commits it calls `mailsMayBeDue`. */
    counterIn: (tx: Database) => createCounter({ ...deps, db: tx }, () => {}, { accounts }),
    mailsMayBeDue: onMailDue,
    /** Whether what is ordered in this market is only pretended. */
    isDemo: (market: Market) => (accounts[market.code] ?? null) === null,

    /** Somebody is about to order. Never fails: a database that takes no changes still shows a checkout. */
    async checkoutOpened({ code }: Market): Promise<void> {
      try {
        await seller.sayCheckoutOpened(code);
      } catch (err) {
        log.warn({ err, market: code }, 'nobody was told that a checkout was opened');
      }
    },

    /** What a basket that was read already comes to now. */
    offerFor: (market: Market, basket: Basket): Offer => offerOf(basket, { market, now: clock() }),

    /** What the basket comes to now. */
    async offer({ market, session }: Shopper): Promise<Offer> {
      return offerOf(await seller.readBasket({ market: market.code, session }), { market, now: clock() });
    },

    /** For a new form; the same one, sent twice, makes one order. */
    newFormKey: () => randomBytes(16).toString('base64url'),

    /** Answers within that time, whatever becomes of it: see `PlaceResult`. */
    async place({ withinMs = usualWaitMs, ...shopper }: Buyer, form: OrderForm, sender: string): Promise<PlaceResult> {
      if (!isOpen) return { result: 'closed' };
      try {
        return await attemptWithin(withinMs, (attempt) => tryToPlace({ ...shopper, form, sender }, attempt));
      } catch (error) {
        if (error instanceof QueueRefusal) return { result: 'busy' };
        throw error;
      }
    },

    /** For who knows its key; null for everybody else. */
    async show(market: Market, key: OrderKey & { /** Of a link in a mail. */ mail?: string | undefined }) {
      const order = await findShown(market, key);
      if (order && key.mail !== undefined && (await noteMailRead(db, order, { given: key.mail, now: clock() })))
        onMailDue();
      return order && show(order);
    },

    ...createShownPapers({ books, findShown }),
    /** What the card of a box says, for who has its address. */
    card: (market: Market, key: string) => findSharedBox(db, market.code, key),

    /** By its buyer, until the deadline. */
    async cancel(market: Market, key: OrderKey): Promise<Changed> {
      const order = await findShown(market, key);
      if (!order) return { outcome: 'unknown' };
      const isLate = ({ cancelUntil }: OrderRow) => clock() >= cancelUntil;
      return thenSendMail(changeState(deps, { number: order.number, to: 'cancelled', by: 'buyer' }, isLate));
    },

    ...createBuyerChanges(deps, { findShown, onMailDue }),

    /** Pays with a voucher, as far as that goes. */
    async redeem(market: Market, key: OrderKey, { code, sender }: { code: string; sender: string }): Promise<Redeemed> {
      const order = await findShown(market, key);
      if (!order) return { outcome: 'notDue' };
      if (!mayGuess(sender, order.number)) return { outcome: 'tooMany' };
      const redemption = await redeemVoucher(deps, { number: order.number, code });
      onMailDue();
      return redemption;
    },

    /** The answer is the same whether the address has orders or not. */
    async askForLink(market: Market, { email, sender }: { email: string; sender: string }): Promise<LinkAsked> {
      const address = email.trim().toLowerCase();
      if (!isEmail(address)) return { result: 'wrong' };
      if (!hasMail) return { result: 'noMail' };
      if (!mayAsk(sender, address).isAllowed) return { result: 'tooMany' };
      await mailAccountLink(db, { market: market.code, email: address }, clock());
      onMailDue();
      return { result: 'sent' };
    },

    /** Works once: do it when somebody presses a button, not when a mail program looks. */
    async openLink(market: Market, token: string): Promise<string | null> {
      const account = await openAccountLink(db, { market: market.code, token }, clock());
      if (account !== null) onMailDue();
      return account;
    },

    /** All orders of who opened a link; null when it was too long ago. */
    async account(market: Market, account: string): Promise<{ email: string; orders: ShownOrder[] } | null> {
      const email = await readAccount(db, { market: market.code, account }, clock());
      if (email === null) return null;
      return { email, orders: (await findByEmail(db, market.code, email)).map(show) };
    },

    async deleteMyData(market: Market, account: string): Promise<Forgotten | null> {
      const email = await readAccount(db, { market: market.code, account }, clock());
      return email === null ? null : forgetBuyer(deps, { market, email });
    },

    /**
     * A buyer's word that they go back on it. It is noted and acknowledged, and never refused; what becomes of it the owner
     * decides.
     */
    async withdraw(market: Market, said: Withdrawal, sender: string): Promise<Withdrawn> {
      const withdrawn = await withdraw(deps, market, said);
      if (withdrawn.result === 'unknown' && !mayGuessWithdrawal(sender)) return { result: 'tooMany' };
      onMailDue();
      return withdrawn;
    },

    /** By the owner, at the terminal. */
    change: (number: string, to: Exclude<OrderState, 'placed' | 'paid' | 'expired'>) =>
      thenSendMail(
        changeState(deps, { number, to, by: 'owner', who: command }, to === 'packed' ? isUnpaid : undefined),
      ),

    refund: (number: string, amount: number | null) => recordRefund(deps, { number, amount, who: command }),

    pay: (number: string, amount: number | null) =>
      thenSendMail(recordPayment(deps, { number, amount, by: 'owner', who: command })),

    /** Of what happens beside the orders. Who gives a transaction calls `mailsMayBeDue` when it is done. */
    async tellOwner(news: Omit<TellOwner, 'now'>, tx: Database = db): Promise<void> {
      await tellOwner(deps, tx, { ...news, now: clock() });
      onMailDue();
    },

    /** Brings invoices up to orders of which nothing can be taken back any more. Resolves to whether none waits. */
    settleBooks: (): Promise<boolean> =>
      settleDue(deps, (job, work) => work().catch((err: unknown) => log.warn({ err, job }, 'invoices are not made'))),

    async doTimedWork(): Promise<TimedWork> {
      const remindable = markets.filter((each) => accounts[each.code] && each.orders.isReminding !== false);
      const done = await doTimedWork(deps, { markets, remindable });
      onMailDue();
      return done;
    },
  };
}
