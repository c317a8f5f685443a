import { expect, test } from 'vitest';
import { type Market, markets } from '#markets/index.ts';
import { samples } from '#storefront/modules/samples.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { ArticleCard } from './article-card.tsx';
import { BreedCard } from './breed-card.tsx';
import { articleCardData, type FarmerCardData, type FarmshopCardData, type PackageCardData } from './card-data.ts';
import { CutCard } from './cut-card.tsx';
import { FarmerCard } from './farmer-card.tsx';
import { FarmshopCard } from './farmshop-card.tsx';
import { PackageCard } from './package/package-card.tsx';
import { RecipeCard } from './recipe-card.tsx';

const shared = ['translation', 'errors'] as const;
const [box] = samples.highlight.data as [PackageCardData];
const [product] = samples.popular.data as [FarmshopCardData];

function packageCard(own: Partial<PackageCardData> = {}, market: Market = markets.nl): string {
  return renderInMarket(<PackageCard box={{ ...box, ...own }} />, { market, namespaces: shared });
}

function farmshopCard(own: Partial<FarmshopCardData> = {}, action?: string): string {
  const card = <FarmshopCard product={{ ...product, ...own }} action={action ? <b>{action}</b> : undefined} />;
  return renderInMarket(card, { namespaces: shared });
}

test('CRD-1 a package in stock offers to be viewed: the whole card is one link', () => {
  const html = packageCard();
  expect(html.match(/<a [^>]*href="\/nl\/ons-vlees\/blaarkop-rundvleespakket"/g)).toHaveLength(1);
  expect(html).toContain('>Bekijk het pakket<');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('Uitverkocht');
});

test.each([
  ['soldout', 'Uitverkocht'],
  ['outofstock', 'Uitverkocht'],
  ['onbackorder', 'Op nalevering'],
  ['coming_soon', 'Komt eraan'],
  ['whatever', 'Uitverkocht'],
  [null, 'Uitverkocht'],
])(
  'CRD-3 CRD-4 CRD-5 CRD-6 CRD-7 CRD-D5 CRD-D6 a package that is %s says "%s" once, on a disabled button over its picture',
  (status, label) => {
    const html = packageCard({ stockStatus: status });
    expect(html).toMatch(new RegExp(`<button[^>]* class="[^"]*stamp[^"]*"[^>]* disabled=""[^>]*>${label}</button>`));
    expect(html.split(label)).toHaveLength(2);
    expect(html).not.toContain('Bekijk het pakket');
    expect(html).not.toContain('% verkocht');
  },
);

test.each([
  [0, '3% verkocht', 'Goede keuze'],
  [50, '50% verkocht', 'Goede keuze'],
  [50.4, '50% verkocht', 'Erg gewild'],
  [75, '75% verkocht', 'Erg gewild'],
  [76, '76% verkocht', 'Bijna uitverkocht'],
  [97, '97% verkocht', 'Bijna uitverkocht'],
  [100, '97% verkocht', 'Bijna uitverkocht'],
])('CRD-8 CRD-9 CRD-10 CRD-D1 CRD-D2 %s percent sold shows %s and %s', (percentageSold, shown, label) => {
  const html = packageCard({ percentageSold });
  expect(html).toContain(shown);
  expect(html).toContain(`<strong>${label}</strong>`);
});

test.each([
  [3, '3% verkocht', null],
  [50, '50% verkocht', null],
  [60, '60% verkocht', 'Erg gewild'],
])(
  'review 19 with figures as they are %s percent shows %s, and praise for nothing (%s)',
  (percentageSold, shown, label) => {
    const html = packageCard({ percentageSold }, { ...markets.nl, figures: 'plain' });
    expect(html).toContain(shown);
    expect(/<strong>(.*?)<\/strong>/.exec(html)?.[1] ?? null).toBe(label);
  },
);

test.each([
  ['/media/animal-cow-blaarkop.webp', true],
  ['/media/breed-blaarkop.webp', true],
  ['/media/cut-beef-selection.webp', false],
  ['/media/dish-box.webp', false],
  ['/media/photo-1.jpg', false],
])('review 18 on a phone the middle of %s is enough to see: %s', (image, isEnough) => {
  expect(/<article class="[^"]*lying/.test(packageCard({ image }))).toBe(isEnough);
});

