import { Link } from 'react-router';
import type { CutArea, CutMapName } from '#rules/animals/cut-areas.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import styles from './cut-map.module.css';

export type CutMapData = {
  map: CutMapName;
  areas: { id: CutArea; title: string; isOn: boolean; to: string | null }[];
};

/** What each map shows of its drawing: left, top, width, height. */
const boxes: Record<CutMapName, string> = {
  cow: '44 116 892 504',
  pig: '60 140 900 480',
  boar: '60 112 870 508',
  sheep: '140 140 750 480',
  chicken: '150 70 770 565',
  goose: '190 110 720 520',
  deer: '190 -130 640 750',
  fish: '50 130 930 410',
};

/**
 * The animal with this cut inked. The drawing is a file (public/images/cut-maps) of which every area is used by its id, so
 * that none of it is in our code or in the page. The list below is the way of keyboards and screen readers.
 */
export function CutMap({ map: { map, areas } }: { map: CutMapData }) {
  const t = useText();
  const linked = areas.flatMap(({ id, title, to }) => (to ? [{ id, title, to }] : []));
  return (
    <section className={styles.map}>
      <h2 className={styles.title}>{t('cuts:where')}</h2>
      <svg viewBox={boxes[map]} className={styles.drawing} aria-hidden="true">
        <Part map={map} id="back" />
        {areas.map(({ id, title, isOn, to }) => {
          const area = (
            <>
              <title>{title}</title>
              <Part map={map} id={id} />
            </>
          );
          const className = isOn ? `${styles.area} ${styles.on}` : styles.area;
          return to ? (
            <a key={id} href={to} tabIndex={-1} className={className}>
              {area}
            </a>
          ) : (
            <g key={id} className={className}>
              {area}
            </g>
          );
        })}
        <g className={styles.front}>
          <Part map={map} id="front" />
        </g>
      </svg>
      <p className={styles.here}>
        {areas
          .filter(({ isOn }) => isOn)
          .map(({ title }) => title)
          .join(', ')}
      </p>
      {linked.length > 0 ? (
        <ul className={styles.others}>
          {linked.map(({ id, title, to }) => (
            <li key={id}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Part({ map, id }: { map: CutMapName; id: string }) {
  return <use href={`/images/cut-maps/${map}.svg#${id}`} />;
}
