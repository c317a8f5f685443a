/**
 * What the pages of the embedded shop show: its server puts it together, the storefront draws it. Amounts are in the currency's
 * smallest unit; days and moments are in words already, so that server and browser say the same.
 */

/** A day as the leaf of a calendar shows it. */
export type ShopDay = { date: string; long: string; month: string; day: string; weekday: string };

export type ShopLine = {
  key: string;
  name: string;
  /** Of its page. */
  path: string | null;
  image: string | null;
  farmer: string | null;
  /** In words, such as "3 × gehakt, 1 × hamburgers". */
  choice: string;
  quantity: number;
  /** No more of it can be had. */
  most: number;
  subtotal: number;
  /** What it cost when it was chosen, where that was something else; both are those of one. */
  price: { before: number; now: number } | null;
  /** Why it cannot be ordered like this. */
  problem: string | null;
};

/** The farm box: one group with one sum. */
export type ShopBox = {
  key: string;
  subtotal: number;
  pieces: ShopLine[];
  freeMissing: number | null;
  freeFrom: number;
};

export type ShopSums = {
  /** Null where there is none of the kind. */
  packages: number | null;
  vouchers: number | null;
  box: number | null;
  discounts: { code: string; discount: number }[];
  /** Null when nothing has to travel. */
  delivery: number | null;
  total: number;
  vat: { rate: string; vat: number }[];
};

/** What all of it comes to on the table and in the freezer, as far as it is known. */
export type ShopFigures = {
  meals: number | null;
  kilos: string;
  litres: number;
  drawer: 'half' | 'threeQuarters' | 'full';
  /** How full that drawer is drawn, in percent. */
  filled: 25 | 50 | 75 | 100;
};

export type ShopNotice = { kind: 'error' | 'done'; text: string; undo: { key: string; quantity: number } | null };

export type ShopBasket = {
  lines: ShopLine[];
  box: ShopBox | null;
  sums: ShopSums;
  figures: ShopFigures | null;
  /** The first day on which all of it can be delivered. */
  day: ShopDay | null;
};

/** Of an order, which says what was bought and nothing about what there is now. */
export type BoughtLine = Pick<ShopLine, 'name' | 'choice' | 'quantity' | 'subtotal' | 'farmer'> & { isPiece: boolean };

export type CalendarDay = {
  date: string;
  day: string;
  month: string | null;
  long: string;
  is: 'open' | 'closed' | 'early';
};
export type CalendarWeek = { week: number; days: CalendarDay[] };

export const checkoutFields = [
  'email',
  'name',
  'phone',
  'postCode',
  'houseNumber',
  'addition',
  'street',
  'city',
  'company',
  'deliveryDay',
  'note',
  'isGift',
  'giftMessage',
  'isOfAge',
  'newsletter',
] as const;
export type CheckoutField = (typeof checkoutFields)[number];
export type CheckoutValues = Readonly<Record<CheckoutField, string>>;
export type CheckoutProblem = { field: CheckoutField; text: string };

export type CheckoutPage = {
  kind: 'checkout';
  basket: ShopBasket;
  values: CheckoutValues;
  problems: CheckoutProblem[];
  /** What happened since the page was shown, and kept the order from being placed. */
  changes: string[];
  /** Sent along unseen. */
  hidden: { formKey: string; seen: string };
  weeks: CalendarWeek[];
  weekdays: { short: string; long: string }[];
  needsAddress: boolean;
  hasHouseNumber: boolean;
  postCodeExample: string;
  country: string;
  minimumAge: number | null;
  texts: CheckoutTexts;
  paths: { terms: string; withdrawal: string };
  isDemo: boolean;
};

/** What stands beside the button; the order keeps it word for word. */
export type CheckoutTexts = { button: string; terms: string; withdrawal: string };

export type OrderStep = {
  what: 'placed' | 'cancelUntil' | 'pay' | 'paid' | 'packed' | 'sent' | 'delivered' | 'expired' | 'cancelled';
  when: string;
  is: 'done' | 'now' | 'then';
};

export type OrderPayment = {
  amount: number;
  rows: { name: 'iban' | 'sortCode' | 'accountNumber' | 'name' | 'reference'; value: string }[];
  /** An SVG to scan. */
  code: string | null;
};

export type OrderPage = {
  kind: 'order';
  number: string;
  state: 'placed' | 'paid' | 'packed' | 'sent' | 'delivered' | 'expired' | 'cancelled';
  firstName: string | null;
  email: string | null;
  address: string[];
  note: string;
  day: ShopDay | null;
  lines: BoughtLine[];
  sums: ShopSums;
  payment: OrderPayment | null;
  refund: number | null;
  /** Bought with it; `left` is what they are still worth. */
  vouchers: { code: string; worth: number; left: number }[];
  /** That paid for it. */
  redeemed: { code: string; amount: number }[];
  /** The form to pay with a voucher; null when nothing is to be paid. */
  redeem: { typed: string; problem: 'unknown' | 'spent' | 'tooMany' | null } | null;
  steps: OrderStep[];
  isDemo: boolean;
  hasMail: boolean;
  canCancel: boolean;
  paths: { self: string; cancel: string; redeem: string; calendar: string | null; withdrawal: string };
};

export type AccountOrder = {
  number: string;
  path: string;
  placed: string;
  day: string | null;
  state: OrderPage['state'];
  total: number;
};

export type ShopPage =
  | {
      kind: 'basket';
      basket: ShopBasket;
      notices: ShopNotice[];
      /** Off: it is ordered by telephone or mail. */
      isOpen: boolean;
      isDemo: boolean;
    }
  | CheckoutPage
  /** The order could not be placed now; what was typed is sent again by its button. */
  | { kind: 'later'; reason: 'away' | 'tooMany'; fields: (readonly [name: string, value: string])[] }
  | OrderPage
  | { kind: 'cancel'; number: string; paths: { self: string; cancel: string } }
  /** Asks for the address a link is mailed to. */
  | { kind: 'account'; email: string; problem: 'wrong' | 'tooMany' | 'noMail' | 'expired' | null }
  | { kind: 'accountSent' }
  | { kind: 'accountLink'; token: string }
  | { kind: 'accountOrders'; email: string; orders: AccountOrder[] }
  | { kind: 'accountForgotten'; anonymised: number; kept: number; keptUntil: string | null }
  | {
      kind: 'withdrawal';
      values: Readonly<Record<WithdrawalField, string>>;
      problems: { field: WithdrawalField; problem: 'missing' | 'wrong' }[];
      reason: 'unknown' | 'tooMany' | null;
    }
  | { kind: 'withdrawn'; number: string; when: string; hasMail: boolean }
  | {
      kind: 'package';
      name: string;
      image: string | null;
      price: number;
      farmer: string | null;
      choice: string;
      notices: ShopNotice[];
      canOrder: boolean;
    }
  | { kind: 'ask'; pieces: { name: string; quantity: number }[]; fields: (readonly [name: string, value: string])[] }
  /** Asks for one press of a button, which posts to the address of the page. */
  | { kind: 'press'; title: string; text: string; button: string }
  /** `toAccount`: one gets on by asking for a link to one's orders. */
  | { kind: 'message'; title: string; text: string; toAccount?: boolean };

export const withdrawalFields = ['number', 'name', 'email', 'what'] as const;
export type WithdrawalField = (typeof withdrawalFields)[number];
