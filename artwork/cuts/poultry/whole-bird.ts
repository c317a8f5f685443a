import { placed } from '../../engine/geometry.ts';
import type { Line, Point, Spot } from '../../engine/geometry.ts';
import { createRandom } from '../../engine/random.ts';
import type { Coat, Sheet } from '../../engine/sheet.ts';
import type { Ink } from '../../palettes.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';

type Bird = {
  coat: Coat;
  /** Length and width of the body beside a chicken's. */
  long?: number;
  wide?: number;
  legLong?: number;
  legThick?: number;
  /** Neck stub. */
  neck?: number;
  feet?: Ink;
  pores?: Ink;
};

/** A plucked bird on its back, neck to the left, legs to the right. */
export function wholeBird(sheet: Sheet, { x, y, angle = 0, scale = 1 }: Spot, bird: Bird): void {
  const { coat, long = 1, wide = 1, legLong = 1, legThick = 1, neck = 0, feet, pores = '#D49A63' } = bird;
  const shaped = (line: Line): Point[] =>
    placed(
      placed(line, { x: 0, y: 0 }).map((q) => ({ ...q, x: q.x * long, y: q.y * wide })),
      { x, y, angle, scale },
    );
  const carved = {
    ...coat,
    outline: 7,
    spacing: 10,
    lightRange: [0.68, 0.97] as const,
    darkRange: [0.54, 0.12] as const,
  };
  if (neck > 0) {
    const stub = placed(
      `${-210 * long - neck},-26 ${-200 * long},-44 -150,-40 -150,40 ${-200 * long},44 ${-210 * long - neck},24 ${-222 * long - neck},0`,
      { x, y, angle, scale },
    );
    drop(sheet, stub, { x: 12, y: 20 });
    sheet.form(stub, { ...carved, spacing: 8, flow: 1.5 });
  }
  const body =
    '-236,0 -226,-74 -170,-132 -80,-158 30,-154 130,-122 210,-72 250,0 210,72 130,122 30,154 -80,158 -170,132 -226,74';
  drop(sheet, shaped(body), { x: 18, y: 28 });
  for (const g of [-1, 1]) {
    // the leg goes back along the body; foot or bare joint at its end
    const hip = { x: 60 * long, y: g * 112 * wide };
    const reach = 250 * legLong;
    const tipY = g * 34;
    if (feet)
      drawFoot(sheet, placed([{ x: hip.x + reach, y: tipY }], { x, y, angle, scale })[0] ?? { x, y }, {
        angle: angle + g * -0.1,
        ink: feet,
        scale,
      });
    const t = legThick;
    const thigh = placed(
      [
        { x: hip.x - 90, y: hip.y - g * 10 },
        { x: hip.x - 60, y: hip.y + g * 66 * t },
        { x: hip.x + 30, y: hip.y + g * 84 * t },
        { x: hip.x + reach * 0.48, y: (hip.y + tipY) / 2 + g * 58 * t },
        { x: hip.x + reach * 0.86, y: tipY + g * 26 },
        { x: hip.x + reach, y: tipY + g * 20 },
        { x: hip.x + reach + 6, y: tipY - g * 12 },
        { x: hip.x + reach * 0.8, y: tipY - g * 22 },
        { x: hip.x + reach * 0.4, y: hip.y - g * 66 },
        { x: hip.x, y: hip.y - g * 60 },
      ],
      { x, y, angle, scale },
    );
    drop(sheet, thigh, { x: 12, y: 20 });
    sheet.form(thigh, {
      ...carved,
      flow: angle + g * -0.25,
      mix: 0.5,
      longest: 90,
      patches: [
        {
          outline: placed(
            [
              { x: hip.x + reach * 0.86, y: tipY - 60 },
              { x: hip.x + reach + 40, y: tipY - 60 },
              { x: hip.x + reach + 40, y: tipY + 60 },
              { x: hip.x + reach * 0.86, y: tipY + 60 },
            ].map((q) => ({ ...q, corner: true })),
            { x, y, angle, scale },
          ),
          base: feet ?? 'cream',
          light: null,
          dark: 'tan',
        },
      ],
    });
  }
  sheet.form(shaped(body), {
    ...carved,
    flow: angle,
    mix: 0.7,
    longest: 110,
    bumps: [
      [x - 40 * scale, y - 54 * scale * wide, 130 * scale, 60 * scale, 0.3],
      [x - 40 * scale, y + 54 * scale * wide, 130 * scale, 60 * scale, 0.24],
    ],
  });
  for (const g of [-1, 1]) {
    const wing = `-150,${g * 120} -196,${g * 150} -190,${g * 186} -120,${g * 196} -20,${g * 176} 20,${g * 150} -10,${g * 132} -90,${g * 140}`;
    drop(sheet, shaped(wing), { x: 8, y: 14 });
    sheet.form(shaped(wing), { ...carved, outline: 6, spacing: 8.5 });
    sheet.line(shaped(`-160,${g * 164} -100,${g * 172} -20,${g * 160}`), 2.6, coat.dark ?? 'tan');
  }
  sheet.line(shaped('-214,2 -80,-4 80,-2 214,2'), { width: 4, taper: 0.4 }, coat.dark ?? 'tan');
  b.shine(sheet, shaped, { lines: ['-190,-66 -120,-112 -20,-122', '-160,56 -80,72 20,70'], width: 6 * scale });
  const random = createRandom(`pores${x}${long}`);
  for (let i = 0; i < 60; i++) {
    const a = random() * 6.28;
    const q = Math.sqrt(random()) * 0.85;
    const [p] = shaped([{ x: Math.cos(a) * q * 220, y: Math.sin(a) * q * 140 }]);
    if (p) sheet.dot({ x: p.x, y: p.y, r: 2 }, pores);
  }
}

function drawFoot(
  sheet: Sheet,
  { x, y }: Point,
  { angle, ink, scale }: { angle: number; ink: Ink; scale: number },
): void {
  const local = b.at({ x, y, angle, scale });
  for (const toe of ['0,0 60,-4 104,-30', '0,0 70,2 120,0', '0,0 60,8 100,32', '0,0 50,0 70,0']) {
    sheet.line(local(toe), { width: 12, taper: 0.2 }, 'ink');
    sheet.line(local(toe), { width: 8.6, taper: 0.2 }, ink);
  }
  for (let i = 0; i < 6; i++) sheet.line(local(`${i * 13},-8 ${i * 13 + 3},8`), 1.6, 'ink');
}
