/** The meals of a package spread over six weeks, each with the evening on which it has to come out of the freezer. */
import { addDays, type PlainDate, weekdayOf } from '#rules/time/local-time.ts';

const planWeeks = 6;
/** A pack is a meal for two. */
const personsOfPack = 2;
export const mostEaters = 8;

export type PlannedPiece = {
  name: string;
  /** Packs, each a meal for two. */
  packs: number;
  /** Of one pack, where it is known. */
  packGrams: number | null;
};

export type PlannedMeal = {
  day: PlainDate;
  name: string;
  packs: number;
  /** The evening before, for what is large the one before that. */
  thawOn: PlainDate;
};

/** How many eat, from what an address asks for; null where it asks for nothing of the kind. */
export function readEaters(asked: string | null): number | null {
  const eaters = /^\d$/.test(asked ?? '') ? Number(asked) : 0;
  return eaters >= 1 && eaters <= mostEaters ? eaters : null;
}

/** Days of the week on which is cooked, Sunday = 0, by how often that is. */
const rhythms: Record<number, readonly number[]> = {
  1: [6],
  2: [3, 6],
  3: [2, 4, 0],
  4: [1, 3, 5, 0],
  5: [1, 2, 4, 5, 0],
  6: [1, 2, 3, 4, 5, 0],
  7: [1, 2, 3, 4, 5, 6, 0],
};

/** A pack of so much takes more than a night to thaw. */
const largeGrams = 800;

/** Weeks of seven days from the day after it is brought; what six weeks do not hold is left in the freezer. */
export function sixWeeks(
  pieces: readonly PlannedPiece[],
  plan: { eaters: number; broughtOn: PlainDate },
): PlannedMeal[][] {
  const meals = mealsOf(pieces, Math.ceil(plan.eaters / personsOfPack));
  const first = addDays(plan.broughtOn, 1);
  let given = 0;
  return Array.from({ length: planWeeks }, (_, week) => {
    const wanted = Math.min(7, Math.ceil((meals.length - given) / (planWeeks - week)));
    const days = cookingDays(addDays(first, week * 7), wanted);
    return days.map((day) => {
      const { name, packs, packGrams } = meals[given++] ?? { name: '', packs: 0, packGrams: null };
      const nights = packGrams !== null && packGrams >= largeGrams ? 2 : 1;
      const thawOn = addDays(day, -nights);
      return { day, name, packs, thawOn: thawOn < plan.broughtOn ? plan.broughtOn : thawOn };
    });
  });
}

function cookingDays(monday: PlainDate, count: number): PlainDate[] {
  const weekdays = rhythms[count] ?? [];
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );
}

type Meal = { name: string; packs: number; packGrams: number | null };

/** One of each in turn, so that nothing comes twice in a row while there is something else. */
function mealsOf(pieces: readonly PlannedPiece[], packsOfMeal: number): Meal[] {
  const left = pieces.map((piece) => ({ ...piece }));
  const meals: Meal[] = [];
  while (left.some(({ packs }) => packs > 0)) {
    for (const piece of left) {
      if (piece.packs <= 0) continue;
      const packs = Math.min(piece.packs, packsOfMeal);
      piece.packs -= packs;
      meals.push({ name: piece.name, packs, packGrams: piece.packGrams });
    }
  }
  return meals;
}
