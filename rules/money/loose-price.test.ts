import { expect, test } from 'vitest';
import { PackageContents } from '#contract/entities/package-item.ts';
import { type LoosePiece, loosePrice } from './loose-price.ts';

/** The nine pieces of the Blaarkop of four kilos and what they cost by themselves, as the mock adds them up. */
const table: [name: string, grams: number, pack: [price: number, grams: number], cents: number][] = [
  ['biefstuk', 500, [8.95, 250], 1790],
  ['entrecote', 300, [18.95, 450], 1263],
  ['rosbief', 600, [24.8, 800], 1860],
  ['sukadelappen', 700, [15.4, 700], 1540],
  ['riblappen', 300, [9.2, 500], 552],
  ['runderschenkel', 500, [8.4, 600], 700],
  ['rundergehakt', 600, [7.95, 500], 954],
  ['hamburgers', 300, [5.4, 300], 540],
  ['runderworst', 300, [7.2, 400], 540],
];

const contents = PackageContents.parse([
  {
    shop_packageproduct_type: 'cut',
    cut_packages: table.slice(0, 6).map(([name, weight]) => ({ name, frontend_name: name, weight })),
  },
  {
    shop_packageproduct_type: 'minced',
    minced_packages: [
      { name: 'rundergehakt', frontend_name: 'Rundergehakt', meals: 2, weight: 300 },
      { name: 'hamburgers', frontend_name: 'Hamburgers', meals: 1, weight: 300 },
      { name: 'runderworst', frontend_name: 'Runderworst', meals: 1, weight: 300, image_url: '/media/worst.webp' },
      { name: 'soepballetjes', frontend_name: 'Soepballetjes', meals: 0, weight: 300 },
    ],
  },
]);

const piece = (slug: string, [price, weight]: [number, number]): LoosePiece => ({
  slug,
  relationSlug: null,
  title: slug,
  animal: 'cow',
  isOrganic: true,
  stockStatus: 'instock',
  price,
  weight,
  unitType: 'g',
  piecesPerPack: 1,
  image: null,
});
const pieces = table.map(([name, , pack]) =>
  name === 'runderworst' ? { ...piece('runderworstjes', pack), image: '/media/worst.webp' } : piece(name, pack),
);
const box = { animal: 'cow', isOrganic: true, price: 89.95, contents };
const without = (slug: string, more: Partial<LoosePiece>) =>
  pieces.map((known) => (known.slug === slug ? { ...known, ...more } : known));

test('honest prices: loose the nine pieces would cost 97.39, each to the cent', () => {
  const loose = loosePrice(box, pieces);
  expect(loose?.rows.map(({ title, grams, price }) => [title.toLowerCase(), grams, price])).toEqual(
    table.map(([name, grams, , cents]) => [name, grams, cents]),
  );
  expect(loose?.sum).toBe(9739);
});

test.each<[string, Partial<Parameters<typeof loosePrice>[0]>, LoosePiece[]]>([
  ['it is not more', { price: 97.39 }, pieces],
  ['the package has no price', { price: null }, pieces],
  ['nothing is in the package', { contents: { cuts: [], minced: [] } }, pieces],
  ['one piece is not sold by itself', {}, pieces.slice(1)],
  ['one piece is not there today', {}, without('rosbief', { stockStatus: 'outofstock' })],
  ['one piece has no price', {}, without('rosbief', { price: null })],
  ['one piece has no weight', {}, without('rosbief', { weight: null })],
  ['the pieces are of another animal', { animal: 'pig' }, pieces],
  ['the pieces are organic and the package is not', { isOrganic: false }, pieces],
])('honest prices: nothing is said where %s', (_, more, sold) => {
  expect(loosePrice({ ...box, ...more }, sold)).toBeNull();
});

test('honest prices: one cent more is said', () => {
  expect(loosePrice({ ...box, price: 97.38 }, pieces)?.sum).toBe(9739);
});

test('honest prices: of two pieces the one as organic as the package counts, then the cheapest', () => {
  const lean = { ...piece('mager', [4, 500]), relationSlug: 'rundergehakt', isOrganic: false };
  expect(loosePrice(box, [lean, ...pieces])?.sum).toBe(9739);
  expect(loosePrice({ ...box, price: 50 }, [...pieces, { ...lean, isOrganic: true }])?.sum).toBe(9739 - 954 + 480);
});
