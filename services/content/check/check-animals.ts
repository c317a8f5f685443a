import { isRecord } from '#contract/fields/json.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import { markOf, markProblem, namedAnimals } from '#rules/animals/animal-number.ts';
import { yieldKilos, tooMuchOf } from '#rules/animals/animal-yield.ts';
import { weightInKg } from '#rules/stock/freezer-fit.ts';
import { daysOfHanging, promisesTooSoon } from '#rules/food/sold-first.ts';
import { msPerDay } from '#rules/time/ms-per-day.ts';
import type { CheckInput } from './check-input.ts';
import type { ContentIssue, MarketFiles } from '#services/content/content-files.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';
import { resolveDates } from '#services/content/relative-dates.ts';

type Problem = Omit<ContentIssue, 'file'>;

/** Packages must be true to the animal: its number, its kilos, its pieces, and that it is not on a plate yet. */
export function checkAnimals({ files, now }: Pick<CheckInput, 'files' | 'now'>): ContentIssue[] {
  const gone = animalsGone(files);
  const taken = kilosTaken(files.items.packages.map(({ doc }) => doc));
  return [
    ...files.items.packages.flatMap(({ file, doc }) =>
      packageProblems(doc, { gone, taken, now }).map((problem) => ({ file, ...problem })),
    ),
    ...files.items.traceability.flatMap(({ file, doc }) =>
      formProblems(tagOf(doc), 'shop_animal_nr').map((problem) => ({ file, ...problem })),
    ),
    ...files.items['farmshop-products'].flatMap(({ file, doc }) =>
      formProblems(looseTagOf(doc), 'animal_nr').map((problem) => ({ file, ...problem })),
    ),
  ];
}

type Tag = { prefix: string; number: string; animal: string };

/** What all packages together take of one animal. */
type Taken = { packages: number; kilos: number };

function tagOf(doc: Doc): Tag {
  return {
    prefix: textOf(doc.shop_animal_nr_prefix),
    number: textOf(doc.shop_animal_nr),
    animal: textOf(doc.shop_brand_slug),
  };
}

/** A loose piece has prefix and number in one text. */
function looseTagOf(doc: Doc): Tag {
  const [prefix = '', ...number] = textOf(doc.animal_nr).split(' ');
  return { prefix, number: number.join(' '), animal: textOf(doc.animal_type) };
}

function animalsGone({ items }: MarketFiles): Set<string> {
  const tags = [
    ...items.traceability.map(({ doc }) => tagOf(doc)),
    ...items['farmshop-products'].map(({ doc }) => looseTagOf(doc)),
  ];
  return new Set(tags.flatMap(({ prefix, number }) => namedAnimals(number).map((animal) => `${prefix} ${animal}`)));
}

function formProblems(tag: Tag, field: string): Problem[] {
  const wrongKind = markProblem(tag);
  if (wrongKind !== undefined) return [{ field, reason: wrongKind }];
  const mark = markOf(tag);
  return namedAnimals(tag.number)
    .filter((number) => mark && !mark.form.test(number))
    .map((number) => ({ field, reason: `${JSON.stringify(number)} is no number of a ${tag.animal} in ${tag.prefix}` }));
}

function kilosTaken(packages: Doc[]): Map<string, Taken> {
  const taken = new Map<string, Taken>();
  for (const doc of packages) {
    const tag = tagOf(doc);
    const animals = namedAnimals(tag.number);
    const share = (kilosOfPackages(doc) ?? 0) / animals.length;
    for (const animal of animals) {
      const key = `${tag.prefix} ${animal}`;
      const { packages: others, kilos } = taken.get(key) ?? { packages: 0, kilos: 0 };
      taken.set(key, { packages: others + 1, kilos: kilos + share });
    }
  }
  return taken;
}

/** All the kilos of a package that are for sale. */
function kilosOfPackages(doc: Doc): number | null {
  const boxes = numberFrom(doc.shop_product_total_package_available);
  const kilos = weightInKg(textOf(doc.shop_package_frontend_size));
  return boxes === null || kilos === null ? null : boxes * kilos;
}

type Others = { gone: Set<string>; taken: Map<string, Taken>; now: Date };

function packageProblems(doc: Doc, { gone, taken, now }: Others): Problem[] {
  const tag = tagOf(doc);
  const animals = namedAnimals(tag.number);
  const problems = [...formProblems(tag, 'shop_animal_nr'), ...promiseProblems(doc, now)];
  // Where all of a farm carry one mark, nobody can say how many there are.
  if (markOf(tag)?.marks !== 'animal' || animals.length === 0) return problems;
  return [
    ...problems,
    ...kiloProblems(doc, tag, { animals, taken }),
    ...pieceProblems(doc, tag, animals.length),
    ...goneProblems(doc, tag, { animals, gone }),
  ];
}

