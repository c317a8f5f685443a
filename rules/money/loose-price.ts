/** What the pieces of a package would cost by themselves today: from what they cost by the gram in the farm shop, to the cent. */
import type { PackageContents, PackageItem } from '#contract/entities/package-item.ts';
import { canBuy, readFarmshopStock } from '#rules/stock/stock-status.ts';
import { type Cents, cents, centsOf, sumOfCents } from './cents.ts';

/** What is sold by itself. */
export type LoosePiece = {
  slug: string;
  relationSlug: string | null;
  title: string;
  animal: string | null;
  isOrganic: boolean;
  stockStatus: string | null;
  price: number | null;
  weight: number | null;
  unitType: string;
  piecesPerPack: number | null;
  image: string | null;
};

export type LooseRow = { title: string; grams: number; price: Cents };
export type LoosePrice = { rows: LooseRow[]; sum: Cents };

type Box = { animal: string | null; isOrganic: boolean; price: number | null; contents: PackageContents };

/** Null unless all of it can be bought by itself today, and comes to more than the package costs. */
export function loosePrice(box: Box, pieces: readonly LoosePiece[]): LoosePrice | null {
  const sold = pieces.filter((piece) => isSold(piece, box));
  const rows = portionsOf(box.contents).map(({ item, grams }): LooseRow | null => {
    const piece = grams === null ? undefined : bestPiece(item, sold, box);
    const price = piece && grams !== null ? priceOf(piece, grams) : null;
    return grams === null || price === null ? null : { title: item.shortTitle, grams, price };
  });
  const known = rows.filter((row) => row !== null);
  if (known.length === 0 || known.length < rows.length || box.price === null) return null;
  const sum = sumOfCents(known.map(({ price }) => price));
  return sum > centsOf(box.price) ? { rows: known, sum } : null;
}

/** What is not organic is no dearer for being so: an organic piece says nothing of a package that is not. */
function isSold(piece: LoosePiece, { animal, isOrganic }: Box): boolean {
  return piece.animal === animal && canBuy(readFarmshopStock(piece.stockStatus)) && (isOrganic || !piece.isOrganic);
}

type Portion = { item: PackageItem; grams: number | null };

/** As the package comes when nobody chooses. */
export function portionsOf({ cuts, minced }: PackageContents): Portion[] {
  const gramsOf = ({ weight, unitType }: PackageItem, packs: number) =>
    weight === null || unitType !== 'g' ? null : weight * packs;
  return [
    ...cuts.map((item) => ({ item, grams: gramsOf(item, packsOf(item)) })),
    ...minced.filter(({ meals }) => meals > 0).map((item) => ({ item, grams: gramsOf(item, item.meals) })),
  ];
}

function packsOf({ totalPieces, piecesPerVac }: PackageItem): number {
  return totalPieces && piecesPerVac ? Math.ceil(totalPieces / piecesPerVac) : 1;
}

/** The same thing by its key, its cut or its name; of several the one that is as organic as the package, then the cheapest. */
function bestPiece(item: PackageItem, sold: readonly LoosePiece[], { isOrganic }: Box): LoosePiece | undefined {
  const ofKilo = (piece: LoosePiece) => priceOf(piece, 1000) ?? Number.POSITIVE_INFINITY;
  return sold
    .filter((piece) => isSame(item, piece) && priceOf(piece, 1000) !== null)
    .toSorted(
      (a, b) => Number(b.isOrganic === isOrganic) - Number(a.isOrganic === isOrganic) || ofKilo(a) - ofKilo(b),
    )[0];
}

export function isSame(
  item: PackageItem,
  piece: Pick<LoosePiece, 'slug' | 'relationSlug' | 'title' | 'image'>,
): boolean {
  const isNamed = [piece.slug, piece.relationSlug].includes(item.name) || plain(piece.title) === plain(item.shortTitle);
  // "schenkel" in the package, "runderschenkel" by itself: the same print says that it is the same thing.
  const isAlike = piece.slug.includes(item.name) || item.name.includes(piece.slug);
  return isNamed || (isAlike && piece.image !== null && piece.image === item.image);
}

function plain(title: string): string {
  return title.trim().toLowerCase();
}

function priceOf({ price, weight, unitType, piecesPerPack }: LoosePiece, grams: number): Cents | null {
  const packed = weight === null || unitType !== 'g' ? 0 : weight * (piecesPerPack ?? 1);
  return price === null || packed <= 0 ? null : cents(Math.round((centsOf(price) * grams) / packed));
}
