/** What a table of nutrition cannot say: figures of one food must agree with each other. */
type Figure = number | null;

export type NutritionFigures = {
  energy_kj: Figure;
  energy_kcal: Figure;
  fat: Figure;
  saturates: Figure;
  carbohydrate: Figure;
  sugars: Figure;
  protein: Figure;
  salt: Figure;
};

type Problem = { field: keyof NutritionFigures; reason: string };

const kjPerKcal = 4.184;
/** Figures are rounded before they are written down. */
const roundedOff = { share: 0.02, kcal: 1 };

const needed = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const;

export function nutritionProblems(figures: NutritionFigures): Problem[] {
  const { energy_kj: kj, energy_kcal: kcal, fat, saturates, carbohydrate, sugars, protein, salt } = figures;
  const given = [kj, kcal, ...needed.map((name) => figures[name])];
  if (given.every((figure) => figure === null)) return [];
  const missing = (['energy_kj', 'energy_kcal', ...needed] as const).filter((name) => figures[name] === null);
  if (missing.length > 0)
    return missing.map((field) => ({ field, reason: 'is missing: a table of nutrition is whole or not there' }));
  const grams = (fat ?? 0) + (carbohydrate ?? 0) + (protein ?? 0) + (salt ?? 0);
  const problems: (Problem | false)[] = [
    !agrees(kj ?? 0, kcal ?? 0) && {
      field: 'energy_kcal',
      reason: `${kcal} kcal are not ${kj} kJ, which are ${Math.round((kj ?? 0) / kjPerKcal)} kcal`,
    },
    (saturates ?? 0) > (fat ?? 0) && { field: 'saturates', reason: `${saturates} g of the ${fat} g of fat` },
    (sugars ?? 0) > (carbohydrate ?? 0) && {
      field: 'sugars',
      reason: `${sugars} g of the ${carbohydrate} g of carbohydrate`,
    },
    // Sums of decimals are a hair off.
    grams > 100.0001 && { field: 'fat', reason: `fat, carbohydrate, protein and salt are ${round(grams)} g of 100 g` },
  ];
  return problems.filter((problem) => problem !== false);
}

function agrees(kj: number, kcal: number): boolean {
  const expected = kj / kjPerKcal;
  return Math.abs(kcal - expected) <= Math.max(expected * roundedOff.share, roundedOff.kcal);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
