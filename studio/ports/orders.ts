/** What screens may ask about orders, and do with them; services/orders answers. Amounts are in the currency's smallest unit. */
import type { Market } from '#contract/market.ts';
import type { Allowance, OrderAction } from '#rules/orders/actions.ts';
import type { Standing } from '#rules/orders/money/standing.ts';
import type { OrderState } from '#rules/orders/states.ts';
import type { VatPart } from '#rules/orders/money/vat.ts';
import type { PlainDate } from '#rules/time/local-time.ts';

export type By = { id: string; name: string };
export type GoodId = { kind: 'article' | 'piece'; id: number };

export type Buyer = {
  name: string;
  company: string;
  street: string;
  houseNumber: string;
  postCode: string;
  city: string;
  phone: string;
};

export type ListedOrder = {
  id: string;
  number: string;
  state: OrderState;
  version: number;
  placedAt: Date;
  total: number;
  paid: number;
  deliveryDay: PlainDate | null;
  expiresAt: Date;
  person: Buyer | null;
  ownerNote: string;
  isCallBack: boolean;
  withdrawnAt: Date | null;
  withdrawalDoneAt: Date | null;
};

export type OrderList = {
  orders: ListedOrder[];
  found: number;
  page: number;
  pages: number;
  counts: Record<OrderState, number>;
};

export type OrderLine = {
  position: number;
  kind: 'package' | 'piece' | 'voucher';
  name: string;
  choice: string;
  farmer: string | null;
  quantity: number;
  unitPrice: number;
  subtotal: number;
  total: number;
  vatRate: number;
  contents: { title: string; packs: number }[];
  animals: string[];
  packedAnimals: string[] | null;
};

export type Order = ListedOrder & {
  reference: string;
  email: string | null;
  customerId: string | null;
  subtotal: number;
  discount: number;
  delivery: number;
  vat: VatPart[];
  discounts: { code: string; discount: number }[];
  cancelUntil: Date;
  note: string | null;
  isGift: boolean;
  giftMessage: string | null;
  /** Who the invoice is for, where a business asked for one. */
  billing: { company: string; street: string; postCode: string; city: string; vatNumber: string } | null;
  lines: OrderLine[];
};

export type Change = {
  id: number;
  at: Date;
  what: string;
  before: unknown;
  after: unknown;
  reason: string;
  byName: string;
  side: 'buyer' | 'owner' | 'shop';
};

export type OrderPage = {
  order: Order;
  money: Standing;
  payments: {
    id: number;
    amount: number;
    way: 'transfer' | 'cash' | 'card' | 'provider' | 'voucher';
    bookedOn: PlainDate;
    byName: string;
    note: string;
    takesBack: number | null;
    isTakenBack: boolean;
  }[];
  timeline: {
    at: Date;
    what: string;
    side: 'buyer' | 'owner' | 'shop';
    by: { name: string };
    amount: number | null;
    isTold: boolean;
    change: Change | null;
    undoUntil: Date | null;
  }[];
  customer: { id: string; person: Buyer | null; note: string } | null;
  earlier: ListedOrder[];
  mails: { id: number; kind: string; to: string; subject: string; at: Date; result: string }[];
  waiting: { id: number; kind: string; dueAt: Date | null; changeId: number | null }[];
  actions: Record<OrderAction, Allowance>;
};

export type Acting = {
  number: string;
  by: By;
  /** Of the order as it was shown. */
  version: number | null;
  tell?: 'now' | 'later' | 'no';
  reason?: string;
  isSure?: boolean;
  batch?: string;
};

export type Acted =
  | { outcome: 'done'; order: { number: string; version: number }; changeId: number; undoUntil: Date }
  | { outcome: 'unknown' }
  | { outcome: 'refused'; why: string; left?: number | undefined; days?: PlainDate[] | undefined }
  | { outcome: 'conflict'; order: Order; since: Change[] };

type Money = Acting & {
  amount: number | null;
  way?: 'transfer' | 'cash' | 'card';
  bookedOn?: PlainDate;
  note?: string;
};

export type Good = {
  good: GoodId;
  group: 'package' | 'piece' | 'voucher';
  name: string;
  price: number;
  /** Null: without end. */
  left: number | null;
};

export type Wanted = { good: GoodId; quantity: number };

export type Seen = { total: number; lines: Record<string, { unitPrice: number; quantity: number }> };

export type Offer = {
  lines: { key: string; name: string; quantity: number; unitPrice: number; total: number }[];
  subtotal: number;
  delivery: number;
  total: number;
  vat: VatPart[];
  needsDay: boolean;
  days: PlainDate[];
  needsAddress: boolean;
  hasWine: boolean;
};

