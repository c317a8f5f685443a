import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('discount-popup', { config: {} });
