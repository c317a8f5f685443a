/** One sample of every module with its data: what the style sheet page shows and tests render. A module without one does not compile. */
import type { ModuleOf, ModuleType } from '#contract/page-modules.ts';
import type { Slide } from '#contract/entities/slide.ts';
import type {
  ArticleCardData,
  BreedCardData,
  FarmshopCardData,
  PackageCardData,
  RecipeCardData,
} from '#storefront/components/cards/card-data.ts';
import type { DataOf, Loaded } from './load-modules.server.ts';

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
  description: '4 kilo, 16 maaltijden voor twee. Biefstuk, sukade, riblappen en gehakt.',
  size: '4 kg',
  price: 89.95,
  pricePerMeal: 5.62,
  pricePerKilo: 22.49,
  previousPrice: 96,
  stockStatus: 'instock',
  farmer: { name: 'Henk de Wit', location: 'Molenhoeve, Lopikerwaard' },
};

const packages: PackageCardData[] = [
  box,
  {
    ...box,
    slug: 'scharrelkip',
    title: 'Scharrelkip compleet',
    image: '/media/dish-legs.webp',
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

const recipes: RecipeCardData[] = ['dish-plated-rust', 'dish-soup', 'dish-roast-ochre'].map((picture, at) => ({
  slug: picture,
  title: ['Rosbief met nieuwe aardappelen', 'Groentesoep met schenkel', 'Runderrollade uit de oven'][at] ?? picture,
  image: `/media/${picture}.webp`,
  prepMinutes: 25,
  cookMinutes: 30 + at * 80,
  portions: 4,
}));

const articles: ArticleCardData[] = ['scene-forest', 'animal-goose'].map((picture) => ({
  slug: picture,
  title: 'Wat doet een jachtopziener in november?',
  summary: 'Hij telt, kijkt en schiet bijna nooit.',
  image: `/media/${picture}.webp`,
  date: '12 november 2026',
  categories: [{ slug: 'boeren', title: 'Boeren' }],
}));

const breeds: BreedCardData[] = ['blaarkop', 'lakenvelder', 'angus'].map((name) => ({
  slug: name,
  title: name,
  summary: 'Waar hij vandaan komt, en wat dat betekent op je bord.',
  image: `/media/breed-${name}.webp`,
}));

const product: FarmshopCardData = {
  bundledItemId: '1',
  bundleId: '501',
  slug: 'entrecote',
  title: 'Entrecote',
  image: '/media/dish-tbone.webp',
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

function slide(id: string, own: Partial<Slide>): Slide {
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

const slides: Slide[] = [
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

const links = [
  { title: 'Niets blijft over', address: null, icon: 'icon-steak', body: 'Eerst verkocht, dan pas geslacht' },
  { title: 'Gekoeld bezorgd', address: '/nl/bezorging', icon: 'icon-truck', body: 'Binnen 4 dagen op de stoep' },
  { title: 'Past in je vriezer', address: null, icon: 'icon-snowflake', body: '4 kilo is een halve lade' },
].map((link) => ({ ...link, image: null, animal: null }));

const base = {
  place: 'bottom' as const,
  body: null,
  title: null,
  button: null,
  anchor: null,
  className: null,
  totalShow: null,
  bodyPosition: null,
  slides: [],
  items: [],
  topSubModuleId: null,
  bottomSubModuleId: null,
  links: [],
};

type Own<T extends ModuleType> = { config: ModuleOf<T>['config'] } & Partial<ModuleOf<T>>;

function sample<T extends ModuleType>(type: T, own: Own<T>, data: DataOf<T> | null = null): Loaded<T> {
  // The parts fit each other by the signature, which the spread loses.
  return { type, module: { ...base, type, id: `sample-${type}`, ...own }, data } as unknown as Loaded<T>;
}

const picked = { slugs: [], animal: null };
const pictures = { className: 'sample', body: { html: '<p>Drie plaatjes.</p>' }, position: 'left' };
const body = { html: '<p>Een rund is meer dan biefstuk. Daarom verdelen we elk dier in eerlijke pakketten.</p>' };

export const samples: { [T in ModuleType]: Loaded<T> } = {
  slider: sample('slider', { config: { className: null, body: null, position: null }, slides }),
  navigator: sample('navigator', { config: {}, items: links }),
  'category-tabs': sample('category-tabs', { config: { animals: [] } }, [
    { animal: 'cow', title: 'Rund', packages: packages.slice(0, 1) },
    { animal: 'chicken', title: 'Kip', packages: packages.slice(1, 2) },
    { animal: 'sheep', title: 'Lam', packages: packages.slice(2) },
  ]),
  text: sample('text', {
    config: {},
    title: 'Eerst is alles verkocht',
    body: {
      html: `${body.html}<ol><li><strong>Kies</strong> Geen abonnement.</li><li><strong>Wacht</strong> Tot alles weg is.</li></ol>`,
    },
    className: 'deep',
    button: { text: 'Onze missie', address: '/nl/missie' },
    slides: [slide('sample-text', { image: '/media/dish-box-gold.webp' })],
  }),
  html: sample('html', {
    config: {},
    title: 'HTML',
    body: { html: '<ul><li>36 pakketten</li><li>0 kg over</li></ul>' },
  }),
  'header-text': sample('header-text', {
    config: {},
    title: 'Kop met links',
    body,
    links: [{ address: '/nl/recepten', title: 'Recepten' }],
  }),
  highlight: sample('highlight', { config: picked, anchor: 'uitgelicht' }, packages),
  'product-highlight': sample('product-highlight', { config: picked, title: 'Drie pakketten' }, packages),
  'related-products': sample('related-products', { config: { relatedType: null, relatedSlug: null } }, packages),
  'recipe-highlight': sample('recipe-highlight', { config: picked }, recipes),
  'related-recipes': sample('related-recipes', { config: { relatedType: null, relatedSlug: null } }, recipes),
  recipe: sample('recipe', { config: { slug: 'rosbief' } }, recipes[0] ?? null),
  'blog-highlight': sample('blog-highlight', { config: { category: null } }, articles),
  'blog-list': sample('blog-list', { config: { category: 'boeren' } }, articles.slice(0, 1)),
  'breeds-teaser': sample('breeds-teaser', { config: { animal: 'cow' } }, breeds),
  'cuts-teaser': sample('cuts-teaser', { config: { animal: 'cow' } }, breeds),
  popular: sample('popular', { config: { animal: null } }, [
    product,
    { ...product, slug: 'worst', title: 'Runderworst', stockStatus: 'outofstock', isNew: false },
  ]),
  'related-item': sample('related-item', {
    config: {},
    items: links.map((link) => ({ ...link, image: '/media/dish-box.webp' })),
  }),
  reviews: sample(
    'reviews',
    {
      config: {},
      items: [{ reviewer: 'Marloes V., Utrecht', description: 'De sukade viel na drie uur uit elkaar.' }],
      button: { text: 'Alles', address: '/nl/over-ons' },
    },
    { number: '4,8', description: 'van 5, uit 12.640 beoordelingen', button: 'Alle beoordelingen' },
  ),
  'freezer-fit': sample('freezer-fit', { config: { size: 'automatic' } }, { fit: 'half', weight: '4,1 kg' }),
  'image-carousel': sample('image-carousel', { config: pictures, title: 'Een jaar op de boerderij', slides }),
  quote: sample('quote', {
    config: { name: 'Henk de Wit', place: 'Molenhoeve, Lopikerwaard', image: '/media/portrait-henk.webp' },
    body: { html: '<p>Een koe is geen machine. Ze doet er dertig maanden over, dus wacht ik dertig maanden.</p>' },
    button: { text: 'Lees over Henk', address: '/nl/onze-boeren/henk-de-wit' },
  }),
  'farmshop-banner': sample(
    'farmshop-banner',
    { config: { slug: 'nl-banner-1' } },
    {
      slug: 'nl-banner-1',
      title: 'Hele koe, halve moeite',
      summary: 'Een pakket van 4 kilo scheelt met losse stukken.',
      image: '/media/dish-box-gold.webp',
      address: '/nl/ons-vlees',
      buttonText: 'Bekijk de pakketten',
    },
  ),
  'buyers-tooltip': sample('buyers-tooltip', { config: {} }, 75),
  'packages-remaining-tooltip': sample('packages-remaining-tooltip', { config: {} }, 21),
  'newsletter-form': sample('newsletter-form', { config: {} }),
  'newsletter-popup': sample('newsletter-popup', { config: {} }),
  'sold-out-sign-up': sample('sold-out-sign-up', { config: {} }, { slug: 'blaarkop', isComingSoon: false }),
  'discount-popup': sample('discount-popup', { config: {} }),
};
