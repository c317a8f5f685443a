import { brush, spline } from '../engine/geometry.ts';
import type { Line, Point } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import type { Coat, Sheet } from '../engine/sheet.ts';

/** Long hair: locks all over the flank, longer and lower at the belly. */
export function drawLocks(sheet: Sheet, body: Line, { coat, lower = 0 }: { coat: Coat; lower?: number }) {
  const random = createRandom('locks');
  let locks = '';
  let shine = '';
  const hang = ({ x, y }: Point, length: number) => {
    const lean = (random() - 0.4) * 18;
    const line = [
      { x, y },
      { x: x + lean * 0.6, y: y + length * 0.5 },
      { x: x + lean * 0.8, y: y + length },
    ];
    const points = spline(
      line.map((point) => sheet.toSheet(point)),
      { closed: false, step: 6 },
    );
    const ink = brush(points, (along) => sheet.scaled(4.6) * (1 - along * 0.8), { taper: 0.2 });
    if (random() < 0.46) locks += ink;
    else shine += ink;
  };
  const belly = spline('232,330 290,396 350,430 440,434 520,446 610,442 690,420 760,386 830,410 866,390', {
    closed: false,
    step: 9,
  });
  for (const root of belly) hang({ x: root.x, y: root.y - 8 + lower }, 34 + random() * 34);
  sheet.paint(locks, coat.dark ?? 'ink');
  sheet.paint(shine, coat.base ?? 'ink');
  locks = '';
  shine = '';
  for (let i = 0; i < 190; i++) {
    hang({ x: 240 + random() * 620, y: 160 + lower + random() * 230 }, 26 + random() * 30);
  }
  sheet.clipped(body, () => {
    sheet.paint(locks, coat.dark ?? 'ink');
    sheet.paint(shine, coat.light ?? 'grey');
  });
}
