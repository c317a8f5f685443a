import type { Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import { castShadow, eye, fleece } from './animal-parts.ts';
import { coatOf, shade } from './coats.ts';
import type { Look } from './coats.ts';

export function sheep(sheet: Sheet, look: Look) {
  const wool = coatOf(look.wool ?? 'white');
  const leg = coatOf(look.legs ?? look.face ?? 'black');
  if (look.hasShadow !== false) castShadow(sheet, { x: 560, y: 612, rx: 290, ry: 12 });
  for (const x of [452, 716]) {
    sheet.form(
      `${x},430 ${x + 44},430 ${x + 36},500 ${x + 34},560 ${x + 40},600c ${x},600c ${x + 6},560 ${x + 6},500`,
      { ...shade(leg), outline: 4, spacing: 8 },
    );
  }
  for (const x of [388, 782]) {
    sheet.form(
      `${x - 4},420 ${x + 54},420 ${x + 42},500 ${x + 38},560 ${x + 46},606c ${x},606c ${x + 6},560 ${x + 6},500`,
      { ...leg, outline: 5, spacing: 8, flow: 1.57 },
    );
  }
  const tail = fleece('828,250 862,270 872,330 864,390 840,392 826,340', { height: 7, count: 9, seed: 't' });
  sheet.formOf(
    tail.map((q) => sheet.toSheet(q)),
    { ...wool, texture: 'curl', size: 26, outline: 5 },
  );
  const body = fleece(
    '300,200 380,178 480,176 600,182 720,180 800,206 844,264 852,340 836,410 790,452 700,468 600,474 480,470 400,456 330,430 290,380 276,310 280,240',
    { height: 13, count: 40, seed: 'sheep' + sheet.seed },
  );
  sheet.formOf(
    body.map((q) => sheet.toSheet(q)),
    {
      ...wool,
      texture: 'curl',
      size: 36,
      outline: 7,
      bumps: [
        [380, 300, 80, 100, 0.15],
        [780, 300, 80, 100, 0.15],
      ],
    },
  );
  // extra modelling under the belly
  const bp = body.map((q) => sheet.toSheet(q));
  sheet.clipped(bp, () => {
    const random = createRandom('belly');
    for (let i = 0; i < 46; i++) {
      const t = i / 46;
      const x = 300 + t * 520;
      const y = 452 - Math.sin(t * 3.1) * -8 + (random() - 0.5) * 34;
      sheet.line(
        [
          { x: x - 16 - 10 * random(), y: y - 2 },
          { x, y: y + 4 },
          { x: x + 16 + 10 * random(), y: y - 3 },
        ],
        2.4 + 2 * random(),
        wool.dark || 'brown',
      );
    }
  });
  const drawHead = () => sheepHead(sheet, look);
  if (look.pose === 'grazing') sheet.warped(lowerHead, drawHead);
  else drawHead();
}

/** The head turned down to the grass, around where it joins the neck. */
function lowerHead({ x, y }: Point) {
  const angle = -0.62;
  const [dx, dy] = [x - 300, y - 220];
  return { x: 318 + dx * Math.cos(angle) - dy * Math.sin(angle), y: 414 + dx * Math.sin(angle) + dy * Math.cos(angle) };
}

function sheepHead(sheet: Sheet, look: Look) {
  const wool = coatOf(look.wool ?? 'white');
  const face = coatOf(look.face ?? 'black');
  const head =
    '268,176 296,190 306,226 292,262 262,290 226,318 196,334 170,332 156,314 158,290 176,262 196,224 220,190 244,174';
  sheet.form('286,206 318,196 352,206 372,232 352,246 318,246 290,236', { ...face, outline: 5, spacing: 7 });
  sheet.form(head, {
    ...face,
    outline: 7,
    spacing: 8,
    flow: 2.4,
    mix: 0.3,
    bumps: [
      [250, 220, 30, 30, 0.12],
      [185, 305, 24, 20, 0.12],
    ],
    darkRange: [0.6, 0.15],
  });
  sheet.form('270,196 292,174 318,166 332,178 320,204 296,224 276,220', { ...face, outline: 5, spacing: 7 });
  if (look.face && look.face !== 'black') {
    sheet.shape('286,200 306,184 318,182 306,204 290,214', 'rose');
  }
  const cap = fleece('226,170 258,150 296,160 312,190 296,206 268,196 240,198', { height: 7, count: 11, seed: 'cap' });
  if (look.hasWoolCap !== false)
    sheet.formOf(
      cap.map((q) => sheet.toSheet(q)),
      { ...wool, texture: 'curl', size: 24, outline: 5 },
    );
  eye(sheet, {
    x: 226,
    y: 232,
    r: 8,
    ring: face.base === 'ink' ? 'grey' : 'ink',
    iris: face.base === 'ink' ? 'ochre' : 'ink',
  });
  sheet.dot({ x: 226, y: 232, r: 4 }, 'ink');
  const nk = face.base === 'ink' ? 'grey' : 'ink';
  sheet.line('160,300 168,308 178,304', 3.4, nk);
  sheet.line('168,322 186,318 200,308', 2.6, nk);
}