test('review 20 badges stand beside the picture of what is for sale, not on it', () => {
  for (const html of [packageCard({ isOrganic: true }), farmshopCard({ isOrganic: true })]) {
    const body = html.indexOf('<div class="', html.indexOf('</picture>'));
    expect(html.indexOf('>Bio<')).toBeGreaterThan(body);
    expect(html.indexOf('>Bio<')).toBeLessThan(html.indexOf('<h3'));
  }
});

test('CRD-D4 without a percentage there is no bar', () => {
  expect(packageCard({ percentageSold: null })).not.toContain('verkocht');
});

test('CRD-D8 the labels of the sold bar are English in uk and translated elsewhere', () => {
  const labels = Object.values(markets).map(
    (market) => /<strong>(.*?)<\/strong>/.exec(packageCard({ percentageSold: 90 }, market))?.[1],
  );
  expect(labels).toContain('Almost sold out');
  expect(new Set(labels).size).toBe(4);
});

test('CRD-D9 a package has a badge for each of its marks', () => {
  const marks = { isOrganic: true, isDemeter: true, isSpecial: true, isMsc: true, hasLabelRouge: true };
  const badges = (own: Partial<PackageCardData>) =>
    [...packageCard(own).matchAll(/<span class="[^"]*badge[^"]*">(?:<svg.*?<\/svg>)?([^<]+)</g)].map(
      ([, badge]) => badge,
    );
  expect(badges({ ...marks, highlight: 'express' })).toEqual([
    'Express',
    'Bio',
    'Demeter',
    'Bijzonder',
    'MSC',
    'Label Rouge',
  ]);
  expect(badges({ isOrganic: false, highlight: 'highlight' })).toEqual(['Uitgelicht']);
  expect(badges({ isOrganic: false, highlight: null })).toEqual([]);
});

test('IMG-1 IMG-D5 cards show the picture in their variant, beside their title, and a plate without one', () => {
  expect(packageCard()).toContain('src="/media/fit-340x210/animal-cow-blaarkop.jpg"');
  expect(packageCard({ image: null })).not.toContain('<img');
});

test('IMG-D6 the pictures of a card are called by its title', () => {
  const altsIn = (html: string) => [...html.matchAll(/<img [^>]*alt="([^"]*)"/g)].map(([, alt]) => alt);
  expect(altsIn(packageCard({ title: 'Blaarkop' }))).toEqual(['Blaarkop']);
  // Its land and its portrait.
  expect(altsIn(farmerCard({ title: 'Henk' }))).toEqual(['Henk', 'Henk']);
  const recipe = { slug: 'x', title: 'Stoof', image: '/media/a.webp', prepMinutes: 1, cookMinutes: 1, portions: 1 };
  expect(altsIn(renderInMarket(<RecipeCard recipe={recipe} />, { namespaces: shared }))).toEqual(['Stoof']);
  expect(altsIn(farmshopCard({ title: 'Biefstuk' }))).toEqual(['Biefstuk']);
  const item = { slug: 'x', title: 'Naam', summary: null, image: '/media/a.webp' };
  expect(altsIn(renderInMarket(<BreedCard breed={item} />, { namespaces: shared }))).toEqual(['Naam']);
});

test('MKT-8 a card shows the price, the one before, and what a meal and a kilo cost', () => {
  const html = packageCard({ price: 89.95, previousPrice: 96, pricePerMeal: 5.62, pricePerKilo: 22.49 });
  for (const price of ['€ 89,95', '€ 96,00', '€ 5,62 per maaltijd', '€ 22,49 per kilo']) {
    expect(html.replaceAll('\u00a0', ' ')).toContain(price);
  }
  expect(packageCard({ price: 10, previousPrice: 9 })).not.toContain('<s ');
  expect(packageCard({ animal: 'wine' })).toContain('per liter');
});

