import { flippedLine, mirrored, nth, placed } from '../engine/geometry.ts';
import type { Line, Point } from '../engine/geometry.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { coatOf, creaseOf, patchesOf } from './coats.ts';
import type { Look } from './coats.ts';

const cowHead = '0,-104 26,-103 48,-88 57,-58 55,-28 46,14 38,46 42,74 44,96 34,114 14,122 0,123';

const horns = {
  short: '30,-98 58,-112 80,-130 90,-158c 104,-126 92,-100 52,-82',
  lyre: '28,-96 60,-110 92,-124 112,-156 116,-196 136,-232c 148,-190 142,-148 122,-112 90,-90 50,-80',
  wide: '28,-94 70,-100 120,-98 168,-110 200,-142 214,-190c 232,-146 216,-104 178,-80 120,-72 48,-76',
};

/** From the head's own space, its middle at 0, to the place of the head. */
type Local = (line: Line) => Point[];

/** The head looks at you, or down into the grass. */
export function drawCowHead(sheet: Sheet, look: Look, { hx, hy, rot }: { hx: number; hy: number; rot: number }) {
  const coat = coatOf(look.coat ?? 'red');
  const k = look.sex === 'young' ? 1.24 : 1.02;
  const local: Local = (line) => placed(line, { x: hx, y: hy, scale: k, angle: rot });
  const face = coatOf(look.face ?? coat);
  drawHornsAndEars(sheet, look, { face, local });
  sheet.form(local(mirrored(cowHead)), {
    ...face,
    patches: patchesOf(look.facePatches).map((patch) => ({ ...patch, outline: local(patch.outline) })),
    bumps: [
      [hx - 30, hy - 50, 22, 30, 0.12],
      [hx + 30, hy - 50, 22, 30, 0.12],
      [hx, hy + 90, 44, 30, 0.16],
      [hx, hy - 20, 14, 70, 0.12],
    ],
    flow: 1.5,
    mix: 0.3,
    spacing: 9,
    longest: 60,
    outline: 7,
    darkRange: [0.64, 0.15],
  });
  // poll tuft
  sheet.form(local('-40,-92 -26,-110 0,-118 26,-110 40,-92 28,-66 14,-54c 8,-70 -2,-50c -10,-68 -24,-60c -32,-76'), {
    ...coatOf(look.tuft ?? face),
    outline: 3,
    spacing: 6,
    flow: 1.57,
    mix: 0,
    longest: 40,
  });
  drawMuzzle(sheet, look, local);
  drawEyes(sheet, look, { face, local, rot });
  if (look.isShaggy) {
    const fringe =
      '-58,-96 -34,-116 0,-122 34,-116 58,-96 62,-50 50,-6c 44,-30 34,8c 26,-22 14,20c 6,-18 -4,24c -10,-18 -22,14c -28,-22 -38,2c -46,-28 -56,-8c -62,-50';
    sheet.form(local(fringe), {
      ...coatOf(look.tuft ?? face),
      outline: 4,
      spacing: 7,
      flow: 1.57,
      mix: 0,
      longest: 90,
      darkRange: [0.7, 0.2],
      lightRange: [0.6, 0.9],
    });
  }
}

function drawMuzzle(sheet: Sheet, look: Look, local: Local) {
  sheet.form(local(mirrored('0,52 22,52 40,66 46,90 38,112 16,122 0,123')), {
    base: look.nose ?? 'rose',
    light: 'cream',
    dark: look.nose === 'ink' ? null : 'rust',
    outline: 4,
    spacing: 7,
  });
  for (const g of [1, -1]) {
    sheet.shape(
      local(`${g * 14},78 ${g * 24},72 ${g * 33},80 ${g * 28},92 ${g * 18},90`),
      look.nose === 'ink' ? 'grey' : 'ink',
    );
  }
  sheet.line(local('-26,108 -10,113 0,112 10,113 26,108'), 2.2, look.nose === 'ink' ? 'grey' : 'ink');
}

function drawEyes(sheet: Sheet, look: Look, { face, local, rot }: { face: Coat; local: Local; rot: number }) {
  for (const g of [1, -1]) {
    const q = nth(local([{ x: g * 41, y: -38 }]), 0);
    sheet.dot({ x: q.x, y: q.y, r: 12.5, ry: 10, turn: g * 0.35 + rot }, look.eyeRing ?? 'ink');
    sheet.dot({ x: q.x, y: q.y, r: 6 }, 'ink');
    sheet.dot({ x: q.x, y: q.y, r: 9, ry: 8 }, face.base === 'ink' || look.eyeRing ? 'brown' : 'ink');
    sheet.dot({ x: q.x, y: q.y, r: 5.4 }, 'ink');
    sheet.dot({ x: q.x - 3, y: q.y - 3.4, r: 2.6 }, 'cream');
    sheet.line(local(`${g * 26},-46 ${g * 38},-54 ${g * 54},-46`), 2.6, creaseOf(face));
  }
}

function drawHornsAndEars(sheet: Sheet, look: Look, { face, local }: { face: Coat; local: Local }) {
  const ear = '44,-84 76,-104 112,-104 140,-88 146,-72 122,-58 84,-54 50,-58';
  if (look.hasHorns !== false && look.sex !== 'young') {
    const horn = horns[look.horns ?? 'short'];
    for (const e of [horn, flippedLine(horn)]) {
      sheet.form(local(e), { base: 'bone', light: 'cream', dark: 'brown', outline: 4, spacing: 7 });
    }
  }
  for (const e of [ear, flippedLine(ear)]) {
    sheet.form(local(e), { ...face, outline: 4.5, spacing: 7 });
  }
  for (const e of ['62,-78 92,-90 124,-80 96,-66', '-62,-78 -92,-90 -124,-80 -96,-66']) {
    sheet.shape(local(e), look.earInside ?? 'rose');
  }
}
