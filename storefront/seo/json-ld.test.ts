import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import {
  articleJsonLd,
  breadcrumbJsonLd,
  faqPageJsonLd,
  itemListJsonLd,
  organizationJsonLd,
  productJsonLd,
  type ProductFacts,
  recipeJsonLd,
} from './json-ld.ts';
import type { PageAddress } from './seo.ts';

const address: PageAddress = {
  url: 'https://kudde.example/nl/recepten/stoofpot',
  origin: 'https://kudde.example',
  inMarkets: [],
  nearest: [],
  isPaired: true,
  titlePattern: null,
  market: {
    title: 'Kudde',
    brand: 'Kudde',
    ogLocale: 'nl_NL',
    twitterHandle: null,
    socialAdminId: null,
    skyline: '/media/land.webp',
  },
};

const recipe = {
  title: 'Stoofpot',
  author: 'Sanne',
  image: '/media/dish-stew.webp',
  body: { html: '<p>Drie uur.</p>' },
  seo: { description: null },
  prepMinutes: 20,
  cookMinutes: 180,
  portions: 4,
  calories: 512,
  ingredients: [
    { amount: '500 g', title: 'sukade' },
    { amount: null, title: 'zout' },
  ],
  instructions: [
    { body: { html: '<p>Bak <b>aan</b>.</p>' }, image: null },
    { body: null, image: null },
  ],
};

test('RCP-15, RCP-D4 a recipe as search engines read it', () => {
  expect(recipeJsonLd(address, recipe)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Stoofpot',
    author: { '@type': 'Person', name: 'Sanne' },
    image: 'https://kudde.example/media/resize-1200/dish-stew.jpg',
    description: 'Drie uur.',
    prepTime: 'PT20M',
    cookTime: 'PT180M',
    recipeYield: '4',
    nutrition: { '@type': 'NutritionInformation', calories: '512 kcal' },
    recipeIngredient: ['500 g sukade', 'zout'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Bak aan.' }],
  });
});

test('RCP-15 what a recipe does not say is left out', () => {
  const bare = { ...recipe, author: null, prepMinutes: null, cookMinutes: null, portions: null, calories: null };
  const data = recipeJsonLd(address, { ...bare, image: null, ingredients: [] });
  for (const name of ['author', 'image', 'prepTime', 'cookTime', 'totalTime', 'recipeYield', 'nutrition']) {
    expect(data).not.toHaveProperty(name);
  }
  expect(data).not.toHaveProperty('recipeIngredient');
});

const product: ProductFacts = {
  title: 'Pakket',
  image: null,
  description: '<p>Vier kilo.</p>',
  productId: '1001',
  price: 82,
  pricePerKilo: 20,
  stockStatus: 'instock',
  currency: 'EUR',
};

test('SEO-D6 a product has an offer with price, currency, unit price and stock, and never a rating', () => {
  const data = productJsonLd(address, product);
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Pakket',
    description: 'Vier kilo.',
    sku: '1001',
    offers: {
      '@type': 'Offer',
      price: 82,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      priceSpecification: { price: 20, referenceQuantity: { unitCode: 'KGM' } },
    },
  });
  expect(JSON.stringify(data)).not.toContain('aggregateRating');
  expect(productJsonLd(address, { ...product, isDrink: true })).toMatchObject({
    offers: { priceSpecification: { referenceQuantity: { unitCode: 'LTR' } } },
  });
});

test.each([
  ['instock', 'InStock'],
  ['soldout', 'SoldOut'],
  ['outofstock', 'OutOfStock'],
  ['onbackorder', 'BackOrder'],
  ['coming_soon', 'PreOrder'],
  [null, 'OutOfStock'],
  ['whatever', 'OutOfStock'],
])('the stock status %s is offered as %s', (stockStatus, availability) => {
  expect(productJsonLd(address, { ...product, stockStatus }).offers).toMatchObject({
    availability: `https://schema.org/${availability}`,
  });
});

test('MKT-13 a misspelt pound is a pound', () => {
  expect(productJsonLd(address, { ...product, currency: 'GPB' }).offers).toMatchObject({ priceCurrency: 'GBP' });
});

test('C3 a product says weight, country, number of its animal, when it is back and what it cost before the cut', () => {
  const data = productJsonLd(address, {
    ...product,
    stockStatus: 'coming_soon',
    crossedOut: 90,
    grams: 4100,
    availableFrom: '2026-12-01',
    country: 'Nederland',
    earTag: { name: 'Oornummer', value: 'NL 5134 0288 4' },
  });
  expect(data).toMatchObject({
    weight: { '@type': 'QuantitativeValue', value: 4100, unitCode: 'GRM' },
    countryOfOrigin: { '@type': 'Country', name: 'Nederland' },
    additionalProperty: { '@type': 'PropertyValue', name: 'Oornummer', value: 'NL 5134 0288 4' },
    offers: {
      availabilityStarts: '2026-12-01',
      priceSpecification: [{ price: 20 }, { price: 90, priceType: 'https://schema.org/StrikethroughPrice' }],
    },
  });
});

test('C3 a list names its pages in their order; of nothing there is no list', () => {
  expect(itemListJsonLd(address, ['/nl/a', null, '/nl/b'])).toMatchObject({
    itemListElement: [
      { position: 1, url: 'https://kudde.example/nl/a' },
      { position: 2, url: 'https://kudde.example/nl/b' },
    ],
  });
  expect(itemListJsonLd(address, [])).toBeNull();
});

test('a product without a price is offered to nobody', () => {
  expect(productJsonLd(address, { ...product, price: null })).not.toHaveProperty('offers');
});

test('questions, breadcrumbs, posts and the company', () => {
  expect(faqPageJsonLd([])).toBeNull();
  expect(faqPageJsonLd([{ question: 'Hoe?', answer: { html: '<p>Zo.</p>' } }])).toMatchObject({
    mainEntity: [{ '@type': 'Question', name: 'Hoe?', acceptedAnswer: { text: '<p>Zo.</p>' } }],
  });
  expect(breadcrumbJsonLd(address, [{ title: 'Recepten', to: '/nl/recepten' }])).toBeNull();
  const crumbs = [
    { title: 'Recepten', to: '/nl/recepten' },
    { title: 'Stoofpot', to: null },
  ];
  expect(breadcrumbJsonLd(address, crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://kudde.example/nl/recepten' },
      { position: 2, item: 'https://kudde.example/nl/recepten/stoofpot' },
    ],
  });
  const article = { title: 'De kudde', summary: null, image: null, publishedAt: '2026-03-05', updatedAt: null };
  expect(articleJsonLd(address, article)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'De kudde',
    datePublished: '2026-03-05',
    dateModified: '2026-03-05',
  });
  const company = { market: markets.de, legalName: 'Weidekiste GmbH', postalAddress: 'Bad Tölz' };
  expect(organizationJsonLd(address, company)).toMatchObject({
    '@type': 'Organization',
    name: 'Weidekiste',
    legalName: 'Weidekiste GmbH',
    logo: 'https://kudde.example/images/logo-weidekiste.svg',
  });
});
