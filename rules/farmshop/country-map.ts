// The maps of the countries (public/images/country-maps): which part of the earth each shows, and where a place is on it.

export type PointOnEarth = { latitude: number; longitude: number };
type Bounds = { west: number; south: number; east: number; north: number };
/** The name stands right of the town unless the mark of a farmer would cover it there. */
type Town = PointOnEarth & { name: string; side?: 'left' | 'above' | 'below' };
type CountryMap = Bounds & {
  towns: readonly Town[];
  /** How many kilometres are one of what distances are said in there, where that is not a kilometre. */
  kmPerUnit?: number;
};

/** In degrees, as the drawing of the market's map names them; it marks the same towns. */
export const countryMaps: Partial<Record<string, CountryMap>> = {
  nl: {
    west: 3.2,
    south: 50.65,
    east: 7.35,
    north: 53.65,
    towns: [
      { name: 'Amsterdam', latitude: 52.37, longitude: 4.9, side: 'left' },
      { name: 'Groningen', latitude: 53.22, longitude: 6.57 },
      { name: 'Eindhoven', latitude: 51.44, longitude: 5.48, side: 'below' },
    ],
  },
  fr: {
    west: -5.3,
    south: 41.2,
    east: 9.9,
    north: 51.3,
    towns: [
      { name: 'Paris', latitude: 48.86, longitude: 2.35, side: 'above' },
      { name: 'Lyon', latitude: 45.76, longitude: 4.84 },
      { name: 'Bordeaux', latitude: 44.84, longitude: -0.58 },
      { name: 'Nantes', latitude: 47.22, longitude: -1.55 },
    ],
  },
  uk: {
    west: -8.5,
    south: 49.7,
    east: 2.1,
    north: 59.2,
    kmPerUnit: 1.609,
    towns: [
      { name: 'London', latitude: 51.5, longitude: -0.12 },
      { name: 'Manchester', latitude: 53.48, longitude: -2.24 },
      { name: 'Edinburgh', latitude: 55.9, longitude: -3.2 },
      { name: 'Cardiff', latitude: 51.52, longitude: -3.15 },
    ],
  },
  de: {
    west: 5.6,
    south: 47.1,
    east: 15.3,
    north: 55.2,
    towns: [
      { name: 'Berlin', latitude: 52.52, longitude: 13.4, side: 'left' },
      { name: 'Hamburg', latitude: 53.55, longitude: 10 },
      { name: 'Köln', latitude: 50.94, longitude: 6.96 },
      { name: 'München', latitude: 48.14, longitude: 11.58, side: 'above' },
    ],
  },
};

export function isOnMap({ latitude, longitude }: PointOnEarth, { west, south, east, north }: Bounds): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** Height of the map by its width: a degree of longitude is shorter than one of latitude. */
export function mapHeight({ west, south, east, north }: Bounds): number {
  return (north - south) / ((east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180));
}

export type Mark = { x: number; y: number };

/** Where a place is, in parts of the map's width and height. */
function pointOn({ west, south, east, north }: Bounds, { latitude, longitude }: PointOnEarth): Mark {
  return { x: (longitude - west) / (east - west), y: (north - latitude) / (north - south) };
}

export type TownName = { name: string; side: 'right' | 'left' | 'above' | 'below'; at: Mark };

/** The names to write on the map, each at its town. */
export function townNames(map: CountryMap): TownName[] {
  return map.towns.map((town) => {
    const { x, y } = pointOn(map, town);
    return { name: town.name, side: town.side ?? 'right', at: { x: rounded(x), y: rounded(y) } };
  });
}

/** A mark that a finger can hit, in parts of the width of the map on the narrowest phone: 26 of 288 pixels. */
const markSize = 26 / 288;
const rounds = 200;

/** Where marks stand, in parts of the map's width and height: at their places, moved apart where they would cover each other. */
export function placeMarks(places: readonly PointOnEarth[], bounds: Bounds): Mark[] {
  const height = mapHeight(bounds);
  const edge = markSize / 2;
  const marks = places.map((place) => {
    const { x, y } = pointOn(bounds, place);
    return { x, y: height * y };
  });
  for (let round = 0; round < rounds && moveApart(marks); round++) {
    for (const mark of marks) {
      mark.x = Math.min(1 - edge, Math.max(edge, mark.x));
      mark.y = Math.min(height - edge, Math.max(edge, mark.y));
    }
  }
  return marks.map(({ x, y }) => ({ x: rounded(x), y: rounded(y / height) }));
}

/** Pushes every two that are too near half their way apart; whether there were any. */
function moveApart(marks: Mark[]): boolean {
  let isMoved = false;
  marks.forEach((a, index) => {
    for (const b of marks.slice(index + 1)) {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const distance = Math.hypot(dx, dy);
      if (distance >= markSize - 0.0005) continue;
      isMoved = true;
      // Two at one place go to both sides.
      const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [1, 0];
      const push = (markSize - distance) / 2;
      a.x -= ux * push;
      a.y -= uy * push;
      b.x += ux * push;
      b.y += uy * push;
    }
  });
  return isMoved;
}

function rounded(part: number): number {
  return Math.round(part * 10_000) / 10_000;
}
