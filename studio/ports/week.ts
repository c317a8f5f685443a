/** What the packing screen may ask of a week of deliveries; server/studio/ports/week-port.ts answers from services/orders. */
import type { OrderState } from '#rules/orders/states.ts';
import type { Market } from '#contract/market.ts';
import type { Person } from './people.ts';

export type PackedLine = {
  position: number;
  kind: 'package' | 'piece' | 'voucher';
  name: string;
  quantity: number;
  farmer: string | null;
  /** What was packed where that was said, else what was ordered. */
  animals: string[];
  isCorrected: boolean;
  contents: { title: string; packs: number }[];
  kilos: number | null;
  /** What goes back for one that is short, in the currency's smallest unit; null where it is all there is. */
  less: number | null;
};

export type PackedOrder = {
  number: string;
  version: number;
  state: OrderState;
  name: string;
  boxes: number;
  kilos: number | null;
  lines: PackedLine[];
  /** For the driver. */
  note: string;
  ownerNote: string;
  /** In the currency's smallest unit. */
  owed: number;
  /** Null for who has nothing brought. */
  address: { street: string; postCode: string; city: string; phone: string } | null;
};

export type PackedDay = {
  day: string;
  /** By animal and farmer. */
  production: {
    animals: string[];
    farmer: string | null;
    name: string | null;
    packs: { title: string; packs: number }[];
  }[];
  orders: PackedOrder[];
  /** Numbers of orders, by post code. */
  stops: string[];
};

export type PackedWeek = {
  name: string;
  first: string;
  before: string;
  after: string;
  days: PackedDay[];
  apart: {
    order: PackedOrder;
    day: string;
    why: 'unpaid' | 'withdrawn';
    /** Not sent yet, so that it can be called off. */
    canCancel: boolean;
  }[];
  byPost: PackedOrder[];
};

export const weekSheets = ['lists', 'slips', 'labels', 'roll', 'butcher', 'stops', 'post'] as const;
export type WeekSheet = (typeof weekSheets)[number];

/** Somebody changed the order since it was shown: what, when, and what was before and is now, as text. */
export type ChangedSince = { name: string; at: Date; what: string; before: string; after: string; version: number };

export type WeekAnswer =
  /** Of the line in the audit that says so. */
  | { done: number }
  | { problem: 'unknown' | 'state' | 'unpaid' | 'late' | 'nothing' | 'withdrawn' | 'lastLine' }
  /** None of those that were pressed went on. */
  | { failed: string }
  | { changed: ChangedSince };

type Acting = { number: string; version: number | null };

/** Of a day, as it was shown. */
export type DayPress = { day: string; orders: Acting[] };

/** What one press for many came to, for the line that says so. */
export type PressDone = { failed: string; /** Mails about it wait. */ canSendNow: boolean };

export type WeekPort = {
  /** As 2026-W50: the first from now on with something to pack or to send, else that of today. */
  current: (market: Market) => Promise<string>;
  /** Null for what is no week. */
  find: (market: Market, week: string) => Promise<PackedWeek | null>;
  /** A page to print, of one day or of all of them. */
  print: (market: Market, asked: { week: string; day: string | null; sheet: WeekSheet }) => Promise<string | null>;
  printStyles: string;
  pack: (acting: Acting, by: Person) => Promise<WeekAnswer>;
  /** As long as that can be undone. */
  unpack: (number: string, by: Person) => Promise<WeekAnswer>;
  /** All of a day that was shown, each by itself; those that did not go on are in the line of the audit, by name. */
  packAll: (market: Market, press: DayPress, by: Person) => Promise<WeekAnswer>;
  sendAll: (market: Market, press: DayPress, by: Person) => Promise<WeekAnswer>;
  /** Of that line of the audit. */
  pressDone: (done: number, by: Person) => Promise<PressDone | null>;
  /** Mails about that press leave at once. */
  sendNow: (done: number, by: Person) => Promise<WeekAnswer>;
  /** One of a line is short: it goes off the order, and its money back. */
  lessen: (acting: Acting & { position: number }, by: Person) => Promise<WeekAnswer>;
  /** Its buyer went back on it: it is called off, and its money goes back. */
  acceptWithdrawal: (acting: Acting, by: Person) => Promise<WeekAnswer>;
  correctAnimals: (acting: Acting & { position: number; animals: string[] }, by: Person) => Promise<WeekAnswer>;
};
