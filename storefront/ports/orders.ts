/** Orders of the market, for who knows their number and key; services/orders answers. Amounts are in the currency's smallest unit. */
import type { Billing } from '#rules/books/billing.ts';
import type { Paper } from '#rules/books/paper.ts';
import type { BasketLine } from '#rules/orders/basket.ts';
import type { Change, Offer, Short } from '#rules/orders/offer.ts';
import type { FieldProblem, OrderForm, Person } from '#rules/orders/order-fields.ts';
import type { OrderState } from '#rules/orders/states.ts';
import type { AttemptState } from '#rules/payments/attempt.ts';
import type { VatPart } from '#rules/orders/money/vat.ts';
import type { PlainDate } from '#rules/time/local-time.ts';

export type OrderKey = { number: string; key: string };

type Bought = Pick<BasketLine, 'kind' | 'slug' | 'name' | 'choice' | 'quantity' | 'subtotal' | 'farmer' | 'isPosted'>;
/** A box with its number among all of its animals, as it was when it was ordered. Nothing of it is personal. */
export type SharedBox = Pick<Bought, 'slug' | 'name' | 'farmer' | 'quantity'> & {
  animals: string[];
  /** What was really packed, where that was said. */
  packedAnimals: string[] | null;
  boxNumber: number | null;
  boxTotal: number | null;
  cardKey: string | null;
};
export type OrderLine = Bought & SharedBox & { vatRate: number };

export type Order = OrderKey & {
  state: OrderState;
  placedAt: Date;
  deliveryDay: PlainDate | null;
  cancelUntil: Date;
  /** An order that is not paid by then is given up. */
  expiresAt: Date;
  email: string | null;
  /** Null once the buyer is forgotten. */
  person: Person | null;
  /** Who the invoice is for, where a business asked for one. */
  billing: Billing | null;
  note: string | null;
  /** By name, among them who it is shared with. */
  texts: Readonly<Record<string, string>>;
  lines: OrderLine[];
  discounts: { code: string; discount: number }[];
  delivery: number;
  total: number;
  vat: VatPart[];
  paid: number;
  isRefundDue: boolean;
  /** Bought with it; `used` is what they have paid for. */
  vouchers: { code: string; worth: number; used: number; lastDay: PlainDate | null }[];
  /** That paid for it. */
  redeemed: { code: string; amount: number }[];
  history: { what: string; at: Date }[];
};

type Account =
  | { kind: 'iban'; name: string; iban: string }
  | { kind: 'sortCode'; name: string; sortCode: string; accountNumber: string };

export type ShownOrder = {
  order: Order;
  /** Null when nothing is to be paid; also where the shop is a demonstration. */
  payment: {
    account: Account;
    amount: number;
    reference: string;
    /** An SVG to scan. */
    code: string | null;
    /** What is enough for now, where that is less than all of it. */
    least: { amount: number; code: string | null } | null;
    /** It is packed as it is; the rest is due when it comes. */
    isEnough: boolean;
    /** Of two neighbours who share it, as long as neither has paid. */
    shares: { of: 'buyer' | 'neighbour'; name: string; amount: number; code: string | null }[] | null;
  } | null;
  isDemo: boolean;
  canCancel: boolean;
};

/** Paying at once for one order. */
export type PayOnline = {
  marks: string[];
  /** No money moves. */
  isTest: boolean;
  /** What is known of the last attempt; null where there was none. */
  last: AttemptState | null;
  canPay: boolean;
};

/** `go`: there is a page to pay on. `notDue`: nothing is to be paid, or it is paid or on its way. */
export type PayNow = 'go' | 'notDue' | 'away' | 'busy';

