import { angular } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';
import type { Serving } from './food-inks.ts';
import { drop, table } from './tableware.ts';
import { drawGrapeLabel, drawPeakLabel, drawSunLabel } from './wine-labels.ts';
import {
  blueGrapes,
  bottleGlass,
  drawGlass,
  drawGrapes,
  glassOutline,
  greenGrapes,
  redWineInks,
  whiteWineInks,
} from './wine-parts.ts';

export function wine(sheet: Sheet, serving: Serving) {
  table(sheet, serving.ground ?? 'gold', serving.groundMark ?? 'ochre');
  const isWhite = serving.isWhite ?? false;
  const outline =
    '462,30c 520,30c 522,70 520,150 530,200 574,260 590,330 590,400 590,600 580,628 556,638c 430,638c 406,628 396,600 396,400 396,330 410,260 452,200 462,150 460,70';
  sheet.form(
    outline.replace(/,(\d+)/g, (_, y) => `,${Number(y) + 14}`),
    { base: 'ink', light: null, dark: null, outline: 0, texture: 'none' },
  );
  sheet.form(outline, {
    ...bottleGlass,
    base: isWhite ? 'moss' : 'pine',
    light: isWhite ? 'sage' : 'leaf',
    dark: 'ink',
  });
  sheet.form('460,28c 522,28c 524,150c 458,150c', {
    base: serving.capsule ?? 'red',
    light: 'blush',
    dark: 'oxblood',
    outline: 6,
    spacing: 8,
    flow: 1.57,
    mix: 0,
    depth: 1.5,
  });
  sheet.line('458,64 490,68 524,64', 3, 'ink');
  drawSunLabel(sheet);
  sheet.line('418,350 412,300 430,250 458,206', { width: 5, taper: 0.5 }, 'cream');
  sheet.line('412,570 414,600 420,620', 4, 'sage');
  drawGlass(sheet, isWhite ? whiteWineInks : redWineInks, {
    base: isWhite ? 'cream' : 'red',
    light: isWhite ? null : 'blush',
    dark: null,
    spacing: 7,
  });
  drawGrapes(sheet, isWhite ? greenGrapes : blueGrapes, [
    [226, 588],
    [370, 590],
  ]);
}

type Bottle = {
  ground: Ink;
  groundMark: Ink;
  outline: string;
  glass: Coat;
  capsule: Coat;
  /** How far down the capsule reaches. */
  capsuleEnd: number;
  wine: Coat;
  surface: Ink;
  grapes: Coat;
  label: (sheet: Sheet) => void;
};

const bottles = {
  red: {
    ground: 'rose',
    groundMark: 'blush',
    outline:
      '464,26c 522,26c 522,150 526,196 566,226 588,260 590,320 590,600 582,630 560,638c 426,638c 404,630 396,600 396,320 398,260 420,226 460,196 464,150',
    glass: { base: '#2B2A1C', light: 'leaf', dark: 'ink' },
    capsule: { base: 'wine', light: 'blush', dark: 'ink' },
    capsuleEnd: 168,
    wine: redWineInks,
    surface: 'red',
    grapes: blueGrapes,
    label: drawGrapeLabel,
  },
  slim: {
    ground: 'bone',
    groundMark: 'tan',
    outline:
      '470,14c 516,14c 518,110 530,210 556,320 568,420 570,600 562,630 544,638c 442,638c 424,630 416,600 418,420 430,320 456,210 468,110',
    glass: { base: 'teal', light: 'sea', dark: 'ink' },
    capsule: { base: 'pine', light: 'leaf', dark: 'ink' },
    capsuleEnd: 120,
    wine: whiteWineInks,
    surface: 'cream',
    grapes: greenGrapes,
    label: drawPeakLabel,
  },
} satisfies Record<string, Bottle>;

export const redWine = (sheet: Sheet) => drawWine(sheet, bottles.red);
export const slimWine = (sheet: Sheet) => drawWine(sheet, bottles.slim);

/** The bottle stands at the left, where the crop of a card on a phone shows the whole of it. */
function drawWine(sheet: Sheet, bottle: Bottle) {
  table(sheet, bottle.ground, bottle.groundMark);
  sheet.warped(aside(-190), () => {
    drop(sheet, bottle.outline, { x: 12, y: 14 });
    drawBottle(sheet, bottle);
  });
  drop(sheet, glassOutline, { x: 8, y: 10 });
  drawGlass(sheet, bottle.wine, { base: bottle.surface, light: null, dark: null, texture: 'none' });
  sheet.warped(aside(180), () => drawGrapes(sheet, bottle.grapes));
}

/** Bottle, glass and grapes without a table, for the places where animals stand without their land. */
export function wineSpot(sheet: Sheet) {
  drawBottle(sheet, bottles.red);
  drawGlass(sheet, redWineInks, { base: 'red', light: null, dark: null, texture: 'none' });
  drawGrapes(sheet, blueGrapes);
}

const aside =
  (by: number) =>
  ({ x, y }: { x: number; y: number }) => ({ x: x + by, y });

function drawBottle(sheet: Sheet, bottle: Bottle) {
  sheet.form(bottle.outline, {
    ...bottleGlass,
    ...bottle.glass,
  });
  sheet.clipped(bottle.outline, () => {
    sheet.form(angular(`440,0 548,0 548,${bottle.capsuleEnd} 440,${bottle.capsuleEnd}`), {
      ...bottle.capsule,
      outline: 6,
      spacing: 8,
      flow: 1.57,
      depth: 1.5,
    });
  });
  sheet.line(`452,${bottle.capsuleEnd - 10} 493,${bottle.capsuleEnd - 6} 536,${bottle.capsuleEnd - 10}`, 3, 'ink');
  sheet.clipped(bottle.outline, () => {
    bottle.label(sheet);
    sheet.line('430,340 430,300 444,262 466,216', 5, 'cream');
  });
}
