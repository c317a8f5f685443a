/**
 * How long a roast takes by its weight, from one table. Oven without fan; a thermometer knows better than any table, so each row says at
 * which core temperature it comes out. Minutes rise with the kilos on top of a fixed part, as butchers' tables have it.
 */
import type { AnimalFamily } from '#rules/animals/animal-family.ts';
import { animalFamily } from '#rules/animals/animal-family.ts';

type Row = {
  oven: number;
  core: number;
  fixedMinutes: number;
  minutesPerKilo: number;
  /** Where the figures come from. */
  source: string;
};

const rows: Record<RoastKind, Row> = {
  // Slow, so that it is pink from edge to edge: 1.4 kg take 2 h 10.
  beef: {
    oven: 140,
    core: 58,
    fixedMinutes: 25,
    minutesPerKilo: 75,
    source: 'one figure, 1.4 kg in 2 h 10, made a line; not measured by us yet, so take it out by its core temperature',
  },
  lamb: {
    oven: 180,
    core: 70,
    fixedMinutes: 25,
    minutesPerKilo: 55,
    source: 'British butchers: 25 min per 450 g and 25 min, about 70 °C',
  },
  pork: {
    oven: 180,
    core: 75,
    fixedMinutes: 30,
    minutesPerKilo: 65,
    source: 'British butchers: 30 min per 450 g and 30 min, 75 to 80 °C',
  },
  bird: {
    oven: 180,
    core: 75,
    fixedMinutes: 20,
    minutesPerKilo: 45,
    source: 'the usual rule of British kitchens, 45 min a kilo and 20 min; done at 75 °C in the core',
  },
};

type RoastKind = 'beef' | 'lamb' | 'pork' | 'bird';

/** Smaller ones are fried, larger ones are no matter of a home oven. */
const leastGrams = 600;
const mostGrams = 6000;

/** What is put into the oven whole, by its recipe: a stew of the same weight takes its own time. */
export function isRoast({ method, cuts }: { method: string | null; cuts: readonly string[] }): boolean {
  return method === 'oven' && cuts.some((cut) => cut === 'roast' || cut === 'leg' || cut === 'whole');
}

export type RoastTime = { minutes: number; oven: number; core: number };

/** Null for what is no roast, or of an animal the table does not know. To the nearest five minutes. */
export function roastTime(animal: string | null, grams: number | null): RoastTime | null {
  const kind = kindOf(animal);
  if (kind === null || grams === null || grams < leastGrams || grams > mostGrams) return null;
  const { oven, core, fixedMinutes, minutesPerKilo } = rows[kind];
  const minutes = Math.round((fixedMinutes + (minutesPerKilo * grams) / 1000) / 5) * 5;
  return { minutes, oven, core };
}

function kindOf(animal: string | null): RoastKind | null {
  if (animal === 'cow') return 'beef';
  if (animal === 'sheep') return 'lamb';
  if (animal === 'pig') return 'pork';
  const family: AnimalFamily | null = animalFamily(animal ?? '');
  return family === 'bird' ? 'bird' : null;
}
