/** A box shared by several households: what each pays and gets. Exact to the cent. Pure. */
import { freezerLitres, type Litres } from '#rules/stock/freezer-litres.ts';

const fewestHouseholds = 2;
const mostHouseholds = 8;

export type Split = {
  households: number;
  /** In the currency's smallest unit; those who pay a cent more first. */
  pays: { count: number; amount: number }[];
  grams: number;
  /** What is over when all have as many grams. */
  gramsOver: number;
  /** With one decimal; null where nobody knows how many meals there are. */
  meals: number | null;
  litres: Litres | null;
};

type Box = { price: number; grams: number; meals: number | null };

export function splitBox({ price, grams, meals }: Box, households: number): Split {
  const base = Math.floor(price / households);
  const more = price - households * base;
  const each = Math.floor(grams / households);
  const pays = [
    { count: more, amount: base + 1 },
    { count: households - more, amount: base },
  ];
  return {
    households,
    pays: pays.filter(({ count }) => count > 0),
    grams: each,
    gramsOver: grams - households * each,
    meals: meals === null ? null : Math.round((meals / households) * 10) / 10,
    litres: freezerLitres(each),
  };
}

/** One for each number of households. */
export function everySplit(box: Box): Split[] {
  const numbers = Array.from({ length: mostHouseholds - fewestHouseholds + 1 }, (_, index) => fewestHouseholds + index);
  return numbers.map((households) => splitBox(box, households));
}

/** What an address asks for; two households for what is no number of them. */
export function readSplit(text: string | null): number {
  const isOne = text !== null && /^[2-8]$/.test(text);
  return isOne ? Number(text) : fewestHouseholds;
}
