import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('packages-remaining-tooltip', { config: {} }, 21);
