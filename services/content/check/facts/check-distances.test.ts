// Distances as they were, each beside what became of it. F numbers are those of the second reading of the texts.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { filesWith } from '#tests/setup/content/market-files.ts';
import { checkDistances } from './check-distances.ts';

const farms = {
  'marieke-hoekstra': [52.86, 5.55],
  'sanne-brouwer': [52.72, 5.64],
  'henk-de-wit': [51.97, 4.95],
  'gerda-van-ginkel': [52.38, 5.78],
  'mathilde-bonnefoy': [46.26, 4.09],
  'nadia-meziane': [47.64, 2.18],
  'joan-tapscott': [50.82, -4.07],
} as const;
const farmers = Object.entries(farms).map(([slug, [latitude, longitude]]) => ({ slug, latitude, longitude }));

const saidOf = (market: keyof typeof markets, docs: Parameters<typeof filesWith>[0]) =>
  checkDistances({ market: markets[market], files: filesWith({ farmers, ...docs }) }).map(
    ({ field, reason }) => `${field} ${reason}`,
  );

test.each<[string, keyof typeof markets, keyof typeof farms, old: string, now: string]>([
  ['F12', 'nl', 'marieke-hoekstra', 'Slachterij Bouma, Wolvega (28 km)', 'Slachterij Bouma, Wolvega (41 km)'],
  ['F13', 'nl', 'sanne-brouwer', 'Pluimveeslachterij Kingma, Dronten (22 km)', 'Slachterij Kingma, Dronten (33 km)'],
  ['F15', 'nl', 'gerda-van-ginkel', 'Eendenslachterij Heijnen, Ermelo (14 km)', 'Slachterij Heijnen, Ermelo (18 km)'],
  ['F27', 'fr', 'mathilde-bonnefoy', 'Abattoir des Deux Rives, Digoin (24 km)', 'Abattoir, Digoin (33 km)'],
  ['F28', 'fr', 'nadia-meziane', 'Abattoir, Romorantin-Lanthenay (47 km)', 'Abattoir, Romorantin-Lanthenay (60 km)'],
  [
    'miles',
    'uk',
    'joan-tapscott',
    'Torridge Valley Abattoir, Holsworthy (11 miles)',
    'Abattoir, Holsworthy (13 miles)',
  ],
])('%s a way in %s is longer than its straight line', (_, market, farmer, old, now) => {
  const box = (place: string) => [{ farmer_slug: farmer, shop_slaughter_place: place }];
  expect(saidOf(market, { packages: box(old) }).join()).toMatch(/^shop_slaughter_place says .* the shortest road/);
  expect(saidOf(market, { traceability: box(old) })).toHaveLength(1);
  expect(saidOf(market, { packages: box(now), traceability: box(now) })).toEqual([]);
  const loose = (place: string) => [{ farmer_slug: farmer, slaughter_place: place }];
  expect(saidOf(market, { 'farmshop-products': loose(old) })).toHaveLength(1);
});

const blaarkop = (body: string) => [
  {
    farmer_slug: 'henk-de-wit',
    shop_slaughter_place: 'Slachterij Van der Gouw, Wijk en Aalburg (34 km)',
    shop_portioning_place: 'Slagerij Brandsma, Lopik',
    additional_info: [{ title: 'Kilometers', body: `<p>${body}</p>` }],
  },
];

test.each([
  ['31 km naar de slachterij, 26 km naar de slager in Lopik.', ['26 km']],
  ['Van wei naar slachterij 31 km, van slachterij naar slager 26 km.', ['26 km']],
  ['34 km naar de slachterij, 34 km terug naar de slager in Lopik.', []],
  ['Voer 1,5 km, stro 4 km, slachterij 34 km.', []],
])('F14 a way in words is measured leg by leg: %s', (body, wrong) => {
  const said = saidOf('nl', { packages: blaarkop(body) });
  expect(said.map((line) => /says (.*?),/.exec(line)?.[1])).toEqual(wrong);
});

test('F28 the longest way is the longest', () => {
  const packages = [{ farmer_slug: 'nadia-meziane', shop_slaughter_place: 'Abattoir, Romorantin-Lanthenay (60 km)' }];
  const page = (body: string) => ({ packages, 'static-pages': [{ body }] });
  const old = '<p>L’abattoir le plus loin de nos dix fermes est à 47 kilomètres.</p>';
  expect(saidOf('fr', page(old))).toEqual([
    'body says 47 kilomètres at most, but one slaughterhouse is 47 km from its farm',
  ]);
  expect(saidOf('fr', page(old.replace('47', '60')))).toEqual([]);
});

test('nobody measures where a place is unknown, a farm has no place, or a ferry goes', () => {
  const packages = [
    { farmer_slug: 'henk-de-wit', shop_slaughter_place: 'Slachterij Ergens, Nergenshuizen (1 km)' },
    { farmer_slug: 'nobody', shop_slaughter_place: 'Slachterij Bouma, Wolvega (1 km)' },
    { farmer_slug: 'henk-de-wit', shop_slaughter_place: 'Slachterij Zuiderhaaks, Den Burg (veerpont en 6 km)' },
  ];
  expect(saidOf('nl', { packages })).toEqual([]);
});