export type PayingPort = {
  isOn: boolean;
  isTest: boolean;
  /** Null where nobody ever paid at once, or could. */
  of: (shown: ShownOrder) => Promise<PayOnline | null>;
  /** `origin`: where its buyer comes back to. */
  start: (key: OrderKey, origin: string) => Promise<PayNow>;
  /** Asks the provider what became of it. */
  look: (key: OrderKey) => Promise<void>;
  /** The provider's; null where nothing is to be paid there. */
  pageToPay: (key: OrderKey) => Promise<string | null>;
};
/** What its buyer may still change. */
export type Changeable = {
  days: PlainDate[];
  mince: {
    position: number;
    name: string;
    kinds: { name: string; title: string; maxPacks: number | null; packs: number }[];
  }[];
};
export type ChangeOutcome = 'done' | 'late' | 'refused';

/** What came of putting an order into the cart again; `said`: where that differs from what it was. */
export type OrderedAgain = { isFilled: boolean; said: string[]; cookies: string[] };

export type RedeemOutcome = 'redeemed' | 'notDue' | 'unknown' | 'spent' | 'expired' | 'onlyVouchers' | 'tooMany';

export type Withdrawal = { number: string; name: string; email: string; what: string };
export type WithdrawalProblem = { field: 'number' | 'name' | 'email'; problem: 'missing' | 'wrong' };
export type Withdrawn =
  | { result: 'done'; number: string; at: Date; isMailed: boolean }
  | { result: 'unknown' | 'tooMany' }
  | { result: 'wrong'; problems: WithdrawalProblem[] };

/** But for `placed` and `unknown` nothing was ordered. `unknown` finds its order, if there is one, when it is sent again. */
export type Placed =
  | { result: 'placed'; order: OrderKey; cookies: string[] }
  | { result: 'empty' | 'closed' | 'notReady' | 'tooMany' | 'busy' | 'away' | 'unknown' }
  | { result: 'invalid'; problems: FieldProblem[]; /** Since it was seen. */ changes: Change[] | null; offer: Offer }
  | { result: 'changed'; changes: Change[]; offer: Offer }
  | { result: 'short'; short: Short[]; offer: Offer }
  | { result: 'heldUnpaid' | 'tooMuch'; offer: Offer };

export type OrdersPort = {
  isOpen: boolean;
  /** Whether it may sell yet. */
  isReady: () => Promise<boolean>;
  hasMail: boolean;
  /** Whether what is ordered is only pretended. */
  isDemo: boolean;
  /** For a new form; the same one, sent twice, makes one order. */
  newFormKey: () => string;
  /** Somebody is about to order. */
  checkoutOpened: () => void;
  /** In time for an answer, whatever becomes of it. */
  place: (form: OrderForm, wishes: { newsletter: boolean }) => Promise<Placed>;
  /** Null for who does not know its key. `mail`: of a link in a mail. */
  show: (key: OrderKey & { mail?: string | undefined }) => Promise<ShownOrder | null>;
  /** Invoices and credit notes of an order, the oldest first. */
  papers: (key: OrderKey) => Promise<{ number: string; kind: Paper['kind'] }[]>;
  /** One of them by its number; null for who does not know the key. */
  paper: (key: OrderKey, number: string) => Promise<Paper | null>;
  /** The same as PDF. */
  paperFile: (key: OrderKey, number: string) => Promise<{ name: string; bytes: Uint8Array } | null>;
  /** Null where nothing of it can be changed any more. */
  changeable: (key: OrderKey) => Promise<Changeable | null>;
  changeDay: (key: OrderKey, day: string) => Promise<ChangeOutcome>;
  changeMince: (key: OrderKey, choice: { position: number; packs: Map<string, number> }) => Promise<ChangeOutcome>;
  /** With a neighbour of that name; with nobody where it is empty. */
  share: (key: OrderKey, neighbour: string) => Promise<ChangeOutcome>;
  /** Puts into the cart what can be had of it today. Null for who does not know its key. */
  again: (key: OrderKey) => Promise<OrderedAgain | null>;
  /** Of a box of an order that stands; null for who has no such card. */
  card: (key: string) => Promise<SharedBox | null>;
  cancel: (key: OrderKey) => Promise<unknown>;
  /** Pays with a voucher, as far as that goes. */
  redeem: (key: OrderKey, code: string) => Promise<RedeemOutcome>;
  withdraw: (said: Withdrawal) => Promise<Withdrawn>;
  paying: PayingPort;
};
