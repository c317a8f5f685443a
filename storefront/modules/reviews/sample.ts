import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample(
  'reviews',
  {
    config: {},
    items: [{ reviewer: 'Marloes V., Utrecht', description: 'De sukade viel na drie uur uit elkaar.' }],
    button: { text: 'Alles', address: '/nl/over-ons' },
  },
  { number: '4,8', description: 'van 5, uit 12.640 beoordelingen', button: 'Alle beoordelingen' },
);
