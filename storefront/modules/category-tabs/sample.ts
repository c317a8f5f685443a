import { packages } from '#storefront/modules/samples/sample-data.ts';
import type { AnimalGroup, AnimalPanel } from './animal-panels.tsx';
import { makeSample } from '#storefront/modules/samples/make-sample.ts';

const panelOf = ({ packages, ...group }: AnimalGroup): AnimalPanel => ({
  ...group,
  sign: group.animal,
  groups: [{ ...group, packages }],
});

export const sample = makeSample('category-tabs', { config: { animals: [] } }, [
  panelOf({ animal: 'cow', title: 'Rund', total: 1, to: '/nl/ons-vlees/rundvlees', packages: packages.slice(0, 1) }),
  panelOf({ animal: 'chicken', title: 'Kip', total: 1, to: '/nl/ons-vlees/kip', packages: packages.slice(1, 2) }),
  panelOf({ animal: 'sheep', title: 'Lam', total: 8, to: '/nl/ons-vlees/lamsvlees', packages: packages.slice(2) }),
]);
