import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample(
  'freezer-fit',
  { config: { size: 'automatic' } },
  { fit: 'half', filled: 50, weight: '4,1 kg', litres: null, mine: null },
);
