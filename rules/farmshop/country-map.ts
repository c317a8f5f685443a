// The maps of the countries (public/images/country-maps): which part of the earth each shows, and where a place is on it.

export type Place = { latitude: number; longitude: number };
type Bounds = { west: number; south: number; east: number; north: number };

/** In degrees, as the drawing of the market's map names them. */
export const countryMaps: Partial<Record<string, Bounds>> = {
  nl: { west: 3.2, south: 50.65, east: 7.35, north: 53.65 },
  fr: { west: -5.3, south: 41.2, east: 9.9, north: 51.3 },
  uk: { west: -8.5, south: 49.7, east: 2.1, north: 59.2 },
  de: { west: 5.6, south: 47.1, east: 15.3, north: 55.2 },
};

export function isOnMap({ latitude, longitude }: Place, { west, south, east, north }: Bounds): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** Height of the map by its width: a degree of longitude is shorter than one of latitude. */
export function mapHeight({ west, south, east, north }: Bounds): number {
  return (north - south) / ((east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180));
}

export type Mark = { x: number; y: number };

/** A mark that a finger can hit, in parts of the width of the map on the narrowest phone: 26 of 288 pixels. */
const markSize = 26 / 288;
const rounds = 200;

/** Where marks stand, in parts of the map's width and height: at their places, moved apart where they would cover each other. */
export function placeMarks(places: readonly Place[], bounds: Bounds): Mark[] {
  const height = mapHeight(bounds);
  const edge = markSize / 2;
  const marks = places.map(({ latitude, longitude }) => ({
    x: (longitude - bounds.west) / (bounds.east - bounds.west),
    y: (height * (bounds.north - latitude)) / (bounds.north - bounds.south),
  }));
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
