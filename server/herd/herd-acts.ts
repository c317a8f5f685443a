/** What an owner does with an animal: weighs it, names its day, and says how far it is. Packages and records follow. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import type { Weights } from '#rules/herd/animal-meat.ts';
import { nextSteps, questionBefore, type Step } from '#rules/herd/animal-state.ts';
import { boxesOn, mondayOf, slaughterDayProblem, weekName } from '#rules/herd/slaughter-week.ts';
import { addDays, localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import { deliveryRecords, packageEdits } from '#services/content/herd/animal-edits.ts';
import type { Edit } from '#services/content/editing/edits.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import type { StockEntry } from '#services/content/editing/stock/stock.ts';
import type { NoteFields } from '#services/herd/herd-notes.ts';
import type { Audit } from '#services/people/audit.ts';
import { noteAnimal, takeNoteBack } from './herd-note.ts';
import { type HerdAnimal, readHerd } from './read-herd.ts';

type Parts = {
  db: Database;
  editor: Pick<ContentEditor, 'ask'>;
  audit: Pick<Audit, 'record'>;
  clock: () => Date;
};

type By = { id: string };
type AnimalVersion = { tag: string; version: number };

export type StepAsked = AnimalVersion &
  (
    | { step: 'booked'; day: PlainDate; slaughterhouse: string; butcher: string; isSure: boolean }
    | { step: 'slaughtered'; day: PlainDate; carcassGrams: number }
    | { step: 'cut'; day: PlainDate }
    | { step: 'delivered'; day: PlainDate }
    | { step: 'cancelled'; isSure: boolean }
  );

/** `left` and `buyers` ask something; the others are about the day. */
export type ActProblem = 'gone' | 'changed' | 'notNow' | 'left' | 'buyers' | 'early' | 'late' | 'future' | 'order';
export type ActDone = { done: number } | { problem: ActProblem } | { refused: string[] };

export function createHerdActs({ db, editor, audit, clock }: Parts) {
  async function find(market: Market, tag: string): Promise<HerdAnimal | null> {
    return (await readHerd(db, market, clock())).find((animal) => animal.tag === tag) ?? null;
  }

  async function lay(market: string, entries: StockEntry[]): Promise<void> {
    if (entries.length > 0)
      await editor.ask({ do: 'stock', market, entries, options: { from: 'studio', asksPrices: false } });
  }

  /** Content first: what the check refuses is not noted either. */
  async function publish(market: string, edits: Edit[], { title, by }: { title: string; by: By }) {
    if (edits.length === 0) return null;
    const options = { title, via: 'studio' as const, author: by.id };
    return (await editor.ask({ do: 'change', market, edits, options })).change;
  }

  async function step(market: Market, asked: StepAsked, by: By): Promise<ActDone> {
    const animal = await find(market, asked.tag);
    if (!animal) return { problem: 'gone' };
    if ((animal.note?.version ?? 0) !== asked.version) return { problem: 'changed' };
    const problem = problemOf(animal, asked, localDate(clock(), market.timeZone));
    if (problem) return { problem };
    const { code } = market;
    const slugs = animal.isSold ? animal.shares.map(({ slug }) => slug) : [];
    const packages = { market: code, slugs };
    const title = `${animal.written}: ${asked.step}`;
    let laid: StockEntry[] = [];
    try {
      const { edits, stock, changes } = await plan(animal, asked, { market, packages });
      // Stock before texts: the check looks at what is still for sale.
      await lay(code, stock.now);
      laid = stock.back;
      const change = await publish(code, edits, { title, by });
      const noted = await noteAnimal(
        { db, audit, clock },
        {
          market: code,
          animal,
          version: asked.version,
          changes: { state: asked.step, shares: keptShares(animal), ...changes },
          what: `herd.${asked.step === 'booked' && animal.state === 'booked' ? 'moved' : asked.step}`,
          about: 'day' in asked ? { day: asked.day } : {},
          by,
          alongside: { change, stock: stock.back.length > 0 ? JSON.stringify(stock.back) : null },
        },
      );
      if ('done' in noted || (change === null && stock.now.length === 0)) return noted;
      // Somebody noted something in the same moment: then nothing of this holds.
      if (change !== null) await editor.ask({ do: 'undo', change, isDryRun: false });
      await lay(code, stock.back);
      return noted;
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      await lay(code, laid);
      return { refused: error.lines };
    }
  }

  type Planned = {
    edits: Edit[];
    stock: { now: StockEntry[]; back: StockEntry[] };
    changes: Partial<NoteFields>;
  };
  type Around = { market: Market; packages: { market: string; slugs: string[] } };

  async function plan(animal: HerdAnimal, asked: StepAsked, { market, packages }: Around): Promise<Planned> {
    const none = { now: [], back: [] };
    if (asked.step === 'booked') {
      const { day, slaughterhouse, butcher } = asked;
      const boxesDay = boxesOn(day, animal.animal, market);
      const edits = await packageEdits(db, packages, { boxesDay, slaughterhouse, butcher });
      return { edits, stock: none, changes: { slaughterDay: day, slaughterhouse, butcher } };
    }
    if (asked.step === 'slaughtered') {
      // What is not sold by now goes elsewhere: nobody buys of an animal that hangs.
      const stock = ended(animal, 'soldout');
      const edits = await packageEdits(db, packages, { slaughteredOn: asked.day });
      return { edits, stock, changes: { slaughterDay: asked.day, carcassGrams: asked.carcassGrams } };
    }
    if (asked.step === 'cut') {
      const edits = await packageEdits(db, packages, { cutOn: asked.day });
      return { edits, stock: none, changes: { cutDay: asked.day } };
    }
    if (asked.step === 'delivered') {
      const { slaughterDay, note } = animal;
      const dates = {
        ...(slaughterDay && { slaughteredOn: slaughterDay }),
        ...(note?.cutDay && { cutOn: note.cutDay }),
      };
      const edits = await deliveryRecords(db, packages, { day: asked.day, ...dates });
      return { edits, stock: none, changes: { deliveredWeek: weekName(asked.day) } };
    }
    return { edits: [], stock: ended(animal, 'outofstock'), changes: {} };
  }

  return {
    list: (market: Market) => readHerd(db, market, clock()),
    find,
    step,
    /** What the owner reckons with; changes nothing in the shop. */
    async weigh(market: Market, { tag, version, ...weights }: AnimalVersion & Weights, by: By): Promise<ActDone> {
      const animal = await find(market, tag);
      if (!animal) return { problem: 'gone' };
      const changes = { ...weights, liveGrams: weights.liveGrams > 0 ? weights.liveGrams : null };
      const what = 'herd.weighed';
      return noteAnimal({ db, audit, clock }, { market: market.code, animal, version, changes, what, by });
    },
    async takeBack(given: Record<string, string | number | boolean | null>, by: By, tx: Database): Promise<boolean> {
      if (!(await takeNoteBack(tx, given, { by, at: clock() }))) return false;
      try {
        if (given.change) await editor.ask({ do: 'undo', change: String(given.change), isDryRun: false });
        if (given.stock) await lay(String(given.market), JSON.parse(String(given.stock)) as StockEntry[]);
        return true;
      } catch (error) {
        if (error instanceof ChangeRefused) return false;
        throw error;
      }
    },
  };
}

