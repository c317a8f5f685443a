import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('html', {
  config: {},
  title: 'HTML',
  body: { html: '<ul><li>36 pakketten</li><li>0 kg over</li></ul>' },
});
