// From what a picture shows to its SVG. The press (engine/press.ts) then prints it.
import type { Sharp } from 'sharp';
import { grass } from './animals/animal-parts.ts';
import { animals } from './animals/animals.ts';
import type { AnimalName } from './animals/animals.ts';
import type { Look, Sex } from './animals/coats.ts';
import { card, pond, pondFront, waves } from './backdrops.ts';
import type { Sea } from './backdrops.ts';
import { breeds } from './breeds.ts';
import type { BreedName } from './breeds.ts';
import { dishes } from './dishes/dishes.ts';
import type { DishName } from './dishes/dishes.ts';
import type { Serving } from './dishes/food-inks.ts';
import { wineSpot } from './dishes/wine.ts';
import { nth } from './engine/geometry.ts';
import { press, pressTransparent } from './engine/press.ts';
import { Sheet } from './engine/sheet.ts';
import { drawFarm } from './farms/farms.ts';
import type { FarmName } from './farms/farms.ts';
import { drawMonth } from './months/draw-month.ts';
import type { MonthName } from './months/months.ts';
import { motifOf } from './food.ts';
import type { FoodName } from './food.ts';
import { palettes } from './palettes.ts';
import type { Ink, PaletteName } from './palettes.ts';
import type { PersonName } from './people/people.ts';
import { portrait } from './people/portrait.ts';
import type { Setting } from './scenes/land.ts';
import { scenes } from './scenes/scenes.ts';
import type { SceneName } from './scenes/scenes.ts';

type Subject =
  | { kind: 'animal'; subject: AnimalName; breed?: BreedName; scene?: SceneName; composition?: Composition; sex?: Sex }
  | { kind: 'plate'; subject: BreedName; sex?: Sex }
  | { kind: 'spot'; subject: AnimalName | 'wine' }
  | { kind: 'parade'; animals: readonly AnimalName[]; looks?: Partial<Record<AnimalName, Look>>; unit: number }
  | {
      kind: 'dish';
      subject: DishName;
      serving?: Serving;
      /** Its middle, of the width; half unless said. */ x?: number;
    }
  | { kind: 'food'; subject: FoodName }
  | { kind: 'scene'; subject: SceneName }
  | { kind: 'farm'; subject: FarmName }
  | { kind: 'month'; subject: MonthName }
  | { kind: 'portrait'; subject: PersonName; partner?: PersonName };

/** What a picture shows. Without a seed of its own, the same subject is always the same drawing. */
export type Picture = Subject & {
  width: number;
  height: number;
  palette: PaletteName;
  seed?: string;
  isFlipped?: boolean;
};

/** The duck that is sold is a white one; the wild one stands among the game. */
const spotLooks: Partial<Record<AnimalName, Look>> = { duck: breeds.pekingeend.look };

/** Where the animal and the landmarks stand: shares of the width; `w` and `h` are the most the animal may fill. */
type Composition = Pick<Setting, 'sunX' | 'millX' | 'ditchX' | 'horizon'> & {
  x?: number;
  w?: number;
  h?: number;
  /** Where the hooves are, of the height. */
  ground?: number;
};

const homes: Partial<Record<AnimalName, SceneName>> = {
  chicken: 'bocage',
  pig: 'bocage',
  sheep: 'dales',
  goat: 'alpine',
  deer: 'forest',
  roe: 'forest',
  boar: 'forest',
  turkey: 'yard',
  game: 'forest',
};
const skies: Partial<Record<AnimalName, Ink>> = { chicken: 'gold', pig: 'rose' };
const seas: Partial<Record<AnimalName, Sea>> = {
  salmon: { base: 'teal', light: 'sea', dark: 'sky', moon: 'rose' },
  codfish: { base: '#2F5F66', light: 'teal', dark: 'sky', moon: 'gold' },
  fish: { base: 'sea', light: 'cream', dark: 'teal', moon: 'ochre' },
};
/** How large each animal walks in a parade, beside the cow. */
const statures: Partial<Record<AnimalName, number>> = {
  cow: 1,
  pig: 0.8,
  sheep: 0.74,
  roe: 0.7,
  goose: 0.46,
  chicken: 0.4,
};

export function isTransparent({ kind }: Picture): boolean {
  return kind === 'spot' || kind === 'parade';
}

