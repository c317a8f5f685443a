import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('buyers-tooltip', { config: {} }, 75);
