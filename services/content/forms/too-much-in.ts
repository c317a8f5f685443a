/** A box cannot hold what its animal does not have: told at the row, before anything is saved. */
import { isRecord } from '#contract/fields/json.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import { namedAnimals } from '#rules/animals/animal-number.ts';
import { tooMuchOf } from '#rules/animals/animal-yield.ts';
import { type Doc, textOf } from '../kinds.ts';

/** Paths of the numbers that are too many. */
export function tooMuchIn(doc: Doc): string[] {
  const boxes = numberFrom(doc.shop_product_total_package_available) ?? 0;
  const animals = namedAnimals(textOf(doc.shop_animal_nr)).length;
  if (animals === 0) return [];
  const share = boxes / animals;
  const breed = [doc.breed_slug, doc.shop_animal_name, doc.title].map(textOf).join(' ');
  const parts: unknown[] = Array.isArray(doc.packages) ? doc.packages : [];
  return parts.flatMap((part, index) =>
    (isRecord(part) && Array.isArray(part.cut_packages) ? part.cut_packages : []).flatMap((cut: unknown, row) => {
      if (!isRecord(cut)) return [];
      const pieces = numberFrom(cut.total_pieces) ?? 0;
      const grams = (pieces / (numberFrom(cut.pieces_per_vac) || 1)) * (numberFrom(cut.weight) ?? 0);
      const name = textOf(cut.frontend_name_detailpage) || textOf(cut.frontend_name);
      const taken = { name, pieces: pieces * share, kilos: (grams * share) / 1000, breed };
      const isTooMuch = tooMuchOf(textOf(doc.shop_brand_slug), taken) !== undefined;
      return isTooMuch ? [`packages.${index}.cut_packages.${row}.total_pieces`] : [];
    }),
  );
}
