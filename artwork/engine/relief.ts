// A closed outline is blown up into a soft relief (a Poisson equation inside it) and lit from the upper left.
import { boundingBox, nth } from './geometry.ts';
import type { Box, Point } from './geometry.ts';

/** A hill (or, with a height below 0, a hollow) in the relief; the height is a share of the relief's own. */
type Bump = { x: number; y: number; rx: number; ry: number; height: number; turn: number };

export type Relief = {
  box: Box;
  contains: (x: number, y: number) => boolean;
  /** How much light falls here, about 0 to 1. */
  light: (x: number, y: number) => number;
  slope: (x: number, y: number) => readonly [number, number];
};

const light = unit(-0.5, -0.72, 0.62);
const padding = 2;

export function inflate(
  polygon: readonly Point[],
  { cell, bumps, depth, rounds }: { cell: number; bumps: readonly Bump[]; depth: number; rounds: number },
): Relief {
  const box = boundingBox(polygon);
  const grid: Grid = {
    cell,
    columns: Math.ceil(box.width / cell) + padding * 2 + 1,
    rows: Math.ceil(box.height / cell) + padding * 2 + 1,
    x: box.x - padding * cell,
    y: box.y - padding * cell,
  };
  const mask = fillMask(polygon, grid);
  const heights = solveHeights(mask, grid, rounds);
  for (const bump of bumps) addBump(heights.values, { mask, grid, bump, highest: heights.highest });
  smooth(heights.values, mask, grid);
  return { box, ...lit(heights.values, { mask, grid, depth }) };
}

type Grid = { cell: number; columns: number; rows: number; x: number; y: number };

function fillMask(polygon: readonly Point[], { cell, columns, rows, x, y }: Grid): Uint8Array {
  const mask = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const level = y + (row + 0.5) * cell;
    const crossings: number[] = [];
    polygon.forEach((p, i) => {
      const q = nth(polygon, (i === 0 ? polygon.length : i) - 1);
      if (p.y > level !== q.y > level) crossings.push(((q.x - p.x) * (level - p.y)) / (q.y - p.y) + p.x);
    });
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const first = Math.max(0, Math.ceil((nth(crossings, i) - x) / cell - 0.5));
      const last = Math.min(columns - 1, Math.floor((nth(crossings, i + 1) - x) / cell - 0.5));
      mask.fill(1, row * columns + first, Math.max(row * columns + first, row * columns + last + 1));
    }
  }
  return mask;
}

/** Successive over-relaxation; the root of the solution is round like a cushion. */
function solveHeights(mask: Uint8Array, { columns, rows }: Grid, rounds: number) {
  const field = new Float32Array(columns * rows);
  const at = (k: number) => field[k] ?? 0;
  const relaxation = 1.86;
  for (let round = 0; round < rounds; round++) {
    for (let row = 1; row < rows - 1; row++) {
      for (let k = row * columns + 1; k < (row + 1) * columns - 1; k++) {
        if (!mask[k]) continue;
        const mean = (at(k - 1) + at(k + 1) + at(k - columns) + at(k + columns) + 1) * 0.25;
        field[k] = at(k) + relaxation * (mean - at(k));
      }
    }
  }
  const values = new Float32Array(columns * rows);
  let highest = 0;
  for (let k = 0; k < values.length; k++) {
    values[k] = mask[k] ? Math.sqrt(Math.max(0, at(k))) : 0;
    highest = Math.max(highest, values[k] ?? 0);
  }
  return { values, highest };
}

type BumpSetting = { mask: Uint8Array; grid: Grid; bump: Bump; highest: number };

function addBump(values: Float32Array, { mask, grid, bump, highest }: BumpSetting) {
  const cos = Math.cos(bump.turn);
  const sin = Math.sin(bump.turn);
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const k = row * grid.columns + column;
      if (!mask[k]) continue;
      const x = grid.x + (column + 0.5) * grid.cell - bump.x;
      const y = grid.y + (row + 0.5) * grid.cell - bump.y;
      const u = (x * cos + y * sin) / bump.rx;
      const v = (-x * sin + y * cos) / bump.ry;
      const away = u * u + v * v;
      if (away < 6) values[k] = (values[k] ?? 0) + bump.height * highest * Math.exp(-away * 1.4);
    }
  }
}

function smooth(values: Float32Array, mask: Uint8Array, { columns, rows }: Grid) {
  const at = (k: number) => values[k] ?? 0;
  const next = new Float32Array(values);
  for (let pass = 0; pass < 2; pass++) {
    for (let row = 1; row < rows - 1; row++) {
      for (let k = row * columns + 1; k < (row + 1) * columns - 1; k++) {
        if (mask[k]) next[k] = (at(k) * 4 + at(k - 1) + at(k + 1) + at(k - columns) + at(k + columns)) / 8;
      }
    }
    values.set(next);
  }
}

function lit(values: Float32Array, { mask, grid, depth }: { mask: Uint8Array; grid: Grid; depth: number }) {
  const { columns, rows } = grid;
  const at = (k: number) => values[k] ?? 0;
  const brightness = new Float32Array(columns * rows);
  const slopeX = new Float32Array(columns * rows);
  const slopeY = new Float32Array(columns * rows);
  for (let row = 1; row < rows - 1; row++) {
    for (let k = row * columns + 1; k < (row + 1) * columns - 1; k++) {
      if (!mask[k]) continue;
      const dx = (at(k + 1) - at(k - 1)) * 0.5 * depth;
      const dy = (at(k + columns) - at(k - columns)) * 0.5 * depth;
      slopeX[k] = dx;
      slopeY[k] = dy;
      brightness[k] = (-dx * light.x - dy * light.y + light.z) / Math.hypot(dx, dy, 1);
    }
  }
  const index = (x: number, y: number) => {
    const column = Math.floor((x - grid.x) / grid.cell);
    const row = Math.floor((y - grid.y) / grid.cell);
    return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
  };
  return {
    contains: (x: number, y: number) => mask[index(x, y)] === 1,
    light: (x: number, y: number) => brightness[index(x, y)] ?? 0,
    slope: (x: number, y: number) => {
      const k = index(x, y);
      return [slopeX[k] ?? 0, slopeY[k] ?? 0] as const;
    },
  };
}

function unit(x: number, y: number, z: number) {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
}
