import type { MarkedPart } from '#rules/search/marked-text.ts';
import { SmallCutDrawing } from '#storefront/components/cut-map/cut-drawing.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import type { HitView } from './load.server.ts';
import styles from './hit-card.module.css';

/** The whole of it is one link. */
export function SearchHitCard({ hit, isFace }: { hit: HitView; isFace: boolean }) {
  const { to, title, text, note, image, map, isGone } = hit;
  return (
    <AppLink
      to={to}
      className={classNames(
        styles.hit,
        (image !== null || map !== null) && styles.pictured,
        isGone && styles.gone,
        isFace && styles.face,
      )}
    >
      <HitPicture image={image} map={map} isFace={isFace} />
      <span className={styles.words}>
        <b>
          <Marked parts={title} />
        </b>
        <Marked parts={text} /> {note ? <em>{note}</em> : null}
      </span>
    </AppLink>
  );
}

function HitPicture({ image, map, isFace }: Pick<HitView, 'image' | 'map'> & { isFace: boolean }) {
  if (map !== null) return <SmallCutDrawing map={map.map} areas={map.areas} />;
  return image === null ? null : <Picture image={image} use={isFace ? 'farmerAvatar' : 'card'} alt="" sizes="140px" />;
}

function Marked({ parts }: { parts: MarkedPart[] }) {
  return parts.map(({ at, text, isMarked }) =>
    isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
