// A farmer in a space 1000 x 1000, from the front. Features stay simple, so that the grain flatters.
import { brush } from '../engine/geometry.ts';
import type { Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Sheet } from '../engine/sheet.ts';
import { drawClothes } from './clothes.ts';
import { drawFace, drawNeck } from './face.ts';
import { drawBackHair, drawFrontHair } from './hair.ts';
import { drawGlasses, drawHat } from './headwear.ts';
import { people } from './people.ts';
import type { PersonName } from './people.ts';
import type { Person } from './person.ts';
import { hairs, skins } from './skins-and-hair.ts';

/** Of one, or of a couple: the second stands behind the first, at the right. */
export function portrait(sheet: Sheet, name: PersonName, partner?: PersonName) {
  drawRays(sheet, people[name], name);
  if (partner) drawPerson(sheet, partner, { size: 1.08, x: 184, y: 488 });
  drawPerson(sheet, name, partner ? { size: 1.12, x: -172, y: 452 } : { size: 1.34, x: 0, y: 455 });
}

/** `x` is how far somebody stands from the middle of the sheet, `y` what of them is at the middle of its height. */
type Standing = { size: number; x: number; y: number };

function drawPerson(sheet: Sheet, name: PersonName, { size, x, y }: Standing) {
  const unit = Math.min(sheet.width, sheet.height) / 1000;
  const scale = unit * size;
  sheet.place({ x: sheet.width / 2 + x * unit - 500 * scale, y: sheet.height / 2 - y * scale, scale });
  const person: Person = people[name];
  const skin = skins[person.skin];
  const hair = hairs[person.hair];
  const shape = headShape(person);
  sheet.warped(shape, () => drawBackHair(sheet, person, hair));
  drawNeck(sheet, skin);
  drawClothes(sheet, person);
  sheet.warped(shape, () => {
    drawFace(sheet, person, { skin, hair, name });
    drawFrontHair(sheet, person, hair);
    drawHat(sheet, person, hair);
    if (person.hasGlasses) drawGlasses(sheet);
  });
}

/** Bends the usual oval, with all that sits on it, to the head of one person. */
function headShape({ head = [1, 1, 1, 1] }: Person) {
  const [forehead, cheeks, jaw, length] = head;
  const widths = [
    { y: 300, width: forehead },
    { y: 450, width: cheeks },
    { y: 590, width: jaw },
    { y: 780, width: 1 },
  ];
  return ({ x, y }: Point) => {
    const above = widths.findLast((level) => level.y <= y);
    const below = widths.find((level) => level.y > y);
    let width = (above ?? below)?.width ?? 1;
    if (above && below) width += ((below.width - above.width) * (y - above.y)) / (below.y - above.y);
    const stretch = Math.max(0, Math.min(y, 640) - 430) * (length - 1);
    return { x: 500 + (x - 500) * width, y: y + stretch };
  };
}

function drawRays(sheet: Sheet, person: Person, name: string) {
  // ground: flat colour with halo of cut rays
  sheet.unplaced(() => {
    const W = sheet.width;
    const H = sheet.height;
    sheet.flood(person.ground);
    const random = createRandom(`pt${name}`);
    let marks = '';
    const cx = W / 2;
    const cy = H * 0.44;
    const R = Math.min(W, H) * 0.34;
    for (let i = 0; i < 88; i++) {
      const a = (i / 88) * 6.283;
      let q = R * (1.05 + random() * 0.2);
      while (q < W) {
        const l = R * (0.25 + random() * 0.5);
        marks += brush(
          [
            { x: cx + Math.cos(a) * q, y: cy + Math.sin(a) * q },
            { x: cx + Math.cos(a) * (q + l * 0.5), y: cy + Math.sin(a) * (q + l * 0.5) },
            { x: cx + Math.cos(a) * (q + l), y: cy + Math.sin(a) * (q + l) },
          ],
          1.6 + (q / W) * 4,
        );
        q += l + 14 + random() * 40;
      }
    }
    sheet.paint(marks, person.ground === 'sea' ? 'sky' : 'cream');
  });
}
