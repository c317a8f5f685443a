import type { z } from 'zod';
import { amount, entity, items, number, oneOf, requiredText, text } from '#contract/fields/read.ts';

/** One line of the package contents. */
export const PackageItem = entity(
  {
    name: requiredText,
    meals: amount,
    total_pieces: amount,
    pieces_per_vac: amount,
    weight: number,
    frontend_name: text,
    frontend_name_detailpage: text,
    unit_single: text,
    unit_type: text,
    max_amount_product_vac: amount,
    image_url: text,
  },
  (wire) => ({
    /** Key of the item, also in stored choices and in the checkout link. */
    name: wire.name,
    title: wire.frontend_name_detailpage ?? wire.frontend_name ?? wire.name,
    shortTitle: wire.frontend_name ?? wire.name,
    meals: wire.meals ?? 0,
    totalPieces: wire.total_pieces,
    piecesPerVac: wire.pieces_per_vac,
    weight: wire.weight,
    unitSingle: wire.unit_single,
    unitType: wire.unit_type ?? 'g',
    /** How many vacuum packs at most; null means no cap. */
    maxPacks: wire.max_amount_product_vac,
    image: wire.image_url,
  }),
);
export type PackageItem = z.output<typeof PackageItem>;

const PackagePart = entity(
  {
    shop_packageproduct_type: oneOf(['cut', 'minced'], null),
    cut_packages: items(PackageItem),
    minced_packages: items(PackageItem),
  },
  (wire) => wire,
);

/** The parts of a package, gathered into its two kinds of content. */
export const PackageContents = items(PackagePart).transform((parts) => ({
  cuts: parts.flatMap((part) => part.cut_packages),
  minced: onceEach(parts.flatMap((part) => part.minced_packages)),
}));

/** A choice is kept and sent by the name of its item: a second item of that name could not be told from the first. */
function onceEach(minced: PackageItem[]): PackageItem[] {
  return minced.filter(({ name }, index) => minced.findIndex((item) => item.name === name) === index);
}
export type PackageContents = z.output<typeof PackageContents>;
