/** `npm run test:all` tries every case of a table; `npm test` those that stand first in it. */
export function casesOf<T>(all: readonly T[], inShortRuns: number): readonly T[] {
  return process.env.TEST_ALL === '1' ? all : all.slice(0, inShortRuns);
}
