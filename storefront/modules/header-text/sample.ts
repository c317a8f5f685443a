import { body } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('header-text', {
  config: {},
  title: 'Kop met links',
  body,
  links: [{ address: '/nl/recepten', title: 'Recepten' }],
});
