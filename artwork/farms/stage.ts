// The stage on which a farm is set: sky, land, plants, house, herd, from back to front. Positions are shares of the sheet.
import { animals } from '../animals/animals.ts';
import type { AnimalName } from '../animals/animals.ts';
import type { Look } from '../animals/coats.ts';
import { breeds } from '../breeds.ts';
import type { BreedName } from '../breeds.ts';
import { brush, ellipse, placed, spline, toPath, toPoints } from '../engine/geometry.ts';
import type { Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Carving, Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { boat, church, fence, hayStack, mill, spire, stoneWall } from '../scenes/buildings.ts';
import { band, cloud, gulls, sky, tuftRow, unitOf, water } from '../scenes/land.ts';
import { conifer, hedge, poplar, tree, willow } from '../scenes/plants.ts';
import {
  bareTree,
  birch,
  deadSpruce,
  fruitTree,
  juniper,
  leavesOf,
  oak,
  pine,
  reeds,
  sprinkle,
  vines,
} from './flora.ts';
import type { Season } from './flora.ts';
import { houses } from './houses.ts';
import type { HouseName } from './houses.ts';

/** Share of the height by share of the width. */
type Rise = (x: number) => number;
export const level =
  (y: number): Rise =>
  () =>
    y;
export const rolling =
  (y: number, { by = 0.03, times = 4, from = 0 } = {}): Rise =>
  (x) =>
    y + Math.sin(x * times + from) * by;

/** What grows on a field, by its look from afar. */
const soils = {
  spring: { base: 'leaf', light: 'sage', dark: 'moss' },
  meadow: { base: '#7E9C47', light: 'gold', dark: 'moss' },
  summer: { base: '#8FA34A', light: 'gold', dark: 'moss' },
  lush: { base: 'moss', light: 'leaf', dark: 'pine' },
  far: { base: 'sage', light: 'cream', dark: 'leaf' },
  autumn: { base: '#A9984A', light: 'gold', dark: 'brown' },
  stubble: { base: 'gold', light: 'cream', dark: 'ochre' },
  wheat: { base: 'ochre', light: 'gold', dark: 'brown' },
  plough: { base: '#9A6440', light: 'tan', dark: 'brown' },
  heath: { base: '#9C6A83', light: 'rose', dark: 'wine' },
  moor: { base: '#8B6B43', light: 'ochre', dark: 'brown' },
  hill: { base: '#6F8A72', light: 'sage', dark: 'pine' },
  blueHill: { base: 'sea', light: 'sky', dark: 'teal' },
  snow: { base: 'cream', light: 'paper', dark: 'sea' },
  sand: { base: 'bone', light: 'cream', dark: 'tan' },
  salt: { base: '#A9AE72', light: 'bone', dark: '#7A6A72' },
  mud: { base: '#8A6B4E', light: 'tan', dark: 'brown' },
  reed: { base: '#B79A4E', light: 'gold', dark: 'brown' },
  leafFall: { base: '#8C5A2E', light: 'ochre', dark: 'ink' },
  leaves: { base: '#C9843A', light: 'gold', dark: 'rust' },
  mist: { base: '#BFC4B8', light: 'cream', dark: 'grey' },
} satisfies Record<string, Required<Coat>>;
type Soil = keyof typeof soils;

type Light = { ink: Ink; sun?: { ink: Ink; at: number; r: number }; cloud?: Ink; mark: Ink };
const hours = {
  dawn: { ink: 'rose', sun: { ink: 'gold', at: 0.1, r: 0.12 }, mark: 'blush' },
  morning: { ink: '#F3DDA9', sun: { ink: 'ochre', at: 0.16, r: 0.11 }, mark: 'tan' },
  day: { ink: 'sky', sun: { ink: 'gold', at: 0.27, r: 0.11 }, mark: 'sea' },
  grey: { ink: '#C3C9C0', mark: 'grey' },
  clouds: { ink: 'sky', mark: 'sea' },
  golden: { ink: 'gold', sun: { ink: '#E98B3E', at: 0.13, r: 0.12 }, mark: 'tan' },
  sunset: { ink: 'blush', sun: { ink: 'red', at: 0.07, r: 0.12 }, mark: 'rose' },
  dusk: { ink: '#7E94A0', sun: { ink: 'rose', at: 0.14, r: 0.1 }, mark: 'sky' },
  storm: { ink: '#5B6B76', cloud: '#37444F', mark: 'grey' },
  fog: { ink: '#D3D5CB', mark: 'grey' },
  night: { ink: 'teal', sun: { ink: 'cream', at: 0.28, r: 0.09 }, mark: 'sea' },
} satisfies Record<string, Light>;
type Hour = keyof typeof hours;

type PlantName =
  | 'tree'
  | 'poplar'
  | 'conifer'
  | 'willow'
  | 'oak'
  | 'birch'
  | 'pine'
  | 'deadSpruce'
  | 'bare'
  | 'fruit'
  | 'juniper';
/** Where an animal stands: x, y of its hooves, height as a share of the sheet; negative looks right. */
type Place = readonly [x: number, y: number, height: number, pose?: 'grazing' | 'lying'];

export class Stage {
  readonly sheet: Sheet;
  readonly season: Season;
  private readonly unit: number;
  private horizon = 0.5;

  constructor(sheet: Sheet, season: Season) {
    this.sheet = sheet;
    this.season = season;
    this.unit = unitOf(sheet);
  }

  private x(share: number) {
    return share * this.sheet.width;
  }

  private y(share: number) {
    return share * this.sheet.height;
  }

  sky(
    hour: Hour,
    horizon: number,
    { sunX = 0.3, clouds = [] }: { sunX?: number; clouds?: readonly (readonly [number, number, number])[] } = {},
  ) {
    const light: Light = hours[hour];
    this.horizon = horizon;
    const sun = light.sun && {
      x: this.x(sunX),
      y: this.y(horizon - light.sun.at),
      r: this.y(light.sun.r),
      ink: light.sun.ink,
    };
    sky(this.sheet, { ink: light.ink, sun, bottom: this.y(horizon + 0.3) });
    for (const [x, y, scale] of clouds)
      cloud(this.sheet, { x: this.x(x), y: this.y(y), scale: scale * this.unit, ink: light.cloud, mark: light.mark });
  }

  /** Long pale strokes that hide what is behind them. */
  fog([top, bottom]: readonly [number, number], count: number, ink: Ink = '#D3D5CB') {
    this.sheet.unplaced(() => {
      const random = createRandom(`fog${top}${this.sheet.seed}`);
      let marks = '';
      for (let i = 0; i < count; i++) {
        const y = this.y(top + ((bottom - top) * (i + random())) / count);
        const x = this.x(random() * 1.2 - 0.3);
        const l = this.x(0.25 + 0.45 * random());
        marks += brush(
          [
            { x, y },
            { x: x + l * 0.5, y: y + (random() - 0.5) * 6 * this.unit },
            { x: x + l, y },
          ],
          (7 + 9 * random()) * this.unit,
        );
      }
      this.sheet.paint(marks, ink);
    });
  }

  /** Long strokes of rain. */
  rain(from: number, to: number) {
    this.sheet.unplaced(() => {
      const random = createRandom(`rain${this.sheet.seed}`);
      let marks = '';
      for (let i = 0; i < 90; i++) {
        const x = this.x(from + (to - from) * random());
        const y = this.y(this.horizon * random());
        const l = this.y(0.08 + 0.1 * random());
        marks += brush(
          [
            { x, y },
            { x: x - l * 0.25, y: y + l },
          ],
          1.6 * this.unit,
        );
      }
      this.sheet.paint(marks, 'teal');
    });
  }

  /** Ground from a rise down to the foot of the sheet. */
  field(top: Rise, soil: Soil, rows = 14) {
    const { sheet } = this;
    const seed = `${soil}${top(0.3).toFixed(3)}`;
    band(sheet, {
      top: (x) => this.y(top(x / sheet.width)),
      bottom: () => sheet.height + 20,
      ...soils[soil],
      rows,
      seed,
      darkness: 0.55,
    });
  }

  sea(
    top: Rise,
    bottom: number,
    {
      base = 'sea',
      light = 'cream',
      dark = 'teal',
      rows = 12,
    }: { base?: Ink; light?: Ink; dark?: Ink; rows?: number } = {},
  ) {
    water(this.sheet, {
      top: (x) => this.y(top(x / this.sheet.width)),
      bottom: () => this.y(bottom),
      base,
      light,
      dark,
      rows,
      seed: `sea${bottom}`,
    });
  }

  /** The sun's road on water. */
  glitter(x: number, [top, bottom]: readonly [number, number], ink: Ink = 'gold') {
    this.sheet.unplaced(() => {
      const random = createRandom(`gl${this.sheet.seed}`);
      let marks = '';
      for (let i = 0; i < 46; i++) {
        const t = random();
        const cx = this.x(x) + (random() - 0.5) * this.y(0.24) * (0.5 + t);
        const cy = this.y(top + (bottom - top) * t);
        const l = (14 + 40 * t) * this.unit;
        marks += brush(
          [
            { x: cx - l, y: cy },
            { x: cx, y: cy + 1 },
            { x: cx + l, y: cy },
          ],
          (1.4 + 2.6 * t) * this.unit,
        );
      }
      this.sheet.paint(marks, ink);
    });
  }

  /** Points of a skyline, as shares; `c` after a point is a corner. Carved down to the foot. */
  ridge(
    skyline: string,
    coat: Coat,
    { snow = [], flow = 1.1 }: { snow?: readonly (readonly [number, number, number])[]; flow?: number } = {},
  ) {
    const { sheet } = this;
    sheet.unplaced(() => {
      const points: Point[] = [
        ...toPoints(skyline).map(({ x, y, corner }) => ({ x: this.x(x), y: this.y(y), corner })),
        { x: sheet.width + 30, y: sheet.height, corner: true },
        { x: -30, y: sheet.height, corner: true },
      ];
      const carving: Carving = {
        ...coat,
        outline: 5 * this.unit,
        spacing: 13 * this.unit,
        isInPixels: true,
        flow,
        mix: 0,
        wobble: 0.6,
        longest: 80,
        lightRange: [0.55, 0.9],
        darkRange: [0.5, 0.2],
        depth: 1.6,
      };
      sheet.formOf(spline(points), carving);
      for (const [a, b, w] of snow) {
        const cap = [
          [0, 0],
          [0.7, 1.6],
          [0.25, 1.3],
          [0.05, 2.4],
          [-0.25, 1.4],
          [-0.6, 2],
        ] as const;
        sheet.paint(
          toPath(spline(cap.map(([dx, dy]) => ({ x: this.x(a + dx * w), y: this.y(b + dy * w), corner: true })))),
          'cream',
        );
      }
    });
  }

  plant(name: PlantName, [x, y]: readonly [number, number], size: number | { scale: number; fruit: Ink } = 1) {
    const { scale, fruit } = typeof size === 'number' ? { scale: size, fruit: undefined } : size;
    const spot = { x: this.x(x), y: this.y(y), scale: scale * this.unit };
    const { sheet, season } = this;
    const coat = leavesOf(season);
    if (season === 'winter' && (name === 'tree' || name === 'poplar' || name === 'fruit')) return bareTree(sheet, spot);
    switch (name) {
      case 'tree':
        return tree(sheet, { ...spot, coat });
      case 'poplar':
        return poplar(sheet, { ...spot, coat });
      case 'conifer':
        return conifer(sheet, spot);
      case 'willow':
        return willow(sheet, spot);
      case 'oak':
        return oak(sheet, { ...spot, season });
      case 'birch':
        return birch(sheet, { ...spot, season });
      case 'pine':
        return pine(sheet, spot);
      case 'deadSpruce':
        return deadSpruce(sheet, spot);
      case 'bare':
        return bareTree(sheet, spot);
      case 'fruit':
        return fruitTree(sheet, { ...spot, season, fruit });
      case 'juniper':
        return juniper(sheet, spot);
    }
  }

  /** A row of one kind, uneven as planted by hand. */
  row(
    name: PlantName,
    {
      from,
      to,
      count,
      on,
      scale = 0.5,
      uneven = 0.3,
      skip,
    }: {
      from: number;
      to: number;
      count: number;
      on: Rise | number;
      scale?: number;
      uneven?: number;
      skip?: readonly [number, number];
    },
  ) {
    const random = createRandom(`row${name}${from}${to}${this.sheet.seed}`);
    const rise = typeof on === 'number' ? level(on) : on;
    for (let i = 0; i < count; i++) {
      const x = from + ((to - from) * (i + (random() - 0.5) * uneven)) / Math.max(1, count - 1);
      const size = scale * (1 + (random() - 0.5) * uneven);
      if (skip && x > skip[0] && x < skip[1]) continue;
      this.plant(name, [x, rise(x) + random() * uneven * 0.02], size);
    }
  }

  house(name: HouseName, [x, y]: readonly [number, number], scale = 0.6) {
    houses[name](this.sheet, { x: this.x(x), y: this.y(y), scale: scale * 1.3 * this.unit });
  }

  hedge([from, to]: readonly [number, number], on: Rise | number, scale = 0.7) {
    const rise = typeof on === 'number' ? level(on) : on;
    hedge(this.sheet, {
      ground: (x) => this.y(rise(x / this.sheet.width)),
      from: this.x(from),
      to: this.x(to),
      scale: scale * this.unit,
    });
  }

  wall([from, to]: readonly [number, number], on: Rise | number, height = 20) {
    const rise = typeof on === 'number' ? level(on) : on;
    stoneWall(this.sheet, {
      ground: (x) => this.y(rise(x / this.sheet.width)),
      from: this.x(from),
      to: this.x(to),
      height: height * this.unit,
      seed: `w${from}${height}`,
    });
  }

  fence([from, to]: readonly [number, number], on: Rise | number, { posts = 5, height = 46 } = {}) {
    const rise = typeof on === 'number' ? level(on) : on;
    fence(this.sheet, {
      ground: (x) => this.y(rise(x / this.sheet.width)),
      from: this.x(from),
      to: this.x(to),
      posts,
      height: height * this.unit,
    });
  }

  thing(name: 'mill' | 'spire' | 'church' | 'hay' | 'boat', [x, y]: readonly [number, number], scale = 0.6) {
    const draw = { mill, spire, church, hay: hayStack, boat }[name];
    draw(this.sheet, { x: this.x(x), y: this.y(y), scale: scale * this.unit });
  }

  birds([x, y]: readonly [number, number], [width, height]: readonly [number, number], count = 5) {
    gulls(this.sheet, { count, x: this.x(x), y: this.y(y), width: this.x(width), height: this.y(height) });
  }

  tufts(top: number, count = 40, { ink, light }: { ink?: Ink; light?: Ink } = {}) {
    tuftRow(this.sheet, this.y(top), { count, height: 32 * this.unit, ink, light: light ?? 'sage' });
  }

  reeds([from, to]: readonly [number, number], y: number, { height = 60, isDry = false } = {}) {
    reeds(this.sheet, { from: this.x(from), to: this.x(to), y: this.y(y), height: height * this.unit, isDry });
  }

  sprinkle(
    [top, bottom]: readonly [number, number],
    inks: readonly Ink[],
    { count, size = 5, from = 0, to = 1 }: { count: number; size?: number; from?: number; to?: number },
  ) {
    sprinkle(this.sheet, { top, bottom, count, inks, size: size * this.unit, from, to });
  }

  vines(top: number, bottom: number, options: { count?: number; to?: number; ink?: Ink; light?: Ink } = {}) {
    vines(this.sheet, { top, bottom, ...options });
  }

  /** A flat shape with corners where marked, for water, paths and shade. */
  shape(line: string, ink: Ink, edge?: Ink) {
    this.sheet.unplaced(() => {
      const outline = spline(toPoints(line).map(({ x, y, corner }) => ({ x: this.x(x), y: this.y(y), corner })));
      if (edge)
        this.sheet.paint(toPath(outline.map(({ x, y }) => ({ x: x + 3 * this.unit, y: y + 4 * this.unit }))), edge);
      this.sheet.paint(toPath(outline), ink);
    });
  }

  /** Still water in an oval. */
  pond([x, y]: readonly [number, number], [rx, ry]: readonly [number, number]) {
    this.sheet.unplaced(() => {
      const r = this.x(rx);
      const shore = { x: this.x(x), y: this.y(y), r, ry: this.y(ry) };
      this.sheet.paint(toPath(ellipse({ ...shore, r: r * 1.03, ry: shore.ry * 1.1 })), 'pine');
      this.sheet.paint(toPath(ellipse(shore)), 'sea');
      const random = createRandom(`po${x}`);
      let marks = '';
      for (let i = 0; i < 22; i++) {
        const cy = shore.y + (random() - 0.5) * shore.ry * 1.6;
        const reach = r * Math.sqrt(Math.max(0, 1 - ((cy - shore.y) / shore.ry) ** 2)) * 0.8;
        const cx = shore.x + (random() - 0.5) * reach;
        const l = reach * (0.1 + 0.25 * random());
        marks += brush(
          [
            { x: cx - l, y: cy },
            { x: cx, y: cy + 1 },
            { x: cx + l, y: cy },
          ],
          1.8 * this.unit,
        );
      }
      this.sheet.paint(marks, 'cream');
    });
  }

  /** Animals of a breed, those in the back first. */
  herd(breed: BreedName, places: readonly Place[], look: Look = {}) {
    const known: { animal: AnimalName; look: Look } = breeds[breed];
    this.animals(known.animal, { ...known.look, ...look }, places);
  }

  animals(name: AnimalName, look: Look, places: readonly Place[]) {
    const { sheet } = this;
    const { draw, extent } = animals[name];
    const [left, top, right, bottom] = extent;
    sheet.shadowInk = 'pine';
    for (const [x, y, size, pose] of places) {
      const isFlipped = size < 0;
      const scale = this.y(Math.abs(size)) / (bottom - top);
      const middle = isFlipped ? 1000 - (left + right) / 2 : (left + right) / 2;
      sheet.place({ scale, isFlipped, x: this.x(x) - middle * scale, y: this.y(y) - 618 * scale });
      draw(sheet, pose ? { ...look, pose } : look);
    }
    sheet.place({});
  }

  /** A dog that works. */
  dog([x, y]: readonly [number, number], scale = 1, isFlipped = false) {
    this.sheet.unplaced(() => {
      const at = { x: 0, y: 0 };
      const put = (line: string) =>
        placed(line, at).map((q) => ({
          x: this.x(x) + (isFlipped ? -q.x : q.x) * scale * this.unit,
          y: this.y(y) + q.y * scale * this.unit,
          corner: q.corner,
        }));
      const body =
        '-46,-52 -58,-46 -74,-40 -72,-34 -56,-32 -48,-28 -40,-16 -40,0c -32,0c -28,-22 4,-22 22,-24 24,-12 30,0c 38,0c 34,-22 40,-36 62,-24 70,-30c 54,-44 40,-48 10,-48 -20,-46 -34,-62 -40,-72c';
      this.sheet.paint(toPath(spline(put(body))), 'ink');
      this.sheet.paint(toPath(spline(put('-70,-40 -56,-44 -46,-38 -34,-24 -40,-14 -50,-26 -60,-32'))), 'cream');
      this.sheet.paint(toPath(spline(put('66,-30 74,-34 60,-24'))), 'cream');
    });
  }
}
