/** What a meal for two weighs before it is cooked: one rule for all markets. */
type Size = { said: string; least: number; most: number };

const whole = /\b(?:hele|heel|halve)\b|enti(?:er|ère)|\bwhole\b|ganze?s?\b|bratfertig/i;

/** A whole leg is no whole bird. */
const part = /cuisse|aile|pilon|\bleg|wing|poot|poten|vleugel|keule|flügel/i;

const wholeBirds: Partial<Record<string, Size>> = {
  chicken: { said: 'of a whole chicken', least: 700, most: 1200 },
  duck: { said: 'of a whole duck', least: 650, most: 1000 },
  turkey: { said: 'of a whole turkey', least: 700, most: 900 },
  goose: { said: 'of a whole goose', least: 1300, most: 1500 },
};

/** From a thin steak each to a shank each, bone included. */
const parts: Size = { said: 'of meat or fish', least: 200, most: 800 };

/** Why so many grams are not so many meals for two; undefined when they are, or when nobody made a meal of them. */
export function mealProblem(
  animal: string,
  { name, grams, meals }: { name: string; grams: number; meals: number },
): string | undefined {
  if (meals <= 0 || grams <= 0 || animal === 'wine') return undefined;
  const each = grams / meals;
  const { said, least, most } = (whole.test(name) && !part.test(name) ? wholeBirds[animal] : undefined) ?? parts;
  if (each >= least && each <= most) return undefined;
  return `${Math.round(each)} g a meal for two: it is ${least} to ${most} g ${said}`;
}