/** First sold, then slaughtered: such a box needs the day it comes, or the page promises the usual few. */
function promiseProblems(doc: Doc, now: Date): Problem[] {
  const animal = textOf(doc.shop_brand_slug);
  const date = textOf(resolveDates(doc.product_shop_delivery_date, now));
  const days = daysUntil(date, now);
  const isNeeded = promisesTooSoon({
    animal,
    status: textOf(doc.shop_product_stock_status),
    isExpress: doc.is_highlight === 'express',
    hasDate: false,
  });
  const reason = isNeeded ? dateProblem(animal, { isThere: date !== '', days }) : undefined;
  return reason === undefined ? [] : [{ field: 'product_shop_delivery_date', reason }];
}

function dateProblem(animal: string, { isThere, days }: { isThere: boolean; days: number }): string | undefined {
  if (!isThere) return 'is missing: it is neither express nor in the freezer';
  if (days < 0) return 'is over: the page promises the usual days';
  const least = daysOfHanging(animal);
  return days < least
    ? `is ${days} days away: beef hangs ${least} days at least, and this is still on sale`
    : undefined;
}

/** Whole days of the calendar. What is no date is told elsewhere. */
function daysUntil(date: string, now: Date): number {
  const days = Math.floor(Date.parse(date) / msPerDay) - Math.floor(now.getTime() / msPerDay);
  return Number.isNaN(days) ? Infinity : days;
}

/** What tells the breed: its name, or that of the package of a calf. */
function breedOf(doc: Doc): string {
  return [doc.breed_slug, doc.shop_animal_name, doc.title].map(textOf).join(' ');
}

function kiloProblems(
  doc: Doc,
  { prefix, animal }: Tag,
  { animals, taken }: { animals: string[]; taken: Map<string, Taken> },
): Problem[] {
  const total = kilosOfPackages(doc);
  const most = yieldKilos(animal, breedOf(doc));
  if (total === null || most === undefined) return [];
  const field = 'shop_animal_nr';
  const count = animals.length;
  if (total > count * most) {
    const named = count === 1 ? 'one animal is named, which gives' : `${count} animals are named, which give`;
    const each = weightInKg(textOf(doc.shop_package_frontend_size));
    const boxes = `${textOf(doc.shop_product_total_package_available)} packages of ${each} kg`;
    return [{ field, reason: `${boxes} are ${Math.round(total)} kg; ${named} at most ${count * most} kg` }];
  }
  return animals.flatMap((number) => {
    const { packages, kilos } = taken.get(`${prefix} ${number}`) ?? { packages: 1, kilos: 0 };
    if (packages === 1 || kilos <= most) return [];
    const said = `${prefix} ${number} is named by ${packages} packages, which take ${Math.round(kilos)} kg of it`;
    return [{ field, reason: `${said}; it gives at most ${most} kg` }];
  });
}

function pieceProblems(doc: Doc, { animal }: Tag, animals: number): Problem[] {
  const boxes = numberFrom(doc.shop_product_total_package_available) ?? 0;
  const share = boxes / animals;
  const breed = breedOf(doc);
  const parts: unknown[] = Array.isArray(doc.packages) ? doc.packages : [];
  return parts
    .filter(isRecord)
    .flatMap(({ cut_packages: cuts }) => (Array.isArray(cuts) ? cuts.filter(isRecord) : []))
    .flatMap((cut) => {
      const pieces = numberFrom(cut.total_pieces) ?? 0;
      const grams = (pieces / (numberFrom(cut.pieces_per_vac) ?? 1)) * (numberFrom(cut.weight) ?? 0);
      const name = textOf(cut.frontend_name_detailpage) || textOf(cut.frontend_name);
      const taken = { name, pieces: pieces * share, kilos: (grams * share) / 1000, breed };
      const reason = tooMuchOf(animal, taken);
      return reason === undefined ? [] : [{ field: 'packages', reason: `${name}: ${reason}` }];
    });
}

/** First sold, then slaughtered: what still sells cannot have been delivered. Express is what lies in the freezer. */
function goneProblems(
  doc: Doc,
  { prefix }: Tag,
  { animals, gone }: { animals: string[]; gone: Set<string> },
): Problem[] {
  if (doc.shop_product_stock_status !== 'instock' || doc.is_highlight === 'express') return [];
  return animals
    .filter((animal) => gone.has(`${prefix} ${animal}`))
    .map((animal) => ({
      field: 'shop_animal_nr',
      reason: `${prefix} ${animal} still sells, but was delivered already or lies in the farm shop`,
    }));
}
