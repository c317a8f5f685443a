import { product } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('popular', { config: { animal: null } }, [
  product,
  { ...product, slug: 'worst', title: 'Runderworst', stockStatus: 'outofstock', isNew: false },
]);
