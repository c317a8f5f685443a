import type { ReactNode } from 'react';
import type { CutArea, CutMapName } from '#rules/animals/cut-map-areas.ts';

/** What each map shows of its drawing: left, top, width, height. */
const boxes: Record<CutMapName, readonly [number, number, number, number]> = {
  cow: [44, 116, 892, 504],
  pig: [60, 140, 900, 480],
  boar: [60, 112, 870, 508],
  sheep: [140, 140, 750, 480],
  chicken: [150, 70, 770, 565],
  goose: [190, 110, 720, 520],
  deer: [190, -130, 640, 750],
  fish: [50, 130, 930, 410],
};

/** The line below the animal, on which the name of the area stands that is pointed at. */
const captionHeight = 56;

/** Cut as it is, or only what goes into the mincer. */
export type CutInk = 'cut' | 'minced';

type DrawnArea = { id: CutArea; ink: CutInk | null; label: string; to: string | null };

/**
 * The animal with some areas inked, each a link where it leads somewhere. The drawing is a file (public/images/cut-maps) of which
 * every area is used by its id, so that none of it is in our code or in the page. A list beside it is the way of keyboards.
 */
export function CutDrawing({ map, areas }: { map: CutMapName; areas: DrawnArea[] }) {
  const [left, top, width, height] = boxes[map];
  return (
    <svg viewBox={`${left} ${top} ${width} ${height + captionHeight}`} className="cut-map-drawing" aria-hidden="true">
      <Part map={map} id="back" />
      {areas.map(({ id, label, ink, to }) => (
        <LinkedArea key={id} to={to} className={classOf(ink)}>
          <title>{label}</title>
          <Part map={map} id={id} />
          <text className="cut-map-caption" x={left + width / 2} y={top + height + captionHeight - 12}>
            {label}
          </text>
        </LinkedArea>
      ))}
      <g className="cut-map-front">
        <Part map={map} id="front" />
        {areas.map(({ id, ink }, index) => (
          <g key={id} className={classOf(ink)}>
            <Part map={map} id={`n${index + 1}`} />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** The same as a small picture, with nothing to press. */
export function SmallCutDrawing({ map, areas }: { map: CutMapName; areas: readonly CutArea[] }) {
  return (
    <svg viewBox={boxes[map].join(' ')} className="cut-map-small" aria-hidden="true">
      <Part map={map} id="back" />
      {areas.map((id) => (
        <g key={id} className={classOf('cut')}>
          <Part map={map} id={id} />
        </g>
      ))}
      <Part map={map} id="front" />
    </svg>
  );
}

function LinkedArea({ to, className, children }: { to: string | null; className: string; children: ReactNode }) {
  return to ? (
    <a href={to} tabIndex={-1} className={className}>
      {children}
    </a>
  ) : (
    <g className={className}>{children}</g>
  );
}

function classOf(ink: CutInk | null): string {
  return ink ? `cut-map-area cut-map-of-${ink}` : 'cut-map-area';
}

function Part({ map, id }: { map: CutMapName; id: string }) {
  return <use href={`/images/cut-maps/${map}.svg#${id}`} />;
}
