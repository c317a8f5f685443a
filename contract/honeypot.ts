/**
 * A field of our forms that people do not see and programs fill in. What comes with it is answered as a success and kept nowhere,
 * so that nobody learns to leave it out. Holds no zod: browsers read it.
 */
export const honeypotField = 'website';

export function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
