import { useState } from 'react';
import { readUrl } from '#rules/addresses/read-url.ts';
import { videoAddress } from '#rules/links/video-address.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import sheet from './video.css?url';
import styles from './video-player.module.css';

/** Whose players pages may hold; a video of any other host is a link to it. */
const players = new Map([
  ['www.youtube.com', 'YouTube'],
  ['player.vimeo.com', 'Vimeo'],
]);

type VideoPlayerProps = { address: string | null; poster: string | null; title: string | null };

/** Nothing of the other host is loaded before the visitor asks for it. */
export function VideoPlayer({ address, poster, title }: VideoPlayerProps) {
  const t = useText();
  const [isPlaying, setIsPlaying] = useState(false);
  const source = videoAddress(address ?? '');
  if (source === null) return null;
  const hostname = readUrl(source)?.hostname ?? '';
  const host = players.get(hostname);
  if (isPlaying) {
    return (
      <div className={styles.video}>
        <SheetLink href={sheet} />
        <iframe
          className={styles.frame}
          src={source}
          title={t('video.frame', { title: title ?? host ?? hostname })}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          // Players need their own origin for their storage; which hosts may be framed is the content policy's matter.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      </div>
    );
  }
  return (
    <div className={styles.video}>
      <SheetLink href={sheet} />
      <Picture image={poster} use="slider" alt="" className={styles.poster} />
      {host === undefined ? (
        <Elsewhere address={source} host={hostname} />
      ) : (
        <>
          <button type="button" className={styles.play} onClick={() => setIsPlaying(true)}>
            <span className={styles.sign}>
              <Icon name="play" />
            </span>
            <span className={styles.words}>
              <strong>{t('video.play')}</strong>
              <span>{t('video.notice', { host })}</span>
            </span>
          </button>
          <noscript>
            <Elsewhere address={source} host={host} />
          </noscript>
        </>
      )}
    </div>
  );
}

function Elsewhere({ address, host }: { address: string; host: string }) {
  const t = useText();
  return (
    <a className={styles.elsewhere} href={address} target="_blank" rel="noopener">
      {t('video.openElsewhere', { host })}
      <Icon name="external" />
    </a>
  );
}
