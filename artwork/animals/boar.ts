import { nth, spline } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';
import { castShadow, eye, hoof } from './animal-parts.ts';
import { coatOf, shade } from './coats.ts';
import type { Look } from './coats.ts';

export function boar(sheet: Sheet, look: Look) {
  const coat = coatOf(look.coat ?? { base: 'brown', light: 'tan', dark: 'ink' });
  const far = shade(coat);
  if (look.hasShadow !== false) castShadow(sheet, { x: 560, y: 612, rx: 300, ry: 12 });
  sheet.form('760,400 800,420 782,470 776,530 784,600c 738,600c 742,540 734,490 724,440', {
    ...far,
    outline: 4,
    spacing: 8,
  });
  sheet.form('448,420 492,430 478,480 470,540 478,600c 430,600c 436,540 430,490 424,450', {
    ...far,
    outline: 4,
    spacing: 8,
  });
  sheet.line('866,290 892,330 898,390', { width: 6, taper: 0.15 }, 'ink');
  sheet.shape('890,372 906,386 908,430 898,446c 888,416', 'ink');
  drawCrest(sheet);
  const body =
    '240,236 300,184 380,148 460,140 540,154 640,186 740,212 820,240 866,290 876,350 858,410 840,446 842,500 846,560 852,606c 794,606c 798,570 790,520 766,470 730,440 650,448 540,466 450,462 428,482 420,530 424,576 428,606c 368,606c 370,570 362,520 346,472 312,446 276,436 240,432 204,430 168,426 128,420 96,416c 82,404 80,380 92,366 116,360 150,340 184,306 212,266';
  sheet.form(body, {
    ...coat,
    patches: [{ outline: '80,360 110,352 130,392 110,424 74,420', base: 'ink', light: 'grey', dark: null }],
    bumps: [
      [390, 270, 90, 110, 0.24],
      [790, 330, 80, 90, 0.2],
      [560, 380, 160, 60, 0.08],
      [250, 350, 60, 50, 0.12],
      [660, 330, 50, 110, -0.12],
    ],
    guides: [
      '260,250 330,330 360,440',
      '400,160 430,260 440,360',
      '470,160 600,210 760,240',
      '480,320 600,340 720,340',
      '470,450 580,450 700,430',
      '800,260 840,340 820,430',
      '110,390 180,370 250,340',
      '396,490 398,600',
      '820,480 824,600',
    ],
    mix: 0.05,
    spacing: 8.5,
    shortest: 12,
    longest: 46,
    darkRange: [0.72, 0.2],
    lightRange: [0.7, 0.98],
    wobble: 0.55,
    widest: 0.62,
    outline: 8,
    over: () => {
      sheet.line('450,462 424,436 424,400 436,366', 3.4, 'ink');
      sheet.line('730,442 720,404 730,364', 3.4, 'ink');
      sheet.line('272,434 296,400 300,360', 3, 'ink');
    },
  });
  for (const x of [368, 794]) hoof(sheet, `${x + 3},584 ${x + 52},584 ${x + 60},606c ${x - 4},606c`);
  drawHead(sheet, coat);
}

/** Bristles along the back. */
function drawCrest(sheet: Sheet) {
  const random = createRandom('br');
  const crest = spline('226,232 290,176 370,142 450,130 540,146 640,178 740,206 820,232', { closed: false, step: 9 });
  let marks = '';
  for (let i = 1; i < crest.length - 1; i++) {
    const q = nth(crest, i);
    const h = (i < 40 ? 34 : 22) * (0.5 + random() * 0.7);
    const x2 = q.x + h * (0.55 + 0.3 * random());
    const y2 = q.y - h * (0.8 - 0.3 * (i / crest.length));
    const a = sheet.toSheet({ x: q.x - 5, y: q.y + 8 });
    const b = sheet.toSheet({ x: x2, y: y2 });
    const c = sheet.toSheet({ x: q.x + 9, y: q.y + 10 });
    marks += `M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}Z`;
  }
  sheet.paint(marks, 'ink');
}

/** Ear, mouth, tusk and eye. */
function drawHead(sheet: Sheet, coat: Coat) {
  sheet.form('256,236 272,196 300,170 318,184 316,226 292,262 268,268', {
    ...coat,
    outline: 6,
    spacing: 7,
    flow: 1.2,
    bumps: [[288, 220, 14, 30, -0.2]],
  });
  sheet.line('112,418 150,420 190,408 214,398', 3.4, 'ink');
  sheet.form('150,418 160,398 164,372c 176,392 178,412 172,424', {
    base: 'cream',
    light: null,
    dark: 'brown',
    outline: 4,
    spacing: 6,
  });
  eye(sheet, { x: 214, y: 316, r: 7.5, ring: 'ink', iris: 'ochre' });
  sheet.dot({ x: 214, y: 316, r: 3.6 }, 'ink');
  sheet.line('196,306 214,298 232,306', 3, 'ink');
  sheet.dot({ x: 95, y: 388, r: 4.5, ry: 6 }, 'grey');
}
