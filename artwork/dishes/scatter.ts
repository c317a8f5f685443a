import type { Spot } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';

/** Spots inside an ellipse that keep their distance, the far ones first. */
export function scatter(
  seed: string,
  { x, y, rx, ry, count, gap }: { x: number; y: number; rx: number; ry: number; count: number; gap: number },
): Required<Spot>[] {
  const random = createRandom(`${seed}${x}`);
  const spots: Required<Spot>[] = [];
  for (let i = 0; i < count * 40 && spots.length < count; i++) {
    const a = random() * 6.28318;
    const q = Math.sqrt(random());
    const spot = {
      x: x + Math.cos(a) * q * rx,
      y: y + Math.sin(a) * q * ry,
      angle: random() * 6.28,
      scale: 0.9 + random() * 0.2,
    };
    if (spots.every((other) => Math.hypot(other.x - spot.x, (other.y - spot.y) * 1.2) > gap)) spots.push(spot);
  }
  return spots.toSorted((a, b) => a.y - b.y);
}
