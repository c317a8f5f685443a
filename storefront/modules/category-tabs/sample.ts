import { packages } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('category-tabs', { config: { animals: [] } }, [
  { animal: 'cow', title: 'Rund', packages: packages.slice(0, 1) },
  { animal: 'chicken', title: 'Kip', packages: packages.slice(1, 2) },
  { animal: 'sheep', title: 'Lam', packages: packages.slice(2) },
]);
