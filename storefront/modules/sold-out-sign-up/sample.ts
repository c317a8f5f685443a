import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('sold-out-sign-up', { config: {} }, { slug: 'blaarkop', isComingSoon: false });
