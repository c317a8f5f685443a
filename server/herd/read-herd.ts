/** The animals of a market: what content sells of them, what orders owe, who waits, and what their owner noted. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { namedAnimals } from '#rules/animals/animal-number.ts';
import { meatOf, meatOfBreed, type Shared, sharedOut, usualShares, type Weights } from '#rules/herd/animal-meat.ts';
import {
  type AnimalProblem,
  type AnimalState,
  problemsOf,
  type Share,
  type Sold,
  soldOf,
  stateOf,
  steps,
} from '#rules/herd/animal-state.ts';
import { herdTag, tagsOfHerd, writtenMark } from '#rules/herd/herd-tag.ts';
import { boxesOn } from '#rules/herd/slaughter-week.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import { type AnimalPackage, animalPackages } from '#services/content/herd/animal-packages.ts';
import { listNotes, type Note } from '#services/herd/herd-notes.ts';
import { unpaidBoxes } from '#services/orders/reading/animal-buyers.ts';
import { waitingBySlug } from '#services/shop/sign-up/waiting-people.ts';

export type HerdShare = Share & {
  slug: string;
  name: string;
  /** Of those that are sold, how many are not paid. */
  unpaid: number;
  /** People who asked to hear when it is there again. */
  waiting: number;
  canBuy: boolean;
  /** As the package says it; empty where the packages are those of the next animal. */
  status: string;
};

export type HerdAnimal = Pick<AnimalPackage, 'animal' | 'breed' | 'farmer' | 'picture' | 'bornOn' | 'promised'> &
  Pick<AnimalPackage, 'slaughterhouse' | 'butcher' | 'prefix' | 'numbers'> & {
    tag: string;
    written: string;
    /** How many its number names. */
    count: number;
    /** Whether packages carry its number now; else they are those of the next one. */
    isSold: boolean;
    shares: HerdShare[];
    state: AnimalState;
    sold: Sold;
    problems: AnimalProblem[];
    slaughterDay: PlainDate | null;
    /** The first day on which boxes can be brought: from the slaughter day, else what is promised. */
    boxesDay: PlainDate | null;
    note: Note | null;
    weights: Weights;
    /** Grams that can be sold; null where nobody weighed and the breed says nothing. */
    meatGrams: number | null;
    isWeighed: boolean;
    shared: Shared | null;
  };

export async function readHerd(db: Database, market: Market, now: Date): Promise<HerdAnimal[]> {
  const { code } = market;
  const packages = await animalPackages(db, code, now);
  const notes = new Map((await listNotes(db, code)).map((note) => [note.tag, note]));
  const [unpaid, waiting] = [await unpaidBoxes(db, code), await waitingBySlug(db, code)];
  const sold = Map.groupBy(packages, herdTag);
  const tags = new Set([...sold.keys(), ...notes.keys()].filter((tag) => tag !== ''));
  return [...tags].flatMap((tag) => {
    const own = sold.get(tag) ?? [];
    const note = notes.get(tag) ?? null;
    const marked = own[0] ?? note;
    if (!marked || (own.length === 0 && note && isOnlySeen(note))) return [];
    const tagsOfLines = tagsOfHerd(marked);
    const unpaidOf = (slug: string) =>
      unpaid
        .filter((line) => line.slug === slug && line.animals.some((animal) => tagsOfLines.includes(animal)))
        .reduce((sum, { quantity }) => sum + quantity, 0);
    const shares = own.length > 0 ? own.map(liveShare) : (note?.shares ?? []).map(keptShare);
    return [
      animalOf(market, {
        tag,
        own,
        note,
        shares: shares.map((share) => ({
          ...share,
          unpaid: unpaidOf(share.slug),
          waiting: own.length > 0 ? (waiting.get(share.slug) ?? 0) : 0,
        })),
      }),
    ];
  });
}

/** The watch noted it and nobody else: once its packages are gone there is nothing to say of it. */
function isOnlySeen({ changedBy, shares, fullAt }: Note): boolean {
  return changedBy === null && shares === null && fullAt === null;
}

type Found = { tag: string; own: AnimalPackage[]; note: Note | null; shares: HerdShare[] };

function animalOf(market: Market, { tag, own, note, shares }: Found): HerdAnimal {
  const [first] = own;
  const { prefix = '', numbers = '', animal = '' } = first ?? note ?? {};
  const breed = first?.breed ?? note?.breed ?? '';
  const count = Math.max(1, namedAnimals(numbers).length);
  const state = stateOf(shares, steps.find((step) => step === note?.state) ?? null);
  const promised =
    own
      .flatMap((each) => each.promised ?? [])
      .toSorted()
      .at(-1) ?? null;
  const slaughterDay = note?.slaughterDay ?? null;
  const usual = usualShares(animal);
  const weights = {
    liveGrams: note?.liveGrams ?? 0,
    dressing: note?.dressing ?? usual.dressing,
    meat: note?.meat ?? usual.meat,
  };
  const carcassGrams = note?.carcassGrams ?? null;
  const isWeighed = weights.liveGrams > 0 || carcassGrams !== null;
  const meatGrams = isWeighed ? meatOf(weights, carcassGrams).meat : meatOfBreed(animal, breed, count);
  return {
    tag,
    written: writtenMark({ prefix, numbers }),
    prefix,
    numbers,
    count,
    animal,
    breed,
    farmer: first?.farmer ?? note?.farmer ?? '',
    picture: first?.picture ?? '',
    bornOn: own.flatMap((each) => each.bornOn ?? [])[0] ?? null,
    isSold: own.length > 0,
    shares,
    state,
    sold: soldOf(shares),
    problems: problemsOf(shares, state),
    promised,
    slaughterDay,
    boxesDay: slaughterDay === null ? promised : boxesOn(slaughterDay, animal, market),
    slaughterhouse: note?.slaughterhouse || (first?.slaughterhouse ?? ''),
    butcher: note?.butcher || (first?.butcher ?? ''),
    note,
    weights,
    meatGrams,
    isWeighed,
    shared: meatGrams === null ? null : sharedOut(meatGrams, shares),
  };
}

type BareShare = Omit<HerdShare, 'unpaid' | 'waiting'>;

function liveShare({ slug, name, grams, total, buyers, status }: AnimalPackage): BareShare {
  const isPublished = status !== 'coming_soon';
  const canStill = canBuy(readStockStatus(status)) && buyers < total;
  return { slug, name, grams, total, buyers, isPublished, canBuy: canStill, status };
}

function keptShare(share: NonNullable<Note['shares']>[number]): BareShare {
  return { ...share, isPublished: true, canBuy: false, status: '' };
}
