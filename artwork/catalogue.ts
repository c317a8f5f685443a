// Every picture of the shop: its name, what it shows, what it says to those who cannot see it.
import { animals } from './animals/animals.ts';
import type { AnimalName } from './animals/animals.ts';
import { breedPictures } from './breed-pictures.ts';
import { entry } from './catalogue-entry.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { dishes } from './dishes/dishes.ts';
import type { DishName } from './dishes/dishes.ts';
import type { Serving } from './dishes/food-inks.ts';
import { farmPictures } from './farms/farm-pictures.ts';
import { foodEntries } from './food.ts';
import { heroes } from './heroes.ts';
import { monthPictures } from './months/month-pictures.ts';
import type { Ink, PaletteName } from './palettes.ts';
import { germanPeople } from './people/german-people.ts';
import { people } from './people/people.ts';
import type { PersonName } from './people/people.ts';
import type { Picture } from './picture.ts';
import { scenes } from './scenes/scenes.ts';
import type { SceneName } from './scenes/scenes.ts';

const master = { width: 1600, height: 1000, palette: 'kudde' } as const;
/** Food is shown at most 1200 wide; a smaller master keeps a clone quick. */
const plateful = { width: 1280, height: 800 } as const;
const face = { kind: 'portrait', width: 750, height: 750 } as const;
/** Who farms in Germany, and nowhere else. */
const german: ReadonlySet<string> = new Set(['mei', 'nora', ...Object.keys(germanPeople)]);
/** Who is seen with somebody else only. */
const partners: ReadonlySet<PersonName> = new Set(['riet', 'bart', 'judith', 'amadou']);
/** Animals that stand in a header too. */
const inHeaders: ReadonlySet<AnimalName> = new Set(['chicken', 'pig', 'turkey']);
/** Animals that are only shown as a breed, or as a spot. */
const withoutPicture: ReadonlySet<AnimalName> = new Set(['duck', 'goat']);
const header = { ...master, height: 500 } as const;
const weide = { ...master, palette: 'weide' } as const;
/** Along the foot of every page, where mill, sun and cows have to be whole. */
const strip = { kind: 'scene', width: 2000, height: 200 } as const;

/** How full a freezer drawer and a box are shown. */
const fills = [0, 0.25, 0.5, 0.75, 1];

// Object.keys forgets what the keys are; these tables are closed.
const animalNames = Object.keys(animals) as AnimalName[];
const dishNames = Object.keys(dishes) as DishName[];
const personNames = (Object.keys(people) as PersonName[]).filter((name) => !partners.has(name));
const sceneNames = Object.keys(scenes) as SceneName[];

export const catalogue: readonly CatalogueEntry[] = [
  ...animalNames.flatMap(animalEntries),
  ...spots('wine'),
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
    .filter((subject) => german.has(subject))
    .map((subject) => entry(`portrait-${subject}-weide`, { ...face, palette: 'weide', subject })),
  couple('kudde', 'sven', 'riet'),
  couple('kudde', 'heidi', 'bart'),
  couple('weide', 'judith', 'amadou'),
  ...[...breedPictures(), ...farmPictures(), ...monthPictures()].map(({ name, picture }) => entry(name, picture)),
  ...weidePictures(),
  ...(['polder', 'bocage', 'dales'] as const).map((subject) =>
    entry(`scene-${subject}-strip`, { ...strip, palette: 'kudde', subject }),
  ),
  entry('scene-alpine-strip-weide', { ...strip, palette: 'weide', subject: 'alpine' }),
  ...heroes,
];

function couple(palette: PaletteName, subject: PersonName, partner: PersonName): CatalogueEntry {
  const name = `portrait-${subject}-${partner}${palette === 'weide' ? '-weide' : ''}`;
  return entry(name, { ...face, palette, subject, partner });
}

/** The others only stand behind an animal. */
function hasOwnPicture(name: SceneName): boolean {
  return !['alpine', 'marsh', 'moor', 'plateau'].includes(name);
}

/** Wide enough for a header or the foot of a page. */
function hasSkyline(name: SceneName): boolean {
  return ['polder', 'bocage', 'dales', 'yard'].includes(name);
}

/** Without a ground, in the inks of each brand. */
function spots(subject: AnimalName | 'wine'): CatalogueEntry[] {
  const spot = (palette: PaletteName): Picture => ({ kind: 'spot', subject, palette, width: 840, height: 600 });
  return [entry(`spot-${subject}`, spot('kudde')), entry(`spot-${subject}-weide`, spot('weide'))];
}

function animalEntries(subject: AnimalName): CatalogueEntry[] {
  return [
    ...(withoutPicture.has(subject) ? [] : [entry(`animal-${subject}`, { ...master, kind: 'animal', subject })]),
    ...(inHeaders.has(subject) ? [entry(`animal-${subject}-wide`, { ...header, kind: 'animal', subject })] : []),
    ...spots(subject),
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
