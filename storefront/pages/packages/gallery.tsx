import type { CSSProperties, MouseEvent } from 'react';
import type { Slide } from '#contract/entities/slide.ts';
import { imageAlt } from '#rules/text/meta-text.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useCarousel } from '#storefront/ui/carousel/use-carousel.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { VideoPlayer } from '#storefront/ui/media/video-player.tsx';
import type { PackageView } from './load.server.ts';
import styles from './gallery.module.css';

type Photo = Pick<Slide, 'type' | 'content' | 'image' | 'responsiveImage' | 'imageAlt'>;

/** The pictures of a package: the first large, the others to choose from below it. */
export function Gallery({ box }: { box: PackageView }) {
  const own: Photo = { type: 'image', content: null, image: box.image, responsiveImage: box.image, imageAlt: null };
  const photos: Photo[] = box.slides.length > 0 ? box.slides : [own];
  const t = useText();
  const { index, isUnused, turning, go, track, onScroll, onScrollEnd } = useCarousel(photos.length);
  const isAlone = photos.length === 1;

  function onChoose(event: MouseEvent, at: number) {
    // Followed by the browser, the link would also move the page.
    event.preventDefault();
    go({ type: 'show', index: at });
  }

  return (
    <div {...turning}>
      <div className={styles.frame}>
        <div
          ref={track}
          className={classNames(styles.track, isUnused && styles.unused)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag means a row of pictures
          role="group"
          aria-label={t('package:gallery.label')}
          // What scrolls must be reachable by keyboard.
          tabIndex={isAlone ? undefined : 0}
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
        >
          {photos.map((photo, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a picture is its place in the row
            <div key={at} id={photoId(at)} className={styles.photo}>
              <Shown photo={photo} title={box.title} isFirst={at === 0} isLeft={at !== index} />
            </div>
          ))}
        </div>
      </div>
      {isAlone ? null : <Thumbnails photos={photos} index={index} onChoose={onChoose} />}
    </div>
  );
}

function photoId(at: number): string {
  return `photo-${at + 1}`;
}

type ShownProps = { photo: Photo; title: string; isFirst: boolean; isLeft: boolean };

function Shown({ photo, title, isFirst, isLeft }: ShownProps) {
  const alt = imageAlt(photo.imageAlt) || title;
  return photo.type === 'video_url' ? (
    // Another key when it is left, which ends the video.
    <VideoPlayer key={String(isLeft)} address={photo.content} poster={photo.image} title={alt} />
  ) : (
    <Picture image={photo.image} narrowImage={photo.responsiveImage} use="detail" alt={alt} isFirst={isFirst} />
  );
}

/** One row across the gallery, but of no more than five. */
function inRow(count: number) {
  return { '--in-row': Math.min(Math.max(count, 3), 5) } as CSSProperties;
}

type ThumbnailsProps = { photos: Photo[]; index: number; onChoose: (event: MouseEvent, at: number) => void };

function Thumbnails({ photos, index, onChoose }: ThumbnailsProps) {
  const t = useText();
  return (
    <ul className={styles.thumbnails} style={inRow(photos.length)} aria-label={t('package:gallery.thumbnails')}>
      {photos.map(({ image }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a picture is its place in the row
        <li key={at}>
          <a
            href={`#${photoId(at)}`}
            className={styles.thumbnail}
            aria-label={t('carousel.photo', { number: at + 1 })}
            aria-current={at === index ? 'true' : undefined}
            onClick={(event) => onChoose(event, at)}
          >
            <Picture image={image} use="thumbnail" alt="" />
          </a>
        </li>
      ))}
    </ul>
  );
}
