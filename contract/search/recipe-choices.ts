/** What recipes are chosen by, besides the animal. No zod: addresses are read with it too. */

/** The piece a recipe is made with, in words every market has. Many cuts have no page of their own. */
export const recipeCuts = [
  'mince',
  'steak',
  'stewing',
  'roast',
  'shoulder',
  'neck',
  'leg',
  'shank',
  'chop',
  'rib',
  'belly',
  'breast',
  'fillet',
  'whole',
  'sausage',
  'liver',
] as const;
export type RecipeCut = (typeof recipeCuts)[number];

/** How it becomes done; of several ways the one that takes longest. */
export const recipeMethods = ['pan', 'oven', 'stew', 'boil', 'grill', 'fry'] as const;
export type RecipeMethod = (typeof recipeMethods)[number];

/** What an address may ask for. */
export const recipeOptions = { cuts: recipeCuts, methods: recipeMethods };
