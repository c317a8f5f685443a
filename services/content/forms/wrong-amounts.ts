/** Numbers of a box that no box has: told at the row, before anything is saved. */
import { numberFrom } from '#contract/fields/number-from.ts';
import { valueAt } from './value-at.ts';
import type { Doc } from '../kinds.ts';

const field = /^packages\.\d+\.(?:cut|minced)_packages\.\d+\.(?<name>total_pieces|pieces_per_vac|weight|meals)$/;

/** The least and the most of each; the heaviest pack is a quarter of an ox. */
const bounds: Record<string, [least: number, most: number]> = {
  total_pieces: [1, 10_000],
  pieces_per_vac: [1, 1000],
  weight: [1, 100_000],
  meals: [0, 1000],
};

/** Of the fields that somebody typed, those with such a number. */
export function wrongAmountsIn(doc: Doc, typed: ReadonlySet<string>): string[] {
  return [...typed].filter((path) => {
    const [least, most] = bounds[field.exec(path)?.groups?.name ?? ''] ?? [];
    const value = numberFrom(valueAt(doc, path));
    return least !== undefined && most !== undefined && value !== null && (value < least || value > most);
  });
}
