import { expect, test } from 'vitest';
import { mealProblem } from './meal-problem.ts';

test.each<[animal: string, name: string, grams: number, meals: number, isFine: boolean]>([
  ['cow', 'Biefstuk', 200, 1, true],
  ['cow', 'Pavés de rumsteck', 199, 1, false],
  ['sheep', 'Lamsschenkels', 800, 1, true],
  ['sheep', 'Gigot', 2200, 2, false],
  ['chicken', 'Poulet entier, prêt à cuire', 3400, 8, false],
  ['chicken', 'Poulet entier, prêt à cuire', 3400, 4, true],
  ['chicken', 'Cuisses entières', 1000, 2, true],
  ['turkey', 'Hele bronskalkoen, panklaar', 5000, 12, false],
  ['turkey', 'Whole turkey, oven ready', 4700, 6, true],
  ['goose', 'Landgans, bratfertig', 4200, 3, true],
  ['duck', 'Ganze Ente, bratfertig', 2100, 4, false],
  ['chicken', 'Carcasses, for stock', 400, 0, true],
  ['wine', 'Auxerrois', 750, 1, true],
])('of %s, %j: %i g for %i meals', (animal, name, grams, meals, isFine) => {
  expect(mealProblem(animal, { name, grams, meals }) === undefined).toBe(isFine);
});
