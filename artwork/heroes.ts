import { breeds } from './breeds.ts';
import { entry } from './catalogue-entry.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

const wide = { width: 2000, height: 860, palette: 'kudde' } as const;
const animal = { ...wide, kind: 'animal' } as const;
const cow = { ...animal, subject: 'cow' } as const;
/** Words stand to its left. */
const right = { x: 0.73, w: 0.4, h: 0.72 };
/** A window 1920 wide shows the middle 73 % of the height: hooves and the sails of the mill stay inside of it. */
const safe = { ...right, h: 0.64, ground: 0.84, horizon: 0.55 };
const deer = {
  ...animal,
  subject: 'deer',
  scene: 'forest',
  composition: { ...right, h: 0.9, sunX: 0.5 },
  seed: 'hero5',
} as const;
const box = { ...wide, kind: 'dish', subject: 'box', x: right.x } as const;
/** The cow of the page that does not exist walks out of the picture. */
const leaving = { x: 0.955, w: 0.36, h: 0.66, sunX: 0.4 };

/** Pictures with room for words, and the ones the interface is dressed with. */
export const heroes: readonly CatalogueEntry[] = [
  entry('hero-cow', {
    ...cow,
    scene: 'polder',
    breed: 'blaarkop',
    composition: { ...safe, sunX: 0.52, millX: 0.955, ditchX: -0.16 },
    seed: 'hero1',
  }),
  entry('hero-cow-charolais', {
    ...cow,
    scene: 'bocage',
    breed: 'charolais',
    composition: { ...safe, sunX: 0.52 },
    seed: 'hero3',
  }),
  entry('hero-cow-hereford', {
    ...cow,
    scene: 'dales',
    breed: 'hereford',
    sex: 'castrated',
    composition: { ...safe, sunX: 0.52 },
    seed: 'hero4',
  }),
  entry('hero-deer', deer),
  entry('hero-chicken', { ...animal, subject: 'chicken', composition: { ...right, sunX: 0.5 } }),
  entry('hero-turkey', { ...animal, subject: 'turkey', composition: { ...right, h: 0.8, sunX: 0.5 } }),
  entry('hero-box', { ...box, serving: { ground: 'gold', groundMark: 'ochre' } }),
  entry('hero-ox-weide', {
    ...cow,
    palette: 'weide',
    scene: 'alpine',
    breed: 'fleckvieh',
    sex: 'castrated',
    composition: { ...safe, sunX: 0.5 },
    seed: 'hero2',
  }),
  entry('lost-cow', {
    ...cow,
    scene: 'polder',
    breed: 'blaarkop',
    isFlipped: true,
    composition: { ...leaving, millX: 0.27, ditchX: -0.02 },
    seed: 'lost',
  }),
  entry('lost-cow-weide', {
    ...cow,
    palette: 'weide',
    scene: 'alpine',
    breed: 'fleckvieh',
    isFlipped: true,
    composition: leaving,
    seed: 'lost',
  }),
  entry('parade', {
    kind: 'parade',
    animals: ['chicken', 'cow', 'goose', 'pig', 'sheep'],
    unit: 626,
    width: 1500,
    height: 330,
    palette: 'kudde',
  }),
  entry('parade-weide', {
    kind: 'parade',
    animals: ['goose', 'cow', 'chicken', 'pig', 'roe'],
    looks: { cow: breeds.fleckvieh.look, pig: breeds['schwaebisch-haellisches'].look },
    unit: 740,
    width: 1500,
    height: 400,
    palette: 'weide',
  }),
];
