/** The same packages, the next animal: its number, its day and new boxes, and those who wait hear of it as of all that is back. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { namedAnimals } from '#rules/animals/animal-number.ts';
import { meatOfBreed, sharedOut } from '#rules/herd/animal-meat.ts';
import { canFollow } from '#rules/herd/animal-state.ts';
import { herdTag, tagsOfHerd } from '#rules/herd/herd-tag.ts';
import { boxesOn, slaughterDayProblem } from '#rules/herd/slaughter-week.ts';
import { localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import { packageEdits } from '#services/content/herd/animal-edits.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import type { StockEntry } from '#services/content/editing/stock/stock.ts';
import { dropNote, writeNote } from '#services/herd/herd-notes.ts';
import { animalBuyers } from '#services/orders/reading/animal-buyers.ts';
import type { Audit } from '#services/people/audit.ts';
import { fieldsOf } from './herd-note.ts';
import { type HerdAnimal, readHerd } from './read-herd.ts';

export const nextUndo = 'herd.next';

export type NextAsked = {
  tag: string;
  version: number;
  prefix: string;
  numbers: string;
  /** When it is to go; the packages get the day that follows. */
  day: PlainDate;
  /** Boxes by package; a package with none stays as it is. */
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
export type NextDone = { done: number; tag: string } | { problem: NextProblem } | { refused: string[] };

type Parts = { db: Database; editor: Pick<ContentEditor, 'ask'>; audit: Pick<Audit, 'record'>; clock: () => Date };
type With = Record<string, string | number | boolean | null>;

export function createNextAnimal({ db, editor, audit, clock }: Parts) {
  async function next(market: Market, asked: NextAsked, by: { id: string }): Promise<NextDone> {
    const herd = await readHerd(db, market, clock());
    const animal = herd.find(({ tag }) => tag === asked.tag);
    if (!animal) return { problem: 'gone' };
    if ((animal.note?.version ?? 0) !== asked.version) return { problem: 'changed' };
    const today = localDate(clock(), market.timeZone);
    const problem = problemOf(animal, asked, { today, isThere: (tag) => herd.some((each) => each.tag === tag) });
    if (problem) return { problem };
    const { code } = market;
    const stock = stockOf(animal, asked);
    let change: string | null = null;
    try {
      // What the check allows of the old number and of the new one: fewer boxes before the number, more after it.
      await lay(code, stock.fewer);
      change = await publish(market, { animal, asked, by });
      await lay(code, stock.now);
      const done = await note(code, { animal, asked, change, back: stock.back, by });
      if (done !== null) return { done, tag: herdTag(asked) };
      await takeContentBack(code, { change, stock: stock.back });
      return { problem: 'changed' };
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      await takeContentBack(code, { change, stock: stock.back });
      return { refused: error.lines };
    }
  }

  async function lay(market: string, entries: StockEntry[], from: 'studio' | 'shop' = 'studio'): Promise<void> {
    if (entries.length > 0) await editor.ask({ do: 'stock', market, entries, options: { from, asksPrices: false } });
  }

  type Publishing = { animal: HerdAnimal; asked: NextAsked; by: { id: string } };

  async function publish(market: Market, { animal, asked, by }: Publishing): Promise<string | null> {
    const slugs = [...asked.totals].filter(([, total]) => total > 0).map(([slug]) => slug);
    const { prefix, numbers, day } = asked;
    const facts = { next: { prefix, numbers }, boxesDay: boxesOn(day, animal.animal, market) };
    const edits = await packageEdits(db, { market: market.code, slugs }, facts);
    const options = { title: `${animal.written}: next animal`, via: 'studio' as const, author: by.id };
    return (await editor.ask({ do: 'change', market: market.code, edits, options })).change;
  }

  type Noting = Publishing & { change: string | null; back: StockEntry[] };

  /** Both animals and the line of the audit; null where somebody else was first. */
  async function note(market: string, { animal, asked, change, back, by }: Noting): Promise<number | null> {
    const [at, tag] = [clock(), herdTag(asked)];
    const kept = animal.shares.map(({ slug, name, grams, total, buyers }) => ({ slug, name, grams, total, buyers }));
    const old = fieldsOf(animal);
    const { prefix, numbers, day: slaughterDay } = asked;
    const fresh = { ...fieldsOf({ ...animal, note: null }), prefix, numbers, slaughterDay, state: 'open' as const };
    return db.transaction(async (tx) => {
      const written = { market, by: by.id, at };
      const version = await writeNote(tx, {
        ...written,
        tag: animal.tag,
        version: asked.version,
        fields: { ...old, shares: kept },
      });
      if (version === null) return null;
      // The watch of the herd may have stored the new number first.
      await writeNote(tx, { ...written, tag, version: 0, fields: fresh });
      const stock = JSON.stringify(back);
      const undo = {
        kind: nextUndo,
        with: {
          market,
          tag: animal.tag,
          version,
          back: JSON.stringify(old),
          next: tag,
          prefix,
          numbers,
          change,
          stock,
        },
      };
      const about = { animal: [prefix, numbers].join(' ').trim(), market };
      return audit.record({ personId: by.id, what: 'herd.next', about, undo }, tx);
    });
  }

  async function takeContentBack(market: string, { change, stock }: { change: string | null; stock: StockEntry[] }) {
    if (change !== null) await editor.ask({ do: 'undo', change, isDryRun: false });
    // What was sold of the animal before is laid over its packages again.
    await lay(market, stock, 'shop');
  }

  /** Not once somebody bought of the new one. */
  async function takeBack(given: With, by: { id: string }, tx: Database): Promise<boolean> {
    const [market, tag] = [String(given.market), String(given.tag)];
    const marked = { prefix: String(given.prefix), numbers: String(given.numbers) };
    if ((await animalBuyers(tx, market, tagsOfHerd(marked))).length > 0) return false;
    const fields = JSON.parse(String(given.back)) as ReturnType<typeof fieldsOf>;
    const version = Number(given.version);
    if ((await writeNote(tx, { market, tag, version, fields, by: by.id, at: clock() })) === null) return false;
    await dropNote(tx, { market, tag: String(given.next) });
    try {
      const stock = JSON.parse(String(given.stock)) as StockEntry[];
      await takeContentBack(market, { change: given.change === null ? null : String(given.change), stock });
      return true;
    } catch (error) {
      if (error instanceof ChangeRefused) return false;
      throw error;
    }
  }

  return { next, takeBack };
}