test('MKT-2 a card names its farmer and place', () => {
  expect(packageCard({ farmer: { name: 'Henk de Wit', location: 'Lopik' } })).toContain('Henk de Wit, Lopik');
  // Of a place as farmers write it the region, which is the end of it.
  expect(packageCard({ farmer: { name: 'Henk de Wit', location: 'Molenhoeve, Lopikerwaard' } })).toContain(
    'Henk de Wit, Lopikerwaard<',
  );
  expect(packageCard({ farmer: { name: 'Henk de Wit', location: null } })).toContain('>Henk de Wit<');
});

test('API-D4 a card without farmer, price, picture and text says nothing it does not know', () => {
  const nothing = {
    farmer: null,
    image: null,
    price: null,
    previousPrice: 12,
    pricePerMeal: null,
    pricePerKilo: null,
    size: null,
    mealsForPerson: null,
    percentageSold: null,
    animal: null,
  };
  const html = packageCard(nothing);
  expect(html).toContain('Bekijk het pakket');
  expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/€|NaN|null|undefined|verkocht/);
});

const farmer: FarmerCardData = {
  slug: 'henk',
  title: 'Henk de Wit',
  summary: 'Blaarkoppen op veen.',
  location: 'Lopikerwaard',
  image: '/media/portrait-henk.webp',
  headerImage: '/media/scene-polder.webp',
  animalTypes: ['cow'],
  isOrganic: false,
  isMsc: false,
  hasLabelRouge: false,
  qualityLevels: [],
};

function farmerCard(own: Partial<FarmerCardData> = {}): string {
  return renderInMarket(<FarmerCard farmer={{ ...farmer, ...own }} />, { namespaces: shared });
}

test('FRM-2 IMG-2 IMG-4 a farmer’s card shows pictures, location and summary', () => {
  const html = farmerCard();
  for (const part of ['fit-460x210/scene-polder', 'fit-340x210/scene-polder', 'fit-250x250/portrait-henk'])
    expect(html).toContain(part);
  for (const part of ['Henk de Wit', 'Lopikerwaard', 'Blaarkoppen op veen.', 'href="/nl/onze-boeren/henk"'])
    expect(html).toContain(part);
});

