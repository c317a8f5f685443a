import { type CSSProperties, Fragment, useContext } from 'react';
import {
  type ImageFormat,
  type ImageSource,
  type ImageSources,
  imageSources,
  type ImageUse,
  srcSet,
} from '#contract/images.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useModernFormat } from '#storefront/browser/image-format.ts';
import { ImagePriority } from './image-priority.ts';
import styles from './picture.module.css';
import { widthsOnPage } from './widths-on-page.ts';

type PictureProps = {
  /** As content gives it; without one a plain plate stands in its place. */
  image: string | null;
  use: ImageUse;
  /** Empty for decoration and where the same words stand beside it. */
  alt: string;
  /** Another picture for below the desktop width. */
  narrowImage?: string | null;
  /** The first large picture of a page: loaded at once and before others. Otherwise that depends on where it stands. */
  isFirst?: boolean;
  /** How wide it stands on the page (as in `sizes`), where that is not as usual for its use. */
  sizes?: string | null;
  /** Ratio of the master, for variants that keep it. */
  ratio?: number;
  className?: string;
  style?: CSSProperties;
};

/** Masters are 16:10 unless said otherwise. */
const masterRatio = 16 / 10;

function sizeOf({ width, height }: ImageSource, ratio: number) {
  return { width, height: height ?? Math.round(width / ratio) };
}

function candidates(source: ImageSource, format: ImageFormat, sizes: string | null) {
  return sizes === null
    ? { srcSet: srcSet(source, format, 'density') }
    : { srcSet: srcSet(source, format, 'width'), sizes };
}

type ModernSourcesProps = { sources: ImageSources; ratio: number; sizes: string | null };

function ModernSources({ sources: { modern, narrower, desktop }, ratio, sizes }: ModernSourcesProps) {
  return modern.map((format) => (
    <Fragment key={format}>
      {narrower.map((source) => (
        <source
          key={source.media}
          type={`image/${format}`}
          media={source.media}
          {...candidates(source, format, sizes)}
          {...sizeOf(source, ratio)}
        />
      ))}
      <source type={`image/${format}`} {...candidates(desktop, format, sizes)} />
    </Fragment>
  ));
}

export function Picture({
  image,
  use,
  alt,
  narrowImage,
  isFirst,
  sizes = widthsOnPage[use],
  ratio = masterRatio,
  className,
  style,
}: PictureProps) {
  const hasModern = useModernFormat();
  const isInFirstView = useContext(ImagePriority);
  const isAtOnce = isFirst ?? isInFirstView;
  const sources = imageSources(image, use, narrowImage);
  if (!sources) return <div className={classNames(styles.placeholder, className)} style={style} aria-hidden="true" />;
  const { desktop, narrower } = sources;
  return (
    <picture>
      {hasModern ? <ModernSources sources={sources} ratio={ratio} sizes={sizes} /> : null}
      {narrower.map((source) => (
        <source
          key={`${source.media} jpg`}
          media={source.media}
          {...candidates(source, 'jpg', sizes)}
          {...sizeOf(source, ratio)}
        />
      ))}
      <img
        // For browsers of the past, and whoever switched the modern format off: not worth a second address in every picture.
        src={desktop.jpg.x1}
        alt={alt}
        {...sizeOf(desktop, ratio)}
        loading={isAtOnce ? 'eager' : 'lazy'}
        fetchPriority={isAtOnce ? 'high' : undefined}
        decoding="async"
        className={className}
        style={style}
      />
    </picture>
  );
}
