import { nth } from './geometry.ts';
import type { Point } from './geometry.ts';

/** Whole numbers and relative steps: the shortest text for a hand-cut edge. */
export function shortPath(points: readonly Point[], close = 'z'): string {
  const start = nth(points, 0);
  let [x, y] = [Math.round(start.x), Math.round(start.y)];
  let path = `M${x} ${y}l`;
  for (const point of points.slice(1)) {
    const [nextX, nextY] = [Math.round(point.x), Math.round(point.y)];
    if (nextX === x && nextY === y) continue;
    path += `${path.endsWith('l') || nextX < x ? '' : ' '}${nextX - x}${nextY < y ? '' : ' '}${nextY - y}`;
    [x, y] = [nextX, nextY];
  }
  return path + close;
}