/** Packages of it that can still be bought no longer can; and how that is taken back. */
function ended({ shares, isSold }: HerdAnimal, status: string): { now: StockEntry[]; back: StockEntry[] } {
  const entry = (slug: string, is: string): StockEntry => ({
    kind: 'packages',
    slug,
    status: is,
    total: null,
    buyers: null,
    price: null,
    oldPrice: null,
  });
  const open = isSold ? shares.filter(({ canBuy }) => canBuy) : [];
  return {
    now: open.map(({ slug }) => entry(slug, status)),
    back: open.map(({ slug }) => entry(slug, 'instock')),
  };
}

function keptShares({ shares }: HerdAnimal): NoteFields['shares'] {
  return shares.map(({ slug, name, grams, total, buyers }) => ({ slug, name, grams, total, buyers }));
}

function problemOf(animal: HerdAnimal, asked: StepAsked, today: PlainDate): ActProblem | null {
  const { state, shares, note } = animal;
  const step: Step = asked.step;
  if (!nextSteps(state).includes(step)) return 'notNow';
  if (asked.step === 'booked') {
    const isSame = asked.day === note?.slaughterDay;
    const problem = isSame ? null : slaughterDayProblem(asked.day, today);
    if (problem) return problem;
  }
  if (asked.step === 'booked' || asked.step === 'cancelled') {
    const question = questionBefore(step, state, shares);
    return question && !asked.isSure ? question : null;
  }
  // One thing after the other; and what is said to have happened has.
  const before = { slaughtered: null, cut: animal.slaughterDay, delivered: note?.cutDay ?? null }[asked.step];
  if (before !== null && asked.day < before) return 'order';
  // Boxes leave in a week: that of today may still have days to come.
  if (asked.day > (asked.step === 'delivered' ? addDays(mondayOf(today), 6) : today)) return 'future';
  return asked.day < addDays(today, -366) ? 'late' : null;
}
