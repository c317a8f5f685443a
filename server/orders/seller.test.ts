import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { documents } from '#services/content/tables.ts';
import { openTestOrders } from '#tests/setup/orders/open-test-orders.ts';
import { aBox, aPackage, monday } from '#tests/setup/orders/test-orders.ts';

const { nl } = markets;
let shop: Awaited<ReturnType<typeof openTestOrders>>;

const minced = [
  { name: 'gehakt', meals: 2, frontend_name: 'Gehakt', max_amount_product_vac: 3 },
  { name: 'hamburgers', meals: 2, frontend_name: 'Hamburgers' },
];
const beef = {
  slug: 'rundvlees-pakket',
  title: 'Rundvlees pakket',
  shop_brand_slug: 'cow',
  farmer_name: 'Frans Cuypers',
  shop_animal_nr_prefix: 'NL',
  shop_animal_nr: '5134 0261 7',
  product_shop_delivery_date: 'now+11d',
  packages: [
    {
      shop_packageproduct_type: 'cut',
      cut_packages: [{ name: 'biefstuk', total_pieces: 4, pieces_per_vac: 2, frontend_name: 'Biefstuk' }],
    },
    { shop_packageproduct_type: 'minced', minced_packages: minced },
  ],
};
const wine = { slug: 'kip-pakket', title: 'Maasdal wit', shop_brand_slug: 'wine' };
const bottle = {
  bundled_item_id: 2,
  bundle_id: 22,
  slug: 'gehakt',
  title: 'Rood',
  animal_type: 'wine',
  unit_type: 'ml',
};
const broth = {
  bundled_item_id: 1,
  bundle_id: 22,
  slug: 'ribeye',
  title: 'Bouillon',
  animal_type: 'cow',
  unit_type: 'ml',
  animal_nr: 'NL 7788',
  weight: 225,
  pieces_per_vac: 2,
};

beforeAll(async () => {
  shop = await openTestOrders();
  const document = (kind: string, detail: { slug: string }, position: number) => ({
    market: 'nl',
    kind,
    slug: detail.slug,
    position,
    source: detail,
    card: detail,
    detail,
    isDated: true,
  });
  await shop.db
    .insert(documents)
    .values([
      document('packages', beef, 1),
      document('packages', wine, 2),
      document('farmshop-products', bottle, 1),
      document('farmshop-products', broth, 2),
    ]);
});
afterAll(() => shop.close());

const offerOf = async (...lines: Parameters<typeof shop.fillBasket>[0]) =>
  shop.orders.offer({ market: nl, session: await shop.fillBasket(lines) });

test.each([
  [[], '2 × Gehakt, 2 × Hamburgers'],
  [
    [
      ['gehakt', '3'],
      ['hamburgers', '1'],
    ],
    '3 × Gehakt, 1 × Hamburgers',
  ],
  [
    [
      ['gehakt', '0'],
      ['hamburgers', '4'],
      ['size', '8 kg'],
    ],
    '4 × Hamburgers',
  ],
  // More than were paid for, more than there may be, and nonsense: as it is composed.
  [
    [
      ['gehakt', '3'],
      ['hamburgers', '9'],
    ],
    '2 × Gehakt, 2 × Hamburgers',
  ],
  [
    [
      ['gehakt', '4'],
      ['hamburgers', '0'],
    ],
    '2 × Gehakt, 2 × Hamburgers',
  ],
  [
    [
      ['gehakt', 'all'],
      ['hamburgers', '-1'],
    ],
    '2 × Gehakt, 2 × Hamburgers',
  ],
] as [[string, string][], string][])('orders: the choice %j is said as %j', async (choices, words) => {
  const { lines } = await offerOf(aPackage(10, 1, choices));
  expect(lines).toMatchObject([{ choice: words, farmer: 'Frans Cuypers', vatKind: 'food' }]);
  expect(lines[0]?.contents[0]).toEqual({ title: 'Biefstuk', packs: 2 });
});

test('orders: an animal that is not ready before a day is not delivered before it, and all goes together', async () => {
  const first = (await offerOf(aPackage(11))).days[0];
  expect(first).toBe('2026-03-06');
  // Eleven days after Monday the 2nd of March.
  expect((await offerOf(aPackage(11), aPackage(10))).days[0]).toBe('2026-03-13');
  expect(monday.toISOString().slice(0, 10)).toBe('2026-03-02');
});

test('orders: wine has the VAT of wine, in a box too, and its buyers are of age; broth is food', async () => {
  const offer = await offerOf(aPackage(11), aBox({ 1: 1, 2: 1 }));
  expect(offer.lines.map(({ vatKind }) => vatKind)).toEqual(['wine', 'food', 'wine']);
  expect(offer.hasWine).toBe(true);
  expect(offer.vat.map(({ rate }) => rate)).toEqual([9, 21]);
  expect(await shop.buy([aPackage(11)])).toMatchObject({ result: 'invalid', problems: [{ field: 'isOfAge' }] });
  expect(await shop.buy([aPackage(11)], { isOfAge: true })).toMatchObject({ result: 'placed' });
});

test('orders: a piece weighs what all in its pack weigh', async () => {
  const { lines } = await offerOf(aBox({ 1: 3 }));
  // Three packs of two, 225 g each.
  expect(lines[0]?.kilos).toBeCloseTo(1.35);
});

test('O9 an order keeps the number of the animal each line is of, as content had it; what has none has none', async () => {
  const placed = await shop.buy([aPackage(), aPackage(11), aBox({ 1: 1, 2: 1 })], { isOfAge: true });
  if (placed.result !== 'placed') throw new Error(placed.result);
  expect(placed.order.lines.map(({ slug, animals }) => [slug, animals[0] ?? null])).toEqual([
    ['rundvlees-pakket', 'NL 5134 0261 7'],
    ['kip-pakket', null],
    ['ribeye', 'NL 7788'],
    ['gehakt', null],
  ]);
});
