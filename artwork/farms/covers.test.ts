import { expect, test } from 'vitest';
import { farmOf, farmsOf } from './farms.ts';
import type { FarmName } from './farms.ts';
import type { Stage } from './stage.ts';

type Place = readonly [x: number, y: number, height: number];

/** Where the largest animal of a cover stands; null without a herd. Everything else on the stage is left out. */
function frontAnimal(name: FarmName): Place | null {
  const places: Place[] = [];
  const stage = new Proxy({} as Stage, {
    get: (_, call) => (call === 'herd' ? (_breed: string, herd: readonly Place[]) => places.push(...herd) : () => {}),
  });
  farmOf(name).set(stage);
  return places.toSorted((a, b) => Math.abs(b[2]) - Math.abs(a[2]))[0] ?? null;
}

/** A phone shows 340 by 210 of 1600 by 500; an animal is at most twice as wide as it is high. */
const half = (500 * 340) / 210 / 1600 / 2;
const halfWidth = (height: number) => (Math.abs(height) * 500 * 1.6) / 2 / 1600;

const names = Object.values(farmsOf).flatMap((farms) => Object.keys(farms) as FarmName[]);

test('row 41 the animal in front of a cover is whole on a phone, head and all', () => {
  const cut = names.filter((name) => {
    const animal = frontAnimal(name);
    if (!animal) return false;
    const middle = Math.min(Math.max(farmOf(name).middle ?? 0.5, half), 1 - half);
    const [x, , height] = animal;
    return Math.abs(x - middle) + halfWidth(height) > half;
  });
  expect(names.length).toBeGreaterThan(60);
  expect(cut).toEqual([]);
});
