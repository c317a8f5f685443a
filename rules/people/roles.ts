/** Two roles: the owner may everything, a helper what a day's work needs. */
export const roles = ['owner', 'helper'] as const;
export type Role = (typeof roles)[number];

export const studioLanguages = ['nl', 'fr', 'en', 'de'] as const;
export type StudioLanguage = (typeof studioLanguages)[number];

/** What a helper gets besides; everything that is not named here is the owner's. */
const helpersMay = ['orders', 'week', 'stock'] as const;
const rights = [
  ...helpersMay,
  'bank',
  'books',
  'content',
  'customers',
  'herd',
  'pictures',
  'recall',
  'settings',
  'people',
] as const;
export type Right = (typeof rights)[number];

export function may(role: Role, right: Right): boolean {
  return role === 'owner' || helpersMay.some((each) => each === right);
}
