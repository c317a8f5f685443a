/** What the editor of goods and pages may ask; server/studio answers from the content service and the thread that changes content. */
import type { Market } from '#contract/market.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Issue } from './issue.ts';
import type { ManyPort } from './many.ts';
import type { NoTime } from './no-time.ts';
import type { Person } from './people.ts';

export type ItemPath = { kind: string; name: string };
export type ListState = 'published' | 'changed' | 'new' | 'removed';
export type ListedItem = {
  name: string;
  title: string;
  picture: string;
  state: ListState;
  position: number | null;
  animals: string[];
  stock: string;
  price: string;
  /** When it is published by itself; null where nobody planned that. */
  plannedAt: Date | null;
  /** It was to be published by then, and could not be. */
  hasFailed: boolean;
  /** As it is shown, for whoever chooses it among others; empty where it was taken out. */
  version: string;
};
export type ItemList = {
  rows: ListedItem[];
  found: number;
  page: number;
  pages: number;
  counts: Record<ListState, number>;
  animals: { value: string; title: string }[];
  stocks: { value: string; title: string }[];
};
export type ListAsked = { search: string; state: string; animal: string; stock: string; page: number };

export type FieldView = {
  path: string;
  label: string;
  widget:
    | 'text'
    | 'long'
    | 'html'
    | 'address'
    | 'number'
    | 'money'
    | 'flag'
    | 'date'
    | 'words'
    | 'pairs'
    | 'picture'
    | 'moves'
    | 'choice'
    | 'choices'
    | 'reference'
    | 'references';
  text: string;
  /** Of what it says now: a form carries it, so that only what was touched is sent on. */
  mark: string;
  options: { value: string; title: string }[];
  /** The kind whose items may be named here. */
  things: string | null;
  isComputed: boolean;
  /** What it counts, where sums follow from it. */
  counts: 'name' | 'pieces' | 'perPack' | 'grams' | 'meals' | 'price' | null;
};
export type RowView = {
  path: string;
  title: string;
  isOpen: boolean;
  /** Of a block: which one it is. */
  type: string | null;
  parts: PartView[];
};
export type ListView = {
  path: string;
  label: string;
  isClosed: boolean;
  /** The contents of a box, and what of it is cut and what is minced. */
  holds: 'box' | 'cuts' | 'minced' | null;
  rows: RowView[];
  types: { value: string; title: string; use: string }[];
};
export type PartView = { field: FieldView } | { list: ListView } | { label: string; parts: PartView[] };
export type GroupView = { id: string; title: string; parts: PartView[] };

/** Published by itself at that time; with a problem it could not be. */
export type Planned = { at: Date; problem: string | null; others: number };
/** Of a market, for lists of what is planned. */
export type PlannedItem = { id: string; kind: string; name: string; title: string; at: Date; problem: string | null };

export type ItemView = {
  kind: string;
  name: string;
  /** Whatever it is called by now; null where it is new. */
  id: string | null;
  title: string;
  isNew: boolean;
  /** In the shop; null where it has no page of its own, or is new. */
  address: string | null;
  groups: GroupView[];
  /** Of the draft; 0: nothing is saved. */
  version: number;
  savedAt: Date | null;
  savedBy: string | null;
  /** How many fields the draft changes. */
  changes: number;
  /** Fields somebody else published otherwise since. */
  overtaken: { label: string; theirs: string }[];
  planned: Planned | null;
  issues: Issue[];
  warnings: Issue[];
  /** Names of things that can be named, by kind. */
  things: Record<string, string[]>;
  pictures: string[];
  position: number | null;
  /** Numbered things have no name of their own. */
  hasName: boolean;
  /** There is one of its kind. */
  isSingle: boolean;
};

export type Typed = {
  /** The id of the thing it was typed into; null where it is new. Something else may have its name by now. */
  item: string | null;
  valuesOf: (path: string) => string[];
  markOf: (path: string) => string | null;
  takesTheirs: (path: string) => boolean;
  act: string;
};
export type TypedProblem =
  | 'notNumber'
  | 'notMoney'
  | 'notAnAmount'
  | 'tooMuch'
  | 'tooLong'
  | 'notPairs'
  | 'twice'
  | 'loop'
  | 'unknownThing'
  | 'noAddress';
export type Saved =
  /** `done`: the line that says a row was taken out, and takes it back. */
  | { saved: { leftOut: string[]; open: string | null; changes: number; done: number | null } }
  | { problems: Record<string, TypedProblem>; theirs: Record<string, string> }
  | { problem: 'gone' | 'changed' };

/** What was saved by itself, without the page being loaded anew; and what of it could not be. */
export type Autosaved =
  | {
      /** Of the draft. */
      version: number;
      changes: number;
      at: Date;
      /** Of the fields that were saved, by path: the form carries them from now on. */
      marks: Record<string, string>;
      /** Sums as they are now, by path. */
      sums: Record<string, string>;
      problems: { path: string; label: string; why: TypedProblem }[];
      /** What somebody else changed, too. */
      theirs: { path: string; label: string }[];
    }
  | { problem: 'gone' | 'changed' };

