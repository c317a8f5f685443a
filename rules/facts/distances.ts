import type { PointOnEarth } from '#rules/farmshop/country-map.ts';

const earthRadius = 6371;
const kmPerMile = 1.609;

/** The straight line between two places, in kilometres. */
export function straightLine(from: PointOnEarth, to: PointOnEarth): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(east);
  return earthRadius * Math.acos(Math.min(1, cosine));
}

/** No road is straight. */
const leastDetour = 1.05;
/** Places of farms are written to a hundredth of a degree. */
const roundedBy = 0.5;

/** The shortest that a road between two places can be, in kilometres. */
export function shortestRoad(from: PointOnEarth, to: PointOnEarth): number {
  return Math.max(0, straightLine(from, to) * leastDetour - roundedBy);
}

// Bounded: one sentence of a document.
const distance = /(\d+(?:[.,]\d+)?)[\s\u00A0\u202F]?(km|kilom[eè]tres?|kilometers?|Kilometern?|miles?)(?!\p{L})/giu;

/** The distances a text names, in kilometres, with the words since the one before and those that follow. */
export function distancesIn(text: string): { said: string; km: number; before: string; after: string }[] {
  const found = Array.from(text.matchAll(distance));
  return found.map(({ 0: said, 1: digits = '', 2: unit = '', index }, position) => {
    const previous = found[position - 1];
    const next = found[position + 1];
    return {
      said,
      km: Number(digits.replace(',', '.')) * (unit.startsWith('mile') ? kmPerMile : 1),
      before: text.slice(previous ? previous.index + previous[0].length : 0, index),
      after: text.slice(index + said.length, next?.index),
    };
  });
}
