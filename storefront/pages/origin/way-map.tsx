import { countryMaps, mapHeight, type PointOnEarth } from '#rules/farmshop/country-map.ts';
import { type MapMark, mapSize, type WayMap } from './way-map.server.ts';

type WayMapProps = { map: WayMap; market: string };

/** The places of an animal and the ways between them, in our print. The timeline beside it has the same numbers. Without hooks. */
export function WayMapDrawing({ map: { marks, legs, farm }, market }: WayMapProps) {
  const { width, height } = mapSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="an-map" aria-hidden="true" focusable="false">
      <pattern id="an-grass" width="74" height="46" patternUnits="userSpaceOnUse">
        <path d="M8 12l13-1.3-8 2.2zM42 6l9-1.6-5 2.8zM58 27l14-1.8-8 3zM22 33l10-1.2-6 2zM5 41l8-1.4-5 2.4z" />
      </pattern>
      <rect className="an-land" width={width} height={height} />
      <rect fill="url(#an-grass)" width={width} height={height} />
      <Country market={market} farm={farm} />
      {legs.map((leg, index) => (
        <Leg key={`${leg.from.x} ${leg.to.x}`} leg={leg} isBack={index > 0} />
      ))}
      {marks.map(({ x, y, stops }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="19" />
          <text y="6">{stops.map(({ number }) => number).join('·')}</text>
        </g>
      ))}
    </svg>
  );
}

/** Bent a little to its right, so that the way back lies beside the way there. */
function Leg({ leg: { from, to, said }, isBack }: { leg: WayMap['legs'][number]; isBack: boolean }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = isBack ? 0.24 : 0.14;
  const control = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const middle = { x: (from.x + 2 * control.x + to.x) / 4, y: (from.y + 2 * control.y + to.y) / 4 };
  const path = `M${point(from)}Q${point(control)} ${point(to)}`;
  return (
    <>
      <path className="an-leg-below" d={path} />
      <path className="an-leg" d={path} />
      {said ? (
        <g className="an-km" transform={`translate(${point(middle)})`}>
          <rect x="-42" y="-16" width="84" height="31" />
          <text y="6">{said}</text>
        </g>
      ) : null}
    </>
  );
}

function point({ x, y }: Pick<MapMark, 'x' | 'y'>): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

const countryWidth = 84;

/** Where in the country that is. */
function Country({ market, farm }: { market: string; farm: PointOnEarth }) {
  const bounds = countryMaps[market];
  if (!bounds) return null;
  const high = countryWidth * mapHeight(bounds);
  const x = ((farm.longitude - bounds.west) / (bounds.east - bounds.west)) * countryWidth;
  const y = ((bounds.north - farm.latitude) / (bounds.north - bounds.south)) * high;
  return (
    <g className="an-country" transform={`translate(10 ${Math.round(mapSize.height - high - 10)})`}>
      <image href={`/images/country-maps/${market}.svg`} width={countryWidth} height={Math.round(high)} />
      <circle cx={Math.round(x)} cy={Math.round(y)} r="5" />
    </g>
  );
}
