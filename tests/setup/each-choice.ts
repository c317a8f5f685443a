import { isWholeRun } from './process/run-settings.ts';

/**
 * What a test is repeated with, from two lists. The long run takes every pair; the short one takes as few as use every value of
 * both lists once ("each-choice coverage"): markets and widths differ in values, and a journey is the same code in all of them.
 */
export function eachChoice<A, B>(
  first: readonly A[],
  second: readonly B[],
  {
    isWhole = isWholeRun,
    from = 0,
  }: { isWhole?: boolean; /** The value of the second list to begin with. */ from?: number } = {},
): [A, B][] {
  if (isWhole) return first.flatMap((one) => second.map((other): [A, B] => [one, other]));
  const pairs: [A, B][] = [];
  for (let at = 0; at < Math.max(first.length, second.length); at += 1)
    pairs.push([first[at % first.length] as A, second[(at + from) % second.length] as B]);
  return pairs;
}

/** One of a list in the short run, whichever `turn` it is, and all of it in the long run. */
export function inTurn<Value>(list: readonly Value[], turn: number, { isWhole = isWholeRun } = {}): readonly Value[] {
  return isWhole ? list : [list[turn % list.length] as Value];
}
