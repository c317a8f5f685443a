/** Which farms are near a post code. Pure, and small enough for browsers. */
import { straightLine } from '#rules/facts/distances.ts';
import type { PointOnEarth } from './country-map.ts';

/** "34 52.03 5.03,35 …": areas by how their post codes begin. */
export function readAreas(text: string): Map<string, PointOnEarth> {
  return new Map(
    text.split(',').map((row) => {
      const [area = '', latitude, longitude] = row.split(' ');
      return [area, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  );
}

/** How a post code begins: two digits, or the letters before the first digit. Null for what can be none. */
export function areaOf(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^(\d\d|[A-Z]{1,2}(?=\d|$))[A-Z\d]{0,6}$/.exec(plain)?.[1] ?? null;
}

/** The nearest first, with what lies between as the crow flies; never less than one. */
export function nearest<F extends { place: PointOnEarth }>(
  farms: readonly F[],
  from: PointOnEarth,
  { kmPerUnit, most }: { kmPerUnit: number; most: number },
): (F & { far: number })[] {
  return farms
    .map((farm) => ({ ...farm, far: Math.max(1, Math.round(straightLine(from, farm.place) / kmPerUnit)) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, most);
}
