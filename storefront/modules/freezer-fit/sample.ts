import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('freezer-fit', { config: { size: 'automatic' } }, { fit: 'half', weight: '4,1 kg' });
