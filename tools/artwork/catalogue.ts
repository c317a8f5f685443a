// Every picture of the shop: its name, what it shows, what it says to those who cannot see it.
import {
  altText,
  animalTexts,
  breedText,
  dishTexts,
  paradeText,
  portraitTexts,
  rawText,
  sceneTexts,
  sexTexts,
} from './alt-texts.ts';
import type { AltText } from './alt-row.ts';
import { animals } from './animals/animals.ts';
import type { AnimalName } from './animals/animals.ts';
import type { Sex } from './animals/coats.ts';
import { breeds } from './breeds.ts';
import type { Breed, BreedName } from './breeds.ts';
import { breedPictures } from './breed-pictures.ts';
import { dishes } from './dishes/dishes.ts';
import type { DishName } from './dishes/dishes.ts';
import type { Serving } from './dishes/food-inks.ts';
import { farmPictures, farmText } from './farms/farm-pictures.ts';
import { foodEntries, motifOf } from './food.ts';
import type { FoodName } from './food.ts';
import { monthPictures, monthText } from './months/month-pictures.ts';
import type { Ink, PaletteName } from './palettes.ts';
import { people } from './people/people.ts';
import type { Person, PersonName } from './people/people.ts';
import type { Picture } from './picture.ts';
import { scenes } from './scenes/scenes.ts';
import type { SceneName } from './scenes/scenes.ts';

export type CatalogueEntry = { name: string; picture: Picture; focal: readonly [number, number]; alt: AltText };

const master = { width: 1600, height: 1000, palette: 'kudde' } as const;
/** Food is shown at most 1200 wide; a smaller master keeps a clone quick. */
const plateful = { width: 1280, height: 800 } as const;
const face = { kind: 'portrait', width: 750, height: 750 } as const;
/** Who farms in other countries than Germany only, and who in Germany only. */
const abroad: ReadonlySet<PersonName> = new Set(['ama', 'elise', 'fatima']);
const german: ReadonlySet<PersonName> = new Set(['mei', 'nora']);
/** Animals that stand in a header too. */
const inHeaders: ReadonlySet<AnimalName> = new Set(['chicken', 'pig', 'turkey']);
/** Animals that are only shown as a breed, or as a spot. */
const withoutPicture: ReadonlySet<AnimalName> = new Set(['duck', 'goat']);
const header = { ...master, height: 500 } as const;
const weide = { ...master, palette: 'weide' } as const;

/** How full a freezer drawer and a box are shown. */
const fills = [0, 0.25, 0.5, 0.75, 1];
const sea = new Set(['fish', 'salmon', 'codfish']);

// Object.keys forgets what the keys are; these tables are closed.
const animalNames = Object.keys(animals) as AnimalName[];
const dishNames = Object.keys(dishes) as DishName[];
const personNames = Object.keys(people) as PersonName[];
const sceneNames = Object.keys(scenes) as SceneName[];

export const catalogue: readonly CatalogueEntry[] = [
  ...animalNames.flatMap(animalEntries),
  ...dishNames.map((dish) => dishEntry(`dish-${dish}`, dish, {})),
  ...servings(),
  ...foodPrints(),
  ...sceneNames
    .filter(hasOwnPicture)
    .flatMap((subject) => [
      entry(`scene-${subject}`, { ...master, kind: 'scene', subject }),
      ...(hasSkyline(subject) ? [entry(`scene-${subject}-wide`, { ...header, kind: 'scene', subject })] : []),
    ]),
  ...personNames
    .filter((subject) => !german.has(subject))
    .map((subject) => entry(`portrait-${subject}`, { ...face, palette: 'kudde', subject })),
  ...personNames
    .filter((subject) => !abroad.has(subject))
    .map((subject) => entry(`portrait-${subject}-weide`, { ...face, palette: 'weide', subject })),
  ...[...breedPictures(), ...farmPictures(), ...monthPictures()].map(({ name, picture }) => entry(name, picture)),
  ...weidePictures(),
  ...heroes(),
];

/** The others only stand behind an animal. */
function hasOwnPicture(name: SceneName): boolean {
  return !['alpine', 'marsh', 'moor', 'plateau'].includes(name);
}

/** Wide enough for a header or the foot of a page. */
function hasSkyline(name: SceneName): boolean {
  return ['polder', 'bocage', 'dales', 'yard'].includes(name);
}