export type ChangedField = { label: string; before: string; after: string };
export type Review = {
  title: string;
  version: number;
  isNew: boolean;
  fields: ChangedField[];
  conflicts: { field: string; label: string; mine: string; theirs: string }[];
  issues: Issue[];
  warnings: Issue[];
  /** What HTML was left out of. */
  leftOut: string[];
  pages: string[];
  redirects: { from: string; to: string }[];
  prices: { name: string; was: number | null; price: number | null; isJump: boolean; lowest: number | null }[];
};
export type Published =
  | { done: number; name: string }
  | { problem: 'gone' | 'changed' | 'nothing' | 'prices' | 'conflict' | 'issues' };

export type PlanAsked = ItemPath & {
  version: number;
  isSure: boolean;
  /** On the market's clock. */
  day: string;
  time: string;
  /** The plan it goes with, instead of a time of its own. */
  joins: string;
};
export type PlanMade =
  | { done: number }
  | NoTime
  | { problem: 'gone' | 'changed' | 'nothing' | 'prices' | 'conflict' | 'issues' };

export type VersionView = {
  number: number;
  at: Date;
  by: string | null;
  via: string;
  fields: ChangedField[];
  isRemoved: boolean;
  isNow: boolean;
};

export type Look = {
  /** Null where nothing of it was ever shown. */
  html: string | null;
  /** What keeps the draft from being shown as it is now. */
  issues: Issue[];
  /** The draft, the last one that could be shown, or what visitors see. */
  shows: 'draft' | 'before' | 'published' | 'nothing';
};

/** A page of the shop, by what it is called. */
export type FoundLink = { address: string; title: string };

export type Use = { kind: string; name: string; title: string; label: string };
/** `issues` are what the check says, `used` that something still names it. */
export type Acted = { done: number; name: string } | { problem: 'gone' | 'used' } | { issues: Issue[] };

export type EditingPort = ManyPort & {
  kinds: (market: Market) => Promise<{ kind: string; count: number; drafts: number; isSingle: boolean }[]>;
  list: (market: Market, kind: string, asked: ListAsked & { language: StudioLanguage }) => Promise<ItemList | null>;
  open: (market: Market, place: ItemPath, asked: { language: StudioLanguage; row: string }) => Promise<ItemView | null>;
  save: (market: Market, asked: ItemPath & { typed: Typed }, by: Person) => Promise<Saved>;
  /** What is right of it, while somebody types. */
  autosave: (market: Market, asked: ItemPath & { typed: Typed }, by: Person) => Promise<Autosaved>;
  /** Of what was taken out while somebody typed into it: a draft of something new with all of it, as it was on their screen. */
  keepAsNew: (
    market: Market,
    asked: ItemPath & { typed: Typed },
    by: Person,
  ) => Promise<{ name: string; done: number } | { problems: Record<string, TypedProblem> } | null>;
  /** A copy of a block, last in the draft of another page; the row it became, or null where either is gone. */
  sendBlock: (
    market: Market,
    asked: ItemPath & { path: string; to: ItemPath & { market: Market } },
    by: Person,
  ) => Promise<string | null>;
  /** Takes the draft away; `done` is null where there was none. */
  discard: (
    market: Market,
    place: ItemPath & { version: number },
    by: Person,
  ) => Promise<{ done: number | null } | { problem: 'changed' }>;
  review: (market: Market, place: ItemPath, language: StudioLanguage) => Promise<Review | null>;
  publish: (
    market: Market,
    asked: ItemPath & { version: number; isSure: boolean; theirs: string[]; mine: string[] },
    by: Person,
  ) => Promise<Published>;
  /** Published by itself at a time, alone or together with others. */
  plan: (market: Market, asked: PlanAsked, by: Person) => Promise<PlanMade>;
  /** Stays a draft; null where it was not planned. */
  unplan: (market: Market, place: ItemPath, by: Person) => Promise<number | null>;
  /** What is planned, the earliest first. */
  plans: (market: Market) => Promise<PlannedItem[]>;
  history: (market: Market, place: ItemPath, language: StudioLanguage) => Promise<VersionView[] | null>;
  /** What things of a kind are called, by their name in the address. */
  names: (market: Market, kind: string) => Promise<{ value: string; title: string }[]>;
  /** Pages whose names hold these letters, for whoever sets a link. */
  links: (market: Market, search: string) => Promise<FoundLink[]>;
  /** Of addresses in a text those that lead to no page of the shop, each with why. */
  brokenLinks: (market: Market, addresses: string[]) => Promise<{ address: string; reason: string }[]>;
  /** The real page with the draft in it, without its scripts, as it would be on a day. */
  look: (market: Market, place: ItemPath, asked: { origin: string; day: PlainDate | null }) => Promise<Look | null>;
  usedIn: (market: Market, place: ItemPath, language: StudioLanguage) => Promise<Use[]>;
  /** A draft of something new, empty or like another thing; the name it is opened by. */
  create: (market: Market, asked: { kind: string; from: string | null }, by: Person) => Promise<string | null>;
  /** At once, with a redirect from its address to that of what takes its place. */
  remove: (market: Market, asked: ItemPath & { replaceBy: string }, by: Person) => Promise<Acted>;
  /** At once, with a redirect from the old address. */
  rename: (market: Market, asked: ItemPath & { to: string }, by: Person) => Promise<Acted>;
  /** Among its like, from 1; at once. */
  move: (market: Market, asked: ItemPath & { to: number }, by: { id: string }) => Promise<Acted>;
  /** Makes a draft of an old version; never publishes. The draft that stood there comes back by `done`. */
  restore: (
    market: Market,
    place: ItemPath & { number: number },
    by: Person,
  ) => Promise<{ name: string; done: number | null } | null>;
};
