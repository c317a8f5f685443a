import { packages, picked } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('product-highlight', { config: picked, title: 'Drie pakketten' }, packages);
