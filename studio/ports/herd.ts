/** What the screens of the herd may ask; server/studio/ports/herd-port.ts answers from content, orders and what is noted of animals. */
import type { Market } from '#contract/market.ts';
import type { Shared, Weights } from '#rules/herd/animal-meat.ts';
import type { AnimalProblem, AnimalState, Sold } from '#rules/herd/animal-state.ts';
import type { OrderState } from '#rules/orders/states.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import type { Person } from './people.ts';

export type HerdShare = {
  slug: string;
  name: string;
  /** Of one box. */
  grams: number;
  total: number;
  buyers: number;
  isPublished: boolean;
  unpaid: number;
  waiting: number;
  canBuy: boolean;
};

export type HerdAnimal = {
  /** Its name in addresses. */
  tag: string;
  written: string;
  prefix: string;
  count: number;
  animal: string;
  breed: string;
  farmer: string;
  picture: string;
  bornOn: PlainDate | null;
  isSold: boolean;
  shares: HerdShare[];
  state: AnimalState;
  sold: Sold;
  problems: AnimalProblem[];
  promised: PlainDate | null;
  slaughterDay: PlainDate | null;
  boxesDay: PlainDate | null;
  slaughterhouse: string;
  butcher: string;
  cutDay: PlainDate | null;
  carcassGrams: number | null;
  deliveredWeek: string | null;
  weights: Weights;
  isWeighed: boolean;
  meatGrams: number | null;
  shared: Shared | null;
  version: number;
};

export type HerdBuyer = {
  number: string;
  state: OrderState;
  name: string;
  day: PlainDate | null;
  item: string;
  quantity: number;
};

type AnimalVersion = { tag: string; version: number };
export type HerdStep = AnimalVersion &
  (
    | { step: 'booked'; day: PlainDate; slaughterhouse: string; butcher: string; isSure: boolean }
    | { step: 'slaughtered'; day: PlainDate; carcassGrams: number }
    | { step: 'cut'; day: PlainDate }
    | { step: 'delivered'; day: PlainDate }
    | { step: 'cancelled'; isSure: boolean }
  );
export type HerdProblem = 'gone' | 'changed' | 'notNow' | 'left' | 'buyers' | 'early' | 'late' | 'future' | 'order';
export type HerdDone = { done: number } | { problem: HerdProblem } | { refused: string[] };

/** The next animal of the same packages; boxes by package. */
export type NextAnimal = AnimalVersion & {
  prefix: string;
  numbers: string;
  day: PlainDate;
  totals: ReadonlyMap<string, number>;
};
export type NextProblem =
  | 'gone'
  | 'changed'
  | 'notNow'
  | 'early'
  | 'late'
  | 'noNumber'
  | 'sameNumber'
  | 'noBoxes'
  | 'tooMuch';

export type HerdPort = {
  list: (market: Market) => Promise<HerdAnimal[]>;
  find: (market: Market, tag: string) => Promise<HerdAnimal | null>;
  buyers: (market: Market, tag: string) => Promise<HerdBuyer[]>;
  step: (market: Market, asked: HerdStep, by: Person) => Promise<HerdDone>;
  next: (
    market: Market,
    asked: NextAnimal,
    by: Person,
  ) => Promise<{ done: number; tag: string } | { problem: NextProblem } | { refused: string[] }>;
  weigh: (market: Market, asked: AnimalVersion & Weights, by: Person) => Promise<HerdDone>;
};