test.each([
  [{ qualityLevels: ['Premium'] }, 'Premium'],
  [{ isOrganic: true }, 'Bio'],
  [{ isMsc: true }, 'MSC'],
  [{ hasLabelRouge: true }, 'Label Rouge'],
])('FRM-3 FRM-4 FRM-5 FRM-6 FRM-D3 a farmer with %o has the badge %s and no other', (own, badge) => {
  const html = farmerCard(own);
  expect(html.match(/<span class="_badge_/g)).toHaveLength(1);
  expect(html).toContain(badge);
  expect(farmerCard({ qualityLevels: ['non-premium'] })).not.toContain('Premium');
});

test.each([
  ['game', 'Loop mee het bos in'],
  ['roe', 'Loop mee het bos in'],
  ['deer', 'Loop mee het bos in'],
  ['boar', 'Loop mee het bos in'],
  ['fish', 'Stap aan boord'],
  ['salmon', 'Stap aan boord'],
  ['codfish', 'Bezoek de boerderij'],
  ['cow', 'Bezoek de boerderij'],
])('FRM-7 FRM-D2 a farmer of %s reads "%s"', (animal, words) => {
  expect(farmerCard({ animalTypes: [animal, 'cow'] })).toContain(words);
});

test('FSH-31 FSH-33 FSH-34 a farm shop card shows title, picture, farmer, price and its pieces', () => {
  const html = farmshopCard().replaceAll('\u00a0', ' ');
  for (const part of ['Entrecote', 'fit-340x210/cut-beef-striploin', 'Henk de Wit', '€ 18,95', '2 × 225 g'])
    expect(html).toContain(part);
  expect(farmshopCard({ weight: 1000, piecesPerPack: null }).replaceAll('\u00a0', ' ')).toContain('1 × 1.000 g');
  expect(farmshopCard({ weight: 500, unitType: 'ml', piecesPerPack: 1 }).replaceAll('\u00a0', ' ')).toContain(
    '1 × 500 ml',
  );
});

test('the price of a kilo stands on the card of a farm shop product, where it is known', () => {
  expect(farmshopCard({ pricePerKilo: 42.11 })).toContain('42,11 per kilo');
  expect(farmshopCard({ pricePerKilo: null })).not.toContain('per kilo');
  expect(farmshopCard({ pricePerKilo: 13, unitType: 'ml' })).toContain('13,00 per liter');
});

test('FSH-32 FSH-D6 the regular price is crossed out on a sale only', () => {
  expect(farmshopCard().replaceAll('\u00a0', ' ')).toContain('<s aria-hidden="true">€ 21,50</s>');
  expect(farmshopCard({ regularPrice: 18.95 })).not.toContain('<s ');
  expect(farmshopCard({ regularPrice: 10 })).not.toContain('<s ');
});

test('FSH-35 FSH-D8 a farm shop card has the action it is given, else a way to view it', () => {
  expect(farmshopCard()).toContain('Bekijk dit stuk');
  expect(farmshopCard({}, 'Erbij')).toContain('<b>Erbij</b>');
  expect(farmshopCard({}, 'Erbij')).not.toContain('Bekijk dit stuk');
});

test.each([
  ['outofstock', 'Uitverkocht'],
  ['coming_soon', 'Komt eraan'],
  ['odd', 'Uitverkocht'],
])('FSH-36 FSH-D8 a farm shop product that is %s has "%s" over it and a disabled button', (stockStatus, label) => {
  const html = farmshopCard({ stockStatus }, 'Erbij');
  expect(html).toMatch(new RegExp(`stamp[^"]*"[^>]*>${label}<`));
  expect(html).toMatch(new RegExp(`disabled="">${label}<`));
  expect(html).not.toContain('Erbij');
});

test('FSH-37 FSH-38 new and organic products say so', () => {
  expect(farmshopCard({ isNew: true, isOrganic: true })).toMatch(/Bio.*Nieuw/s);
  expect(farmshopCard({ isNew: false, isOrganic: false })).not.toMatch(/Bio|Nieuw/);
});

test('BRD-1 CUT-2 breeds and cuts show picture, title, summary and a way on', () => {
  const item = { slug: 'x', title: 'Naam', summary: 'Kort', image: '/media/a.webp' };
  const breed = renderInMarket(<BreedCard breed={item} />, { namespaces: shared });
  for (const part of ['fit-340x210/a', 'Naam', 'Kort', 'Meer over dit ras', 'href="/nl/rassen/x"'])
    expect(breed).toContain(part);
  const cut = renderInMarket(<CutCard cut={item} />, { namespaces: shared });
  for (const part of ['Naam', 'Kort', 'Meer over dit stuk', 'href="/nl/vleesstuk/x"']) expect(cut).toContain(part);
});

test.each([
  [25, 30, 4, '55 minuten, 4 personen'],
  [0, 120, 6, '2 uur, 6 personen'],
  [15, 120, 1, '2 uur 15 min, 1 persoon'],
  [null, 30, null, '30 minuten'],
  [null, null, 2, '2 personen'],
])('a recipe of %s and %s minutes for %s persons reads "%s"', (prepMinutes, cookMinutes, portions, facts) => {
  const recipe = { slug: 'x', title: 'Naam', image: null, prepMinutes, cookMinutes, portions };
  expect(renderInMarket(<RecipeCard recipe={recipe} />, { namespaces: shared })).toContain(facts);
});

test('BLG-D3 an article shows its day in the words of its market', () => {
  const article = {
    slug: 'x',
    title: 'Naam',
    summary: null,
    image: null,
    publishedAt: '2024-03-05',
    categories: [{ slug: 'koken', title: 'Koken' }],
  };
  const html = (market: Market) =>
    renderInMarket(<ArticleCard article={articleCardData(article, market)} />, { market, namespaces: shared });
  expect(html(markets.nl)).toContain('5 maart 2024');
  expect(html(markets.de)).toContain('5. März 2024');
  expect(html(markets.nl)).toContain('href="/nl/blog/koken/x"');
});
