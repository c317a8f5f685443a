import { type MouseEvent, useId, useRef } from 'react';
import type { CutArea, CutMapName } from '#rules/animals/cut-map-areas.ts';
import { unbrokenAmounts } from '#rules/text/unbroken-amounts.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { CutDrawing, type CutInk } from './cut-drawing.tsx';
import { CutMapSheet } from './cut-map-sheet.tsx';
import { useIsNear } from './use-is-near.ts';

export type CutMapView = {
  map: CutMapName;
  title: string;
  /** What the ink says. */
  lead: string | null;
  /** What stands above it on paper, where it is printed by itself, and the words of the link that does that. */
  poster: { title: string; link: string } | null;
  areas: {
    id: CutArea;
    name: string;
    ink: CutInk | null;
    /** What comes from it, with the way to its page. */
    cuts: { title: string; to: string | null }[];
  }[];
};

type CutMapProps = {
  view: CutMapView;
  /** Fetches the drawing when it comes near: it stands far below what is seen first. Such a map is not printed. */
  isLate?: boolean;
};

/** An animal with the areas of some cuts inked, and the list of its areas by their numbers. */
export function CutMap({ view: { map, title, lead, poster, areas }, isLate = false }: CutMapProps) {
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const drawing = <CutDrawing map={map} areas={areas.map(drawnArea)} />;
  return (
    <section
      id={poster ? posterAnchor : undefined}
      className={isLate ? 'cut-map cut-map-late' : 'cut-map'}
      aria-labelledby={titleId}
    >
      <CutMapSheet />
      <h2 id={titleId}>{title}</h2>
      {lead ? <p>{lead}</p> : null}
      {poster ? <PosterLink poster={poster} /> : null}
      <div className="cut-map-parts">
        <div ref={place} className={`cut-map-place cut-map-${map}`}>
          {isLate && !isNear ? <noscript>{drawing}</noscript> : drawing}
        </div>
        <ol>
          {areas.map(({ id, name, ink, cuts }) => (
            <li key={id} className={ink ? `cut-map-of-${ink}` : undefined}>
              <span>{name}</span>
              {cuts.length > 0 ? (
                <small>
                  {cuts.map((cut) => (
                    <AppLink key={cut.title} to={cut.to}>
                      {unbrokenAmounts(cut.title)}
                    </AppLink>
                  ))}
                </small>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Where the address has it, printing prints the map alone: the link does both, and without our code the first of them. */
const posterAnchor = 'poster';

function PosterLink({ poster: { title, link } }: { poster: NonNullable<CutMapView['poster']> }) {
  function print(event: MouseEvent) {
    event.preventDefault();
    window.location.replace(`#${posterAnchor}`);
    window.print();
  }
  return (
    <>
      <p className="cut-map-poster" aria-hidden="true">
        {title}
      </p>
      <a className="cut-map-print" href={`#${posterAnchor}`} onClick={print}>
        <Icon name="printer" />
        {link}
      </a>
    </>
  );
}

/** One area leads to one page: that of the first cut that has one. */
function drawnArea({ id, name, ink, cuts }: CutMapView['areas'][number]) {
  const titles = cuts.map(({ title }) => title).join(', ');
  const to = cuts.find((cut) => cut.to !== null)?.to ?? null;
  return { id, ink, to, label: titles ? `${titles} (${name})` : name };
}