type Around = { today: PlainDate; isThere: (tag: string) => boolean };

function problemOf(animal: HerdAnimal, asked: NextAsked, { today, isThere }: Around): NextProblem | null {
  if (!animal.isSold || !canFollow(animal.state, animal.shares)) return 'notNow';
  const tag = herdTag(asked);
  if (tag === '' || !/\d/.test(asked.numbers)) return 'noNumber';
  if (isThere(tag)) return 'sameNumber';
  const wrongDay = slaughterDayProblem(asked.day, today);
  if (wrongDay) return wrongDay;
  const boxes = animal.shares.map(({ slug, grams }) => ({ grams, total: asked.totals.get(slug) ?? 0 }));
  if (boxes.every(({ total }) => total === 0)) return 'noBoxes';
  const count = Math.max(1, namedAnimals(asked.numbers).length);
  const meat = meatOfBreed(animal.animal, animal.breed, count);
  return meat !== null && sharedOut(meat, boxes).free < 0 ? 'tooMuch' : null;
}

/** Numbers of the day are laid over what is published: those of the new animal, and how they are taken back. */
function stockOf({ shares }: HerdAnimal, { totals }: NextAsked): Record<'fewer' | 'now' | 'back', StockEntry[]> {
  const own = shares.filter(({ slug }) => (totals.get(slug) ?? 0) > 0);
  const entry = (slug: string, values: Partial<StockEntry>): StockEntry => ({
    kind: 'packages',
    slug,
    status: null,
    total: null,
    buyers: null,
    price: null,
    oldPrice: null,
    ...values,
  });
  const totalOf = (slug: string) => totals.get(slug) ?? 0;
  return {
    fewer: own
      .filter(({ slug, total }) => totalOf(slug) < total)
      .map(({ slug }) => entry(slug, { total: totalOf(slug) })),
    now: own.map(({ slug }) => entry(slug, { status: 'instock', total: totalOf(slug), buyers: 0 })),
    back: own.map(({ slug, status, total, buyers }) => entry(slug, { status, total, buyers })),
  };
}
