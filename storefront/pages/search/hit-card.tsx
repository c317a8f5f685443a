import type { MarkedPart } from '#rules/search/marked-text.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import type { HitView } from './load.server.ts';
import styles from './hit-card.module.css';

/** The whole of it is one link. */
export function SearchHitCard({ hit, isFace }: { hit: HitView; isFace: boolean }) {
  const { to, title, text, note, image, isGone } = hit;
  return (
    <AppLink
      to={to}
      className={classNames(
        styles.hit,
        image !== null && styles.pictured,
        isGone && styles.gone,
        isFace && styles.face,
      )}
    >
      {image === null ? null : <Picture image={image} use={isFace ? 'farmerAvatar' : 'card'} alt="" sizes="140px" />}
      <span className={styles.words}>
        <b>
          <Marked parts={title} />
        </b>
        <Marked parts={text} /> {note ? <em>{note}</em> : null}
      </span>
    </AppLink>
  );
}

function Marked({ parts }: { parts: MarkedPart[] }) {
  return parts.map(({ at, text, isMarked }) =>
    isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
