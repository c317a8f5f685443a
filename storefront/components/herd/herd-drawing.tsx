import { cellsPath } from './cells-path.ts';

/** Wide enough for a pair of animals of 48 in rows that end evenly; each has room for a drawing of public/images/animals.svg and a little air. */
const cells = { columns: 16, width: 48, height: 36 };
const size = { width: cells.width, height: cells.height };
const drawn = new Set(
  'boar chicken codfish cow deer duck fish game goat goose pig roe salmon sheep turkey wine'.split(' '),
);

type Part = {
  name: string;
  /** Sets its colour. */
  className: string | undefined;
  from: number;
  to: number;
};

type HerdDrawingProps = {
  id: string;
  animal: string | null;
  total: number;
  parts: readonly Part[];
  className?: string | undefined;
};

/** One small animal for each package, in the colour of its part. Without hooks: servers print it too. */
export function HerdDrawing({ id, animal, total, parts, className }: HerdDrawingProps) {
  const rows = Math.ceil(total / cells.columns);
  const drawing = `/images/animals.svg#${animal && drawn.has(animal) ? animal : 'cow'}`;
  return (
    <svg
      viewBox={`0 0 ${cells.columns * cells.width} ${rows * cells.height}`}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {/* One animal repeated: a hundred of them would be a hundred elements to lay out. */}
      {parts.map(({ name, className: color, from, to }) => (
        <g key={name}>
          <pattern id={`${id}${name}`} className={color} patternUnits="userSpaceOnUse" {...size}>
            <use href={drawing} x={3} y={3} width={42} height={30} />
          </pattern>
          <path fill={`url(#${id}${name})`} d={cellsPath(cells, from, to)} />
        </g>
      ))}
    </svg>
  );
}
