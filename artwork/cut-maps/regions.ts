// Divides a body into areas that share their edges: a grid in which every cell belongs to one area, traced and straightened.
import { nth } from '../engine/geometry.ts';
import type { Point } from '../engine/geometry.ts';

type Polygon = readonly Point[];
const cell = 5;

function isInside(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  polygon.forEach((a, i) => {
    const b = nth(polygon, (i + 1) % polygon.length);
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** The outlines of each area inside the body, by name. */
export function divide(body: Polygon, areas: ReadonlyMap<string, readonly Polygon[]>): Map<string, Point[][]> {
  const columns = Math.ceil(1000 / cell);
  const rows = Math.ceil(800 / cell);
  const names = [...areas.keys()];
  const owner = (column: number, row: number) => {
    const [x, y] = [column * cell, row * cell - 150];
    if (!isInside(body, x, y)) return '';
    return names.find((name) => (areas.get(name) ?? []).some((polygon) => isInside(polygon, x, y))) ?? '';
  };
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => owner(column, row)),
  );
  const at = (column: number, row: number) => grid[row]?.[column] ?? '';
  return new Map(names.map((name) => [name, outlinesOf((column, row) => at(column, row) === name, { columns, rows })]));
}

/** Walks around every island of cells, with the island at the right hand. */
function outlinesOf(
  has: (column: number, row: number) => boolean,
  { columns, rows }: { columns: number; rows: number },
): Point[][] {
  const next = new Map<string, [number, number][]>();
  const key = (x: number, y: number) => `${x},${y}`;
  /** Where two islands touch at a corner, two ways lead on. */
  const lead = (from: string, to: [number, number]) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!has(column, row)) continue;
      if (!has(column, row - 1)) lead(key(column, row), [column + 1, row]);
      if (!has(column + 1, row)) lead(key(column + 1, row), [column + 1, row + 1]);
      if (!has(column, row + 1)) lead(key(column + 1, row + 1), [column, row + 1]);
      if (!has(column - 1, row)) lead(key(column, row + 1), [column, row]);
    }
  }
  const outlines: Point[][] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const outline: Point[] = [];
    let here = start;
    while (here !== undefined) {
      const [step, ...others] = next.get(here) ?? [];
      if (!step) break;
      if (others.length > 0) next.set(here, others);
      else next.delete(here);
      const [column, row] = step;
      outline.push({ x: (column - 0.5) * cell, y: (row - 0.5) * cell - 150 });
      here = key(column, row);
    }
    if (outline.length > 14) outlines.push(straightened(outline, 5));
  }
  return outlines;
}

/** Leaves out points that lie on the line between their neighbours, as a gouge would. */
function straightened(line: readonly Point[], tolerance: number): Point[] {
  const middle = Math.floor(line.length / 2);
  const first = straightenedPart(line.slice(0, middle + 1), tolerance);
  const second = straightenedPart([...line.slice(middle), nth(line, 0)], tolerance);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

function straightenedPart(line: readonly Point[], tolerance: number): Point[] {
  const a = nth(line, 0);
  const b = nth(line, line.length - 1);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  let farthest = { distance: 0, index: 0 };
  line.forEach((q, index) => {
    const distance = Math.abs((b.x - a.x) * (a.y - q.y) - (a.x - q.x) * (b.y - a.y)) / length;
    if (distance > farthest.distance) farthest = { distance, index };
  });
  if (farthest.distance <= tolerance) return [a, b];
  return [
    ...straightenedPart(line.slice(0, farthest.index + 1), tolerance).slice(0, -1),
    ...straightenedPart(line.slice(farthest.index), tolerance),
  ];
}

/** Half the height of a number, which stands on its baseline. */
const middleOfNumber = 10;

/** Where a number has the most room around it: in the largest of the islands, clear of what is drawn over them. */
export function labelPlace(outlines: readonly Polygon[], over: readonly Polygon[]): Point {
  let best = { room: 0, x: 0, y: 0 };
  for (const outline of outlines) {
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 4) {
      for (let x = Math.min(...xs); x <= Math.max(...xs); x += 4) {
        const isFree = isInside(outline, x, y) && !over.some((shape) => isInside(shape, x, y));
        const room = isFree ? Math.min(...[outline, ...over].map((shape) => roomAt(shape, x, y))) : 0;
        if (room > best.room) best = { room, x, y };
      }
    }
  }
  return { x: Math.round(best.x), y: Math.round(best.y) + middleOfNumber };
}

/** To the nearest edge. */
function roomAt(outline: Polygon, x: number, y: number): number {
  return Math.min(
    ...outline.map((a, i) => {
      const b = nth(outline, (i + 1) % outline.length);
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(a.x + t * dx - x, a.y + t * dy - y);
    }),
  );
}
