// Meat from the pan or the oven that shows its cut: a fat edge, a crust, and what is inside.
import { placed } from '../engine/geometry.ts';
import type { Line, Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { crust } from './portions.ts';
import { drop } from './tableware.ts';

const browned: Coat = { base: '#713619', light: '#B9713C', dark: '#2C120A' };
const crispFat: Coat = { base: '#F3DCAC', light: '#FFF6DC', dark: '#C08A44' };
const pink: Coat = { base: '#D2564E', light: '#F6BBAA', dark: '#96282A' };

/** A sirloin from the pan: browned, its edge of fat crisp and golden along the back. */
export function searedSirloin(sheet: Sheet, spot: Spot): void {
  const to = (line: Line) => placed(line, spot);
  const whole =
    '-228,26 -224,-44 -180,-92 -100,-118 0,-124 100,-118 150,-106c 168,-40 176,20 160,78c 90,92 30,100 -80,106 -170,88';
  const lean =
    '-216,28 -211,-34 -168,-70 -94,-92 0,-97 96,-92 138,-84 152,-40 160,16 146,68 84,82 28,90 -80,96 -162,80';
  drop(sheet, to(whole), { x: 14, y: 26 });
  sheet.form(to(whole), { ...crispFat, outline: 7, spacing: 8, longest: 22, wobble: 0.8, lightRange: [0.5, 0.9] });
  sheet.form(to(lean), {
    ...browned,
    outline: 3.4,
    outlineInk: '#3A1A0C',
    spacing: 9,
    wobble: 0.8,
    shortest: 8,
    longest: 40,
    darkRange: [0.6, 0.18],
    lightRange: [0.56, 0.92],
  });
  sheet.line(to('-160,-36 -90,-60 -10,-66'), { width: 6, taper: 0.5 }, '#F6D7A4');
  // where the slices came off: pink between two browned sides
  const cut = to('128,-108 150,-106 168,-40 174,20 160,78 134,84 150,20 146,-40');
  sheet.form(cut, { ...pink, outline: 4, outlineInk: '#3A1A0C', spacing: 7, longest: 18 });
}

/** Slices of it, pink inside, each with its bit of fat. */
export function steakSlices(
  sheet: Sheet,
  { x, y, angle = 0, scale = 1 }: Spot,
  { count = 5, step = 56, middle = pink }: { count?: number; step?: number; middle?: Coat } = {},
): void {
  for (let i = count - 1; i >= 0; i--) {
    const at = { x: x + i * step * scale, y: y + i * 5, angle: angle + 0.2 + i * 0.03, scale };
    const rim = placed('-40,-112 4,-128 40,-112 50,-20 42,80 14,112 -24,110 -46,70 -52,-20', at);
    drop(sheet, rim, { x: 9, y: 14 });
    sheet.form(rim, { ...crust, outline: 5.5, spacing: 7, longest: 18 });
    sheet.form(placed('-34,-104 4,-120 34,-106 38,-78 4,-88 -36,-74', at), {
      ...crispFat,
      outline: 2.4,
      outlineInk: '#A8702E',
      spacing: 7,
      longest: 14,
    });
    sheet.form(placed('-33,-66 4,-78 34,-68 38,-16 32,68 10,94 -18,92 -35,58 -39,-16', at), {
      ...middle,
      outline: 0,
      spacing: 7,
      flow: angle + 0.4,
      longest: 26,
      darkRange: [0.86, 0.3],
      lightRange: [0.62, 0.96],
    });
  }
}

/** A braised slice of shoulder: so soft that it opens along its fibres, glossy, its sinew turned to jelly. */
export function braisedSlice(
  sheet: Sheet,
  spot: Spot,
  coat: Coat = { base: '#96542E', light: '#E0A66C', dark: '#4A2010' },
): void {
  const to = (line: Line) => placed(line, spot);
  const slice =
    '-196,4 -188,-44 -140,-76 -60,-90 30,-86 110,-74 160,-52c 176,-40 168,-24c 196,-14 180,6c 190,24 166,36c 120,70 40,86 -60,88 -146,72 -188,40';
  drop(sheet, to(slice), { x: 12, y: 20 });
  sheet.form(to(slice), {
    ...coat,
    outline: 6.5,
    spacing: 8,
    flow: spot.angle ?? 0,
    mix: 0.15,
    shortest: 30,
    longest: 130,
    wobble: 0.15,
    darkRange: [0.64, 0.2],
    lightRange: [0.56, 0.92],
    over: () => {
      const random = createRandom(`braised${spot.x}`);
      for (let i = 0; i < 13; i++) {
        const v = -76 + i * 12.4;
        const from = -170 + random() * 120;
        sheet.line(
          to(`${from},${v} ${from + 90},${v - 4 + random() * 8} ${from + 170 + random() * 60},${v}`),
          { width: 2.6, taper: 0.4 },
          coat.dark ?? 'ink',
        );
      }
      sheet.line(to('-190,4 -80,-6 40,4 180,-2'), { width: 9, taper: 0.3 }, '#E9B982');
      sheet.line(to('-180,2 -80,-9 40,1 150,-4'), { width: 3, taper: 0.4 }, '#FBE6BE');
    },
  });
  // threads that come off at the torn end
  for (const [u, v, turn] of [
    [170, -46, -0.3],
    [186, -10, 0.1],
    [178, 30, 0.5],
  ] as const)
    for (const k of [-10, 0, 10]) {
      const thread = placed(`0,${k} 30,${k - 4} 58,${k + 6}`, {
        ...spot,
        ...(to([{ x: u, y: v }])[0] ?? spot),
        angle: turn,
      });
      sheet.line(thread, { width: 7, taper: 0.2 }, coat.dark ?? 'ink');
      sheet.line(thread, { width: 4.6, taper: 0.2 }, coat.base ?? 'tan');
    }
  sheet.line(to('-150,-48 -90,-68 -10,-72'), { width: 6, taper: 0.5 }, '#FBE0B0');
}
