/** Where an animal was, on a small map of its own. */
import type { PointOnEarth } from '#rules/farmshop/country-map.ts';
import { readStop } from '#rules/animals/journey-stop.ts';
import { placeIn } from '#rules/facts/places.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import type { Animal } from './load.server.ts';

export const mapSize = { width: 480, height: 340 };
const margin = 62;
/** No map is of less than this: two farms of one village are no journey. */
const leastKm = 8;
const kmPerDegree = 111.2;
/** Marks nearer than this are one. */
const nearest = 46;

export type MapMark = { x: number; y: number; stops: { number: number; name: string }[] };
export type WayMap = {
  marks: MapMark[];
  legs: { from: MapMark; to: MapMark; said: string | null }[];
  farm: PointOnEarth;
};

type Stop = { name: string; place: PointOnEarth; said: string | null };

/** Null where fewer than two of its places are known. */
export function mapOf({ facts, farmer }: Animal, { market }: RequestContext): WayMap | null {
  const { slaughterPlace, portioningPlace, slaughterhouse, butcher } = facts;
  const stops = [
    { name: farmer?.location ?? farmer?.name ?? '', place: farmer?.place ?? null, said: null },
    stopOf(slaughterPlace, slaughterhouse, market.code),
    stopOf(portioningPlace, butcher, market.code),
  ];
  const known = stops.flatMap((stop, index) =>
    stop?.place ? [{ ...stop, place: stop.place, number: index + 1 }] : [],
  );
  const [farm] = known;
  if (!farm || farm.number !== 1 || known.length < 2) return null;
  const points = project(known.map(({ place }) => place));
  const marks: MapMark[] = [];
  const markOf = known.map(({ number, name }, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    const near = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) < nearest);
    const mark = near ?? { x, y, stops: [] };
    if (!near) marks.push(mark);
    mark.stops.push({ number, name });
    return mark;
  });
  const legs = known.slice(1).flatMap(({ said }, index) => {
    const [from, to] = [markOf[index], markOf[index + 1]];
    return from && to && from !== to ? [{ from, to, said }] : [];
  });
  return marks.length < 2 ? null : { marks, legs, farm: farm.place };
}

/** Content may say where it is; towns with a slaughterhouse or a butcher are known. */
function stopOf(
  text: string | null,
  place: PointOnEarth | null,
  market: string,
): (Omit<Stop, 'place'> & { place: PointOnEarth | null }) | null {
  if (!text) return null;
  const { name, place: town, distance } = readStop(text);
  return { name: town ? `${name}, ${town}` : name, place: place ?? placeIn(market, text), said: distance };
}

/** Kilometres east and south of the middle, laid into the frame of the map. */
function project(places: readonly PointOnEarth[]): { x: number; y: number }[] {
  const middle = {
    latitude:
      (Math.max(...places.map(({ latitude }) => latitude)) + Math.min(...places.map(({ latitude }) => latitude))) / 2,
    longitude:
      (Math.max(...places.map(({ longitude }) => longitude)) + Math.min(...places.map(({ longitude }) => longitude))) /
      2,
  };
  const narrower = Math.cos((middle.latitude * Math.PI) / 180);
  const km = places.map(({ latitude, longitude }) => ({
    x: (longitude - middle.longitude) * kmPerDegree * narrower,
    y: (middle.latitude - latitude) * kmPerDegree,
  }));
  const wide = Math.max(leastKm, ...km.map(({ x }) => Math.abs(x) * 2));
  const high = Math.max(leastKm, ...km.map(({ y }) => Math.abs(y) * 2));
  const scale = Math.min((mapSize.width - 2 * margin) / wide, (mapSize.height - 2 * margin) / high);
  return km.map(({ x, y }) => ({
    x: Math.round(mapSize.width / 2 + x * scale),
    y: Math.round(mapSize.height / 2 + y * scale),
  }));
}
