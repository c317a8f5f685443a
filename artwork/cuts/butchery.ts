// What raw pieces are made of: muscle, fat, bone, skin, and the counter they lie on.
import { createRandom } from '../engine/random.ts';
import { nth, placed } from '../engine/geometry.ts';
import type { Line, Point, Spot } from '../engine/geometry.ts';
import type { Carving, Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import { marble } from '../dishes/steaks.ts';
import { board, drop, paper, table } from '../dishes/tableware.ts';

export const beef: Coat = { base: 'red', light: 'blush', dark: 'oxblood' };
export const oldBeef: Coat = { base: '#8E2620', light: '#D0705C', dark: '#4B1512' };
export const pork: Coat = { base: 'blush', light: 'rose', dark: 'red' };
export const darkPork: Coat = { base: '#C9604F', light: 'blush', dark: 'oxblood' };
export const lamb: Coat = { base: '#BC4A3E', light: '#EFA58F', dark: '#7A221C' };
export const venison: Coat = { base: '#7B1D26', light: '#B9565A', dark: '#3B0D14' };
export const boar: Coat = { base: '#94302E', light: '#CE7A6A', dark: '#4C1417' };
export const chicken: Coat = { base: '#F0BFA9', light: '#FBE4D6', dark: '#D98A73' };
export const darkChicken: Coat = { base: '#E39B83', light: '#F6CDBB', dark: '#B4573F' };
export const turkey: Coat = { base: '#EDB5A2', light: '#F9DDD0', dark: '#C97A66' };
export const duck: Coat = { base: '#922C2C', light: '#CD7466', dark: '#4F1416' };
export const skin: Coat = { base: '#F4D9B4', light: '#FDF3DF', dark: '#D49A63' };
export const fat: Coat = { base: 'cream', light: null, dark: 'tan' };
export const bone: Coat = { base: 'cream', light: '#FFFDF6', dark: 'tan' };

type Local = (line: Line) => Point[];
export const at =
  ({ x, y, scale = 1, angle = 0 }: Spot): Local =>
  (line) =>
    placed(line, { x, y, scale, angle });

export function pointAt(local: Local, x: number, y: number): Point {
  return nth(local([{ x, y }]), 0);
}

export type Ground = readonly [ground: Ink, mark: Ink];
export const onSage: Ground = ['sage', 'leaf'];
export const onTeal: Ground = ['teal', 'ink'];
export const onOchre: Ground = ['ochre', 'tan'];
export const onGold: Ground = ['gold', 'ochre'];
export const onMoss: Ground = ['moss', 'pine'];
export const onPine: Ground = ['pine', 'moss'];
export const onRust: Ground = ['rust', 'oxblood'];
export const onSky: Ground = ['sky', 'sea'];
export const onSea: Ground = ['sea', 'teal'];
export const onRose: Ground = ['rose', 'blush'];

export function onBoard(sheet: Sheet, [ground, mark]: Ground, angle = 0.02): void {
  table(sheet, ground, mark);
  board(sheet, { x: 500, y: 360, width: 890, height: 510, angle });
}

export function onPaper(sheet: Sheet, [ground, mark]: Ground, angle = -0.03): void {
  table(sheet, ground, mark);
  paper(sheet, { x: 500, y: 358, width: 850, height: 560, angle });
}

export function onSlate(sheet: Sheet, [ground, mark]: Ground): void {
  table(sheet, ground, mark);
  const slate: Coat = { base: '#3B4448', light: null, dark: 'ink' };
  const edge = '80,110c 500,104 920,112c 926,360 918,606c 500,612 84,604c 76,360';
  drop(sheet, edge, { x: 14, y: 20 });
  sheet.form(edge, {
    ...slate,
    outline: 6,
    texture: 'none',
    over: () => {
      const random = createRandom('slate');
      for (let i = 0; i < 60; i++) {
        const x = 90 + random() * 780;
        const y = 120 + random() * 470;
        sheet.line(`${x},${y} ${x + 20},${y - 3} ${x + 40 + random() * 60},${y + 2}`, 1.4, i % 3 ? 'grey' : 'ink');
      }
    },
  });
}

/** The cut side under a face: gives a piece its thickness. */
export function side(
  sheet: Sheet,
  line: Line,
  { thick, coat = { base: 'oxblood', light: 'red', dark: 'ink' } }: { thick: number; coat?: Coat },
): void {
  const face = sheet.outline(line);
  const pushed = (share: number) =>
    face.map((q) => ({ x: q.x + sheet.scaled(thick * 0.22 * share), y: q.y + sheet.scaled(thick * share) }));
  sheet.formOf(pushed(1), { ...coat, outline: 7, spacing: 8, flow: 1.5, mix: 0.2, longest: 26 });
  sheet.formOf(pushed(0.5), { ...coat, outline: 0, texture: 'none' });
}

type Slab = {
  face: Line;
  /** Muscles inside a face of fat. Without them the whole face is lean. */
  muscles?: readonly Line[];
  coat?: Coat;
  thick?: number;
  sideCoat?: Coat;
  /** Which way short fibres run. */
  grain?: number;
  longest?: number;
  marbling?: number;
  marbleInk?: Ink;
  /** Threads of fat or gristle. */
  seams?: readonly (readonly [Line, number])[];
  seamInk?: Ink;
  over?: (local: Local) => void;
};

const sideOf = (coat: Coat): Coat => ({ base: coat.dark ?? 'oxblood', light: coat.base ?? 'red', dark: 'ink' });

/** A slice with a face: drop shadow, thickness, a rim of fat if it has one, muscles, marbling, seams, one wet light. */
export function slab(sheet: Sheet, spot: Spot, piece: Slab): void {
  const { scale = 1, angle = 0 } = spot;
  const local = at(spot);
  const { face, muscles, coat = beef, thick = 28, marbling = 0, seams = [], longest = 40 } = piece;
  const wet: Carving = {
    ...coat,
    spacing: 9,
    flow: angle + (piece.grain ?? 0.9),
    mix: 0.4,
    wobble: 0.6,
    shortest: 8,
    longest,
    darkRange: [0.6, 0.2],
    lightRange: [0.72, 1.02],
  };
  drop(sheet, local(face), { x: 10 + thick * 0.3, y: 16 + thick });
  if (thick > 0) side(sheet, local(face), { thick: thick * scale, coat: piece.sideCoat ?? sideOf(coat) });
  if (muscles) {
    sheet.form(local(face), { ...fat, outline: 7, spacing: 8, darkRange: [0.58, 0.2] });
    for (const muscle of muscles) {
      sheet.form(local(muscle), { ...wet, outline: 3.4, outlineMin: 1.4, outlineInk: coat.dark ?? 'oxblood' });
    }
  } else {
    sheet.form(local(face), { ...wet, outline: 7, outlineMin: 2.2 });
  }
  if (marbling > 0) {
    for (const lean of muscles ?? [face]) {
      const seed = `mb${spot.x}${spot.y}`;
      marble(sheet, sheet.outline(local(lean)), { count: marbling, seed, ink: piece.marbleInk ?? 'rose' });
    }
  }
  sheet.clipped(local(face), () => {
    for (const [seam, width] of seams) {
      sheet.line(local(seam), { width: width * scale, taper: 0.35 }, piece.seamInk ?? 'cream');
    }
    piece.over?.(local);
  });
}

/** A long bone: a shaft with two knuckles at its far end, from 0,0 to the right. */
export function longBone(
  sheet: Sheet,
  spot: Spot,
  { length, thick = 20, knob = 1.5 }: { length: number; thick?: number; knob?: number },
): void {
  const k = thick * knob;
  const line = `0,${-thick} ${length * 0.5},${-thick * 0.8} ${length * 0.82},${-thick * 0.9} ${length * 0.94},${-k} ${length + 6},${-k * 0.7} ${length + 4},0 ${length + 10},${k * 0.7} ${length * 0.95},${k} ${length * 0.82},${thick * 0.9} ${length * 0.5},${thick * 0.8} 0,${thick}`;
  const local = at(spot);
  drop(sheet, local(line), { x: 9, y: 13 });
  sheet.form(local(line), { ...bone, outline: 5.5, spacing: 8, flow: spot.angle ?? 0, mix: 0.3, longest: 60 });
}

/** A wet light along a skin or a face. */
export function shine(
  sheet: Sheet,
  local: Local,
  { lines, width = 4, ink = '#FFFDF6' }: { lines: readonly Line[]; width?: number; ink?: Ink },
): void {
  for (const line of lines) sheet.line(local(line), { width, taper: 0.5 }, ink);
}