export function drawSvg(picture: Picture): string {
  const { width, height } = picture;
  const sheet = new Sheet({ width, height, palette: palettes[picture.palette], seed: seedOf(picture) });
  draw(sheet, picture);
  return sheet.toSvg({ hasPaper: !isTransparent(picture) });
}

/** Prints a picture, in its own size or another of the same shape. */
export function printPicture(picture: Picture, { width, height } = { width: picture.width, height: picture.height }) {
  const plate = { svg: drawSvg(picture), width, height, seed: seedOf(picture) };
  const print: Promise<Sharp> = isTransparent(picture)
    ? pressTransparent(plate)
    : press(plate, palettes[picture.palette].paper);
  return print;
}

function seedOf(picture: Picture): string {
  return picture.seed ?? `${picture.kind}${picture.kind === 'parade' ? 'cow' : picture.subject}`;
}

function draw(sheet: Sheet, picture: Picture): void {
  const { width, height } = sheet;
  const isFlipped = picture.isFlipped ?? false;
  switch (picture.kind) {
    case 'animal':
      return drawAnimal(sheet, picture);
    case 'plate':
      return drawPlate(sheet, picture);
    case 'spot': {
      if (picture.subject === 'wine') {
        const scale = (0.94 * height) / 624;
        sheet.place({ x: width / 2 - 498 * scale, y: height / 2 - 326 * scale, scale });
        return wineSpot(sheet);
      }
      const cy = seas[picture.subject] ? 0.5 : undefined;
      fit(sheet, picture.subject, { w: 0.94, h: 0.92, ground: 0.965, cy, isFlipped });
      return animals[picture.subject].draw(sheet, { ...spotLooks[picture.subject], hasShadow: false });
    }
    case 'parade':
      return drawParade(sheet, picture);
    case 'dish': {
      const scale = Math.min(width / 1000, height / 625) * (isWide(sheet) ? 0.94 : 0.9);
      sheet.place({ x: width * (picture.x ?? 0.5) - 500 * scale, y: height / 2 - 352 * scale, scale });
      return dishes[picture.subject](sheet, picture.serving ?? {});
    }
    case 'food': {
      const scale = Math.min(width / 1000, height / 625) * 0.9;
      sheet.place({ x: width / 2 - 500 * scale, y: height / 2 - 352 * scale, scale });
      const motif = motifOf(picture.subject);
      return motif.draw(sheet, motif.count?.[picture.palette] ?? 1);
    }
    case 'scene':
      return scenes[picture.subject](sheet, { country: countryOf(picture) });
    case 'farm':
      return drawFarm(sheet, picture.subject);
    case 'month':
      return drawMonth(sheet, picture.subject, picture.palette);
    case 'portrait':
      return portrait(sheet, picture.subject, picture.partner);
  }
}

/** The land behind an animal; none in the sea and on the pond. */
export function landOf({ subject, scene }: Picture & { kind: 'animal' }): SceneName | undefined {
  if (subject in seas || subject === 'duck') return undefined;
  return scene ?? homes[subject] ?? 'polder';
}

function drawAnimal(sheet: Sheet, picture: Picture & { kind: 'animal' }): void {
  const { subject, breed, composition = {}, isFlipped = false, sex } = picture;
  const own: Look = breed ? breeds[breed].look : {};
  const look: Look = { ...own, sex: sex ?? own.sex };
  const sea = seas[subject];
  if (sea) {
    waves(sheet, sea);
    // Its nose stays in the crop of a card on a phone, which begins at a seventh of the width.
    const size = isWide(sheet) ? { w: 0.56, h: 0.74 } : { x: 0.52, w: 0.7, h: 0.62 };
    fit(sheet, subject, { ...size, cy: 0.5, isFlipped });
    return animals[subject].draw(sheet, look);
  }
  if (subject === 'duck') {
    pond(sheet);
    fit(sheet, subject, { w: 0.66, h: 0.6, cy: 0.55, isFlipped });
    animals[subject].draw(sheet, { ...look, isStanding: false });
    return pondFront(sheet);
  }
  const scene = landOf(picture) ?? 'polder';
  scenes[scene](sheet, {
    isClear: true,
    horizon: composition.horizon ?? (isWide(sheet) ? 0.5 : 0.46),
    sunX: composition.sunX ?? (isFlipped ? 0.3 : 0.7),
    millX: composition.millX ?? (isFlipped ? 0.16 : 0.87),
    ditchX: composition.ditchX,
    sky: scene === 'bocage' ? skies[subject] : undefined,
    country: countryOf(picture),
  });
  sheet.shadowInk = 'pine';
  fit(sheet, subject, {
    x: composition.x,
    w: composition.w ?? (isWide(sheet) ? 0.42 : 0.64),
    h: composition.h ?? heightOf(sheet, subject),
    ground: composition.ground ?? (isWide(sheet) ? 0.93 : subject === 'deer' ? 0.9 : 0.86),
    isFlipped,
  });
  animals[subject].draw(sheet, look);
  grass(sheet, { from: 40, to: 960, y: 626, ink: 'pine', seed: 'fg', height: 30 });
  grass(sheet, { from: 20, to: 980, y: 640, ink: 'leaf', seed: 'fg2', height: 26 });
}