function animalEntries(subject: AnimalName): CatalogueEntry[] {
  const isFlipped = ['pig', 'sheep', 'goose'].includes(subject);
  const spot = (palette: PaletteName): Picture => ({ kind: 'spot', subject, palette, width: 840, height: 600 });
  return [
    ...(withoutPicture.has(subject)
      ? []
      : [entry(`animal-${subject}`, { ...master, kind: 'animal', subject, isFlipped })]),
    ...(inHeaders.has(subject)
      ? [entry(`animal-${subject}-wide`, { ...header, kind: 'animal', subject, isFlipped })]
      : []),
    entry(`spot-${subject}`, spot('kudde')),
    entry(`spot-${subject}-weide`, spot('weide')),
  ];
}

function servings(): CatalogueEntry[] {
  const grounds: [DishName, Ink, Ink][] = [
    ['box', 'gold', 'ochre'],
    ['box', 'rose', 'blush'],
  ];
  return [
    ...grounds.map(([dish, ground, groundMark]) => dishEntry(`dish-${dish}-${ground}`, dish, { ground, groundMark })),
    dishEntry('dish-wine-white', 'wine', { isWhite: true, ground: 'sage', groundMark: 'leaf', capsule: 'gold' }),
    dishEntry('dish-pack-meat', 'pack', { kind: 'meat', ground: 'bone', groundMark: 'tan' }),
    ...fills.map((fill) => dishEntry(`dish-freezer-${fill * 100}`, 'freezer', { fill })),
    ...fills.slice(0, -1).map((fill) => dishEntry(`dish-box-${fill * 100}`, 'box', { fill })),
  ];
}

/** Every cut and dish, in the inks of each brand that sells or cooks it. */
function foodPrints(): CatalogueEntry[] {
  return foodEntries.flatMap(([subject, { palettes }]) =>
    palettes.map((palette) =>
      entry(palette === 'kudde' ? subject : `${subject}-${palette}`, { ...plateful, kind: 'food', subject, palette }),
    ),
  );
}

function dishEntry(name: string, subject: DishName, serving: Serving): CatalogueEntry {
  return entry(name, { ...master, kind: 'dish', subject, serving });
}

function weidePictures(): CatalogueEntry[] {
  const wide = { ...weide, height: 500 };
  const kept: SceneName[] = ['alpine', 'yard', 'forest', 'coast', 'heath'];
  return [
    ...kept.map((subject) => entry(`scene-${subject}-weide`, { ...weide, kind: 'scene', subject })),
    ...kept.slice(0, 2).map((subject) => entry(`scene-${subject}-wide-weide`, { ...wide, kind: 'scene', subject })),
    entry('dish-box-weide', { ...weide, kind: 'dish', subject: 'box', serving: { ground: 'sky', groundMark: 'sea' } }),
    ...fills.map((fill) =>
      entry(`dish-freezer-${fill * 100}-weide`, { ...weide, kind: 'dish', subject: 'freezer', serving: { fill } }),
    ),
    ...fills.slice(0, -1).map((fill) =>
      entry(`dish-box-${fill * 100}-weide`, {
        ...weide,
        kind: 'dish',
        subject: 'box',
        serving: { fill, ground: 'sky', groundMark: 'sea' },
      }),
    ),
    entry('dish-pack-weide', { ...weide, kind: 'dish', subject: 'pack', serving: {} }),
    entry('dish-ingredients-weide', { ...weide, kind: 'dish', subject: 'ingredients' }),
  ];
}

