/** What waits for the owner. Amounts are in the currency's smallest unit; lists have the first few, counts say how many there are. */
import type { Market } from '#contract/market.ts';
import type { ReadyId } from '#rules/selling/ready-to-sell.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { WayBack } from './people.ts';

export type TodayOrder = { number: string; name: string; amount: number };
type Few<T> = { count: number; first: T[] };

export type WeekTurnover = { orders: number; sum: number; days: number[] };

export type TodayPage = {
  /** The most urgent first: money has to be back by then. */
  withdrawals: Few<TodayOrder & { answerBy: Date }>;
  refundsDue: Few<TodayOrder>;
  toPack: { day: PlainDate; orders: number }[];
  /** Entries of the bank that came in and are not booked. */
  paymentsToBook: number;
  /** Null where none was ever read. */
  statement: { until: PlainDate; isOld: boolean } | null;
  /** What orders that were placed still owe together. */
  waiting: { count: number; sum: number };
  /** Past their last day, and kept because no statement was read since. */
  overdue: Few<TodayOrder>;
  /** Packed or sent, and not paid. */
  unpaid: Few<TodayOrder>;
  callBacks: Few<TodayOrder>;
  /** All of them is sold, and no day is named. */
  fullAnimals: Few<{ tag: string; written: string }>;
  lowStock: Few<{ name: string; left: number }>;
  /** People who asked to hear when something is there again. */
  waitingPeople: Few<{ name: string; people: number }>;
  turnover: {
    monday: PlainDate;
    week: WeekTurnover;
    lastWeek: WeekTurnover;
    /** Until the same hour. */
    lastWeekSoFar: number;
    lastYear: WeekTurnover;
  };
};

export type TodayPort = {
  /** Whether it would still be taken back: nothing is offered that is refused. */
  canUndo: (way: WayBack) => Promise<boolean>;
  page: (market: Market) => Promise<TodayPage>;
  /** What stands beside the names of screens. */
  counts: (market: Market) => Promise<{ open: number; toPack: number; toBook: number }>;
  /** Problems of content, where somebody looks for them: sentences in the language of who reads. */
  contentProblems?: (market: Market, language: StudioLanguage) => Promise<{ words: string; to: string | null }[]>;
  /** What is missing before the shop may sell; an empty list is green. */
  ready?: (market: Market, language: StudioLanguage) => Promise<{ id: ReadyId; words: string; to: string | null }[]>;
  /** Null where there is none. */
  lastBackup?: () => Promise<{ at: Date; hasFailed: boolean } | null>;
};
