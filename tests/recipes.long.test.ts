// The recipes in docs/ are true because they are performed, block by block, in a copy of the tree: all of them together, and then
// each alone: all of the check that needs no budget, the tests it writes or touches, and an answer of the built shop.
import { expect, onTestFinished, test } from 'vitest';
import { answerOf, complaintsOf, copyTree, follow, readRecipe, removeTree } from '#tests/setup/recipe.ts';

const steps = ['format', 'route types', 'lint', 'boundaries', 'linear patterns', 'types'];

test('the four recipes, one after the other, leave a tree that is formatted, keeps its boundaries and compiles', async () => {
  const copy = await copyTree();
  onTestFinished(() => removeTree(copy));
  // The market last: it is a copy of one that has all the rest.
  for (const recipe of ['add-a-call', 'add-a-module', 'add-a-page', 'add-a-market'])
    await follow(copy, await readRecipe(recipe));
  const complaints = await complaintsOf(copy, 'scripts/check.mjs', 'format', 'route types', 'boundaries', 'types');
  expect(complaints).toBe('');
}, 300_000);

test.each([
  {
    recipe: 'add-a-call',
    tests: ['services/content/content.service.test.ts'],
    path: '/api/v1/nl/nl/farmers/new',
    said: '"slug":',
  },
  {
    recipe: 'add-a-module',
    tests: ['storefront/modules/registry.test.tsx', 'tests/catalogue/catalogue.test.ts'],
    path: '/nl/tip-van-de-slager',
    said: 'Anja, slager in Lopik',
  },
  {
    recipe: 'add-a-page',
    tests: ['rules/addresses/parse-path.test.ts', 'tests/pages/farmer-names.test.ts'],
    path: '/de/hoefe-nach-namen',
    said: 'Unsere Höfe nach Namen',
  },
  {
    recipe: 'add-a-market',
    tests: [
      'services/locales/catalogs.test.ts',
      'services/locales/locales.test.ts',
      'tests/catalogue/catalogue.test.ts',
    ],
    path: '/be/onze-boeren',
    said: 'lang="nl-BE"',
  },
])(
  '$recipe, followed to the letter, passes the check and its tests, and answers at $path',
  async ({ recipe, tests, path, said }) => {
    const copy = await copyTree();
    onTestFinished(() => removeTree(copy));
    await follow(copy, await readRecipe(recipe));
    expect(await complaintsOf(copy, 'scripts/check.mjs', ...steps)).toBe('');
    expect(await complaintsOf(copy, 'scripts/build.mjs')).toBe('');
    expect(await complaintsOf(copy, 'node_modules/.bin/vitest', 'run', '--maxWorkers=1', ...tests)).toBe('');
    const answer = await answerOf(copy, path);
    expect(answer.slice(0, 3)).toBe('200');
    expect(answer).toContain(said);
  },
  900_000,
);