function heightOf(sheet: Sheet, subject: AnimalName): number {
  if (subject === 'deer') return isWide(sheet) ? 0.88 : 0.85;
  if (isWide(sheet)) return 0.8;
  return subject === 'sheep' ? 0.62 : 0.68;
}

function drawPlate(sheet: Sheet, picture: Picture & { kind: 'plate' }): void {
  const { subject: name, isFlipped = false, sex } = picture;
  const breed: { animal: AnimalName; look: Look } = breeds[name];
  const look: Look = { ...breed.look, sex: sex ?? breed.look.sex };
  const isFish = breed.animal in seas;
  const tint = isFish ? 'sky' : nth<Ink>(['bone', 'sage', 'sky'], (name.length * 7) % 3);
  card(sheet, { name, tint, isFish });
  sheet.shadowInk = 'pine';
  if (isFish) fit(sheet, breed.animal, { w: 0.78, h: 0.6, cy: 0.5, isFlipped });
  else if (breed.look.isStanding) fit(sheet, breed.animal, { w: 0.56, h: 0.5, ground: 0.865, isFlipped });
  else fit(sheet, breed.animal, { w: 0.68, h: breed.animal === 'deer' ? 0.8 : 0.7, ground: 0.865, isFlipped });
  animals[breed.animal].draw(sheet, look);
  if (!isFish) grass(sheet, { from: 100, to: 900, y: 626, ink: 'pine', seed: 'pg', height: 22 });
}

/** A file of animals on one line of ground. */
function drawParade(sheet: Sheet, { animals: names, looks, unit }: Picture & { kind: 'parade' }): void {
  const { width, height } = sheet;
  const full = height / unit;
  let x = width * 0.005;
  for (const name of names) {
    const { draw, extent } = animals[name];
    const scale = full * (statures[name] ?? 0.7);
    sheet.place({ scale, x: x - extent[0] * scale, y: height * 0.97 - 618 * scale });
    draw(sheet, { hasShadow: false, isStanding: true, ...looks?.[name] });
    x += (extent[2] - extent[0]) * scale + full * 34;
  }
}

type Fit = { x?: number; ground?: number; w: number; h: number; isFlipped: boolean; cy?: number };

/** As large as `w` and `h` allow: standing on the ground, or, with `cy`, around that height. */
function fit(sheet: Sheet, name: AnimalName, { x = 0.5, ground = 0.87, w, h, isFlipped, cy }: Fit): void {
  const { width, height } = sheet;
  const [left, top, right, bottom] = animals[name].extent;
  const scale = Math.min((width * w) / (right - left), (height * h) / (bottom - top));
  const middle = isFlipped ? 1000 - (left + right) / 2 : (left + right) / 2;
  sheet.place({
    scale,
    isFlipped,
    x: width * x - middle * scale,
    y: cy === undefined ? height * ground - 618 * scale : height * cy - ((top + bottom) / 2) * scale,
  });
}

/** Weidekiste is German. */
function countryOf({ palette }: Picture) {
  return palette === 'weide' ? 'de' : 'nl';
}

function isWide({ width, height }: Sheet): boolean {
  return width / height > 2.2;
}