/** Pictures with room for words, and the ones the interface is dressed with. */
function heroes(): CatalogueEntry[] {
  const hero = { ...master, width: 2000, height: 860 } as const;
  const right = { x: 0.73, w: 0.4, h: 0.72 };
  return [
    entry('hero-cow', {
      ...hero,
      kind: 'animal',
      subject: 'cow',
      scene: 'polder',
      breed: 'blaarkop',
      composition: { ...right, sunX: 0.52, millX: 0.955, ditchX: -0.16 },
      seed: 'hero1',
    }),
    entry('hero-cow-charolais', {
      ...hero,
      kind: 'animal',
      subject: 'cow',
      scene: 'bocage',
      breed: 'charolais',
      composition: { ...right, sunX: 0.52 },
      seed: 'hero3',
    }),
    entry('hero-cow-hereford', {
      ...hero,
      kind: 'animal',
      subject: 'cow',
      scene: 'dales',
      breed: 'hereford',
      sex: 'castrated',
      composition: { ...right, sunX: 0.52 },
      seed: 'hero4',
    }),
    entry('hero-deer', {
      ...hero,
      kind: 'animal',
      subject: 'deer',
      scene: 'forest',
      composition: { ...right, h: 0.9, sunX: 0.5 },
      seed: 'hero5',
    }),
    entry('hero-chicken', { ...hero, kind: 'animal', subject: 'chicken', composition: { ...right, sunX: 0.5 } }),
    entry('hero-turkey', { ...hero, kind: 'animal', subject: 'turkey', composition: { ...right, h: 0.8, sunX: 0.5 } }),
    entry('hero-box', {
      ...hero,
      kind: 'dish',
      subject: 'box',
      x: right.x,
      serving: { ground: 'gold', groundMark: 'ochre' },
    }),
    entry('hero-box-weide', {
      ...hero,
      palette: 'weide',
      kind: 'dish',
      subject: 'box',
      x: right.x,
      serving: { ground: 'sky', groundMark: 'sea' },
    }),
    entry('hero-ox-weide', {
      ...hero,
      palette: 'weide',
      kind: 'animal',
      subject: 'cow',
      scene: 'alpine',
      breed: 'fleckvieh',
      sex: 'castrated',
      composition: { ...right, sunX: 0.5 },
      seed: 'hero2',
    }),
    entry('hero-deer-weide', {
      ...hero,
      palette: 'weide',
      kind: 'animal',
      subject: 'deer',
      scene: 'forest',
      composition: { ...right, h: 0.9, sunX: 0.5 },
      seed: 'hero5',
    }),
    entry('lost-cow', {
      ...hero,
      kind: 'animal',
      subject: 'cow',
      scene: 'polder',
      breed: 'blaarkop',
      isFlipped: true,
      composition: { x: 0.955, w: 0.36, h: 0.66, sunX: 0.4, millX: 0.27, ditchX: -0.02 },
      seed: 'lost',
    }),
    entry('lost-cow-weide', {
      ...hero,
      palette: 'weide',
      kind: 'animal',
      subject: 'cow',
      scene: 'alpine',
      breed: 'fleckvieh',
      isFlipped: true,
      composition: { x: 0.955, w: 0.36, h: 0.66, sunX: 0.4 },
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
}

function entry(name: string, picture: Picture): CatalogueEntry {
  return { name, picture, focal: focalOf(picture), alt: altOf(picture) };
}

/** The part of the picture that a crop must keep. */
function focalOf(picture: Picture): readonly [number, number] {
  if (picture.kind === 'portrait') return [0.5, 0.42];
  if (picture.kind === 'farm' || picture.kind === 'month') return [0.5, 0.62];
  if (picture.kind === 'animal') return [picture.composition?.x ?? 0.5, 0.38];
  return [0.5, picture.kind === 'scene' ? 0.55 : 0.5];
}

function altOf(picture: Picture): AltText {
  switch (picture.kind) {
    case 'farm':
      return farmText(picture.subject);
    case 'month':
      return monthText(picture.subject, picture.palette);
    case 'animal':
      return picture.breed ? textOfBreed(picture.breed, picture.sex) : altText(animalTexts[picture.subject]);
    case 'spot':
      return altText(animalTexts[picture.subject]);
    case 'dish':
      return altText(dishTexts[picture.subject]);
    case 'food':
      return textOfFood(picture.subject);
    case 'scene':
      return altText(sceneTexts[picture.subject]);
    case 'plate':
      return textOfBreed(picture.subject, picture.sex);
    case 'portrait': {
      const person: Person = people[picture.subject];
      return altText(portraitTexts[person.isWoman ? 'woman' : 'man']);
    }
    case 'parade':
      return altText(paradeText);
  }
}

function textOfBreed(name: BreedName, sex?: Sex): AltText {
  const { animal, title, look }: Breed = breeds[name];
  const shown = sex ?? look.sex;
  return breedText((shown && sexTexts[animal]?.[shown]) ?? animalTexts[animal], title);
}

function textOfFood(name: FoodName): AltText {
  const { alt, state, species } = motifOf(name);
  if (state !== 'raw') return altText(alt);
  return rawText(alt, species.every((animal) => sea.has(animal)) ? 'fish' : 'meat');
}
