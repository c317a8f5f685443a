import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample(
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
);
