/** What the samples of modules show. */
import type { Slide } from '#contract/entities/slide.ts';
import type {
  ArticleCardData,
  BreedCardData,
  FarmshopCardData,
  PackageCardData,
  RecipeCardData,
} from '#storefront/components/cards/card-data.ts';

const box: PackageCardData = {
  slug: 'blaarkop-rundvleespakket',
  title: 'Blaarkop rundvleespakket',
  image: '/media/animal-cow-blaarkop.webp',
  animal: 'cow',
  isOrganic: true,
  isDemeter: false,
  isSpecial: false,
  highlight: 'express',
  isMsc: false,
  hasLabelRouge: false,
  percentageSold: 78,
  size: '4 kg',
  mealsForPerson: '16',
  price: 89.95,
  pricePerMeal: 5.62,
  pricePerKilo: 22.49,
  previousPrice: 96,
  stockStatus: 'instock',
  farmer: { name: 'Henk de Wit', location: 'Molenhoeve, Lopikerwaard' },
};

export const packages: PackageCardData[] = [
  box,
  {
    ...box,
    slug: 'scharrelkip',
    title: 'Scharrelkip compleet',
    image: '/media/cut-chicken-whole.webp',
    animal: 'chicken',
    isOrganic: false,
    hasLabelRouge: true,
    highlight: null,
    percentageSold: 43,
    previousPrice: null,
  },
  {
    ...box,
    slug: 'texels-lam-half',
    title: 'Texels lam, half',
    image: '/media/animal-sheep.webp',
    animal: 'sheep',
    highlight: null,
    percentageSold: 100,
    stockStatus: 'soldout',
  },
];

export const recipes: RecipeCardData[] = ['dish-roast-beef', 'dish-beef-soup', 'dish-rolled-beef-roast'].map(
  (picture, at) => ({
    slug: picture,
    title: ['Rosbief met nieuwe aardappelen', 'Groentesoep met schenkel', 'Runderrollade uit de oven'][at] ?? picture,
    image: `/media/${picture}.webp`,
    prepMinutes: 25,
    cookMinutes: 30 + at * 80,
    portions: 4,
  }),
);

export const articles: ArticleCardData[] = ['scene-forest', 'animal-goose'].map((picture) => ({
  slug: picture,
  title: 'Wat doet een jachtopziener in november?',
  summary: 'Hij telt, kijkt en schiet bijna nooit.',
  image: `/media/${picture}.webp`,
  date: '12 november 2026',
  categories: [{ slug: 'boeren', title: 'Boeren' }],
}));

export const breeds: BreedCardData[] = ['blaarkop', 'lakenvelder', 'angus'].map((name) => ({
  slug: name,
  title: name,
  summary: 'Waar hij vandaan komt, en wat dat betekent op je bord.',
  image: `/media/breed-${name}.webp`,
}));

export const product: FarmshopCardData = {
  bundledItemId: '1',
  bundleId: '501',
  slug: 'entrecote',
  title: 'Entrecote',
  image: '/media/cut-beef-striploin.webp',
  animal: 'cow',
  isOrganic: true,
  stockStatus: 'instock',
  price: 18.95,
  regularPrice: 21.5,
  pricePerKilo: 42.11,
  weight: 225,
  unitType: 'g',
  piecesPerPack: 2,
  farmer: { name: 'Henk de Wit' },
  isNew: true,
};

export function slide(id: string, own: Partial<Slide>): Slide {
  return {
    id,
    type: 'image',
    content: null,
    image: null,
    responsiveImage: null,
    imageAlt: null,
    body: null,
    backgroundColor: null,
    className: null,
    shopTitle: null,
    shopName: null,
    piecesPerVac: null,
    totalPieces: null,
    weight: null,
    unitSingle: null,
    ...own,
  };
}

export const slides: Slide[] = [
  slide('sample-1', {
    image: '/media/hero-cow.webp',
    responsiveImage: '/media/animal-cow-blaarkop.webp',
    imageAlt: 'Blaarkop in de polder',
    body: {
      html: '<p>Deze week</p><h2>Eén koe. Zesennegentig pakketten.</h2><p>Eerst verkocht, dan geslacht.</p><p><a href="/nl/ons-vlees">Bekijk het pakket</a> <a href="/nl/missie">Zo werkt het</a></p>',
    },
  }),
  slide('sample-2', {
    image: '/media/hero-box.webp',
    responsiveImage: '/media/dish-box-gold.webp',
    imageAlt: 'Open pakket',
    backgroundColor: 'accent',
    shopTitle: 'Entrecote',
    totalPieces: 4,
    piecesPerVac: 2,
    weight: 450,
  }),
  slide('sample-3', {
    type: 'video_url',
    content: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    image: '/media/scene-polder.webp',
    imageAlt: 'Een dag in de polder',
  }),
];

export const links = [
  { title: 'Niets blijft over', address: null, icon: 'icon-steak', body: 'Eerst verkocht, dan pas geslacht' },
  { title: 'Gekoeld bezorgd', address: '/nl/bezorging', icon: 'icon-truck', body: 'Binnen 4 dagen op de stoep' },
  { title: 'Past in je vriezer', address: null, icon: 'icon-snowflake', body: '4 kilo is een halve lade' },
].map((link) => ({ ...link, image: null, animal: null }));

export const picked = { slugs: [], animal: null };
export const pictures = { className: 'sample', body: { html: '<p>Drie plaatjes.</p>' }, position: 'left' };
export const body = {
  html: '<p>Een rund is meer dan biefstuk. Daarom verdelen we elk dier in eerlijke pakketten.</p>',
};
