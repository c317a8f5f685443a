// Pieces around a bone: short ribs, oxtail, marrow bones.
import { ellipse } from '../../engine/geometry.ts';
import type { Spot } from '../../engine/geometry.ts';
import { createRandom } from '../../engine/random.ts';
import type { Sheet } from '../../engine/sheet.ts';
import { garlic, parsley, pepper, rosemary, salt, thyme } from '../../dishes/garnish.ts';
import { marble } from '../../dishes/steaks.ts';
import { drop } from '../../dishes/tableware.ts';
import * as b from '../butchery.ts';
import { laid } from '../laid.ts';

/** Short ribs: blocks of meat on a bone, the fat between in bands. */
export function shortRibs(sheet: Sheet): void {
  b.onBoard(sheet, b.onMoss, 0.02);
  for (const [x, y] of [
    [250, 330],
    [450, 310],
    [650, 330],
  ] as const) {
    const local = b.at({ x, y, angle: 0.03 });
    const boneEnd = '-66,110 66,110 70,210 50,226 -50,226 -72,208';
    const block = '-78,-140c -20,-152 40,-150 84,-138c 92,0 88,128c 40,140 -30,140 -84,126c -90,0';
    drop(sheet, local(boneEnd), { x: 12, y: 18 });
    sheet.form(local(boneEnd), { ...b.bone, outline: 6, spacing: 8, flow: 1.5 });
    sheet.form(local(ellipse({ x: 0, y: 214, r: 56, ry: 14 })), {
      base: '#E9B9A0',
      light: 'cream',
      dark: 'rust',
      outline: 3.6,
      spacing: 6,
    });
    drop(sheet, local(block), { x: 12, y: 14 });
    sheet.form(local(block), {
      ...b.beef,
      outline: 7,
      spacing: 9,
      flow: 0,
      mix: 0.1,
      longest: 70,
      darkRange: [0.7, 0.2],
      over: () => {
        for (const [v, w] of [
          [-138, 14],
          [-70, 7],
          [-8, 9],
          [58, 6],
        ] as const)
          sheet.line(local(`-92,${v + 6} -30,${v - 4} 30,${v + 4} 96,${v}`), { width: w, taper: 0.05 }, 'cream');
      },
    });
    marble(sheet, sheet.outline(local(block)), { count: 20, seed: `sr${x}` });
  }
  rosemary(sheet, { x: 760, y: 190, length: 140, angle: 0.3 });
  garlic(sheet, { x: 830, y: 520, scale: 0.9, angle: 0.3 });
}

/** One joint of the tail: a rim of fat, four pads of meat, the white vertebra with its dark channel in the middle. */
function tailJoint(sheet: Sheet, spot: Spot): void {
  const local = b.at(spot);
  const { x, y, scale = 1 } = spot;
  b.slab(sheet, spot, {
    face: '-104,6 -100,-52 -62,-92 -8,-104 50,-94 94,-58 106,2 92,56 50,92 -6,102 -62,88 -96,52',
    muscles: [
      '-86,-4 -78,-46 -48,-76 -14,-84 -10,-48 -34,-30 -48,-6 -52,2',
      '4,-86 44,-76 76,-48 88,-6 54,2 44,-24 26,-42 4,-48',
      '88,14 78,52 42,80 6,86 6,48 30,40 46,22 56,12',
      '-8,86 -50,76 -80,46 -88,10 -52,12 -40,34 -24,46 -8,50',
    ],
    thick: 44 * scale,
    sideCoat: { base: 'rose', light: 'cream', dark: 'red' },
    longest: 34,
    marbling: 6,
  });
  sheet.form(
    local(
      '0,-56 16,-40 20,-26 42,-24 58,-8 56,10 36,14 30,30 14,46 -8,50 -24,38 -32,20 -54,14 -58,-4 -44,-22 -22,-26 -16,-42',
    ),
    { base: 'cream', light: null, dark: 'tan', outline: 5, spacing: 7, darkRange: [0.7, 0.2] },
  );
  const random = createRandom(`bone${x}${y}`);
  for (let i = 0; i < 20; i++) {
    const q = b.pointAt(local, (random() - 0.5) * 50, 16 + (random() - 0.5) * 38);
    sheet.dot({ x: q.x, y: q.y, r: 1.2 + random() * 1.6 }, 'blush');
  }
  const hole = b.pointAt(local, 0, -18);
  sheet.dot({ x: hole.x, y: hole.y, r: 8.5 * scale, ry: 7 * scale }, 'oxblood');
}

/** The whole tail from its thick end to its thin one, or so many slices of its thick end. */
export function oxtail(sheet: Sheet, count: number): void {
  b.onPaper(sheet, b.onSage);
  for (const spot of laid(count === 1 ? 7 : count, {
    4: [
      [400, 250, 0.2, 1.1],
      [660, 250, 0.6, 0.96],
      [400, 462, 0, 1.16],
      [660, 448, 0.3, 0.84],
    ],
    7: [
      [420, 230, 0.2, 0.78],
      [580, 215, 0.5, 0.64],
      [700, 220, 1, 0.48],
      [790, 225, 0.2, 0.36],
      [320, 410, 0, 1.18],
      [560, 420, 0.7, 1],
      [740, 430, 0.3, 0.78],
    ],
  }))
    tailJoint(sheet, spot);
  thyme(sheet, { x: 160, y: 190, length: 170, angle: 0.2 });
  pepper(sheet, { x: 810, y: 550, width: 30, height: 20, count: 12 });
}

export function marrowBones(sheet: Sheet, count: number): void {
  b.onBoard(sheet, b.onTeal, 0.02);
  const pipes = [
    [234, 440, 230, 80],
    [420, 460, 270, 86],
    [604, 440, 206, 78],
    [782, 462, 246, 82],
  ] as const;
  for (const [x, y, h, r] of pipes.slice(0, count)) {
    const pipe = `${x - r},${y - h} ${x - r * 0.86},${y - h * 0.5} ${x - r * 0.98},${y}c ${x - r * 0.5},${y + 36} ${x + r * 0.5},${y + 36} ${x + r * 0.98},${y}c ${x + r * 0.86},${y - h * 0.5} ${x + r},${y - h}`;
    drop(sheet, pipe, { x: 22, y: 14 });
    sheet.form(pipe, {
      base: '#F2DFC2',
      light: '#FFFDF6',
      dark: 'tan',
      outline: 7,
      spacing: 10,
      flow: 1.5,
      mix: 0.1,
      longest: 120,
      darkRange: [0.6, 0.15],
    });
    const random = createRandom(`mp${x}`);
    for (let i = 0; i < 12; i++) {
      const u = x + (random() - 0.5) * r * 1.5;
      const v = y - random() * h * 0.8;
      sheet.line(`${u},${v} ${u + 3},${v + 20 + random() * 26}`, 2.4, random() < 0.6 ? 'blush' : 'rust');
    }
    sheet.form(ellipse({ x, y: y - h, r, ry: r * 0.44 }), { ...b.bone, outline: 6, spacing: 7 });
    sheet.form(ellipse({ x, y: y - h + 1, r: r * 0.64, ry: r * 0.27 }), {
      base: '#F0C2A2',
      light: 'cream',
      dark: 'blush',
      outline: 4.4,
      outlineInk: 'brown',
      spacing: 8,
      longest: 24,
      wobble: 1.2,
    });
  }
  parsley(sheet, { x: 150, y: 540, scale: 0.9, angle: 0.2 });
  salt(sheet, { x: 600, y: 570, width: 90, height: 10, count: 24 });
}
