import { packages, picked } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('highlight', { config: picked, anchor: 'uitgelicht' }, packages);
