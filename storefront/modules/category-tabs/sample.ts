import { packages } from '#storefront/modules/samples/sample-data.ts';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

export const sample = makeSample('category-tabs', { config: { animals: [] } }, [
  { animal: 'cow', title: 'Rund', total: 1, to: '/nl/ons-vlees/rundvlees', packages: packages.slice(0, 1) },
  { animal: 'chicken', title: 'Kip', total: 1, to: '/nl/ons-vlees/kip', packages: packages.slice(1, 2) },
  { animal: 'sheep', title: 'Lam', total: 8, to: '/nl/ons-vlees/lamsvlees', packages: packages.slice(2) },
]);