export type NewOrder = {
  market: Market;
  by: By;
  wanted: Wanted[];
  formKey: string;
  seen: Seen;
  customerId: string | null;
  person: Buyer;
  email: string;
  deliveryDay: PlainDate | null;
  note: string;
  isOfAge: boolean;
  paidBy: 'cash' | 'card' | null;
  tell: 'now' | 'later' | 'no';
};

export type Placed =
  | { result: 'placed'; order: { number: string; total: number }; batch: string }
  | { result: 'invalid'; problems: { field: string; problem: 'missing' | 'tooLong' | 'wrong' | 'unserved' }[] }
  | { result: 'changed' | 'tooMuch' | 'empty' }
  | { result: 'short'; short: { name: string; left: number }[] };

export type OrdersPort = {
  list: (filter: {
    market: string;
    states?: readonly OrderState[];
    /** Only what is to be packed there, in whatever state it is. */
    toPack?: Market;
    byDay?: 'first' | 'last';
    day?: PlainDate;
    search?: string;
    page?: number;
  }) => Promise<OrderList>;
  linesIn: (
    ids: readonly string[],
  ) => Promise<{ orderId: string; name: string; quantity: number; kind: OrderLine['kind'] }[]>;
  days: (
    market: Market,
  ) => Promise<{ days: { day: PlainDate; count: number }[]; due: { count: number; amount: number } }>;
  page: (number: string) => Promise<OrderPage | null>;
  /** On which an order can be brought. */
  daysOf: (number: string) => Promise<PlainDate[]>;
  goods: (market: string) => Promise<Good[]>;
  /** Whether mails are sent at all. */
  hasMail: boolean;

  changeNote: (acting: Acting & { note: string }) => Promise<Acted>;
  markCallBack: (acting: Acting & { isCallBack: boolean }) => Promise<Acted>;
  markWithdrawalDone: (acting: Acting) => Promise<Acted>;
  changeAddress: (acting: Acting & { person: Buyer }) => Promise<Acted>;
  changeDay: (acting: Acting & { day: PlainDate }) => Promise<Acted>;
  lessenLine: (acting: Acting & { position: number; quantity: number }) => Promise<Acted>;
  addLine: (acting: Acting & { good: GoodId; quantity: number }) => Promise<Acted>;
  giveDiscount: (acting: Acting & { amount: number; reason: string }) => Promise<Acted>;
  correctAnimals: (acting: Acting & { position: number; animals: string[] | null }) => Promise<Acted>;
  moveOn: (acting: Acting & { to: 'packed' | 'sent' | 'delivered' }) => Promise<Acted>;
  /** Moves each order in a transaction of its own; one undo takes all of them back. */
  moveMany: (many: {
    orders: { number: string; version: number | null }[];
    to: 'packed' | 'sent';
    by: By;
  }) => Promise<{ batch: string; done: string[]; failed: { number: string; name: string }[] }>;
  cancel: (acting: Acting) => Promise<Acted>;
  takeUpAgain: (acting: Acting) => Promise<Acted>;
  receive: (money: Money) => Promise<Acted>;
  payBack: (money: Money) => Promise<Acted>;
  takeBack: (acting: Acting & { paymentId: number }) => Promise<Acted>;
  /** At once, before the goods are sent. It cannot be undone. */
  askInvoice: (asking: {
    number: string;
    by: By;
    version: number | null;
  }) => Promise<{ outcome: 'done' | 'unknown' } | { outcome: 'refused'; why: 'state' | 'changedSince' }>;
  undo: (changeId: number, by: By) => Promise<Acted>;
  sendNow: (changeIds: number[]) => Promise<void>;
  sendAgain: (number: string, kind: MailAgain) => Promise<{ result: 'waiting' | 'unknown' | 'noMail' | 'noEmail' }>;

  findCustomers: (
    market: Market,
    search: string,
  ) => Promise<{ id: string; email: string | null; person: Buyer | null }[]>;
  offer: (market: Market, wanted: Wanted[]) => Promise<Offer>;
  place: (order: NewOrder) => Promise<Placed>;
  newFormKey: () => string;

  /** A page to print, of these orders. */
  print: (market: Market, what: 'slips' | 'labels', numbers: readonly string[]) => Promise<string>;
  /** Writes down what was done, for the toast that says so; with what takes it back. */
  record: (
    person: By,
    done: {
      what: string;
      about: Record<string, string | number>;
      undo: { changeId: number } | { batch: string } | null;
    },
  ) => Promise<number>;
};

export type MailAgain = 'placed' | 'reminder' | 'paid' | 'sent' | 'cancelled' | 'changed';
